import type { PessoaLinha } from "@eden/domain/painel/pessoa";

export interface Comparacao {
  /** What is on screen, in the same order, with newer data where a row changed. */
  pessoas: PessoaLinha[];
  /** In the new first page, not on screen yet. */
  novas: PessoaLinha[];
  /** On screen, no longer in the list. Known only when the new page reaches that far. */
  sairam: string[];
}

/**
 * What a newly read first page means for the rows on screen. Rows keep their place until the member asks for the new list.
 * `complete` says that the new page is the whole list.
 */
export function compareLists(
  shown: readonly PessoaLinha[],
  fresh: readonly PessoaLinha[],
  complete: boolean,
): Comparacao {
  const byId = new Map(fresh.map((pessoa) => [pessoa.id, pessoa]));
  const known = new Set(shown.map(({ id }) => id));
  const reach = complete ? shown.length : lastShared(shown, byId);
  return {
    pessoas: shown.map((pessoa) => byId.get(pessoa.id) ?? pessoa),
    novas: fresh.filter(({ id }) => !known.has(id)),
    sairam: shown.slice(0, reach).flatMap(({ id }) => (byId.has(id) ? [] : [id])),
  };
}

/** How many rows on screen come before the last one that the new page also has. */
function lastShared(shown: readonly PessoaLinha[], byId: ReadonlyMap<string, PessoaLinha>): number {
  return shown.findLastIndex(({ id }) => byId.has(id)) + 1;
}
