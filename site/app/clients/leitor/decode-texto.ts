/**
 * UTF-8 if it is valid, else Windows-1252, which most desktop systems write, or code page 850, as those in Clipper and
 * Harbour do. UTF-16 by its mark, or by the zeros in it.
 */
export function decodeTexto(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder("windows-1252").decode(bytes);
    return looksPortuguese(decodeDos(bytes.subarray(0, SAMPLE))) > looksPortuguese(windows.slice(0, SAMPLE))
      ? decodeDos(bytes)
      : windows;
  }
}

const SAMPLE = 50_000;
/** Code page 850 from 128 on. */
const DOS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const PIECE = 8192;

function decodeDos(bytes: Uint8Array): string {
  const codes = new Uint16Array(bytes.length);
  for (const [at, byte] of bytes.entries()) codes[at] = byte < 128 ? byte : DOS.charCodeAt(byte - 128);
  let text = "";
  for (let at = 0; at < codes.length; at += PIECE) text += String.fromCharCode(...codes.subarray(at, at + PIECE));
  return text;
}

/** Letters of Portuguese, less what else is not ASCII. */
const looksPortuguese = (text: string) =>
  (text.match(/[áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇºª°]/g)?.length ?? 0) * 2 - (text.match(/[^\s -~]/g)?.length ?? 0);
