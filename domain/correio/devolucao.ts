/** What a delivery report says about one of our messages. */
export interface Devolucao {
  /** Of the message that could not be delivered, with angle brackets; null where the report does not name it. */
  message_id: string | null;
  /** Refused for good; otherwise delayed. */
  definitiva: boolean;
  /** Codes only, as "550 5.1.1": the words of a mail server often quote the address. */
  erro: string;
}

/**
 * Reads a delivery report (RFC 3464). `report` is the text of its part `message/delivery-status`, `original` the returned
 * message or its headers.
 */
export function readDevolucao(report: string, original: string): Devolucao {
  const action = fieldOf(report, "action").toLowerCase();
  const status = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(fieldOf(report, "status"))?.[1] ?? "";
  const smtp = /\b([45]\d\d)[ -]/.exec(fieldOf(report, "diagnostic-code"))?.[1] ?? "";
  const definitiva = action === "failed" && (status.startsWith("5") || (status === "" && smtp.startsWith("5")));
  const named = fieldOf(report, "original-message-id") || fieldOf(original, "message-id");
  return {
    message_id: /<[^<>\s]{3,300}>/.exec(named)?.[0] ?? null,
    definitiva,
    erro: [smtp, status].filter(Boolean).join(" ") || (definitiva ? "550" : "450"),
  };
}

/** The first field of this name, unfolded; "" if there is none. */
function fieldOf(text: string, name: string): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split("\n");
  const start = `${name}:`;
  const line = lines.find((candidate) => candidate.slice(0, start.length).toLowerCase() === start);
  return line?.slice(start.length).trim() ?? "";
}
