/** A header as it came, its name in lower case. */
export interface Cabecalho {
  key: string;
  value: string;
}

/** What a message is by its headers; `interna` and `equipe` depend on the sender. */
export type Classe = "pessoa" | "automatica" | "devolucao" | "lista";

/**
 * Recognises what no person wrote to us (RFC 3834, RFC 3464, empty Return-Path): such a message starts no wait. The order
 * matters: a bounce is also automatic, and list mail is often marked as bulk.
 */
export function classifyEmail(headers: readonly Cabecalho[]): Classe {
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
  const first = (name: string) => values(name)[0]?.toLowerCase() ?? "";
  const has = (...names: string[]) => names.some((name) => values(name).length > 0);
  if (isReport(first("content-type"))) return "devolucao";
  const fromNobody = values("return-path")[0] === "<>";
  if (fromNobody && (has("x-failed-recipients") || DAEMON.test(first("from")))) return "devolucao";
  if (has("list-id", "list-unsubscribe", "list-post")) return "lista";
  const submitted = first("auto-submitted").split(/[;\s(]/)[0] ?? "";
  if (submitted !== "" && submitted !== "no") return "automatica";
  if (has("x-autoreply", "x-autorespond", "x-auto-response-suppress", "x-ms-exchange-generated-message-source"))
    return "automatica";
  if (/^(?:auto_reply|auto-reply|bulk|junk|list)$/.test(first("precedence"))) return "automatica";
  return fromNobody ? "automatica" : "pessoa";
}

/** The mail server itself found it suspicious. */
export const isFlaggedSpam = (headers: readonly Cabecalho[]): boolean =>
  headers.some(({ key, value }) => key === "x-spam-flag" && /^yes\b/i.test(value.trim()));

const DAEMON = /(?:^|<|\s)(?:mailer-daemon|postmaster|mail-daemon)@/;

const isReport = (type: string) =>
  /^multipart\/report\b/.test(type) && /report-type\s*=\s*"?delivery-status\b/.test(type);
