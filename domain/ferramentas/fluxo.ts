import { addDays, bankDayFrom, dayOfMonth, fifthWorkingDay, mondayOf } from "./calendario.ts";
import { DECIMO, FGTS } from "./fatos/folha.ts";
import { round } from "./numero.ts";

/** When an entry falls. Weekdays from 1, Monday. */
export type Regra =
  | { repete: "unica"; data: string; ajuste?: Ajuste }
  | { repete: "semana"; diaDaSemana: number }
  | { repete: "espalhada"; dias: number }
  | { repete: "mes"; dia: number; ajuste?: Ajuste }
  | { repete: "salario" };

/** What happens on a day without banks. */
export type Ajuste = "antecipa" | "adia" | "mantem";

export interface Lancamento {
  nome: string;
  sinal: 1 | -1;
  /** Cents. */
  valor: number;
  regra: Regra;
  /** From a day on it is this many times as much. */
  muda?: { desde: string; vezes: number } | undefined;
}

export interface Semana {
  semana: number;
  de: string;
  ate: string;
  abre: number;
  entradas: number;
  saidas: number;
  fecha: number;
  /** Lowest balance of the week, day by day. */
  menor: number;
}

export interface Fluxo {
  semanas: Semana[];
  primeiraNegativa: Semana | null;
  primeiroDia: string | null;
  pior: Semana;
}

const SEMANAS = 13;

interface Ocorrencia {
  dia: string;
  valor: number;
}

const move = (dia: string, ajuste: Ajuste = "mantem") =>
  ajuste === "mantem" ? dia : bankDayFrom(dia, ajuste === "antecipa" ? -1 : 1);

/** Days and cents of an entry between two days, both included. */
export function occurrencesOf({ valor, regra, muda }: Lancamento, de: string, ate: string): Ocorrencia[] {
  const found = daysOf(regra, valor, de, ate).filter(({ dia }) => dia >= de && dia <= ate);
  if (!muda) return found;
  return found.map((one) => (one.dia < muda.desde ? one : { ...one, valor: round(one.valor * muda.vezes) }));
}

function daysOf(regra: Regra, valor: number, de: string, ate: string): Ocorrencia[] {
  if (regra.repete === "unica") return [{ dia: move(regra.data, regra.ajuste), valor }];
  if (regra.repete === "semana")
    return mondays(de, ate).map((segunda) => ({ dia: addDays(segunda, regra.diaDaSemana - 1), valor }));
  if (regra.repete === "espalhada") return mondays(de, ate).flatMap((segunda) => spread(segunda, valor, regra.dias));
  return months(de, ate).map(([ano, mes]) => ({
    dia: regra.repete === "salario" ? fifthWorkingDay(ano, mes) : move(dayOfMonth(ano, mes, regra.dia), regra.ajuste),
    valor,
  }));
}

/** Equal parts from Monday on; the cents that are left one each on the first days. */
function spread(segunda: string, valor: number, dias: number): Ocorrencia[] {
  const base = Math.floor(valor / dias);
  const rest = valor - base * dias;
  return Array.from({ length: dias }, (_, index) => ({
    dia: addDays(segunda, index),
    valor: base + (index < rest ? 1 : 0),
  }));
}

function mondays(de: string, ate: string): string[] {
  const found: string[] = [];
  for (let segunda = mondayOf(de); segunda <= ate; segunda = addDays(segunda, 7)) found.push(segunda);
  return found;
}

/** Also the months before and after: a payment of theirs may be moved into these days. */
function months(de: string, ate: string): [number, number][] {
  const count = (dia: string) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1;
  const first = count(de) - 1;
  return Array.from({ length: count(ate) + 2 - first }, (_, index) => [
    Math.floor((first + index) / 12),
    ((first + index) % 12) + 1,
  ]);
}

export const fgtsOf = (bruto: number) => round((bruto * FGTS.valor) / 10_000);

