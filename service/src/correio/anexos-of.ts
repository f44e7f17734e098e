import { type Anexo, cleanNome } from "@eden/domain/correio/anexos";
import type { MessageStructureObject } from "imapflow";
import { decodeWords } from "postal-mime";

/** Pictures of a signature: small, and shown inside the HTML by their Content-ID. */
const SIGNATURE_BYTES = 30 * 1024;
const MAX_FILES = 50;

/** The files of a message, from its structure alone: nothing of them is fetched. */
export function anexosOf(structure: MessageStructureObject | undefined): Anexo[] {
  const found: Anexo[] = [];
  collect(structure, found);
  return found.slice(0, MAX_FILES);
}

function collect(node: MessageStructureObject | undefined, found: Anexo[]): void {
  if (!node || found.length >= MAX_FILES) return;
  for (const child of node.childNodes ?? []) collect(child, found);
  if (node.childNodes || !isFile(node)) return;
  const parte = node.part ?? "1";
  const name = node.dispositionParameters?.filename ?? node.parameters?.name;
  // What base64 adds, four letters for three bytes and the line ends, is not of the file.
  const bytes = Math.floor((node.size ?? 0) * (node.encoding === "base64" ? 0.73 : 1));
  const tipo = /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,80}$/.test(node.type) ? node.type : "application/octet-stream";
  if (node.id && tipo.startsWith("image/") && bytes < SIGNATURE_BYTES && node.disposition !== "attachment") return;
  found.push({ parte, nome: cleanNome(name ? decodeWords(name) : null, parte), tipo, bytes });
}

const isFile = ({ disposition, type }: MessageStructureObject) =>
  disposition === "attachment" || !/^(?:text\/(?:plain|html)|message\/delivery-status)$/.test(type);
