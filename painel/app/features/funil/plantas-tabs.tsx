import { ESTADOS, type Estado, keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { formatCount } from "~/parts/format-count.ts";
import { Planta } from "~/pessoas/planta.tsx";
import type { Colunas } from "./cache-funil.ts";

interface PlantasTabsProps {
  colunas: Colunas;
  current: Estado;
  /** While a card is dragged each plant is a place to drop it. */
  dragging: boolean;
  onSelect: (estado: Estado) => void;
}

/** The plants of the five states, on a phone: they show a column and take a dragged card. */
export function PlantasTabs({ colunas, current, dragging, onSelect }: PlantasTabsProps) {
  return (
    <nav aria-label="Colunas do funil" className="grid grid-cols-5 px-3 pt-2">
      {keysOf(ESTADOS).map((estado) => (
        <button
          key={estado}
          type="button"
          data-coluna={estado}
          aria-current={estado === current ? "true" : undefined}
          onClick={() => onSelect(estado)}
          className="group grid justify-items-center rounded-control text-center text-micro/snug focus-visible:-outline-offset-3"
        >
          <span
            className={classNames(
              "flex h-20 w-full items-end justify-center rounded-t-control border-b-3 border-barro group-aria-[current=true]:border-folha",
              dragging && estado === current && "bg-nivel-2",
            )}
          >
            <Planta estado={estado} scale={76} />
          </span>
          <span className="pt-1 group-aria-[current=true]:font-bold">
            {ESTADOS[estado].nome}
            <span className="block text-pedra tabular-nums">{formatCount(colunas[estado].total)}</span>
          </span>
        </button>
      ))}
    </nav>
  );
}
