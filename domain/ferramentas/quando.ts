import type { Ajuste, Regra } from "./fluxo.ts";
import { formatDia } from "./hoje.ts";

/**
 * When an entry falls, as a short code that fields, links and storage share: `s6` spread from Monday over six days, `w5` every
 * Friday, `m10d` on day 10 of every month and the banking day after it, `f` on the fifth working day, `u2026-12-16` once, with
 * `d` on the banking day after it.
 */
export type Quando = string;

const AJUSTES: Record<string, Ajuste> = { a: "antecipa", d: "adia", "": "mantem" };
const DIAS = ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"];

/** The rule of a code; null for anything else. */
export function parseQuando(quando: Quando): Regra | null {
  const [, kind = "", rest = ""] = /^([swmfu])(.*)$/.exec(quando) ?? [];
  if (kind === "f") return rest === "" ? { repete: "salario" } : null;
  if (kind === "u") return parseUnica(rest);
  const [, digits = "", ajuste = ""] = /^(\d{1,2})([ad]?)$/.exec(rest) ?? [];
  const number = Number(digits);
  if (digits === "" || number < 1) return null;
  if (kind === "m") return number <= 31 ? { repete: "mes", dia: number, ajuste: AJUSTES[ajuste] ?? "mantem" } : null;
  if (number > 7 || ajuste !== "") return null;
  return kind === "s" ? { repete: "espalhada", dias: number } : { repete: "semana", diaDaSemana: number };
}

/** `2026-12-16`, or with `d` where the bank takes it on the banking day after. */
function parseUnica(rest: string): Regra | null {
  const data = rest.replace(/d$/, "");
  if (!isDay(data)) return null;
  return rest === data ? { repete: "unica", data } : { repete: "unica", data, ajuste: "adia" };
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** What the amount of an entry counts: the field says it beside its number. */
export function porQuanto(quando: Quando): string {
  const repete = parseQuando(quando)?.repete;
  if (repete === "unica") return ", uma vez";
  if (repete === "semana" || repete === "espalhada") return " por semana";
  return repete ? " por mês" : "";
}

/** "toda sexta-feira", "todo dia 10"; empty for a code that is none. */
export function quandoWords(quando: Quando): string {
  const regra = parseQuando(quando);
  if (!regra) return "";
  if (regra.repete === "salario") return "no 5º dia útil";
  if (regra.repete === "unica") return `uma vez, ${formatDia(regra.data)}`;
  if (regra.repete === "semana") return `${regra.diaDaSemana > 5 ? "todo" : "toda"} ${DIAS[regra.diaDaSemana - 1]}`;
  if (regra.repete === "espalhada") return `toda semana, ${spreadWords(regra.dias)}`;
  return `todo dia ${regra.dia}${ajusteWords(regra.ajuste)}`;
}

const spreadWords = (dias: number) =>
  dias === 1 ? "na segunda" : `de segunda a ${(DIAS[dias - 1] ?? "").replace("-feira", "")}`;

function ajusteWords(ajuste: Ajuste | undefined): string {
  if (ajuste === "antecipa") return "; sem banco, no dia útil anterior";
  return ajuste === "adia" ? "; sem banco, no dia útil seguinte" : "";
}
