/** Is in the text until the link exists. */
export const MARCA = "[link]";

/** The text with the link in place of the mark, or after the text when the member removed the mark. */
export function withLink(texto: string, url: string): string {
  return texto.includes(MARCA) ? texto.replaceAll(MARCA, url) : `${texto.trimEnd()}\n${url}`.trimStart();
}
