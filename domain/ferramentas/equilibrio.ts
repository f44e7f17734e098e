import { dinheiro, inteiro, taxa } from "./campos.ts";
import { round, roundUp } from "./numero.ts";

/** Fixed costs that have a name, and how many there may be in all. */
export const CONTAS_FIXAS = [
  "Aluguel",
  "Salários e encargos",
  "Pró-labore",
  "Luz, água e internet",
  "Contador e sistema",
  "Outras",
] as const;

const fixo = dinheiro("as contas do mês");

/** What the tool "Ponto de equilíbrio" asks for. `regime` is a choice: last DAS, table of the Simples, or a percentage. */
const campos = {
  fixo1: fixo,
  fixo2: fixo,
  fixo3: fixo,
  fixo4: fixo,
  fixo5: fixo,
  fixo6: fixo,
  fixo7: fixo,
  fixo8: fixo,
  fixo9: fixo,
  fixo10: fixo,
  fixo11: fixo,
  fixo12: fixo,
  margem: taxa("a margem", 9500, "A margem fica entre 0 e 95%."),
  taxas: taxa("as maquininhas"),
  perdas: taxa("as perdas"),
  dias: { ...inteiro("os dias abertos", 1, 31), fora: "O mês tem de 1 a 31 dias abertos." },
  /** Whether the salaries get their part of the 13th salary and the third of the holidays. */
  decimo: inteiro("a parte do 13º", 0, 1),
  regime: inteiro("o imposto", 0, 2),
  das: dinheiro("o imposto"),
  guias: dinheiro("as outras guias"),
  vendasDoDas: dinheiro("o imposto"),
  imposto: taxa("o imposto"),
  rbt12: { ...dinheiro("o imposto"), min: 0 },
  monofasico: taxa("PIS e Cofins já pagos"),
  st: taxa("ICMS já pago"),
  vendas: dinheiro("as vendas do mês"),
  lucro: dinheiro("quanto quer que sobre"),
};

export type CampoEquilibrio = keyof typeof campos;

export const FIXOS = [
  "fixo1",
  "fixo2",
  "fixo3",
  "fixo4",
  "fixo5",
  "fixo6",
  "fixo7",
  "fixo8",
  "fixo9",
  "fixo10",
  "fixo11",
  "fixo12",
] as const;

export const EQUILIBRIO = {
  campos,
  chaves: {
    f: FIXOS,
    m: ["margem"],
    t: ["taxas"],
    p: ["perdas"],
    d: ["dias"],
    g: ["decimo"],
    r: ["regime"],
    a: ["das", "guias", "vendasDoDas"],
    i: ["imposto"],
    s: ["rbt12", "monofasico", "st"],
    y: ["vendas"],
    l: ["lucro"],
  },
} as const;

export interface Entrada {
  /** Cents in a month. */
  fixos: number;
  /** Basis points of the sales. */
  margem: number;
  taxas: number;
  imposto: number;
  perdas: number;
  dias: number;
  /** Cents in a month; null if the owner did not say. */
  vendas?: number | null;
  /** Profit that the owner wants, cents in a month. */
  lucro?: number;
}

export interface Equilibrio {
  status: "ok";
  contribuicao: number;
  mes: number;
  dia: number;
  /** Only with sales: profit or loss, room above the break-even in basis points, open day on which the month is paid. */
  hoje: { sobra: number; folga: number; diaQuePaga: number | null } | null;
}

export type ResultadoEquilibrio = Equilibrio | { status: "sem-equilibrio"; contribuicao: number };

export function computeEquilibrio(entrada: Entrada): ResultadoEquilibrio {
  const { fixos, margem, taxas, imposto, perdas, dias, vendas = null, lucro = 0 } = entrada;
  const contribuicao = margem - taxas - imposto - perdas;
  // What is left of binary fractions is no contribution.
  if (contribuicao < 1e-6) return { status: "sem-equilibrio", contribuicao: Math.min(contribuicao, 0) };
  const mes = roundUp(((fixos + lucro) * 10_000) / contribuicao);
  const base = { status: "ok" as const, contribuicao, mes, dia: roundUp(mes / dias) };
  if (!vendas) return { ...base, hoje: null };
  const diaQuePaga = roundUp((mes * dias) / vendas);
  return {
    ...base,
    hoje: {
      sobra: round((vendas * contribuicao) / 10_000 - fixos),
      folga: (1 - mes / vendas) * 10_000,
      diaQuePaga: diaQuePaga <= dias ? diaQuePaga : null,
    },
  };
}
