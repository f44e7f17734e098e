import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { isPouco } from "./poucos.ts";
import { formatNumero, sumOf, type Tabela } from "./tabela.ts";

type Campanhas = Saida<"numeros_campanhas">;

const nomeOf = (campanha: string | null) => campanha ?? "(sem campanha)";
const fonteOf = (fonte: string | null) => fonte ?? "direto";

export const tabelaDeCampanhas = ({ linhas, outras }: Campanhas): Tabela => ({
  colunas: [
    { nome: "Campanha" },
    { nome: "De" },
    { nome: "Pessoas" },
    { nome: "Antes" },
    { nome: "Conversa" },
    { nome: "Ganho" },
  ],
  linhas: [
    ...linhas.map(({ campanha, fonte, agora, antes, conversa, ganho }) => [
      nomeOf(campanha),
      fonteOf(fonte),
      agora,
      antes,
      conversa,
      ganho,
    ]),
    ...(outras.campanhas > 0
      ? [[`Outras ${outras.campanhas}`, "–", outras.agora, outras.antes, outras.conversa, outras.ganho]]
      : []),
  ],
});

/** People by the campaign of their first visit, and how far they came. */
export function CampanhasFigure({ query }: { query: UseQueryResult<Campanhas, RpcError> }) {
  return (
    <Figura
      nome="campanhas"
      titulo="Campanhas"
      texto="Pessoas que chegaram por cada uma, quantas tiveram conversa e quantas ficaram."
      query={query}
      tabela={tabelaDeCampanhas}
      amostra={({ linhas, outras }) => ({
        agora: sumOf(linhas, "agora") + outras.agora,
        antes: sumOf(linhas, "antes") + outras.antes,
        nomes: ["pessoa", "pessoas"],
      })}
      vazia="Ninguém escreveu nestes dias."
    >
      {({ linhas, outras }) => (
        <>
          <Barras
            heads={["Campanha", "Barra", "Pessoas", "Conversa", "Ganho"]}
            className="grid-cols-[minmax(0,12rem)_minmax(1.5rem,1fr)_auto_auto_auto] max-sm:grid-cols-[minmax(0,8rem)_minmax(1rem,1fr)_auto_auto_auto]"
            barras={linhas
              .filter(({ agora }) => agora > 0)
              .map(({ campanha, fonte, agora, conversa, ganho }) => ({
                chave: `${campanha} ${fonte}`,
                label: (
                  <>
                    <b className="font-strong">{nomeOf(campanha)}</b>{" "}
                    <span className="text-small text-pedra max-sm:block">{fonteOf(fonte)}</span>
                  </>
                ),
                valor: agora,
                texto: <b className="font-strong">{formatNumero(agora)}</b>,
                extras: [
                  <Parte key="conversa" parte={conversa} todo={agora} />,
                  <Parte key="ganho" parte={ganho} todo={agora} />,
                ],
              }))}
          />
          {outras.agora > 0 && (
            <p aria-hidden="true" className="pt-2 text-small text-pedra">
              e {formatNumero(outras.agora)} de outras {formatNumero(outras.campanhas)} campanhas
            </p>
          )}
        </>
      )}
    </Figura>
  );
}

/** `23 33%`; the percentage only where there is room, and not of few. */
function Parte({ parte, todo }: { parte: number; todo: number }) {
  if (parte === 0) return "–";
  return (
    <>
      {formatNumero(parte)}{" "}
      <span className="inline-block min-w-8 text-small text-pedra max-sm:hidden">
        {isPouco(todo) ? "" : `${Math.round((100 * parte) / todo)}%`}
      </span>
    </>
  );
}
