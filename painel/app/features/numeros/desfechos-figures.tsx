import { MOTIVOS } from "@eden/domain/painel/valores";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatDuracao, formatNumero, type Tabela } from "./tabela.ts";

type Respostas = Saida<"numeros_respostas">;
type Desfechos = Saida<"numeros_desfechos">;

export const tabelaDaEquipe = ({ equipe }: Respostas): Tabela => ({
  colunas: [
    { nome: "Pessoa" },
    { nome: "Respostas" },
    { nome: "No prazo" },
    { nome: "Mediana, em minutos de trabalho" },
  ],
  linhas: equipe.map(({ nome, respostas, no_prazo, mediana }) => [
    nome ?? "Sem autor",
    respostas,
    no_prazo,
    mediana === null ? null : Math.round(mediana / 60),
  ]),
});

/** First answers within the promised time, by the member who looks after the person. */
export function EquipeFigure({ query }: { query: UseQueryResult<Respostas, RpcError> }) {
  return (
    <Figura
      nome="respostas-por-pessoa"
      titulo="Respostas por pessoa da equipe"
      texto={`Primeiras respostas ${query.data ? `em até ${formatDuracao(query.data.prazo)} de trabalho` : "no prazo"}, por quem respondeu.`}
      query={query}
      tabela={tabelaDaEquipe}
      vazia="Nenhuma primeira resposta nestes dias."
    >
      {({ equipe }) => (
        <Barras
          room="pair"
          heads={["Pessoa", "No prazo", "Mediana"]}
          className="grid-cols-[minmax(0,10rem)_1fr_auto] gap-y-2.5! max-sm:grid-cols-[minmax(0,6.5rem)_1fr_auto]"
          barras={equipe.map(({ id, nome, respostas, no_prazo, mediana }) => ({
            chave: id ?? "sem-autor",
            label: <b className="font-strong">{nome ?? "Sem autor"}</b>,
            valor: no_prazo,
            texto: `${formatNumero(no_prazo)} de ${formatNumero(respostas)}`,
            extras: [mediana === null ? "–" : formatDuracao(mediana)],
          }))}
        />
      )}
    </Figura>
  );
}

export const tabelaDeMotivos = ({ motivos }: Desfechos): Tabela => ({
  colunas: [{ nome: "Motivo" }, ...COMPARACAO("Pessoas")],
  linhas: motivos.map((linha) => [MOTIVOS[linha.motivo].nome, ...compare(linha)]),
});

/** Lost people by the reason the team chose. */
export function MotivosFigure({ query }: { query: UseQueryResult<Desfechos, RpcError> }) {
  return (
    <Figura
      nome="por-que-perdemos"
      titulo="Por que perdemos"
      texto="As conversas perdidas no Funil, pelo motivo que a equipe marcou."
      query={query}
      tabela={tabelaDeMotivos}
      vazia="Nenhuma conversa perdida nestes dias."
    >
      {({ motivos }) => (
        <Barras
          cor="palha"
          room="words"
          className="grid-cols-[minmax(6rem,11rem)_1fr] gap-y-2!"
          barras={motivos.map(({ motivo, agora, antes }) => ({
            chave: motivo,
            label: MOTIVOS[motivo].nome,
            valor: agora,
            texto: (
              <>
                <b className="font-strong">{formatNumero(agora)}</b>{" "}
                <span className="text-small text-pedra">antes {formatNumero(antes)}</span>
              </>
            ),
          }))}
        />
      )}
    </Figura>
  );
}
