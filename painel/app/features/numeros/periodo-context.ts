import { createContext, useContext } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { formatDiaCurto } from "./tabela.ts";

type Periodo = Saida<"numeros_pessoas">["periodo"];

/** The days of all figures of the page, once known. */
export const PeriodoContext = createContext<Periodo | undefined>(undefined);
export const usePeriodo = () => useContext(PeriodoContext);

/** The last day of the period before. */
const lastBefore = ({ de }: Periodo) => new Date(Date.parse(`${de}T12:00Z`) - 86_400_000).toISOString().slice(0, 10);

const span = (de: string, ate: string, format: (dia: string) => string) =>
  de === ate ? format(de) : `${format(de)} a ${format(ate)}`;

/** `18 out. a 16 nov.` and the days before it. */
export function diasDe(periodo: Periodo, format: (dia: string) => string = formatDiaCurto) {
  return {
    agora: span(periodo.de, periodo.ate, format),
    antes: span(periodo.antes, lastBefore(periodo), format),
  };
}
