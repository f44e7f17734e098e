import { diaOf, FUSO } from "@eden/domain/dia";

/** Moments in the words of the team. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, ...options });

const clock = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const longDay = format({ day: "numeric", month: "long" });
const longDayYear = format({ day: "numeric", month: "long", year: "numeric" });
const shortDay = format({ day: "numeric", month: "short" });
const shortDayYear = format({ day: "numeric", month: "short", year: "numeric" });
const weekday = format({ weekday: "long" });

const DAY_MS = 86_400_000;

/** `2026-11-16` and `09:00` in São Paulo as an instant. Brazil has had no daylight saving time since 2019. */
export function instanteOf(dia: string, hora: string): string {
  return new Date(`${dia}T${hora}:00-03:00`).toISOString();
}

export function addDays(dia: string, days: number): string {
  return new Date(Date.parse(`${dia}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(dia: string): number {
  return new Date(`${dia}T12:00:00Z`).getUTCDay();
}

export function formatHora(moment: string | number): string {
  return clock.format(new Date(moment));
}

/** Heading of a day in a timeline: "Hoje", "Ontem, 15 de novembro", "3 de novembro". */
export function formatDia(moment: string, now: number): string {
  const dia = diaOf(moment);
  const today = diaOf(now);
  const date = new Date(moment);
  if (dia === today) return "Hoje";
  if (dia === addDays(today, -1)) return `Ontem, ${longDay.format(date)}`;
  return dia.slice(0, 4) === today.slice(0, 4) ? longDay.format(date) : longDayYear.format(date);
}

/** One moment in a list: "hoje, 15:00", "amanhã, 09:00", "18 de set.". */
export function formatQuando(moment: string, now: number): string {
  const dia = diaOf(moment);
  const today = diaOf(now);
  const near = { [today]: "hoje", [addDays(today, 1)]: "amanhã", [addDays(today, -1)]: "ontem" }[dia];
  if (near) return `${near}, ${formatHora(moment)}`;
  const date = new Date(moment);
  return dia.slice(0, 4) === today.slice(0, 4) ? shortDay.format(date) : shortDayYear.format(date);
}

/** "28 de novembro". */
export const formatDiaDoMes = (dia: string) => longDay.format(new Date(`${dia}T12:00:00-03:00`));

/** How long ago, in days: "hoje", "ontem", "há 12 dias"; from two months on the date. */
export function formatHa(moment: string, now: number): string {
  const days = Math.round((Date.parse(diaOf(now)) - Date.parse(diaOf(moment))) / DAY_MS);
  if (days <= 0) return "hoje";
  if (days === 1) return "ontem";
  return days < 60 ? `há ${days} dias` : `em ${formatQuando(moment, now)}`;
}

/** "segunda, 16 de novembro". */
export function formatDiaDaSemana(dia: string): string {
  const date = new Date(`${dia}T12:00:00-03:00`);
  return `${weekday.format(date).replace("-feira", "")}, ${longDay.format(date)}`;
}
