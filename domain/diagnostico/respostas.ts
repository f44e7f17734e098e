/** The chosen option's text, under `p` and the question's id. */
export type Respostas = Readonly<Record<string, string>>;

export function respostaKey({ id }: { id: number }): string {
  return `p${id}`;
}

/** Compares answers regardless of the order in which they were given. */
export function sameRespostas(one: unknown, other: unknown): boolean {
  const sorted = (respostas: unknown) => JSON.stringify(Object.entries(Object(respostas)).sort());
  return sorted(one) === sorted(other);
}
