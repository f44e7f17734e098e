/** What a template may name. */
export type DadosDoModelo = {
  primeiro_nome: string | null;
  autor: string;
  protocolo: string | null;
  loja: string | null;
  cidade: string | null;
};

/**
 * Fills in a template. A passage in [brackets] is left out as a whole when one of its data is missing. The data are inserted
 * last and once, so braces and brackets in a name stay text.
 */
export function renderModelo(texto: string, dados: DadosDoModelo): string {
  const kept = texto.replace(/\[([^[\]]*)\]/g, (_, passage: string) => (isComplete(passage, dados) ? passage : ""));
  return kept.replace(PLACEHOLDER, (placeholder, name: string) => datumOf(name, dados) ?? placeholder).trim();
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

function isComplete(passage: string, dados: DadosDoModelo): boolean {
  return [...passage.matchAll(PLACEHOLDER)].every(([, name = ""]) => datumOf(name, dados) !== "");
}

/** The datum without surrounding blanks, empty when missing; undefined for a name that templates do not know. */
function datumOf(name: string, dados: DadosDoModelo): string | undefined {
  if (!Object.hasOwn(dados, name)) return undefined;
  return dados[name as keyof DadosDoModelo]?.trim() ?? "";
}
