import type { Digitado, Linha } from "@eden/domain/ferramentas/previsao";
import type { Conta } from "~/features/ferramentas/use-conta.ts";

/** What is typed into the forecast, and how its fields change it. */
export interface FluxoDigitado extends Digitado {
  put: (more: Partial<Digitado>) => void;
  putLinha: (id: number, more: Partial<Linha>) => void;
  removeLinha: (id: number) => void;
  /** Returns its id. */
  addLinha: (linha: Omit<Linha, "id">) => number;
}

export function fluxoDaConta({ digitado, put }: Conta<Digitado>): FluxoDigitado {
  return {
    ...digitado,
    put,
    // Several fields may change before the next render.
    putLinha: (id, more) =>
      put(({ linhas }) => ({ linhas: linhas.map((linha) => (linha.id === id ? { ...linha, ...more } : linha)) })),
    removeLinha: (id) => put(({ linhas }) => ({ linhas: linhas.filter((linha) => linha.id !== id) })),
    addLinha: (linha) => {
      const id = Math.max(-1, ...digitado.linhas.map((one) => one.id)) + 1;
      put(({ linhas }) => ({ linhas: [...linhas, { ...linha, id }] }));
      return id;
    },
  };
}
