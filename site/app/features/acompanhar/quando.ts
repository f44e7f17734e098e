import { fraseDaHora } from "@eden/domain/atendimento/frases";
import { diaOf, FUSO } from "@eden/domain/dia";

/** A moment as people say it on the day of `agora`, in São Paulo. */
export interface Quando {
  dia: string;
  hora: string;
}

const date = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "long", timeZone: FUSO });

export function quandoOf(em: string, agora: string): Quando {
  const moment = new Date(em);
  const days = (Date.parse(diaOf(em)) - Date.parse(diaOf(agora))) / 86_400_000;
  const near = new Map([
    [0, "hoje"],
    [1, "amanhã"],
    [-1, "ontem"],
  ]).get(days);
  return { dia: near ?? date.format(moment), hora: fraseDaHora(em) };
}

/** "13 de dezembro", from a date of the database. */
export const formatDia = (dia: string) => date.format(new Date(`${dia}T12:00:00Z`));
