/** What a template may name, with the words the team reads. `privado.modelo_valido` has the same names. */
export const CAMPOS_DO_MODELO = {
  primeiro_nome: "primeiro nome",
  autor: "quem envia",
  protocolo: "protocolo",
  loja: "loja",
  cidade: "cidade",
} as const;
type CampoDoModelo = keyof typeof CAMPOS_DO_MODELO;
export type DadosDoModelo = Record<Exclude<CampoDoModelo, "autor">, string | null> & { autor: string };

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

/** Why a template cannot be saved, in words for the team; null when it can. The database checks the same. */
export function problemaDoModelo(texto: string): string | null {
  const rest = texto.replace(/\{([a-z_]+)\}/g, (placeholder, name) =>
    Object.hasOwn(CAMPOS_DO_MODELO, name) ? "" : placeholder,
  );
  const [unknown] = /\{[^{}]*\}/.exec(rest) ?? [];
  if (unknown) return `${unknown} não existe. Use ${FIELDS}.`;
  if (/[{}]/.test(rest)) return "Falta abrir ou fechar uma chave { }.";
  const passages = texto.replace(/\[[^[\]]*\]/g, "");
  if (!/[[\]]/.test(passages)) return null;
  return /\[[^\]]*\[/.test(texto)
    ? "Um trecho opcional não cabe dentro de outro, e cada colchete aberto precisa fechar."
    : "Falta abrir ou fechar um colchete [ ].";
}

const FIELDS = Object.keys(CAMPOS_DO_MODELO)
  .map((name) => `{${name}}`)
  .join(", ");
