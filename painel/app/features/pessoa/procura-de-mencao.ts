import type { Saida } from "~/clients/rpc.ts";

type Membro = Saida<"eu">["equipe"][number];

export interface Procura {
  /** Where the `@` is. */
  de: number;
  membros: Membro[];
}

/**
 * Who may be meant by what is typed before the cursor: `@` at the start or after a blank, then the beginning of a name or of
 * one of its words. Null where nobody is.
 */
export function findMencao(texto: string, cursor: number, equipe: readonly Membro[], eu: string): Procura | null {
  const found = /(?:^|\s)@([\p{L}\p{M}' -]{0,40})$/u.exec(texto.slice(0, cursor));
  if (!found) return null;
  const typed = plain(found[1] ?? "");
  const membros = equipe.filter(
    ({ id, ativa, papel, nome }) =>
      id !== eu &&
      ativa &&
      papel !== "encarregado" &&
      (plain(nome).startsWith(typed) || plain(nome).includes(` ${typed}`)),
  );
  return membros.length === 0 ? null : { de: cursor - (found[1] ?? "").length - 1, membros: membros.slice(0, LIMIT) };
}

const LIMIT = 6;
const plain = (texto: string) => texto.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The text with the name in place of what was typed, and where the cursor goes. */
export function insertMencao(texto: string, de: number, cursor: number, nome: string): [texto: string, cursor: number] {
  const before = `${texto.slice(0, de)}@${nome}`;
  const after = texto.slice(cursor);
  const gap = /^\s/.test(after) ? "" : " ";
  return [before + gap + after, before.length + 1];
}
