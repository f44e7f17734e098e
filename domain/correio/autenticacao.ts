import type { Cabecalho } from "./classify-email.ts";

export const AUTENTICACOES = ["confirmada", "nao_conferida", "falhou"] as const;
export type Autenticacao = (typeof AUTENTICACOES)[number];

/**
 * What our own mail server found out about the sender (RFC 8601): the topmost `Authentication-Results` with its name. Others
 * are ignored, because a sender can write them. Comments and quoted values are removed before the result is read.
 */
export function autenticacaoOf(headers: readonly Cabecalho[], authservId: string): Autenticacao {
  const own = headers.find(
    ({ key, value }) => key === "authentication-results" && serverOf(value) === authservId.toLowerCase(),
  );
  const results = (own ? plainOf(own.value) : "")
    .split(";")
    .slice(1)
    .flatMap((part) => /^\s*dmarc\s*=\s*([a-z]+)/i.exec(part)?.[1]?.toLowerCase() ?? []);
  if (results.includes("fail")) return "falhou";
  return results.length > 0 && results.every((result) => result === "pass") ? "confirmada" : "nao_conferida";
}

const serverOf = (value: string): string =>
  /^\s*(?:"([^"]*)"|([^\s;]+))/
    .exec(withoutComments(value))
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase() ?? "";

/** Without comments and quoted values; a quote that is not closed is none. */
function plainOf(value: string): string {
  const source = withoutComments(value);
  let opened = -1;
  let plain = "";
  for (let index = 0; index < source.length; index += 1) {
    const letter = source.charAt(index);
    if (opened >= 0 && letter === "\\") index += 1;
    else if (letter === '"') opened = opened < 0 ? index : -1;
    else if (opened < 0) plain += letter;
  }
  return opened < 0 ? plain : plain + source.slice(opened);
}

/** Parentheses nest. */
function withoutComments(value: string): string {
  let depth = 0;
  let quoted = false;
  let plain = "";
  for (let index = 0; index < value.length; index += 1) {
    const letter = value.charAt(index);
    if (letter === "\\") {
      if (depth === 0) plain += value.slice(index, index + 2);
      index += 1;
    } else if (letter === '"' && depth === 0) {
      quoted = !quoted;
      plain += letter;
    } else if (letter === "(" && !quoted) depth += 1;
    else if (letter === ")" && !quoted && depth > 0) depth -= 1;
    else if (depth === 0) plain += letter;
  }
  return plain;
}
