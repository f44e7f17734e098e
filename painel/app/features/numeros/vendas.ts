import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { origemNome } from "@eden/domain/painel/origem";
import { FORMAS } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";
import { groupBy } from "~/parts/group-by.ts";
import { formatDiaCurto, type Tabela } from "./tabela.ts";

export type Vendas = Saida<"numeros_vendas">;
export type Combinadas = Saida<"numeros_desfechos">["combinadas"];
type Venda = Vendas["vendas"][number];
type Dia = Vendas["dias"][number];
type Caminho = Vendas["resgate"]["caminhos"][number];

/** Amounts in reais, so that a spreadsheet can add them up. */
const reais = (valor: number) => formatReais(Math.round(valor * 100));
const DINHEIRO = [
  { nome: "Recebido (R$)", formato: reais },
  { nome: "Recebido antes (R$)", formato: reais },
];
const dinheiroOf = ({ centavos, centavos_antes }: Dia | Venda | Caminho) => [centavos / 100, centavos_antes / 100];

const PLANOS = { avista: "à vista", parcelado: "12 vezes" } as const;
/** `PIX à vista`, `Cartão, 12 vezes`. */
export const nomeDaVenda = ({ plano, forma }: Pick<Venda, "plano" | "forma">) =>
  `${forma ? FORMAS[forma] : "Sem forma"}${plano === "parcelado" ? "," : ""} ${PLANOS[plano]}`;

export const tabelaDeVendas = ({ vendas }: Vendas): Tabela => ({
  colunas: [{ nome: "Plano e forma" }, { nome: "Vendas" }, { nome: "Antes" }, ...DINHEIRO],
  linhas: vendas.map((venda) => [nomeDaVenda(venda), venda.agora, venda.antes, ...dinheiroOf(venda)]),
});

/** What brought a payment back: `link de Bruna`, `conversa com Bruna`, `e-mail automático`. */
export function nomeDoCaminho({ caminho, quem }: Pick<Caminho, "caminho" | "quem">): string {
  if (caminho === "email") return "E-mail automático";
  const words = caminho === "link" ? ["Link novo", "de"] : ["Conversa", "com"];
  return quem ? `${words[0]} ${words[1]} ${quem}` : `${words[0]} da equipe`;
}

export const tabelaDeResgate = ({ resgate: { caminhos, perdidos } }: Vendas): Tabela => ({
  colunas: [{ nome: "Caminho" }, { nome: "Pagamentos" }, { nome: "Antes" }, ...DINHEIRO],
  linhas:
    caminhos.length + perdidos.agora + perdidos.antes === 0
      ? []
      : [
          ...caminhos.map((one) => [nomeDoCaminho(one), one.agora, one.antes, ...dinheiroOf(one)]),
          ["Terminaram sem pagamento", perdidos.agora, perdidos.antes, 0, 0],
        ],
});

/** Days up to two weeks, else weeks, else months. */
export function partesOf(dias: readonly Dia[]): {
  nome: "dia" | "semana" | "mês";
  partes: (Dia & { rotulo: string })[];
} {
  const nome = dias.length <= 14 ? "dia" : dias.length <= 120 ? "semana" : "mês";
  const keyOf = (dia: Dia, index: number) =>
    ({ dia: dia.dia, semana: String(Math.floor(index / 7)), mês: dia.dia.slice(0, 7) })[nome];
  const parts = groupBy(
    dias.map((dia, index) => ({ dia, key: keyOf(dia, index) })),
    ({ key }) => key,
  );
  const partes = [...parts.values()].map((rows) => rows.map(({ dia }) => dia)).map(joinDias);
  return { nome, partes };
}

function joinDias(dias: readonly Dia[]): Dia & { rotulo: string } {
  const sum = (column: "agora" | "antes" | "centavos" | "centavos_antes") =>
    dias.reduce((total, dia) => total + dia[column], 0);
  const [first, last] = [dias[0]?.dia ?? "", dias.at(-1)?.dia ?? ""];
  return {
    dia: first,
    rotulo: first === last ? formatDiaCurto(first) : spanOf(first, last),
    agora: sum("agora"),
    antes: sum("antes"),
    centavos: sum("centavos"),
    centavos_antes: sum("centavos_antes"),
  };
}

/** `1 a 7 nov.`, `29 out. a 4 nov.`. */
const spanOf = (de: string, ate: string) =>
  de.slice(0, 7) === ate.slice(0, 7)
    ? `${Number(de.slice(8))} a ${formatDiaCurto(ate)}`
    : `${formatDiaCurto(de)} a ${formatDiaCurto(ate)}`;

export function tabelaDePartes({ dias }: Vendas): Tabela {
  const { nome, partes } = partesOf(dias);
  return {
    colunas: [{ nome: nome[0]?.toUpperCase() + nome.slice(1) }, { nome: "Vendas" }, { nome: "Antes" }, ...DINHEIRO],
    linhas: partes.some(({ agora, antes }) => agora + antes > 0)
      ? partes.map((parte) => [parte.rotulo, parte.agora, parte.antes, ...dinheiroOf(parte)])
      : [],
  };
}

/** Won without a payment on the site: free accounts, and what was agreed elsewhere. */
export function foraDoSite({ gratuitos }: Vendas, combinadas: Combinadas) {
  return [
    { nome: nomeProdutoOf("edenappfree"), ...gratuitos },
    ...combinadas.map(({ origem, agora, antes }) => ({ nome: `${origemNome(origem)}, combinado`, agora, antes })),
  ].filter(({ agora, antes }) => agora + antes > 0);
}
