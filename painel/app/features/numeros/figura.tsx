import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { Download } from "lucide";
import type { ReactNode } from "react";
import { usePreferencias } from "~/clients/preferencias.ts";
import { saveCsv } from "~/clients/save-file.ts";
import type { RpcError } from "~/clients/transport.ts";
import { diasDe, usePeriodo } from "./periodo-context.ts";
import { Quadro } from "./quadro.tsx";
import { csvLines, formatNumero, type Tabela } from "./tabela.ts";

interface FiguraProps<T> {
  /** Names the CSV and the remembered choice. */
  nome: string;
  /** Names the figure; shown unless the data has a headline of its own. */
  titulo: string;
  manchete?: (data: T) => ReactNode;
  /** What the figure shows, in a sentence. */
  texto?: ReactNode;
  /** Below the chart or its table. */
  nota?: string;
  query: UseQueryResult<T, RpcError>;
  tabela: (data: T) => Tabela;
  /** How many stand behind the figure, in the period and before it. */
  amostra: (data: T) => { agora: number; antes: number; nomes: readonly [um: string, muitos: string] };
  /** What is said when there is nothing to draw. */
  vazia: string;
  className?: string;
  children: (data: T) => ReactNode;
}

/** One figure: its chart or its table, by the member's choice, its CSV, its days and how many stand behind it. The chart is drawn, so the table is always there for screen readers. */
export function Figura<T>(props: FiguraProps<T>) {
  const { nome, titulo, manchete, texto, nota, query, tabela, amostra, vazia, className, children } = props;
  const [tabelas] = usePreferencias("tabelas");
  const asTable = tabelas.includes(nome);
  const table = query.data && tabela(query.data);
  const filled = table !== undefined && table.linhas.length > 0;
  return (
    <section
      aria-label={titulo}
      className={classNames(
        "flex min-w-0 flex-col rounded-panel border border-linha bg-papel px-4 pt-4 pb-3.5 md:px-5",
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-title text-balance">
            {query.data !== undefined && filled && manchete ? manchete(query.data) : titulo}
          </h2>
          {texto && <p className="pt-0.5 text-small/snug text-pretty text-pedra">{texto}</p>}
        </div>
        {filled && <Acoes nome={nome} titulo={titulo} tabela={table} asTable={asTable} />}
      </header>
      <Body query={query}>
        {(data) =>
          filled ? (
            <>
              {!asTable && <div className="pt-4">{children(data)}</div>}
              <Quadro titulo={titulo} tabela={table} hidden={!asTable} className={asTable ? "mt-3" : "sr-only"} />
              {nota && <p className="pt-3 text-micro text-pedra">{nota}</p>}
              <Rodape {...amostra(data)} />
            </>
          ) : (
            <p className="pt-6 pb-4 text-body text-pedra">{vazia}</p>
          )
        }
      </Body>
    </section>
  );
}

type AcoesProps = Pick<FiguraProps<unknown>, "nome" | "titulo"> & { tabela: Tabela; asTable: boolean };

function Acoes({ nome, titulo, tabela, asTable }: AcoesProps) {
  const [tabelas, setTabelas] = usePreferencias("tabelas");
  const periodo = usePeriodo();
  const others = tabelas.filter((other) => other !== nome);
  const file = [nome, periodo && `${periodo.de}-a-${periodo.ate}`].filter(Boolean).join("-");
  const segments = [
    { label: "Gráfico", pressed: !asTable, choose: () => setTabelas(others) },
    { label: "Tabela", pressed: asTable, choose: () => setTabelas([...others, nome]) },
  ];
  return (
    <span className="flex items-center gap-2">
      <span className="flex rounded-control border border-linha-2 bg-white p-0.5">
        {segments.map(({ label, pressed, choose }) => (
          <button key={label} type="button" aria-pressed={pressed} onClick={choose} className={segment}>
            {label} <span className="sr-only">de {titulo}</span>
          </button>
        ))}
      </span>
      <button
        type="button"
        title="Baixar em CSV"
        onClick={() => saveCsv(`${file}.csv`, csvLines(tabela))}
        className="grid size-9 place-items-center rounded-control border border-linha-2 bg-white text-mata hover:border-contorno hover:bg-orvalho max-md:size-11 pointer-coarse:size-11"
      >
        <Icon of={Download} size={17} />
        <span className="sr-only">CSV de {titulo}</span>
      </button>
    </span>
  );
}

const segment =
  "min-h-8 rounded-mark px-2.5 text-small font-strong text-pedra hover:text-mata aria-pressed:bg-mata aria-pressed:text-white max-md:min-h-10 pointer-coarse:min-h-10";

/** The days and how many stand behind the figure, now and before. */
function Rodape({ agora, antes, nomes }: ReturnType<FiguraProps<unknown>["amostra"]>) {
  const periodo = usePeriodo();
  const dias = periodo && diasDe(periodo);
  return (
    <p className="mt-auto pt-3 text-micro text-pedra">
      {dias && `${dias.agora}: `}
      {formatNumero(agora)} {agora === 1 ? nomes[0] : nomes[1]} · {dias ? `${dias.antes}: ` : "antes "}
      {formatNumero(antes)}
    </p>
  );
}

function Body<T>({ query: { data, error, refetch }, children }: Pick<FiguraProps<T>, "query" | "children">) {
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
