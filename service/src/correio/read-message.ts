import type { Anexo } from "@eden/domain/correio/anexos";
import { type Autenticacao, autenticacaoOf } from "@eden/domain/correio/autenticacao";
import { type Classe, classifyEmail, isFlaggedSpam } from "@eden/domain/correio/classify-email";
import { cleanLinha, cleanTexto } from "@eden/domain/correio/clean-text";
import { type Devolucao, readDevolucao } from "@eden/domain/correio/devolucao";
import { htmlToText } from "@eden/domain/correio/html-to-text";
import { splitCitacao } from "@eden/domain/painel/citacao";
import type { FetchMessageObject } from "imapflow";
import PostalMime, { type Address, type Email } from "postal-mime";
import { anexosOf } from "./anexos-of.ts";
import { chaveOf } from "./chave.ts";
import type { CorreioSettings } from "./settings.ts";

/** A message in the shape that `privado.receber_email` takes. */
export interface Recebido {
  chave: string;
  message_id: string | null;
  em_resposta_a: string[];
  codigos: string[];
  remetente: string;
  nome: string | null;
  assunto: string;
  texto: string;
  /** Without quote and signature. */
  novo: string;
  cortado: boolean;
  anexos: Anexo[];
  tipo: Classe | "interna";
  autenticacao: Autenticacao;
  suspeito: boolean;
  enviado_em: string | null;
  recebido_em: string;
  devolucao: Devolucao | null;
}

type Fetched = Pick<FetchMessageObject, "source" | "bodyStructure" | "internalDate">;
type Settings = Pick<CorreioSettings, "authservId" | "own">;

/** Headers and more words than are kept; the files of a message are never fetched to be read. */
export const FIRST_BYTES = 256 * 1024;
/** The parser takes as long for a line as for kilobytes; the longest text that is kept has a fifth of these. */
const FIRST_LINES = 20_000;
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true };

/**
 * Reads the first part of a message that was fetched: headers and words; its files stay in the mailbox. The time of every
 * step is in proportion to the length, whatever is repeated in it.
 */
export async function readMessage(fetched: Fetched, settings: Settings): Promise<Recebido> {
  const source = fetched.source ?? Buffer.alloc(0);
  const first = firstLines(source);
  const mail = await PostalMime.parse(first, LIMITS);
  const { remetente, nome, single } = senderOf(mail);
  const messageId = idsIn(mail.messageId)[0] ?? null;
  const { texto, cortado } = cleanTexto(mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ""));
  const tipo = settings.own.includes(baseOf(remetente)) ? "interna" : classifyEmail(mail.headers);
  return {
    chave: chaveOf({ messageId, sender: remetente, source }),
    message_id: messageId,
    em_resposta_a: idsIn(`${mail.references ?? ""} ${mail.inReplyTo ?? ""}`).slice(-50),
    codigos: codesIn(mail),
    remetente,
    nome,
    assunto: cleanLinha(mail.subject, 300) ?? "",
    texto,
    novo: splitCitacao(texto).novo,
    cortado: cortado || (isCut(source, first) && endsInText(mail)),
    anexos: anexosOf(fetched.bodyStructure),
    tipo,
    // The result is about one sender: with two it may be about the other.
    autenticacao: single ? autenticacaoOf(mail.headers, settings.authservId) : "falhou",
    suspeito: isFlaggedSpam(mail.headers),
    enviado_em: momentOf(mail.date),
    recebido_em: momentOf(fetched.internalDate) ?? new Date().toISOString(),
    devolucao: tipo === "devolucao" ? devolucaoOf(mail) : null,
  };
}

/** The key of a message that is in the mailbox; only its headers are parsed. */
export async function chaveOfSource(source: Buffer): Promise<string> {
  const end = /\r?\n\r?\n/.exec(source.toString("latin1"))?.index ?? source.length;
  const mail = await PostalMime.parse(source.subarray(0, end), LIMITS);
  return chaveOf({ messageId: idsIn(mail.messageId)[0] ?? null, sender: senderOf(mail).remetente, source });
}

function firstLines(source: Buffer): Buffer {
  let end = -1;
  for (let lines = 0; lines < FIRST_LINES; lines += 1) {
    end = source.indexOf("\n", end + 1);
    if (end === -1) return source;
  }
  return source.subarray(0, end + 1);
}

const isCut = (source: Buffer, first: Buffer) => source.length >= FIRST_BYTES || first.length < source.length;

/** A file that follows the words is what was cut; so is the HTML that repeats a text. */
const endsInText = ({ attachments, text, html }: Email) => attachments.length === 0 && !(text?.trim() && html);

const ADDRESS = /^[^\s<>@,;:"()]{1,64}@[^\s<>@,;:"()]{1,253}$/;

function senderOf(mail: Email) {
  const headers = mail.headers.filter(({ key }) => key === "from");
  const from = firstOf(mail.from);
  const address = from?.address.toLowerCase() ?? "";
  return {
    remetente: ADDRESS.test(address) ? address : "",
    nome: cleanLinha(from?.name, 120),
    single: headers.length === 1 && mailboxesIn(headers[0]?.value ?? "") <= 1 && mail.from?.group === undefined,
  };
}

/** How many addresses in angle brackets there are. A regular expression would take the square of the length. */
function mailboxesIn(value: string): number {
  let count = 0;
  let open = false;
  let address = false;
  for (const letter of value) {
    if (letter === ">" && open && address) count += 1;
    if (letter === "<" || letter === ">") [open, address] = [letter === "<", false];
    else if (letter === "@") address = true;
  }
  return count;
}

const firstOf = (address: Address | undefined) => (address?.group ? address.group[0] : address);

/** Without what follows a plus sign: our own reply addresses are ours, too. */
const baseOf = (address: string) => address.replace(/\+[^@]*@/, "@");

/** Message-IDs as we wrote them; other spellings belong to nobody. */
const idsIn = (value: string | undefined): string[] => [
  ...new Set((value ?? "").slice(0, 20_000).match(/<[^<>\s]{3,300}>/g) ?? []),
];

/** Where a server or a mail program leaves the address to which a message came. */
const RECIPIENTS = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];

function codesIn({ headers }: Email): string[] {
  const values = headers.filter(({ key }) => RECIPIENTS.includes(key)).map(({ value }) => value.slice(0, 20_000));
  const codes = values.join("\n").matchAll(/([a-z2-7]{53})@/gi);
  return [...new Set(Array.from(codes, ([, code = ""]) => code.toLowerCase()))].slice(0, 20);
}

function momentOf(value: string | Date | undefined): string | null {
  const moment = new Date(value ?? Number.NaN);
  const isPlausible = moment.getTime() > 0 && moment.getTime() < Date.now() + 366 * 86_400_000;
  return isPlausible ? moment.toISOString() : null;
}

function devolucaoOf({ attachments, headers }: Email): Devolucao {
  const textOf = (types: string[]) => {
    const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? "";
    return typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("latin1");
  };
  const report = readDevolucao(
    textOf(["message/delivery-status", "message/global-delivery-status"]),
    textOf(["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"]),
  );
  const failed = headers.some(({ key }) => key === "x-failed-recipients");
  return { ...report, definitiva: report.definitiva || failed };
}
