import type { Campo } from "@eden/domain/conteudo/campos";
import { camposDe } from "@eden/domain/conteudo/formas";
import { formatTelefone } from "@eden/domain/documentos/telefone";

export interface Mudanca {
  /** Names from the form down to the field, for the heading and as a key. */
  caminho: readonly string[];
  campo: Campo;
  antes: string;
  depois: string;
}

/** The fields whose value differs, in the order of the form. An empty field is an empty text. */
export function mudancasOf(campo: Campo, antes: unknown, depois: unknown, caminho: string[] = []): Mudanca[] {
  if (campo.tipo === "grupo") {
    return camposDe(campo).flatMap(([nome, filho]) =>
      mudancasOf(filho, partOf(antes, nome), partOf(depois, nome), [...caminho, filho.rotulo]),
    );
  }
  const [velho, novo] = [textoOf(campo, antes), textoOf(campo, depois)];
  return velho === novo ? [] : [{ caminho, campo, antes: velho, depois: novo }];
}

/** A value of a form by the name of its field. */
export const partOf = (valor: unknown, nome: string): unknown =>
  typeof valor === "object" && valor !== null ? (valor as Record<string, unknown>)[nome] : undefined;

const DATA = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A value as people read it: paragraphs below each other, a formatted number, a date in words. */
export function textoOf(campo: Campo, valor: unknown): string {
  if (campo.tipo === "grupo") {
    const partes = camposDe(campo).map(([nome, filho]) => textoOf(filho, partOf(valor, nome)));
    return partes.filter(Boolean).join(" · ");
  }
  if (campo.tipo === "lista")
    return listOf(valor)
      .map((item) => textoOf(campo.item, item))
      .join("\n\n");
  if (typeof valor !== "string" || valor === "") return "";
  if (campo.tipo === "telefone") return formatTelefone(valor);
  if (campo.tipo === "data_hora") return formatDataHora(valor);
  return valor;
}

export const listOf = (valor: unknown): readonly unknown[] => (Array.isArray(valor) ? valor : []);

/** The clock of São Paulo is in the value itself, so that no zone is applied. */
function formatDataHora(valor: string): string {
  const date = new Date(`${valor}:00Z`);
  return Number.isNaN(date.getTime()) ? valor : DATA.format(date).replace(" às ", ", ");
}

export interface Trecho {
  texto: string;
  /** Only in this one of the two texts. */
  mudou: boolean;
}

/** Two texts word by word: what both have in common, in order, and what only one has. */
export function compareWords(antes: string, depois: string): { antes: Trecho[]; depois: Trecho[] } {
  const [a, b] = [wordsOf(antes), wordsOf(depois)];
  const comuns = commonLengths(a, b);
  const saida: { antes: Trecho[]; depois: Trecho[] } = { antes: [], depois: [] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [velha, nova] = [a[i], b[j]];
    if (velha !== undefined && velha === nova) {
      append(saida.antes, velha, false);
      append(saida.depois, velha, false);
      i++;
      j++;
    } else if (nova !== undefined && (velha === undefined || at(comuns, i, j + 1) > at(comuns, i + 1, j))) {
      append(saida.depois, nova, true);
      j++;
    } else {
      append(saida.antes, velha ?? "", true);
      i++;
    }
  }
  return saida;
}

/** Words with the space after them. */
const wordsOf = (texto: string) => texto.match(/\S+\s*/g) ?? [];

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0;

/** `table[i][j]` is the length of the longest common part of `a` from `i` and `b` from `j`. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table: number[][] = Array.from({ length: a.length + 1 }, () => []);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row)
        row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function append(trechos: Trecho[], texto: string, mudou: boolean) {
  const last = trechos.at(-1);
  if (last?.mudou === mudou) last.texto += texto;
  else trechos.push({ texto, mudou });
}
