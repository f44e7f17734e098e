import { fraseQueFalta } from "@eden/domain/atendimento/frases";
import { formatDuracao, type Relogio } from "@eden/domain/atendimento/relogio";

/** When a response was computed on the server and when it arrived here: the two clocks may differ. */
export interface Leitura {
  agora: string;
  lidaEm: number;
}

/** Working seconds left at `now` of this browser, negative when late. It decreases only until `muda_em`. */
export function restanteAt(relogio: Relogio, leitura: Leitura, now: number): number {
  if (!relogio.correndo) return relogio.restante;
  const elapsed = Math.max(0, now - leitura.lidaEm) / 1000;
  if (relogio.muda_em === null) return relogio.restante - elapsed;
  const running = (Date.parse(relogio.muda_em) - Date.parse(leitura.agora)) / 1000;
  return relogio.restante - Math.min(elapsed, Math.max(0, running));
}

export type Urgencia = "no_prazo" | "ultimo_quarto" | "atrasado";

export function urgenciaOf(restante: number, total: number): Urgencia {
  if (restante < 0) return "atrasado";
  return restante <= total / 4 ? "ultimo_quarto" : "no_prazo";
}

/** Short words for a list: "35 min de atraso", "faltam 22 min de trabalho". */
export function relogioShort(restante: number): string {
  if (restante >= 0) return fraseQueFalta(restante);
  return -restante < 60 ? "passou agora" : `${formatDuracao(restante)} de atraso`;
}

/** Full words for the header of a person. */
export function relogioLong(restante: number, correndo: boolean): string {
  if (restante < 0) {
    return -restante < 60 ? "O prazo prometido passou agora" : `${formatDuracao(restante)} de atraso`;
  }
  const left = fraseQueFalta(restante);
  const frase = `${left.charAt(0).toUpperCase()}${left.slice(1)}`;
  return correndo ? frase : `${frase}; relógio parado`;
}
