import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { origemNome } from "@eden/domain/painel/origem";
import { FORMAS, keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Saida } from "~/clients/rpc.ts";
import type { RpcError } from "~/clients/transport.ts";
import { Figura } from "./figura.tsx";
import { formatNumero, type Tabela } from "./tabela.ts";

type Vendas = Saida<"numeros_vendas">;
type Venda = Vendas["vendas"][number];
type Combinadas = Saida<"numeros_desfechos">["combinadas"];

const PLANOS = { avista: "EdenApp à vista", parcelado: "EdenApp em 12×" } as const;
const FREE = nomeProdutoOf("edenappfree");
const formaOf = (forma: Venda["forma"]) => (forma ? FORMAS[forma] : "sem forma");

/** Amounts in reais, so that a spreadsheet can add them up. */
const reais = (valor: number) => formatReais(Math.round(valor * 100));

export function tabelaDeVendas({ vendas, gratuitos }: Vendas): Tabela {
  const rows = vendas.map(({ plano, forma, agora, antes, centavos, centavos_antes }) => [
    PLANOS[plano],
    formaOf(forma),
    agora,
    antes,
    centavos / 100,
    centavos_antes / 100,
  ]);
  const free = gratuitos.agora + gratuitos.antes > 0 ? [[FREE, "–", gratuitos.agora, gratuitos.antes, 0, 0]] : [];
  return {
    colunas: [
      { nome: "Plano" },
      { nome: "Forma" },
      { nome: "Vendas" },
      { nome: "Antes" },
      { nome: "Valor (R$)", formato: reais },
      { nome: "Valor antes (R$)", formato: reais },
    ],
    linhas: [...rows, ...free],
  };
}

interface VendasFigureProps {
  query: UseQueryResult<Vendas, RpcError>;
  combinadas: Combinadas;
}

/** Paid orders by plan, with how they were paid; free sign-ups; and what was agreed outside the site. */
export function VendasFigure({ query, combinadas }: VendasFigureProps) {
  return (
    <Figura
      nome="vendas"
      titulo="Vendas por plano"
      texto="Cada folha é uma venda."
      query={query}
      tabela={tabelaDeVendas}
      vazia="Nenhuma venda nestes dias."
    >
      {(vendas) => <Folhas vendas={vendas} combinadas={combinadas} />}
    </Figura>
  );
}

const sumOf = (vendas: readonly Venda[], column: "agora" | "antes" | "centavos") =>
  vendas.reduce((sum, venda) => sum + venda[column], 0);

function Folhas({ vendas: { vendas, gratuitos }, combinadas }: { vendas: Vendas; combinadas: Combinadas }) {
  const agreed = combinadas.filter(({ agora }) => agora > 0);
  return (
    <div className="grid gap-y-4">
      {keysOf(PLANOS).map((plano) => {
        const own = vendas.filter((venda) => venda.plano === plano);
        const formas = own
          .filter(({ agora }) => agora > 0)
          .map(({ forma, agora }) => `${formaOf(forma)} ${formatNumero(agora)}`);
        return (
          <Linha
            key={plano}
            titulo={PLANOS[plano]}
            agora={sumOf(own, "agora")}
            antes={sumOf(own, "antes")}
            valor={sumOf(own, "centavos")}
            detalhe={formas.join(" · ")}
          />
        );
      })}
      <Linha titulo={FREE} {...gratuitos} pale />
      {agreed.length > 0 && (
        <div className={row}>
          <p className="font-strong md:text-right">Combinadas fora do site</p>
          <div>
            <p>{agreed.map(({ origem, agora }) => `${origemNome(origem)} ${formatNumero(agora)}`).join(" · ")}</p>
            <p className="text-small text-pedra">Conversas ganhas no Funil sem pedido; o valor não passa por aqui.</p>
          </div>
        </div>
      )}
    </div>
  );
}

const row = "grid gap-x-4 gap-y-0.5 text-body md:grid-cols-[8.5rem_1fr]";

interface LinhaProps {
  titulo: string;
  agora: number;
  antes: number;
  valor?: number;
  detalhe?: string;
  /** Without money. */
  pale?: boolean;
}

/** More leaves than these cannot be counted at a glance, so a bar is drawn. */
const LEAVES = 36;

function Linha({ titulo, agora, antes, valor = 0, detalhe, pale = false }: LinhaProps) {
  return (
    <div aria-hidden="true" className={row}>
      <p className="md:text-right">
        <b className="font-strong">{titulo}</b>{" "}
        <span className="text-small text-pedra md:block">antes {formatNumero(antes)}</span>
      </p>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {agora > 0 && (
            <span className={classNames("flex max-w-full flex-wrap gap-y-1", pale ? "text-folha/45" : "text-folha")}>
              {Array.from({ length: Math.min(agora, LEAVES) }, (_, index) => `folha-${index}`).map((key) => (
                <svg aria-hidden="true" key={key} width="15" height="12" viewBox="-1 -1 15 13">
                  <path d="M0 9C0 3 4 0 12 0c0 6-3 10-8.500 10C1.200 10 0 9.700 0 9Z" fill="currentColor" />
                </svg>
              ))}
            </span>
          )}
          <span className="whitespace-nowrap">
            <b className="font-strong">{formatNumero(agora)}</b>
            {valor > 0 && <span className="pl-2 text-pedra">{formatReais(valor)}</span>}
          </span>
        </p>
        {detalhe && <p className="text-small text-pedra">{detalhe}</p>}
      </div>
    </div>
  );
}
