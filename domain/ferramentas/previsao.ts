import { DINHEIRO_MAX } from "./campos.ts";
import { parseQuando, type Quando } from "./quando.ts";

/** An entry as it is kept. */
export interface Guardado {
  nome: string;
  sinal: 1 | -1;
  /** Cents. */
  valor: number;
  quando: Quando;
}

/** What the tool "Fluxo de caixa" computes with, in a link or on the device. */
export interface Previsao {
  saldo: number;
  /** Gross pay of a month; 0 without payroll. */
  bruto: number;
  /** Lines of the payroll that the owner removed, by their place. */
  semLinhas: number[];
  lancamentos: Guardado[];
}

export const LANCAMENTOS_MAX = 60;
export const NOME_MAX = 30;

/** What a link carries; null for another version, a missing part or a value out of range. */
export function readPrevisao(fragmento: string): Previsao | null {
  const match = /^#?v=1&s=(-?\d{1,10})&b=(\d{1,10})&x=([0-5](?:\.[0-5])*)?&l=(.*)$/.exec(fragmento);
  if (!match) return null;
  const [, saldo, bruto, semLinhas, lista = ""] = match;
  const previsao = {
    saldo: Number(saldo),
    bruto: Number(bruto),
    semLinhas: semLinhas ? semLinhas.split(".").map(Number) : [],
    lancamentos: lista === "" ? [] : lista.split(".").map(readGuardado),
  };
  return isPrevisao(previsao) ? previsao : null;
}

function readGuardado(text: string): Guardado | null {
  const [nome = "", sinal = "", valor = "", quando = "", ...rest] = text.split("~");
  if (rest.length > 0 || !/^[es]$/.test(sinal) || !/^\d{1,10}$/.test(valor)) return null;
  try {
    return { nome: decodeURIComponent(nome), sinal: sinal === "e" ? 1 : -1, valor: Number(valor), quando };
  } catch {
    return null;
  }
}

const isAmount = (value: unknown, min: number) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= DINHEIRO_MAX;

/** Whether what a link or the device held is within the limits of its fields. */
export function isPrevisao(value: unknown): value is Previsao {
  const { saldo, bruto, semLinhas, lancamentos } = (value ?? {}) as Partial<Previsao>;
  return (
    isAmount(saldo, -DINHEIRO_MAX) &&
    isAmount(bruto, 0) &&
    Array.isArray(semLinhas) &&
    semLinhas.every((linha) => [0, 1, 2, 3, 4, 5].includes(linha)) &&
    Array.isArray(lancamentos) &&
    lancamentos.length <= LANCAMENTOS_MAX &&
    lancamentos.every(isGuardado)
  );
}

function isGuardado(value: unknown): boolean {
  const { nome, sinal, valor, quando } = (value ?? {}) as Partial<Guardado>;
  return (
    typeof nome === "string" &&
    nome.length >= 1 &&
    nome.length <= NOME_MAX &&
    (sinal === 1 || sinal === -1) &&
    isAmount(valor, 1) &&
    typeof quando === "string" &&
    parseQuando(quando) !== null
  );
}
