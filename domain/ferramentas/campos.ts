import { parseCentesimos } from "./numero.ts";

/** A number that a tool asks for. */
export interface Campo {
  /** As the page names it while it is missing: "a margem". */
  nome: string;
  /** Amounts in cents, percentages in basis points, counts as they are. */
  tipo: "dinheiro" | "taxa" | "inteiro";
  min: number;
  max: number;
  /** Beside the field when it is out of range. */
  fora: string;
}

export type Campos<Nome extends string> = Record<Nome, Campo>;
export type Textos<Nome extends string> = Record<Nome, string>;
export type Valores<Nome extends string> = Record<Nome, number | null>;

export const NUMERO_INVALIDO = "Use só números, como 1.234,56.";
export const INTEIRO_INVALIDO = "Use um número inteiro.";

export const DINHEIRO_MAX = 9_999_999_999;

/** An amount from one cent to R$ 99.999.999,99. */
export function dinheiro(nome: string): Campo {
  return { nome, tipo: "dinheiro", min: 1, max: DINHEIRO_MAX, fora: "O valor fica entre R$ 0,01 e R$ 99.999.999,99." };
}

export function taxa(nome: string, max = 10_000, fora = "O percentual fica entre 0 e 100%."): Campo {
  return { nome, tipo: "taxa", min: 0, max, fora };
}

export function inteiro(nome: string, min: number, max: number): Campo {
  return { nome, tipo: "inteiro", min, max, fora: `O número fica entre ${min} e ${max}.` };
}

interface Lido<Nome extends string> {
  /** Null while a field is empty or wrong. */
  valores: Valores<Nome>;
  erros: Partial<Record<Nome, string>>;
}

/** The numbers of what was typed. */
export function readCampos<Nome extends string>(campos: Campos<Nome>, textos: Textos<Nome>): Lido<Nome> {
  const nomes = Object.keys(campos) as Nome[];
  const lidos = nomes.map((nome) => [nome, readCampo(campos[nome], textos[nome])] as const);
  return {
    valores: Object.fromEntries(
      lidos.map(([nome, lido]) => [nome, typeof lido === "string" ? null : lido]),
    ) as Valores<Nome>,
    erros: Object.fromEntries(lidos.filter(([, lido]) => typeof lido === "string")) as Partial<Record<Nome, string>>,
  };
}

/** The number, null for an empty field, or what is wrong with it. */
export function readCampo({ tipo, min, max, fora }: Campo, texto: string): number | null | string {
  if (texto.trim() === "") return null;
  const centesimos = parseCentesimos(texto);
  if (centesimos === null) return NUMERO_INVALIDO;
  if (tipo === "inteiro" && centesimos % 100 !== 0) return INTEIRO_INVALIDO;
  const valor = tipo === "inteiro" ? centesimos / 100 : centesimos;
  return valor < min || valor > max ? fora : valor;
}
