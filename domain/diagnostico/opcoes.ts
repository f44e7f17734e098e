/**
 * Texts of a question's options: a list, or its JSON, of strings or of objects with a text field. What cannot be read
 * gives no option, and a list that cannot be read gives an empty one.
 */
export function parseOpcoes(value: unknown): string[] {
  const list = typeof value === "string" ? parseJson(value) : value;
  return Array.isArray(list) ? list.map(textOf).filter((text) => text !== "") : [];
}

function textOf(opcao: unknown): string {
  if (typeof opcao === "string") return opcao.trim();
  const { texto, text } = Object(opcao) as { texto?: unknown; text?: unknown };
  const found = texto ?? text;
  return typeof found === "string" ? found.trim() : "";
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
