import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { type Lancamento, movimentosOf, type Semana } from "@eden/domain/ferramentas/fluxo";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Table } from "lucide";
import { useState } from "react";
import { dayMonth, down, semanaShort } from "./semana-words.ts";

interface SemanasListaProps {
  semanas: readonly Semana[];
  lancamentos: readonly Lancamento[];
  hoje: string;
}

/** One line per week that fits 320 px: closing balance and a bar, and what moves behind it. The whole table is below. */
export function SemanasLista({ semanas, lancamentos, hoje }: SemanasListaProps) {
  const max = Math.max(1, ...semanas.map(({ fecha }) => Math.abs(fecha)));
  return (
    <figure className="mt-4 rounded-cartao bg-papel px-4 pt-5 pb-2 shadow-suave lg:rounded-ficha lg:px-9 lg:pt-7.5">
      <figcaption>
        <b className="block font-semibold">Saldo no fim de cada semana</b>
        <span className="mt-0.5 block text-pedra text-peq/snug">
          Toque numa semana para ver o que entra e o que sai.
        </span>
      </figcaption>
      <ol className="mt-2.5">
        {semanas.map((semana) => (
          <li key={semana.semana}>
            <UmaSemana semana={semana} share={Math.abs(semana.fecha) / max} lancamentos={lancamentos} hoje={hoje} />
          </li>
        ))}
      </ol>
      <details className="mt-2 border-linha border-t">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha">
          <Icon of={Table} size={20} />
          Ver a tabela
        </summary>
        <div className="-mx-1.5 overflow-x-auto pb-3">
          <SemanasTabela semanas={semanas} />
        </div>
      </details>
    </figure>
  );
}

interface UmaSemanaProps {
  semana: Semana;
  share: number;
  lancamentos: readonly Lancamento[];
  hoje: string;
}

function UmaSemana({ semana, share, lancamentos, hoje }: UmaSemanaProps) {
  const [isOpen, setOpen] = useState(false);
  const isNegative = semana.fecha < 0;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={`grid min-h-11 cursor-pointer grid-cols-[6.75rem_minmax(0,1fr)_6rem] items-center gap-2.5 rounded-lg text-peq hover:bg-orvalho lg:min-h-9.5 ${isNegative ? "font-semibold" : ""}`}
      >
        <span className="whitespace-nowrap">{semanaShort(semana)}</span>
        <Barra share={share} isNegative={isNegative} />
        <span className={`text-right font-semibold tabular-nums lining-nums ${isNegative ? "text-terracota" : ""}`}>
          {down(semana.fecha)}
        </span>
      </summary>
      {isOpen && <Movimentos semana={semana} lancamentos={lancamentos} hoje={hoje} />}
    </details>
  );
}

function Movimentos({ semana: { de, ate, abre, menor }, lancamentos, hoje }: Omit<UmaSemanaProps, "share">) {
  const found = movimentosOf(lancamentos, hoje > de ? hoje : de, ate);
  return (
    <div className="mb-2 rounded-panel bg-orvalho px-3.5 py-2.5 text-peq/snug">
      <p className="text-pedra">
        Abre com {down(abre)}; o ponto mais baixo é {down(menor)}.
      </p>
      <ul className="mt-1.5 grid gap-1">
        {found.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
          <li key={index} className="flex justify-between gap-3">
            <span>
              {one.nome} <span className="text-pedra">{one.de === one.ate ? dayMonth(one.de) : ""}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums lining-nums">
              {one.sinal > 0 ? "+" : "−"} {formatReais(one.valor)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Barra({ share, isNegative }: { share: number; isNegative: boolean }) {
  const width = Math.max(3, share * 100);
  return (
    <svg aria-hidden="true" className="h-3.5 w-full">
      <rect width={`${width}%`} height="14" rx="7" className={isNegative ? "fill-terracota" : "fill-folha-2"} />
      {isNegative && <rect width={`${width}%`} height="14" rx="7" fill="url(#semana-negativa)" />}
      {isNegative && (
        <pattern id="semana-negativa" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <path d="M0 0V6" className="stroke-papel" strokeWidth="2.4" />
        </pattern>
      )}
    </svg>
  );
}

const right = "px-1.5 py-1.5 text-right";

/** Opening, in, out, closing and lowest balance of every week, also on paper. */
export function SemanasTabela({ semanas }: Pick<SemanasListaProps, "semanas">) {
  return (
    <table className="w-full whitespace-nowrap text-peq tabular-nums lining-nums">
      <caption className="sr-only">As 13 semanas</caption>
      <thead>
        <tr>
          <th scope="col" className="px-1.5 py-1.5 text-left font-semibold">
            Semana
          </th>
          {["Abre", "Entra", "Sai", "Fecha", "Menor"].map((coluna) => (
            <th key={coluna} scope="col" className={`font-semibold ${right}`}>
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas.map((semana) => (
          <tr key={semana.semana} className="border-linha border-t">
            <th scope="row" className="px-1.5 py-1.5 text-left font-normal">
              {semanaShort(semana)}
            </th>
            {[semana.abre, semana.entradas, semana.saidas, semana.fecha, semana.menor].map((valor, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of one row, by their column
              <td key={index} className={`${right} ${valor < 0 ? "font-semibold text-terracota" : ""}`}>
                {down(valor)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
