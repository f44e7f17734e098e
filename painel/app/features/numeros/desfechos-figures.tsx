import { DISPENSAS, MOTIVOS } from "@eden/domain/painel/valores";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatNumero, sumOf, type Tabela } from "./tabela.ts";

type Desfechos = Saida<"numeros_desfechos">;
type Query = UseQueryResult<Desfechos, RpcError>;
interface Linha {
  motivo: string;
  nome: string;
  agora: number;
  antes: number;
}

const perdas = ({ motivos }: Desfechos): Linha[] => motivos.map((one) => ({ ...one, nome: MOTIVOS[one.motivo].nome }));
const dispensas = (desfechos: Desfechos): Linha[] =>
  desfechos.dispensas.map((one) => ({ ...one, nome: DISPENSAS[one.motivo] }));

const tabelaOf = (linhas: readonly Linha[]): Tabela => ({
  colunas: [{ nome: "Motivo" }, ...COMPARACAO("Pessoas")],
  linhas: linhas.map((linha) => [linha.nome, ...compare(linha)]),
});
export const tabelaDeMotivos = (desfechos: Desfechos) => tabelaOf(perdas(desfechos));
export const tabelaDeDispensas = (desfechos: Desfechos) => tabelaOf(dispensas(desfechos));

const amostraOf = (linhas: readonly Linha[]) => ({
  agora: sumOf(linhas, "agora"),
  antes: sumOf(linhas, "antes"),
  nomes: ["pessoa", "pessoas"] as const,
});

/** Waits that a member ended because no answer was needed. */
export function DispensasFigure({ query }: { query: Query }) {
  return (
    <Figura
      nome="sem-resposta-necessaria"
      titulo="Sem resposta necessária"
      texto="Quem saiu da espera sem resposta, pelo motivo que a equipe marcou. Fica fora da mediana."
      query={query}
      tabela={tabelaDeDispensas}
      amostra={(desfechos) => amostraOf(dispensas(desfechos))}
      vazia="Ninguém foi marcado assim nestes dias."
    >
      {(desfechos) => <Linhas linhas={dispensas(desfechos)} />}
    </Figura>
  );
}

/** Lost people by the reason the team chose. */
export function MotivosFigure({ query }: { query: Query }) {
  return (
    <Figura
      nome="por-que-perdemos"
      titulo="Por que perdemos"
      texto="As conversas perdidas no Funil, pelo motivo que a equipe marcou. O traço é antes."
      query={query}
      tabela={tabelaDeMotivos}
      amostra={(desfechos) => amostraOf(perdas(desfechos))}
      vazia="Nenhuma conversa perdida nestes dias."
    >
      {(desfechos) => <Linhas linhas={perdas(desfechos)} cor="palha" />}
    </Figura>
  );
}

function Linhas({ linhas, cor }: { linhas: readonly Linha[]; cor?: "palha" }) {
  return (
    <Barras
      {...(cor && { cor })}
      className="grid-cols-[minmax(7rem,12rem)_minmax(2rem,1fr)_auto]"
      barras={linhas.map(({ motivo, nome, agora, antes }) => ({
        chave: motivo,
        label: nome,
        valor: agora,
        antes,
        texto: <b className="font-strong">{formatNumero(agora)}</b>,
      }))}
    />
  );
}
