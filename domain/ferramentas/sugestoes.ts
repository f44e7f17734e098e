import { formatQuantidade } from "./celulas.ts";
import type { Estoque, Linha } from "./estoque.ts";
import { nomeDoMes } from "./mes.ts";

/** A product to act on, with what to do about it. */
export interface Sugestao {
  nome: string;
  classe: string;
  estoque: number;
  vendido: number;
  custo: number;
  excesso: number;
  parado: number;
  ultimaVenda: string | null;
  acao: string;
  /** It expires soon. */
  isUrgent: boolean;
}

/** What the page shows of a stock: the lines stay where they were read. */
export interface Resumo extends Omit<Estoque, "linhas"> {
  produtos: number;
  sugestoes: Sugestao[];
  /** Of the classes A and B, with a sale and nothing left. */
  emFalta: { produtos: number; primeiros: Sugestao[] };
  /** A negative balance is a wrong count. */
  negativos: { produtos: number; primeiros: string[] };
  /** On the shelf, but the report says no cost. */
  semCusto: number;
}

interface Quando {
  periodo: number;
  /** "2026-11-18" */
  hoje: string;
}

const MANY = 20;
const NEAR_DAYS = 90;

export function resumoOf({ linhas, ...soma }: Estoque, hoje: string): Resumo {
  const idle = linhas.filter(({ parado }) => parado > 0).sort((one, other) => other.parado - one.parado);
  const missing = linhas.filter(isMissing).sort((one, other) => other.giro - one.giro);
  const negative = linhas.filter(({ produto }) => produto.estoque < 0);
  const toSugestao = (linha: Linha) => sugestaoOf(linha, { periodo: soma.periodo, hoje });
  return {
    ...soma,
    produtos: linhas.length,
    sugestoes: idle.slice(0, MANY).map(toSugestao),
    emFalta: { produtos: missing.length, primeiros: missing.slice(0, MANY).map(toSugestao) },
    negativos: { produtos: negative.length, primeiros: negative.slice(0, 5).map(({ produto }) => produto.nome) },
    semCusto: linhas.filter(({ produto }) => produto.estoque > 0 && produto.custo <= 0).length,
  };
}

export const isMissing = ({ situacao, classe }: Linha) => situacao === "falta" && (classe === "A" || classe === "B");

function sugestaoOf(linha: Linha, quando: Quando): Sugestao {
  const { nome, estoque, vendido, custo, ultimaVenda = null } = linha.produto;
  const { excesso, parado, classe } = linha;
  const acao = acaoOf(linha, quando);
  return {
    nome,
    classe: classe ?? "",
    estoque,
    vendido,
    custo,
    excesso,
    parado,
    ultimaVenda,
    acao,
    isUrgent: /^Ven/.test(acao),
  };
}

/** One verb for each product. */
export function acaoOf(linha: Linha, { periodo, hoje }: Quando): string {
  const { situacao, produto, esperar } = linha;
  const { validade, vendido, estoque } = produto;
  if (isMissing(linha)) return `Compre: ${paceOf(vendido, periodo)}`;
  if (estoque < 0) return "Confira a contagem: saldo negativo";
  if (situacao === "excesso") return `Fique ${formatQuantidade(esperar)} ${esperar === 1 ? "dia" : "dias"} sem comprar`;
  if (validade && validade < hoje) return "Venceu: separe e não venda";
  if (validade && validade <= addDays(hoje, NEAR_DAYS)) return `Venda ou devolva antes de ${nomeDoMes(validade)}`;
  return "Pare de comprar e negocie a troca";
}

/** "vende 3,4 por dia", or in the whole period what is sold too seldom for that. */
function paceOf(vendido: number, periodo: number): string {
  const perDay = Math.round((vendido / periodo) * 10) / 10;
  return perDay > 0
    ? `vende ${formatQuantidade(perDay)} por dia`
    : `vendeu ${formatQuantidade(vendido)} em ${periodo} dias`;
}

const addDays = (dia: string, days: number) => new Date(Date.parse(dia) + days * 86_400_000).toISOString().slice(0, 10);
