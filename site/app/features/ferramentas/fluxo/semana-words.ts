import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { weekdayOf } from "@eden/domain/ferramentas/calendario";
import { nomeDoMes } from "@eden/domain/ferramentas/mes";

const DIAS = [
  "no domingo",
  "na segunda-feira",
  "na terça-feira",
  "na quarta-feira",
  "na quinta-feira",
  "na sexta-feira",
  "no sábado",
];

interface Dias {
  de: string;
  ate: string;
}

const dayOf = (dia: string) => Number(dia.slice(8));

/** "19/11". */
export const dayMonth = (dia: string) => `${dia.slice(8)}/${dia.slice(5, 7)}`;

/** "14 a 20 dez" or "28 dez a 3 jan". */
export function semanaShort({ de, ate }: Dias): string {
  const short = (dia: string) => `${dayOf(dia)} ${nomeDoMes(dia).slice(0, 3)}`;
  return nomeDoMes(de) === nomeDoMes(ate) ? `${dayOf(de)} a ${short(ate)}` : `${short(de)} a ${short(ate)}`;
}

/** "14 a 20 de dezembro". */
export function semanaWords({ de, ate }: Dias): string {
  const start = nomeDoMes(de) === nomeDoMes(ate) ? `${dayOf(de)}` : `${dayOf(de)} de ${nomeDoMes(de)}`;
  return `${start} a ${dayOf(ate)} de ${nomeDoMes(ate)}`;
}

/** "na sexta-feira, dia 18 de dezembro". */
export const diaWords = (dia: string) => `${DIAS[weekdayOf(dia)]}, dia ${dayOf(dia)} de ${nomeDoMes(dia)}`;

/** "14 de dezembro". */
export const diaDoMes = (dia: string) => `${dayOf(dia)} de ${nomeDoMes(dia)}`;

/** Whole reais, towards the worse side; with a minus sign, not a hyphen. */
export const down = (centavos: number) => formatReaisShort(Math.floor(centavos / 100) * 100).replace("-", "−");
