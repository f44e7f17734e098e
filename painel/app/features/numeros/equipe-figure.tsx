import { Avatar } from "@eden/ui/avatar.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { isPouco } from "./poucos.ts";
import { formatDuracao, formatNumero, sumOf, type Tabela } from "./tabela.ts";

type Respostas = Saida<"numeros_respostas">;

/** Answers from before their author was kept. */
const SEM_AUTOR = "Sem autor";

export const tabelaDaEquipe = ({ equipe }: Respostas): Tabela => ({
  colunas: [
    { nome: "Pessoa" },
    { nome: "Respostas" },
    { nome: "No prazo" },
    { nome: "Mediana, em minutos de trabalho" },
  ],
  linhas: equipe.map(({ nome, respostas, no_prazo, mediana }) => [
    nome ?? SEM_AUTOR,
    respostas,
    no_prazo,
    mediana === null || isPouco(respostas) ? null : Math.round(mediana / 60),
  ]),
});

/** First answers by who gave them; they add up to all first answers of the period. */
export function EquipeFigure({ query }: { query: UseQueryResult<Respostas, RpcError> }) {
  const sum = sumOf(query.data?.equipe ?? [], "respostas");
  return (
    <Figura
      nome="respostas-por-pessoa"
      titulo="Respostas por pessoa da equipe"
      texto={`Primeiras respostas, por quem respondeu. A soma é ${formatNumero(sum)}, a mesma do tempo até a resposta.`}
      query={query}
      tabela={tabelaDaEquipe}
      amostra={({ agora, antes }) => ({
        agora: agora.respostas,
        antes: antes.respostas,
        nomes: ["primeira resposta", "primeiras respostas"],
      })}
      vazia="Nenhuma resposta nestes dias."
    >
      {({ equipe }) => <Linhas equipe={equipe} />}
    </Figura>
  );
}

function Linhas({ equipe }: Pick<Respostas, "equipe">) {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-x-4 text-body tabular-nums sm:gap-x-6"
    >
      <p className="col-span-full grid grid-cols-subgrid pb-1.5 text-right text-small font-semibold text-pedra">
        <span />
        {["Respondeu", "No prazo", "Mediana"].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      {equipe.map(({ id, nome, respostas, no_prazo, mediana }) => (
        <p
          key={id ?? SEM_AUTOR}
          className="col-span-full grid grid-cols-subgrid items-center border-linha border-t py-2 text-right"
        >
          <span className="flex min-w-0 items-center gap-2.5 text-left">
            {nome ? (
              <Avatar name={nome} seed={id} className="size-7! text-micro!" />
            ) : (
              <span className="size-7 shrink-0 rounded-full border border-dashed border-contorno" />
            )}
            <b className="min-w-0 font-strong text-balance">{nome ?? SEM_AUTOR}</b>
          </span>
          <span>{formatNumero(respostas)}</span>
          <span>{formatNumero(no_prazo)}</span>
          <span>{mediana === null || isPouco(respostas) ? "–" : formatDuracao(mediana).replace("menos de", "<")}</span>
        </p>
      ))}
    </div>
  );
}
