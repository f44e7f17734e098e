import { fraseDaHora } from "@eden/domain/atendimento/frases";
import { diaOf, formatDiaEMes } from "@eden/domain/dia";

/** A moment as people say it on the day of `agora`, in São Paulo. */
export interface Quando {
  dia: string;
  hora: string;
}

export function quandoOf(em: string, agora: string): Quando {
  const days = (Date.parse(diaOf(em)) - Date.parse(diaOf(agora))) / 86_400_000;
  const near = new Map([
    [0, "hoje"],
    [1, "amanhã"],
    [-1, "ontem"],
  ]).get(days);
  return { dia: near ?? formatDiaEMes(em), hora: fraseDaHora(em) };
}

/** "13 de dezembro", from a date of the database. */
export const formatDia = (dia: string) => formatDiaEMes(`${dia}T12:00:00Z`);
