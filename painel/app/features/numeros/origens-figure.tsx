import { origemNome } from "@eden/domain/painel/origem";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatDiferenca, formatNumero, type Tabela } from "./tabela.ts";

type Pessoas = Saida<"numeros_pessoas">;

export function tabelaDeOrigens({ origens }: Pessoas): Tabela {
  const sum = (serie: "agora" | "antes") => origens.reduce((total, origem) => total + origem[serie], 0);
  const total = { agora: sum("agora"), antes: sum("antes") };
  return {
    colunas: [{ nome: "Origem" }, ...COMPARACAO("Pessoas")],
    linhas:
      origens.length > 0
        ? [...origens.map((linha) => [origemNome(linha.origem), ...compare(linha)]), ["Total", ...compare(total)]]
        : [],
  };
}

/** People by the form of their first entry. */
export function OrigensFigure({ query }: { query: UseQueryResult<Pessoas, RpcError> }) {
  return (
    <Figura
      nome="de-onde-vem"
      titulo="De onde vêm"
      texto="A barra é agora, o traço é antes."
      query={query}
      tabela={tabelaDeOrigens}
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
      <span className={agora < antes ? "text-erro" : "text-pedra"}>{formatDiferenca(agora - antes)}</span>
    </>
  );
}
