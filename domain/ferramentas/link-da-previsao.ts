import type { Previsao } from "./previsao.ts";

const LINK_MAX = 2000;

/** The fragment of a link; null where it would be too long. */
export function writePrevisao({ saldo, bruto, semLinhas, lancamentos }: Previsao): string | null {
  const lista = lancamentos
    .map(({ nome, sinal, valor, quando }) => `${encode(nome)}~${sinal > 0 ? "e" : "s"}~${valor}~${quando}`)
    .join(".");
  const text = `v=1&s=${saldo}&b=${bruto}&x=${semLinhas.join(".")}&l=${lista}`;
  return text.length > LINK_MAX ? null : text;
}

/** Also the two characters that separate. */
const encode = (nome: string) =>
  encodeURIComponent(nome).replace(/[.~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
