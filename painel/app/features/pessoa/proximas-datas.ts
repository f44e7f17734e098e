import { diaOf } from "@eden/domain/dia";
import { addTempoUtil, type Calendario, feriadosNacionais } from "@eden/domain/painel/tempo-util";
import { addDays, formatDiaDaSemana, formatHora, instanteOf, weekdayOf } from "~/pessoas/quando.ts";

export interface DataSugerida {
  nome: string;
  detalhe: string;
  em: string;
}

const MORNING = "09:00";
const AFTERNOON = "17:00";
const HOUR_MS = 3_600_000;

/** Dates to choose from; all are working days. With `soon` the first is two working hours from now. */
export function proximasDatas(now: number, calendario: Calendario, soon = false): DataSugerida[] {
  const today = diaOf(now);
  const tomorrow = addDays(today, 1);
  const next = nextWorkingDay(tomorrow, calendario);
  const monday = nextWorkingDay(addDays(today, (8 - weekdayOf(today)) % 7 || 7), calendario);
  const week = nextWorkingDay(addDays(today, 7), calendario);
  const month = nextWorkingDay(addMonth(today), calendario);
  const dates: DataSugerida[] = [];
  if (soon) dates.push(inTwoHours(now, calendario));
  const afternoon = Date.parse(instanteOf(today, AFTERNOON));
  if (isWorkingDay(today, calendario) && afternoon - now > HOUR_MS / 2) {
    dates.push({
      nome: "Hoje, 17:00",
      detalhe: `daqui a ${hoursUntil(afternoon - now)}`,
      em: instanteOf(today, AFTERNOON),
    });
  }
  dates.push(morning(next === tomorrow ? "Amanhã" : capitalize(formatDiaDaSemana(next).split(",")[0] ?? ""), next));
  if (monday !== next) dates.push(morning(capitalize(formatDiaDaSemana(monday).split(",")[0] ?? ""), monday));
  if (week !== monday && week !== next) dates.push({ ...morning("", week), nome: "Em uma semana" });
  dates.push({ ...morning("", month), nome: "Em um mês" });
  return dates;
}

export function isWorkingDay(dia: string, { dias, feriados }: Calendario): boolean {
  const special = feriados[dia];
  if (special) return special.length > 0;
  if (feriadosNacionais(Number(dia.slice(0, 4))).has(dia)) return false;
  return (dias[weekdayOf(dia)]?.length ?? 0) > 0;
}

/** Gives up after a year of closed days, so that an empty calendar does not hang the screen. */
function nextWorkingDay(dia: string, calendario: Calendario): string {
  for (let days = 0; days < 366; days += 1) {
    const candidate = addDays(dia, days);
    if (isWorkingDay(candidate, calendario)) return candidate;
  }
  return dia;
}

function inTwoHours(now: number, calendario: Calendario): DataSugerida {
  const em = addTempoUtil(new Date(now), 120, calendario).toISOString();
  const dia = diaOf(em);
  return {
    nome: `Em 2 h de trabalho, ${formatHora(em)}`,
    detalhe: dia === diaOf(now) ? "hoje" : formatDiaDaSemana(dia),
    em,
  };
}

function morning(nome: string, dia: string): DataSugerida {
  return { nome: `${nome}, ${MORNING}`, detalhe: formatDiaDaSemana(dia), em: instanteOf(dia, MORNING) };
}

/** The same day of the next month, or its last day. */
function addMonth(dia: string): string {
  const [year = 0, month = 1, day = 1] = dia.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

function hoursUntil(ms: number): string {
  const hours = Math.round(ms / HOUR_MS);
  return hours < 1 ? `${Math.round(ms / 60_000)} min` : `${hours} h`;
}

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
}
