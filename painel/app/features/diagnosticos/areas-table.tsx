import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import type { Saida } from "~/clients/rpc.ts";
import type { AreaSeries } from "./area-series.ts";

interface AreasTableProps {
  series: readonly AreaSeries[];
  dates: readonly string[];
  /** Null below ten stores. */
  faixas: Saida<"loja">["faixas"] | null;
}

const cell = "border-linha border-b py-2 pr-4 text-left";

/** The scores of every answer as a table. */
export function AreasTable({ series, dates, faixas }: AreasTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label="Notas por área" tabIndex={0} className="mt-3 overflow-x-auto print:hidden">
      <table className="w-full border-collapse text-body tabular-nums">
        <thead className="text-small text-pedra">
          <tr>
            {["Área", ...dates, ...(faixas ? ["Metade das lojas"] : [])].map((head) => (
              <th key={head} scope="col" className={`${cell} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ area, notas }) => (
            <tr key={area}>
              <th scope="row" className={`${cell} font-semibold`}>
                {nomeDaArea(area)}
              </th>
              {notas.map((nota, index) => (
                <td key={dates[index]} className={cell}>
                  {nota ?? "–"}
                </td>
              ))}
              {faixas && <td className={cell}>{faixas[area] ? `${faixas[area].de} a ${faixas[area].ate}` : "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
