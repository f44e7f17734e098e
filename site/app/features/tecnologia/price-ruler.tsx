import { Icon } from "@eden/ui/core/icon.tsx";
import { Package } from "lucide";
import { ExampleTag, Illustration } from "./illustration.tsx";
import { RulerScale } from "./ruler-scale.tsx";

const measures = [
  { name: "Concorrência", reading: "O mais caro de 4" },
  { name: "Elasticidade", reading: "Pesa muito" },
  { name: "Margem", reading: "30% a R$\u00a010,70" },
];

/** One item on the price ruler: competitors' prices, the healthy range, and the suggested price. */
export function PriceRuler() {
  return (
    <Illustration
      label="régua de preço de uma vitamina. Hoje ela custa R$ 12,60, acima dos concorrentes; o preço sugerido é R$ 10,70, dentro da faixa saudável, com 30% de margem."
      className="mx-auto w-full max-w-190 rounded-[28px] bg-papel px-4.5 py-5.5 shadow-[0_30px_80px_#7a53002e] md:px-8.5 md:py-7.5 lg:rounded-[36px] lg:px-7 xl:px-8.5"
    >
      <div className="flex flex-wrap items-center gap-3 md:gap-4">
        <span className="grid size-14 place-items-center rounded-[18px] bg-orvalho text-folha max-md:hidden">
          <Icon of={Package} size={26} />
        </span>
        <span className="flex-[1_1_11rem]">
          <b className="block font-semibold font-titulo text-lg/tight text-mata md:text-xl/tight">
            Vitamina C, 10&nbsp;comprimidos
          </b>
          <span className="text-pedra text-peq max-md:hidden">Curva A</span>
        </span>
        <ExampleTag />
      </div>
      <RulerScale />
      <div className="grid gap-2 md:grid-cols-3 md:gap-3.5">
        {measures.map(({ name, reading }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 rounded-2xl bg-creme px-4 py-2.5 md:grid-cols-1 md:rounded-[20px] md:px-4.5 md:py-4"
          >
            <span className="text-pedra text-peq leading-tight">{name}</span>
            <b className="font-semibold font-titulo text-lg/tight text-mata lining-nums xl:text-xl/tight">{reading}</b>
          </div>
        ))}
      </div>
    </Illustration>
  );
}
