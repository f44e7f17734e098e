export type MailMessage = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  raw: string;
};

type Envelope = Pick<MailMessage, "id" | "receivedAt" | "from" | "to">;

/** Parses the parts of a message that the mailbox page and tests show. */
export function parseMailMessage(raw: string, envelope: Envelope): MailMessage {
  const { headers, body } = splitPart(raw);
  const parts = leafParts(headers, body);
  const bodyOf = (type: string) => parts.find((part) => part.type === type)?.content ?? "";
  return {
    ...envelope,
    subject: decodeWords(headers.get("subject") ?? ""),
    messageId: headers.get("message-id") ?? "",
    text: bodyOf("text/plain"),
    html: bodyOf("text/html"),
    raw,
  };
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body };
}

function leafParts(headers: Map<string, string>, body: string): { type: string; content: string }[] {
  const contentType = headers.get("content-type") ?? "text/plain";
  const [, boundary] = /boundary="?([^";]+)"?/i.exec(contentType) ?? [];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return inner
      .map((part) => splitPart(part.replace(/^\r?\n/, "")))
      .flatMap((part) => leafParts(part.headers, part.body));
  }
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return [{ type, content: decodeBody(body, headers.get("content-transfer-encoding")?.toLowerCase()) }];
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return decodeQuoted(body.replace(/=\r?\n/g, ""));
  return body;
}

function decodeQuoted(text: string): string {
  const latin1 = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(latin1, "latin1").toString("utf8");
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
