import { fracaOf } from "@eden/domain/diagnostico/fraca";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { AreaFigure } from "./area-figure.tsx";
import { areaSeries, mesDe, type Resposta } from "./area-series.ts";
import { AreasTable } from "./areas-table.tsx";
import { Cartao } from "./cartao.tsx";

interface AreasChartProps {
  /** Oldest first. */
  respostas: readonly Resposta[];
  faixas: Saida<"loja">["faixas"];
}

/** The seven areas over the answers, one small figure each on the same scale, or the same numbers as a table. */
export function AreasChart({ respostas, faixas }: AreasChartProps) {
  const now = useNow();
  const [asTable, setAsTable] = useState(false);
  const series = areaSeries(respostas);
  const fraca = fracaOf(respostas.at(-1)?.areas ?? []);
  const hasPeers = Object.keys(faixas).length > 0;
  return (
    <Cartao
      titulo={series.length === 7 ? "As sete áreas" : `${series.length} áreas`}
      nota={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-pedra">
          <Legend respostas={respostas} lojas={faixas.geral?.lojas ?? Object.values(faixas)[0]?.lojas} />
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className="min-h-8 rounded-mark px-1 text-body font-semibold text-folha aria-pressed:underline pointer-coarse:min-h-11 print:hidden"
          >
            Tabela
          </button>
        </span>
      }
    >
      {asTable && (
        <AreasTable
          series={series}
          dates={respostas.map(({ em }) => formatQuando(em, now))}
          faixas={hasPeers ? faixas : null}
        />
      )}
      <ul
        className={classNames(
          "mt-2 grid grid-cols-2 gap-x-3 gap-y-4 min-[26rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-7 print:grid-cols-7 print:gap-x-2",
          asTable && "not-print:hidden",
        )}
      >
        {series.map((area) => (
          <AreaFigure
            key={area.area}
            series={area}
            peers={faixas[area.area] ?? null}
            weakest={fraca?.status === "uma" && fraca.area === area.area}
          />
        ))}
      </ul>
    </Cartao>
  );
}

function Legend({ respostas, lojas }: { respostas: readonly Resposta[]; lojas: number | undefined }) {
  const [before, last] = [respostas.at(-2), respostas.at(-1)];
  return (
    <>
      {before && last && (
        <>
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-2.5 rounded-full border-2 border-pedra" /> {mesDe(before, last)}
          </span>
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-2.5 rounded-full border-5 border-pedra" /> {mesDe(last, before)}
          </span>
        </>
      )}
      {lojas !== undefined && (
        <span className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="16" height="10">
            <rect width="16" height="10" rx="3" className="fill-barro/60" />
          </svg>
          metade das {lojas.toLocaleString("pt-BR")} lojas
        </span>
      )}
    </>
  );
}
