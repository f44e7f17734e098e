import { diaOf, FUSO, formatDiaEMes } from "../dia.ts";
import { type Expediente, minutosDoDia } from "./expediente.ts";
import { formatDuracao } from "./relogio.ts";

/** The only words for hours and promise: site, receipts, follow-up page, panel and guide take them from here. */

const SEMANA = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

/** "Segunda a sexta, das 8h às 12h e das 13h às 18h; sábado, das 8h às 12h". */
export function fraseDoHorario(dias: Expediente["dias"]): string {
  const groups: { first: number; last: number; horas: string }[] = [];
  for (let place = 1; place <= 7; place += 1) {
    const horas = (dias[place % 7] ?? []).map(({ abre, fecha }) => `das ${hora(abre)} às ${hora(fecha)}`).join(" e ");
    const group = groups.at(-1);
    if (group?.horas === horas) group.last = place;
    else groups.push({ first: place, last: place, horas });
  }
  const frase = groups
    .filter(({ horas }) => horas !== "")
    .map(({ first, last, horas }) => `${diasDe(first, last)}, ${horas}`)
    .join("; ");
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}

/** The same where a line must hold it: "Seg. a sex., 8h às 12h e 13h às 18h". */
export const fraseDoHorarioCurto = (dias: Expediente["dias"]): string =>
  fraseDoHorario(dias)
    .replaceAll(/das (?=\d)/g, "")
    .replaceAll(/segunda|terça|quarta|quinta|sexta|sábado|domingo/gi, (dia) => `${dia.slice(0, 3)}.`);

function diasDe(first: number, last: number): string {
  const [from, to] = [SEMANA[first % 7] ?? "", SEMANA[last % 7] ?? ""];
  if (first === last) return from;
  return `${from} ${last - first === 1 ? "e" : "a"} ${to}`;
}

/** "08:00" as "8h", "13:30" as "13h30". */
function hora(time: string): string {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
}

/** After "Respondemos" or "Resposta": "em até 2 horas de trabalho"; from the longest day on in whole days, "em até 1 dia útil". */
export function fraseDoPrazo({ prazo_minutos, dias }: Expediente): string {
  const dia = minutosDoDia(dias);
  if (prazo_minutos >= dia) return `em até ${plural(Math.ceil(prazo_minutos / dia), "dia útil", "dias úteis")}`;
  const hours = Math.floor(prazo_minutos / 60);
  const minutes = prazo_minutos % 60;
  const partes = [hours > 0 && plural(hours, "hora", "horas"), minutes > 0 && plural(minutes, "minuto", "minutos")];
  return `em até ${partes.filter(Boolean).join(" e ")} de trabalho`;
}

/** After "Proposta": the same time in whole working days, "em 1 dia útil". A proposal takes longer than a first answer. */
export const fraseDaProposta = ({ prazo_minutos, dias }: Expediente): string =>
  `em ${plural(Math.max(1, Math.ceil(prazo_minutos / minutosDoDia(dias))), "dia útil", "dias úteis")}`;

const plural = (quantas: number, one: string, many: string) => `${quantas} ${quantas === 1 ? one : many}`;

const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: FUSO,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const weekday = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, weekday: "long" });

/** "8h01", "14h". */
export const fraseDaHora = (em: string | number) => hora(clock.format(new Date(em)));

/** A moment that is read on another day: "segunda, 23 de novembro, 8h01". */
export function fraseDoMomento(em: string): string {
  return `${weekday.format(new Date(em)).replace("-feira", "")}, ${formatDiaEMes(em)}, ${fraseDaHora(em)}`;
}

/** "até hoje, 14h", "até amanhã, 8h01"; further away, or without `agora` (e-mails are read later), with the date. */
export function fraseDaPromessa(prazo: string, agora?: string | number): string {
  const days = agora === undefined ? undefined : (Date.parse(diaOf(prazo)) - Date.parse(diaOf(agora))) / 86_400_000;
  const near = days === 0 ? "hoje" : days === 1 ? "amanhã" : undefined;
  return `até ${near ? `${near}, ${fraseDaHora(prazo)}` : fraseDoMomento(prazo)}`;
}

/** "faltam 1 h 46 de trabalho", of working seconds. */
export function fraseQueFalta(segundos: number): string {
  const minutes = Math.ceil(segundos / 60);
  return `${minutes === 1 || minutes === 60 ? "falta" : "faltam"} ${formatDuracao(segundos)} de trabalho`;
}
