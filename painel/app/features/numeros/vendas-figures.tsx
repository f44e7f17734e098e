import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { RpcError } from "~/clients/transport.ts";
import { Barras } from "./barras.tsx";
import { Figura } from "./figura.tsx";
import { COMPARACAO, compare, formatNumero, sumOf, type Tabela } from "./tabela.ts";
import {
  type Combinadas,
  foraDoSite,
  nomeDaVenda,
  nomeDoCaminho,
  partesOf,
  tabelaDePartes,
  tabelaDeResgate,
  tabelaDeVendas,
  type Vendas,
} from "./vendas.ts";

type Query = UseQueryResult<Vendas, RpcError>;

const amostraDeVendas = ({ vendas }: Pick<Vendas, "vendas">) => ({
  agora: sumOf(vendas, "agora"),
  antes: sumOf(vendas, "antes"),
  nomes: ["venda", "vendas"] as const,
});
const vendasText = (count: number) => `${formatNumero(count)} ${count === 1 ? "venda" : "vendas"}`;

/** Money received by plan and method, not what was asked for. */
export function FormasFigure({ query }: { query: Query }) {
  return (
    <Figura
      nome="vendas"
      titulo="Por plano e forma de pagamento"
      texto="Dinheiro que entrou, não o que foi pedido. O traço é antes."
      query={query}
      tabela={tabelaDeVendas}
      amostra={amostraDeVendas}
      vazia="Nenhuma venda nestes dias."
    >
      {({ vendas }) => (
        <Barras
          cor="folha"
          className={MONEY}
          barras={vendas.map((venda) => ({
            chave: `${venda.plano} ${venda.forma}`,
            label: nomeDaVenda(venda),
            valor: venda.centavos,
            antes: venda.centavos_antes,
            texto: <Valor centavos={venda.centavos} detalhe={vendasText(venda.agora)} />,
          }))}
        />
      )}
    </Figura>
  );
}

const MONEY = "grid-cols-[minmax(6rem,8.5rem)_minmax(1.5rem,1fr)_auto]";

function Valor({ centavos, detalhe }: { centavos: number; detalhe: string }) {
  return (
    <>
      <b className="font-strong">{formatReais(centavos)}</b>
      <span className="inline-block min-w-19 pl-2 text-left text-small text-pedra max-sm:block max-sm:min-w-0 max-sm:text-right">
        {detalhe}
      </span>
    </>
  );
}

/** What was received, day by day, week by week or month by month. */
export function PartesFigure({ query }: { query: Query }) {
  const nome = query.data ? partesOf(query.data.dias).nome : "semana";
  return (
    <Figura
      nome="recebido-por-semana"
      titulo={`Recebido por ${nome}`}
      texto="O traço é o mesmo lugar do período de antes."
      query={query}
      tabela={tabelaDePartes}
      amostra={amostraDeVendas}
      vazia="Nenhuma venda nestes dias."
    >
      {({ dias }) => (
        <Barras
          className={MONEY}
          barras={partesOf(dias).partes.map(({ dia, rotulo, agora, centavos, centavos_antes }) => ({
            chave: dia,
            label: rotulo,
            valor: centavos,
            antes: centavos_antes,
            texto: agora > 0 ? <b className="font-strong">{formatReais(centavos)}</b> : "–",
          }))}
        />
      )}
    </Figura>
  );
}

/** Payments that had stopped and came back, by what brought them. */
export function ResgateFigure({ query }: { query: Query }) {
  return (
    <Figura
      nome="resgate"
      titulo="Voltaram pelo resgate"
      texto="Pagaram depois de um e-mail, de um link novo ou de uma conversa."
      query={query}
      tabela={tabelaDeResgate}
      amostra={({ resgate: { caminhos, perdidos } }) => ({
        agora: sumOf(caminhos, "agora") + perdidos.agora,
        antes: sumOf(caminhos, "antes") + perdidos.antes,
        nomes: ["pagamento que parou e já terminou", "pagamentos que pararam e já terminaram"],
      })}
      vazia="Nenhum pagamento parado terminou nestes dias."
    >
      {({ resgate }) => <Resgate {...resgate} />}
    </Figura>
  );
}

function Resgate({ caminhos, perdidos }: Vendas["resgate"]) {
  const back = sumOf(caminhos, "agora");
  const now = caminhos.filter(({ agora }) => agora > 0);
  return (
    <div aria-hidden="true" className="flex flex-wrap items-start gap-x-8 gap-y-3">
      <p>
        <b className="block font-titulo text-figure font-strong whitespace-nowrap text-mata">
          {formatReais(sumOf(caminhos, "centavos"))}
        </b>
        <span className="text-body text-pedra">
          {formatNumero(back)} {back === 1 ? "voltou" : "voltaram"}, {formatNumero(perdidos.agora)} sem pagamento.
          Antes, {formatReais(sumOf(caminhos, "centavos_antes"))}.
        </span>
      </p>
      <ul className="grid gap-1 pt-1.5 text-body">
        {now.map((one) => (
          <li key={nomeDoCaminho(one)}>
            <b className="font-strong">{formatNumero(one.agora)}</b> · {nomeDoCaminho(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const tabelaForaDoSite = (vendas: Vendas, combinadas: Combinadas): Tabela => ({
  colunas: [{ nome: "O quê" }, ...COMPARACAO("Pessoas")],
  linhas: foraDoSite(vendas, combinadas).map((linha) => [linha.nome, ...compare(linha)]),
});

/** Won without a payment on the site; its money is not counted here. */
export function ForaDoSiteFigure({ query, combinadas }: { query: Query; combinadas: Combinadas }) {
  return (
    <Figura
      nome="sem-pagamento-no-site"
      titulo="Ganhos sem pagamento no site"
      texto="Contas gratuitas e conversas ganhas no Funil sem pedido; o valor delas não passa por aqui. O traço é antes."
      query={query}
      tabela={(vendas) => tabelaForaDoSite(vendas, combinadas)}
      amostra={(vendas) => {
        const linhas = foraDoSite(vendas, combinadas);
        return { agora: sumOf(linhas, "agora"), antes: sumOf(linhas, "antes"), nomes: ["pessoa", "pessoas"] };
      }}
      vazia="Nenhum ganho sem pagamento nestes dias."
    >
      {(vendas) => (
        <Barras
          className="grid-cols-[minmax(7rem,12rem)_minmax(2rem,1fr)_auto]"
          barras={foraDoSite(vendas, combinadas).map(({ nome, agora, antes }) => ({
            chave: nome,
            label: nome,
            valor: agora,
            antes,
            texto: <b className="font-strong">{formatNumero(agora)}</b>,
          }))}
        />
      )}
    </Figura>
  );
}
