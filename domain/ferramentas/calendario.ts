import { FERIADOS, SALARIO } from "./fatos/folha.ts";

/** Days are text, `2026-11-18`; arithmetic is in UTC, so that no time zone moves them. */
const DAY = 86_400_000;

const at = (dia: string) => Date.parse(`${dia}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (dia: string, days: number) => iso(at(dia) + days * DAY);
/** 0 is Sunday. */
export const weekdayOf = (dia: string) => new Date(at(dia)).getUTCDay();
export const mondayOf = (dia: string) => addDays(dia, -((weekdayOf(dia) + 6) % 7));

/** A day of a month; day 31 of a shorter one is its last day. */
export function dayOfMonth(ano: number, mes: number, dia: number): string {
  const last = new Date(Date.UTC(ano, mes, 0)).getUTCDate();
  return `${ano}-${String(mes).padStart(2, "0")}-${String(Math.min(dia, last)).padStart(2, "0")}`;
}

interface Feriados {
  nacionais: Set<string>;
  /** Days without banks: also Carnival and Corpus Christi, which are no national holidays. */
  bancos: Set<string>;
}

const known = new Map<number, Feriados>();

function feriadosOf(ano: number): Feriados {
  const found = known.get(ano);
  if (found) return found;
  const pascoa = easterOf(ano);
  const nacionais = [...FERIADOS.valor.map((dia) => `${ano}-${dia}`), addDays(pascoa, -2)];
  const bancos = [...nacionais, addDays(pascoa, -48), addDays(pascoa, -47), addDays(pascoa, 60)];
  const feriados = { nacionais: new Set(nacionais), bancos: new Set(bancos) };
  known.set(ano, feriados);
  return feriados;
}

/** By Meeus. */
function easterOf(ano: number): string {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOfMonth(ano, Math.floor(n / 31), (n % 31) + 1);
}

const yearOf = (dia: string) => Number(dia.slice(0, 4));
export const isBankDay = (dia: string) => ![0, 6].includes(weekdayOf(dia)) && !feriadosOf(yearOf(dia)).bancos.has(dia);

/** The day itself, or the banking day before or after it. */
export function bankDayFrom(dia: string, step: -1 | 1): string {
  let found = dia;
  while (!isBankDay(found)) found = addDays(found, step);
  return found;
}

/**
 * Fifth working day of a month: Saturday counts, Sunday and national holidays do not. Paid by bank, so on the banking day
 * before if it is none.
 */
export function fifthWorkingDay(ano: number, mes: number): string {
  let dia = dayOfMonth(ano, mes, 1);
  for (let worked = 0; ; dia = addDays(dia, 1)) {
    if (weekdayOf(dia) !== 0 && !feriadosOf(ano).nacionais.has(dia)) worked++;
    if (worked === SALARIO.valor) return bankDayFrom(dia, -1);
  }
}
