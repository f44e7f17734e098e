/** What a template is filled with: a datum per placeholder, null or empty when it is missing. */
export type DadosDoModelo = Readonly<Record<string, string | null>>;

/**
 * Fills in a template. A passage in [brackets] is left out as a whole when one of its data is missing; [a|b] takes the first
 * of its alternatives that has all its data. The data are inserted last and once, so braces and brackets in a name stay text.
 */
export function renderModelo(texto: string, dados: DadosDoModelo): string {
  const kept = texto.replace(
    /\[([^[\]]*)\]/g,
    (_, passage: string) => passage.split("|").find((part) => isComplete(part, dados)) ?? "",
  );
  return kept.replace(PLACEHOLDER, (placeholder, name: string) => datumOf(name, dados) ?? placeholder).trim();
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

function isComplete(passage: string, dados: DadosDoModelo): boolean {
  return [...passage.matchAll(PLACEHOLDER)].every(([, name = ""]) => datumOf(name, dados) !== "");
}

/** The datum without surrounding blanks, empty when missing; undefined for a name that the template does not know. */
function datumOf(name: string, dados: DadosDoModelo): string | undefined {
  return Object.hasOwn(dados, name) ? (dados[name]?.trim() ?? "") : undefined;
}
