export type Opcao = {
  texto: string;
  /** From 0, the worst practice, to 1, the best. */
  grau: number;
};

/**
 * A question's options: a list, or its JSON, of strings or of objects with a text field. An unreadable option is
 * skipped, and an unreadable list is empty. If every option has `pontos`, those grade it; otherwise its position in the
 * list does, from worst to best.
 */
export function parseOpcoes(value: unknown): Opcao[] {
  const list = typeof value === "string" ? parseJson(value) : value;
  const found = Array.isArray(list) ? list.map(read).filter(({ texto }) => texto !== "") : [];
  const graus = byPontos(found) ?? found.map((_, index) => (found.length === 1 ? 1 : index / (found.length - 1)));
  return found.map(({ texto }, index) => ({ texto, grau: graus[index] ?? 0 }));
}

type Read = { texto: string; pontos: number | null };

function read(opcao: unknown): Read {
  if (typeof opcao === "string") return { texto: opcao.trim(), pontos: null };
  const { texto, text, pontos } = Object(opcao) as { texto?: unknown; text?: unknown; pontos?: unknown };
  const found = texto ?? text;
  return {
    texto: typeof found === "string" ? found.trim() : "",
    pontos: typeof pontos === "number" && Number.isFinite(pontos) ? Math.max(0, pontos) : null,
  };
}

/** Null if points are missing or all equal. */
function byPontos(opcoes: readonly Read[]): number[] | null {
  const pontos = opcoes.flatMap((opcao) => (opcao.pontos === null ? [] : [opcao.pontos]));
  const most = Math.max(0, ...pontos);
  return pontos.length === opcoes.length && most > 0 ? pontos.map((value) => value / most) : null;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
