import { classNames } from "@eden/ui/class-names.ts";

const categorias = [
  { nome: "Higiene", barra: "h-17 bg-folha" },
  { nome: "Marca", barra: "h-14 bg-folha" },
  { nome: "Genéricos", barra: "h-6.5 bg-terracota" },
  { nome: "Beleza", barra: "h-20 bg-folha" },
];

export function MarginChart() {
  return (
    <span className="mt-3.5 block rounded-2xl bg-orvalho px-3.5 pt-3.5 pb-3 lg:px-4">
      <span className="flex flex-wrap justify-between gap-x-3 text-peq leading-snug">
        <b className="font-semibold text-mata">Margem por categoria</b>
        <span className="text-pedra">Exemplo ilustrativo</span>
      </span>
      <span className="mt-2.5 grid grid-cols-4 items-end gap-2.5 lg:gap-3.5">
        {categorias.map(({ nome, barra }) => (
          <span key={nome} className="grid gap-1.5 text-center font-medium text-[0.8125rem]/tight lg:text-sm/tight">
            <span className={classNames("rounded-t-[9px] rounded-b-sm", barra)} />
            <span className="-mx-2">{nome}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
