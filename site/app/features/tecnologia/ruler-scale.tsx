import { classNames } from "@eden/ui/class-names.ts";
import { useRef } from "react";
import { RulerArrow } from "./ruler-arrow.tsx";
import { RulerMarker } from "./ruler-marker.tsx";
import { RulerTicks } from "./ruler-ticks.tsx";
import { useArrival } from "./use-arrival.ts";

/** The ruler covers R$ 6 to R$ 14: each real is an eighth of its width. */
const concorrentes = [
  { nome: "Online", lugar: "left-[10.6%]", haste: "h-22 md:h-24" },
  { nome: "Rede", lugar: "left-[18.1%]", haste: "h-14 md:h-15" },
  { nome: "Bairro", lugar: "left-[31.9%]", haste: "h-8 md:h-20" },
];
const marcos = [
  { valor: "R$ 6", lugar: "left-0" },
  { valor: "R$ 8", lugar: "left-1/4 -translate-x-1/2 max-md:hidden" },
  { valor: "R$ 10", lugar: "left-1/2 -translate-x-1/2" },
  { valor: "R$ 12", lugar: "left-3/4 -translate-x-1/2 max-md:hidden" },
  { valor: "R$ 14", lugar: "right-0" },
];
export function RulerScale() {
  const ruler = useRef<HTMLDivElement>(null);
  useArrival(ruler);
  return (
    <div ref={ruler} className="group/ruler relative mb-4 h-64 text-pedra md:mb-5 md:h-51 lg:max-xl:h-63">
      <div className="@container absolute inset-x-2 top-42 md:inset-x-3 md:top-36 lg:max-xl:top-41">
        <span className="absolute bottom-0 left-[37.5%] flex h-8 w-[32.5%] items-center rounded-t-lg bg-nivel-2 pl-3.5 font-semibold text-base text-mata">
          <span className="max-md:hidden lg:max-xl:hidden">faixa saudável</span>
        </span>
        <RulerTicks />
        {concorrentes.map(({ nome, lugar, haste }) => (
          <span
            key={nome}
            className={classNames("absolute bottom-0 grid -translate-x-1/2 justify-items-center", lugar)}
          >
            <span className="font-medium text-peq md:text-base">{nome}</span>
            <span className={classNames("border-contorno border-l-[1.5px] border-dashed", haste)} />
            <span className="absolute -bottom-1.75 size-3.5 rounded-full border-2 border-pedra bg-papel" />
          </span>
        ))}
        <RulerMarker
          place="left-[58.75%] transition-[translate] duration-700 motion-safe:group-data-waiting/ruler:translate-x-[calc(23.75cqw-50%)]"
          pill="bg-ipe text-tinta"
          stem="h-27 border-ipe md:h-23 lg:max-xl:h-28"
          dot="border-2 border-tinta bg-ipe"
        >
          Sugerido 10,70
        </RulerMarker>
        <RulerMarker place="left-[82.5%]" pill="bg-mata text-white" stem="h-14 border-mata md:h-16" dot="bg-mata">
          Hoje 12,60
        </RulerMarker>
        <RulerArrow />
        {marcos.map(({ valor, lugar }) => (
          <span key={valor} className={classNames("absolute top-8 text-peq tabular-nums md:text-[1.0625rem]", lugar)}>
            {valor}
          </span>
        ))}
      </div>
      <span className="absolute bottom-0 left-0 flex items-center gap-2 text-peq md:max-lg:hidden xl:hidden">
        <span className="h-4 w-6 rounded-sm bg-nivel-2" />
        faixa saudável
      </span>
    </div>
  );
}
