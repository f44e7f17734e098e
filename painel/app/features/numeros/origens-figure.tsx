import { origemNome } from "@eden/domain/painel/origem";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatDiferenca, formatNumero, sumOf, type Tabela } from "./tabela.ts";

type Pessoas = Saida<"numeros_pessoas">;

export function tabelaDeOrigens({ origens }: Pessoas): Tabela {
  const total = totalOf({ origens });
  return {
    colunas: [{ nome: "Origem" }, ...COMPARACAO("Pessoas")],
    linhas:
      origens.length > 0
        ? [...origens.map((linha) => [origemNome(linha.origem), ...compare(linha)]), ["Total", ...compare(total)]]
        : [],
  };
}

const totalOf = ({ origens }: Pick<Pessoas, "origens">) => ({
  agora: sumOf(origens, "agora"),
  antes: sumOf(origens, "antes"),
});

/** People by the form of their first entry. */
export function OrigensFigure({ query }: { query: UseQueryResult<Pessoas, RpcError> }) {
  return (
    <Figura
      nome="de-onde-vem"
      titulo="De onde vieram"
      texto="Pela primeira vez que escreveram. A barra é agora, o traço é antes."
      query={query}
      tabela={tabelaDeOrigens}
      amostra={(pessoas) => ({ ...totalOf(pessoas), nomes: ["pessoa", "pessoas"] })}
      vazia="Ninguém escreveu nestes dias."
    >
      {({ origens }) => (
        <Barras
          barras={origens.map(({ origem, agora, antes }) => ({
            chave: origem,
            label: origemNome(origem),
            valor: agora,
            antes,
            texto: <Variacao agora={agora} antes={antes} />,
          }))}
        />
      )}
    </Figura>
  );
}

/** `104 +33`; a decline in red. */
function Variacao({ agora, antes }: { agora: number; antes: number }) {
  return (
    <>
      <b className="font-strong">{formatNumero(agora)}</b>{" "}
      <span className={classNames("inline-block min-w-9 text-small", agora < antes ? "text-erro" : "text-pedra")}>
        {formatDiferenca(agora - antes)}
      </span>
    </>
  );
}
