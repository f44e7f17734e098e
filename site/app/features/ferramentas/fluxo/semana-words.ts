import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { weekdayOf } from "@eden/domain/ferramentas/calendario";

const MESES = [
  "janeiro",
  "fevereiro",
  "março",
  "abril",
  "maio",
  "junho",
  "julho",
  "agosto",
  "setembro",
  "outubro",
  "novembro",
  "dezembro",
];
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
const mesOf = (dia: string) => MESES[Number(dia.slice(5, 7)) - 1] ?? "";

/** "19/11". */
export const dayMonth = (dia: string) => `${dia.slice(8)}/${dia.slice(5, 7)}`;

/** "14 a 20 dez" or "28 dez a 3 jan". */
export function semanaShort({ de, ate }: Dias): string {
  const short = (dia: string) => `${dayOf(dia)} ${mesOf(dia).slice(0, 3)}`;
  return mesOf(de) === mesOf(ate) ? `${dayOf(de)} a ${short(ate)}` : `${short(de)} a ${short(ate)}`;
}

/** "14 a 20" and "de dezembro"; "30 a 6" and "de novembro a dezembro". */
export function semanaParts({ de, ate }: Dias): { dias: string; mes: string } {
  const mes = mesOf(de) === mesOf(ate) ? mesOf(ate) : `${mesOf(de)} a ${mesOf(ate)}`;
  return { dias: `${dayOf(de)} a ${dayOf(ate)}`, mes: `de ${mes}` };
}

/** "14 a 20 de dezembro". */
export function semanaWords({ de, ate }: Dias): string {
  const start = mesOf(de) === mesOf(ate) ? `${dayOf(de)}` : `${dayOf(de)} de ${mesOf(de)}`;
  return `${start} a ${dayOf(ate)} de ${mesOf(ate)}`;
}

/** "na sexta-feira, dia 18 de dezembro". */
export const diaWords = (dia: string) => `${DIAS[weekdayOf(dia)]}, dia ${dayOf(dia)} de ${mesOf(dia)}`;

/** "14 de dezembro". */
export const diaDoMes = (dia: string) => `${dayOf(dia)} de ${mesOf(dia)}`;

/** Whole reais, towards the worse side; with a minus sign, not a hyphen. */
export const down = (centavos: number) => formatReaisShort(Math.floor(centavos / 100) * 100).replace("-", "−");
