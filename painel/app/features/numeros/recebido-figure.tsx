import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { formatNumero, sumOf, type Tabela } from "./tabela.ts";
import type { Vendas } from "./vendas.ts";

const totalOf = ({ vendas }: Vendas) => ({
  agora: sumOf(vendas, "agora"),
  antes: sumOf(vendas, "antes"),
  centavos: sumOf(vendas, "centavos"),
  centavos_antes: sumOf(vendas, "centavos_antes"),
});

export function tabelaDeRecebido(vendas: Vendas): Tabela {
  const { agora, antes, centavos, centavos_antes } = totalOf(vendas);
  return {
    colunas: [{ nome: "No período" }, { nome: "Agora" }, { nome: "Antes" }],
    linhas:
      agora + antes === 0
        ? []
        : [
            ["Vendas", agora, antes],
            ["Recebido, em reais", centavos / 100, centavos_antes / 100],
          ],
  };
}

/** All money that came in, against the period before. */
export function RecebidoFigure({ query }: { query: UseQueryResult<Vendas, RpcError> }) {
  return (
    <Figura
      nome="recebido"
      titulo="Recebido"
      texto="O que entrou pelo site; o que foi devolvido não conta."
      query={query}
      tabela={tabelaDeRecebido}
      amostra={(vendas) => ({ ...totalOf(vendas), nomes: ["venda", "vendas"] })}
      vazia="Nada entrou nestes dias."
      className="lg:col-span-2"
    >
      {(vendas) => <Total {...totalOf(vendas)} />}
    </Figura>
  );
}

/** The sum, and a bar of each period on one scale. */
function Total({ agora, antes, centavos, centavos_antes }: ReturnType<typeof totalOf>) {
  const most = Math.max(1, centavos, centavos_antes);
  const bars = [
    { nome: "agora", valor: centavos, vendas: agora, look: "fill-folha" },
    { nome: "antes", valor: centavos_antes, vendas: antes, look: "fill-cinza" },
  ];
  return (
    <div aria-hidden="true" className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      <p>
        <b className="block font-titulo text-figure font-strong whitespace-nowrap text-mata sm:text-score">
          {formatReais(centavos)}
        </b>
        <span className="text-body text-pedra">{diferencaOf(centavos, centavos_antes)}</span>
      </p>
      <div className="grid gap-2">
        {bars.map(({ nome, valor, vendas, look }) => (
          <p key={nome} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 text-body">
            <span className="text-pedra">{nome}</span>
            <svg aria-hidden="true" width="100%" height="18" className="block">
              <rect width="100%" height="18" rx="6" className="fill-areia" />
              <rect width={`${(100 * valor) / most}%`} height="18" rx="6" className={look} />
            </svg>
            <span className="min-w-20 text-right whitespace-nowrap tabular-nums">
              {formatNumero(vendas)} {vendas === 1 ? "venda" : "vendas"}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function diferencaOf(agora: number, antes: number): string {
  if (agora === antes) return "o mesmo que antes";
  return `${formatReais(Math.abs(agora - antes))} ${agora > antes ? "a mais" : "a menos"} que antes`;
}
