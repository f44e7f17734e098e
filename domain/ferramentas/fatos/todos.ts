import type { Fato, Fatos } from "./fato.ts";
import * as folha from "./folha.ts";
import * as promocao from "./promocao.ts";
import * as simples from "./simples.ts";

/** Every legal figure of the tools by its name: one, or several that follow each other. */
export const FATOS: Record<string, Fato<unknown> | Fatos<unknown>> = { ...simples, ...promocao, ...folha };

/** Last day of each figure after which there is none. */
export function lastDays(): { nome: string; ate: string }[] {
  return Object.entries(FATOS).flatMap(([nome, fato]) => {
    const ate = [fato].flat().at(-1)?.ate;
    return ate ? [{ nome, ate }] : [];
  });
}
