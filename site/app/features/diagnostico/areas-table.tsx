import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { nomeDaArea } from "@eden/domain/diagnostico/resultado";
import { Icon } from "@eden/ui/icon.tsx";
import { Plus, Table } from "lucide-react";
import { type AreasProps, medianOf } from "./areas-look.ts";

const cell = "border-linha border-b py-2.5 pr-3 text-left align-top leading-snug last:pr-0";

/** The figures of the chart as a table. */
export function AreasTable({ areas, comparacao }: AreasProps) {
  return (
    <details data-chrome className="group mt-5">
      <summary className="inline-flex min-h-12 list-none items-center gap-2.5 rounded-lg font-semibold text-folha [&::-webkit-details-marker]:hidden">
        <Icon of={Table} />
        Ver em números
        <Icon of={Plus} size={18} className="transition-[rotate] group-open:rotate-45" />
      </summary>
      <table className="mt-2 w-full border-collapse">
        <caption className="sr-only">Nota de cada área, de 0 a 100</caption>
        <thead className="text-pedra text-peq">
          <tr>
            {["Área", "Nota", "Situação", ...(comparacao ? ["Lojas parecidas"] : [])].map((name) => (
              <th key={name} scope="col" className={`${cell} font-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {areas.map(({ area, nota }) => (
            <tr key={area}>
              <th scope="row" className={`${cell} font-semibold`}>
                {nomeDaArea(area)}
              </th>
              <td className={cell}>{nota}</td>
              <td className={cell}>{FAIXAS[faixaOf(nota)].nome}</td>
              {comparacao && <td className={cell}>{medianOf(comparacao, area) ?? "-"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
