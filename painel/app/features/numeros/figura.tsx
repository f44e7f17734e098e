import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { usePreferencias } from "~/clients/preferencias.ts";
import { saveCsv } from "~/clients/save-file.ts";
import type { RpcError } from "~/clients/transport.ts";
import { csvLines, formatCelula, type Tabela } from "./tabela.ts";

interface FiguraProps<T> {
  /** Names the CSV and the remembered choice. */
  nome: string;
  titulo: string;
  texto?: ReactNode;
  /** Below the chart or its table. */
  nota?: string;
  query: UseQueryResult<T, RpcError>;
  tabela: (data: T) => Tabela;
  /** What is said when there is nothing to draw. */
  vazia: string;
  className?: string;
  children: (data: T) => ReactNode;
}

/** One figure: its chart or its table, by the member's choice, and its CSV. The chart is drawn, so the table is always there for screen readers. */
export function Figura<T>({ nome, titulo, texto, nota, query, tabela, vazia, className, children }: FiguraProps<T>) {
  const id = useId();
  const [tabelas, setTabelas] = usePreferencias("tabelas");
  const asTable = tabelas.includes(nome);
  const table = query.data && tabela(query.data);
  const filled = table !== undefined && table.linhas.length > 0;
  return (
    <section aria-labelledby={id} className={classNames("min-w-0 border-linha-2 border-t pt-4 pb-9", className)}>
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="font-texto text-read font-strong tracking-normal text-tinta">
          {titulo}
        </h2>
        {filled && (
          <span className="ml-auto flex gap-5">
            <button
              type="button"
              onClick={() => setTabelas(asTable ? tabelas.filter((other) => other !== nome) : [...tabelas, nome])}
              className={linkStyle}
            >
              {asTable ? "Gráfico" : "Tabela"} <span className="sr-only">de {titulo}</span>
            </button>
            <button type="button" onClick={() => saveCsv(`${nome}.csv`, csvLines(table))} className={linkStyle}>
              CSV <span className="sr-only">de {titulo}</span>
            </button>
          </span>
        )}
        {texto && <p className="w-full pt-0.5 text-small text-pedra">{texto}</p>}
      </header>
      <Body query={query} vazia={vazia}>
        {(data) =>
          filled ? (
            <>
              {!asTable && <div className="pt-4">{children(data)}</div>}
              <Quadro titulo={titulo} tabela={table} hidden={!asTable} className={asTable ? "mt-3" : "sr-only"} />
              {nota && <p className="pt-3 text-micro text-pedra">{nota}</p>}
            </>
          ) : (
            <p className="pt-6 text-body text-pedra">{vazia}</p>
          )
        }
      </Body>
    </section>
  );
}

const linkStyle =
  "relative rounded-mark text-body font-strong text-folha hover:underline after:absolute after:-inset-x-2.5 after:-inset-y-3";

function Body<T>({ query: { data, error, refetch }, children }: Pick<FiguraProps<T>, "query" | "vazia" | "children">) {
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <p
        role="status"
        className="mt-4 h-44 rounded-control bg-areia/50 p-4 text-body text-pedra motion-safe:animate-pulse"
      >
        Contando…
      </p>
    );
  }
  return (
    <div role="alert" className="pt-4">
      <p>{error.status === 422 ? error.mensagem : "Estes números não carregaram. Confira a conexão."}</p>
      <CompactButton className="mt-3" onClick={() => void refetch()}>
        Tentar de novo
      </CompactButton>
    </div>
  );
}

interface QuadroProps {
  titulo: string;
  tabela: Tabela;
  /** Not on screen, or not for screen readers: no tab stop. Otherwise a region that may scroll must be reachable by keyboard. */
  hidden?: boolean;
  className?: string;
}

/** A table of figures; it scrolls sideways when it does not fit. */
export function Quadro({ titulo, tabela: { colunas, linhas }, hidden = false, className }: QuadroProps) {
  return (
    <section
      aria-label={`Tabela: ${titulo}`}
      tabIndex={hidden ? undefined : 0}
      className={classNames(!hidden && "overflow-x-auto", className)}
    >
      <table className="w-full border-collapse text-body tabular-nums">
        <thead className="text-small text-pedra">
          <tr>
            {colunas.map(({ nome }, index) => (
              <th
                key={nome}
                scope="col"
                className={classNames(cell, "font-semibold", isNumber(linhas, index) && "text-right")}
              >
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.slice(0, 2).join(" ")}>
              {linha.map((celula, index) => {
                const coluna = colunas[index] ?? { nome: "" };
                const bad = typeof celula === "number" && coluna.isBad?.(celula);
                const text = formatCelula(celula, coluna);
                return index === 0 ? (
                  <th key={coluna.nome} scope="row" className={classNames(cell, "font-normal")}>
                    {text}
                  </th>
                ) : (
                  <td
                    key={coluna.nome}
                    className={classNames(
                      cell,
                      isNumber(linhas, index) && "text-right",
                      bad && "font-strong text-erro",
                    )}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = "border-linha border-b py-1.5 pr-3 text-left last:pr-0 pointer-coarse:py-2";
const isNumber = (linhas: Tabela["linhas"], index: number) => linhas.some((linha) => typeof linha[index] === "number");