/** Payroll of a gross amount in a month: salaries, FGTS of 8 %, both halves of the 13th salary with their FGTS. */
export function folhaOf(bruto: number, ano: number): Lancamento[] {
  const primeira = Math.floor(bruto / 2);
  const segunda = bruto - primeira;
  const out = (nome: string, valor: number, regra: Regra): Lancamento => ({ nome, sinal: -1, valor, regra });
  const once = (data: string): Regra => ({ repete: "unica", data, ajuste: "antecipa" });
  return [
    out("Salários", bruto, { repete: "salario" }),
    out("FGTS (8%)", fgtsOf(bruto), { repete: "mes", dia: 20, ajuste: "antecipa" }),
    out("13º, 1ª parcela", primeira, once(`${ano}-${DECIMO.valor[0]}`)),
    out("13º, 2ª parcela", segunda, once(`${ano}-${DECIMO.valor[1]}`)),
    out("FGTS do 13º, 1ª", fgtsOf(primeira), once(`${ano}-12-20`)),
    out("FGTS do 13º, 2ª", fgtsOf(segunda), once(`${ano + 1}-01-20`)),
  ];
}

interface Entrada {
  /** Cents in till and account, today. */
  saldo: number;
  hoje: string;
  lancamentos: readonly Lancamento[];
}

/** Thirteen weeks from the Monday of this one. Days are simulated, so that a week that closes well may still name a bad day. */
export function computeFluxo({ saldo, hoje, lancamentos }: Entrada): Fluxo {
  const inicio = mondayOf(hoje);
  const fim = addDays(inicio, SEMANAS * 7 - 1);
  const moves = new Map<string, { entradas: number; saidas: number }>();
  for (const lancamento of lancamentos)
    for (const { dia, valor } of occurrencesOf(lancamento, hoje, fim)) {
      const { entradas, saidas } = moves.get(dia) ?? { entradas: 0, saidas: 0 };
      const isIn = lancamento.sinal > 0;
      moves.set(dia, { entradas: entradas + (isIn ? valor : 0), saidas: saidas + (isIn ? 0 : valor) });
    }
  const semanas: Semana[] = [];
  let caixa = saldo;
  let primeiroDia: string | null = null;
  for (let semana = 1; semana <= SEMANAS; semana++) {
    const de = addDays(inicio, (semana - 1) * 7);
    const week: Semana = {
      semana,
      de,
      ate: addDays(de, 6),
      abre: caixa,
      entradas: 0,
      saidas: 0,
      fecha: 0,
      menor: caixa,
    };
    for (let day = 0; day < 7; day++) {
      const dia = addDays(de, day);
      const { entradas, saidas } = moves.get(dia) ?? { entradas: 0, saidas: 0 };
      week.entradas += entradas;
      week.saidas += saidas;
      caixa += entradas - saidas;
      week.menor = Math.min(week.menor, caixa);
      if (caixa < 0 && dia >= hoje) primeiroDia ??= dia;
    }
    semanas.push({ ...week, fecha: caixa });
  }
  const [first] = semanas as [Semana, ...Semana[]];
  return {
    semanas,
    primeiraNegativa: semanas.find(({ fecha }) => fecha < 0) ?? null,
    primeiroDia,
    pior: semanas.reduce((worst, one) => (one.fecha < worst.fecha ? one : worst), first),
  };
}

/** What moves between two days, by entry: a spread one is one line. */
export interface Movimento {
  nome: string;
  sinal: 1 | -1;
  valor: number;
  /** First and last day. */
  de: string;
  ate: string;
}

export function movimentosOf(lancamentos: readonly Lancamento[], de: string, ate: string): Movimento[] {
  return lancamentos.flatMap((lancamento) => {
    const found = occurrencesOf(lancamento, de, ate);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) return [];
    const { nome, sinal } = lancamento;
    return [{ nome, sinal, valor: found.reduce((sum, { valor }) => sum + valor, 0), de: first.dia, ate: last.dia }];
  });
}
