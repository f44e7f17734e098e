import { diaOf } from "@eden/domain/dia";
import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";

/**
 * The lines on screen after the person was read again. Where the new page reaches, it alone counts, so that an undone line
 * disappears; older lines that were loaded before stay. Both are newest first.
 */
export function mergeLinhas(known: readonly LinhaDoTempo[], fresh: readonly LinhaDoTempo[]): LinhaDoTempo[] {
  const oldest = fresh.at(-1);
  if (!oldest) return [];
  const keys = new Set(fresh.map(linhaKey));
  const limit = Date.parse(oldest.em);
  return [...fresh, ...known.filter((linha) => !keys.has(linhaKey(linha)) && Date.parse(linha.em) <= limit)];
}

/** Browsers make the ids of source rows, so rows of two tables may have the same one. */
export function linhaKey(linha: LinhaDoTempo): string {
  return linha.tipo === "entrada" ? `${linha.tabela}:${linha.id}` : linha.id;
}

export type EntradaLinha = Extract<LinhaDoTempo, { tipo: "entrada" }>;

export function isEntradaLinha(linha: LinhaDoTempo): linha is EntradaLinha {
  return linha.tipo === "entrada";
}

/**
 * Interest, order and sign-up of a purchase have one number. They become one line, at the place of the newest; `partes`
 * has all of them by its key, oldest first.
 */
export function groupCompras(newestFirst: readonly LinhaDoTempo[]) {
  const entradas = new Map<string, EntradaLinha[]>();
  for (const linha of newestFirst.filter(isEntradaLinha)) {
    entradas.set(linha.protocolo, [...(entradas.get(linha.protocolo) ?? []), linha]);
  }
  const partes = new Map<string, EntradaLinha[]>();
  const linhas = newestFirst.filter((linha) => {
    const compra = isEntradaLinha(linha) ? (entradas.get(linha.protocolo) ?? []) : [];
    if (compra.length < 2) return true;
    if (compra[0] !== linha) return false;
    partes.set(linhaKey(linha), compra.toReversed());
    return true;
  });
  return { linhas, partes };
}

export type Dia = { dia: string; linhas: LinhaDoTempo[] };

/** Oldest first, by the day in São Paulo: a conversation is read downwards. */
export function groupByDia(newestFirst: readonly LinhaDoTempo[]): Dia[] {
  const dias: Dia[] = [];
  for (const linha of [...newestFirst].reverse()) {
    const dia = diaOf(linha.em);
    const last = dias.at(-1);
    if (last?.dia === dia) last.linhas.push(linha);
    else dias.push({ dia, linhas: [linha] });
  }
  return dias;
}

/** The member's own last contact: without a result it waits for one. */
export const lastContato = (newestFirst: readonly LinhaDoTempo[], membro: string) =>
  newestFirst.filter((linha) => linha.tipo === "contato").find(({ autor }) => autor?.id === membro);
