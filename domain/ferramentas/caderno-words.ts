import { formatReais, formatReaisShort } from "../catalogo/dinheiro.ts";
import { type Caderno, type Letra, mesAnterior, type Seis } from "./caderno.ts";
import { mesEAno, nomeDoMes } from "./mes.ts";
import { formatTaxa, formatValor } from "./numero.ts";

type Tipo = "reais" | "taxa" | "numero" | "semana";

interface Linha {
  nome: string;
  tipo: Tipo;
}

interface Quadro {
  nome: string;
  /** What the first figure of its months is. */
  lead: string;
  linhas: readonly [Linha, Linha, Linha, Linha, Linha, Linha];
  /** Index of the figure that is compared, and whether less of it is better. */
  principal: number;
  isMenosMelhor: boolean;
}

const linha = (nome: string, tipo: Tipo = "reais"): Linha => ({ nome, tipo });

/** The six figures of each tool, in their order. */
export const QUADROS = {
  e: {
    nome: "Ponto de equilíbrio",
    lead: "Quanto vender por dia aberto.",
    linhas: [
      linha("Vendas"),
      linha("Margem, %", "taxa"),
      linha("Contas fixas"),
      linha("Imposto, %", "taxa"),
      linha("Preciso vender por dia"),
      linha("Sobrou"),
    ],
    principal: 4,
    isMenosMelhor: true,
  },
  d: {
    nome: "Desconto que cabe",
    lead: "Unidades a mais que a promoção pedia.",
    linhas: [
      linha("Vendia por mês", "numero"),
      linha("Desconto, %", "taxa"),
      linha("Precisava a mais", "numero"),
      linha("Lucro da unidade"),
      linha("Cabia, %", "taxa"),
      linha("Vendeu de fato", "numero"),
    ],
    principal: 2,
    isMenosMelhor: true,
  },
  s: {
    nome: "Estoque parado",
    lead: "Dinheiro parado na prateleira.",
    linhas: [
      linha("Valor do estoque"),
      linha("Parado"),
      linha("Sem venda"),
      linha("Dura, dias", "numero"),
      linha("Faltas A e B", "numero"),
      linha("Produtos", "numero"),
    ],
    principal: 1,
    isMenosMelhor: true,
  },
  f: {
    nome: "Fluxo de caixa de 13 semanas",
    lead: "O menor saldo das 13 semanas.",
    linhas: [
      linha("Saldo no dia"),
      linha("Menor saldo"),
      linha("Semana do menor", "semana"),
      linha("Entradas"),
      linha("Saídas"),
      linha("Folha"),
    ],
    principal: 1,
    isMenosMelhor: false,
  },
} as const satisfies Record<Letra, Quadro>;

/** Towards the worse side, to whole reais: two numbers that are shown differ by what is shown. */
const inteiro = (letra: Letra, centavos: number) =>
  (QUADROS[letra].isMenosMelhor ? Math.ceil(centavos / 100) : Math.floor(centavos / 100)) * 100;

const semReais = (centavos: number) => formatValor(Math.round(centavos / 100) * 100).replace("-", "−");

/** A figure as a table shows it. */
export function figureWords(tipo: Tipo, numero: number | null): string {
  if (numero === null) return "–";
  if (tipo === "taxa") return formatTaxa(numero);
  if (tipo === "numero") return formatValor(numero * 100);
  if (tipo === "semana") return String(numero).replace(/^\d{4}(\d\d)(\d\d)$/, "$2/$1");
  return semReais(numero);
}

/** The compared figure: "R$ 4.210", or "85" where it is a count. */
export function principalWords(letra: Letra, seis: Seis): string {
  const { principal, linhas } = QUADROS[letra];
  const numero = seis[principal] ?? null;
  if (numero === null) return "–";
  return linhas[principal].tipo === "reais"
    ? formatReaisShort(inteiro(letra, numero)).replace("-", "−")
    : formatValor(numero * 100);
}

export interface Mudou {
  words: string;
  isMelhor: boolean;
}

/** "Subiu R$ 170", the difference of the two numbers that are shown; null without one of them. */
export function mudouWords(letra: Letra, antes: Seis, agora: Seis): Mudou | null {
  const { principal, linhas, isMenosMelhor } = QUADROS[letra];
  const [old, now] = [antes[principal], agora[principal]];
  if (old === null || old === undefined || now === null || now === undefined) return null;
  const isReais = linhas[principal].tipo === "reais";
  const by = isReais ? inteiro(letra, now) - inteiro(letra, old) : now - old;
  if (by === 0) return { words: "Ficou igual", isMelhor: true };
  const amount = isReais ? formatReaisShort(Math.abs(by)) : formatValor(Math.abs(by) * 100);
  return { words: `${by > 0 ? "Subiu" : "Caiu"} ${amount}`, isMelhor: by < 0 === isMenosMelhor };
}

/** "Em outubro: **R$ 4.210**. **Subiu R$ 170.**"; null without an earlier month. */
export function antesWords(caderno: Caderno, mes: string, letra: Letra, agora: Seis): string | null {
  const antes = mesAnterior(caderno, mes, letra);
  const mudou = antes && mudouWords(letra, antes.seis, agora);
  return mudou && `Em ${nomeDoMes(antes.mes)}: **${principalWords(letra, antes.seis)}**. **${mudou.words}.**`;
}

/** "Vendeu R$ 130.000, sobraram R$ 3.710": what stands beside the compared figure. */
export function detalheWords(letra: Letra, [um, dois, tres, quatro, , seis]: Seis): string {
  const reais = (centavos: number | null) => `R$ ${figureWords("reais", centavos)}`;
  if (letra === "e") {
    if (um === null || seis === null) return "Sem as vendas do mês";
    return `Vendeu ${reais(um)}, ${seis < 0 ? "faltaram" : "sobraram"} ${reais(Math.abs(seis))}`;
  }
  if (letra === "d") {
    const vendeu = seis === null ? "" : `, vendeu ${figureWords("numero", seis)}`;
    return `Com ${formatTaxa(dois ?? 0)}% de desconto${vendeu}`;
  }
  if (letra === "s") return `De ${reais(um)} na prateleira${quatro === null ? "" : `; dura ${quatro} dias`}`;
  return `Na semana de ${figureWords("semana", tres)}`;
}

/** What the accountant gets: the figures of a month and three questions. */
export function mensagemAoContador(nome: string | undefined, mes: string, letra: Letra, seis: Seis): string {
  const figures = QUADROS[letra].linhas.flatMap(({ nome: label, tipo }, index) => {
    const numero = seis[index] ?? null;
    if (numero === null) return [];
    const [titulo = ""] = label.toLowerCase().split(",");
    if (tipo === "taxa") return [`${titulo} ${formatTaxa(numero)}%`];
    return [`${titulo} ${tipo === "reais" ? formatReais(numero).replace(/,00$/, "") : figureWords(tipo, numero)}`];
  });
  const monofasico = mes < "2027-01" ? " (e, até dezembro, como monofásico)" : "";
  return [
    `${nome || "Minha farmácia"}, ${mesEAno(mes)}`,
    `${QUADROS[letra].nome}: ${figures.join(" · ")}`,
    "",
    `1. Qual foi o DAS de ${nomeDoMes(mes)}, e sobre quais vendas?`,
    `2. Quanto da venda o senhor separa como ICMS-ST${monofasico}?`,
    `3. Em ${mes < "2027-01" ? "2027" : mes.slice(0, 4)} ficamos com CBS e IBS dentro do DAS ou por fora?`,
  ].join("\n");
}
