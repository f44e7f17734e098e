import type { Recebido } from "../src/correio/read-message.ts";

/** A message as it reaches the mailbox, and what must be read of it. */
export interface Case {
  name: string;
  source: Buffer;
  want: Partial<Record<keyof Recebido, unknown>>;
}

export const AUTHSERV = "mx.eden.com.br";
export const OWN = ["site@eden.com.br", "vendas@eden.com.br", "conversas@eden.com.br"];
export const CODE = "abcdefghijklmnopqrstuvwxyz234567abcdefghijklmnopqrstu";

const FROM = "From: =?UTF-8?Q?Ros=C3=A2ngela?= <rosangela@farmacia.com.br>";
const HEAD = [
  FROM,
  "To: conversas@eden.com.br",
  "Subject: Re: A sua farmacia",
  "Date: Tue, 17 Nov 2026 10:12:00 -0300",
];
const TEXT = ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"];
const WORDS = "Oi, Bruna! Pode ser amanhã?";
const person = { tipo: "pessoa", remetente: "rosangela@farmacia.com.br" } as const;

let count = 0;
const lines = (...parts: (string | string[])[]) => parts.flat().join("\r\n");
/** Headers that every message has unless the case is about them, then the rest. */
function mail(name: string, more: string[], body: string[], want: Case["want"] = {}): Case {
  count += 1;
  const id = `Message-ID: <${count}@cliente.com.br>`;
  return { name, source: Buffer.from(lines(id, HEAD, more, "", body), "utf8"), want: { ...person, ...want } };
}
const plain = (name: string, more: string[], want: Case["want"] = {}) => mail(name, [...more, ...TEXT], [WORDS], want);
/** The whole source, for cases about the headers themselves. */
const raw = (
  name: string,
  parts: (string | string[])[],
  want: Case["want"],
  encoding: BufferEncoding = "utf8",
): Case => ({
  name,
  source: Buffer.from(lines(...parts), encoding),
  want,
});

const charsets: Case[] = [
  plain("UTF-8 as it is", [], { texto: WORDS, nome: "Rosângela", assunto: "Re: A sua farmacia" }),
  ...(
    [
      ["UTF-8, quoted-printable", "utf-8", "quoted-printable", "Amanh=C3=A3 =C3=A0s 14h"],
      ["UTF-8, base64", "utf-8", "base64", Buffer.from("Amanhã às 14h").toString("base64")],
      ["Latin 1, quoted-printable", "iso-8859-1", "quoted-printable", "Amanh=E3 =E0s 14h"],
      ["Latin 9, quoted-printable", "iso-8859-15", "quoted-printable", "Amanh=E3 =E0s 14h"],
      ["Windows, quoted-printable", "windows-1252", "quoted-printable", "Amanh=E3 =E0s 14h"],
      ["charset in capitals and quotes", '"ISO-8859-1"', "quoted-printable", "Amanh=E3 =E0s 14h"],
      ["UTF-16, base64", "utf-16le", "base64", Buffer.from("Amanhã às 14h", "utf16le").toString("base64")],
    ] as const
  ).map(([name, charset, encoding, body]) =>
    mail(name, [`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`], [body], {
      texto: "Amanhã às 14h",
    }),
  ),
  raw(
    "Latin 1 bytes as they are",
    ["Message-ID: <l1@c.com>", HEAD, "Content-Type: text/plain; charset=iso-8859-1", "", "Amanhã"],
    { texto: "Amanhã" },
    "latin1",
  ),
  mail("unknown charset", ["Content-Type: text/plain; charset=x-inventado"], ["Ola"], { texto: "Ola" }),
  mail("no content type", [], ["Ola"], { texto: "Ola" }),
  mail("unknown transfer encoding", [...TEXT.slice(0, 2), "Content-Transfer-Encoding: x-uuencode"], ["Ola"], {
    texto: "Ola",
  }),
  raw("name in UTF-7", ["Message-ID: <u7@c.com>", "From: =?UTF-7?Q?Ros+AOI-ngela?= <r@c.com>", TEXT, "", "Ola"], {
    remetente: "r@c.com",
    texto: "Ola",
  }),
  raw("name in Latin 1", ["Message-ID: <l2@c.com>", "From: =?ISO-8859-1?Q?Jo=E3o?= <r@c.com>", TEXT, "", "Ola"], {
    nome: "João",
  }),
  raw(
    "8-bit bytes in a header",
    ["Message-ID: <l3@c.com>", "From: João <r@c.com>", "Subject: Amanhã", TEXT, "", "Ola"],
    { remetente: "r@c.com", texto: "Ola" },
    "latin1",
  ),
  mail("flowed text", ["Content-Type: text/plain; charset=utf-8; format=flowed"], ["Uma frase ", "longa."], {
    tipo: "pessoa",
  }),
  mail("byte order mark", TEXT, ["\ufeffOla"], { texto: "Ola" }),
  mail("NUL and other controls", TEXT, ["O\u0000l\u0007a\u202e"], { texto: "Ola" }),
];

const boundary = (kind: string, parts: string[][], more = "") => [
  `Content-Type: multipart/${kind}; boundary=b${more}`,
  "",
  ...parts.flatMap((part) => ["--b", ...part]),
  "--b--",
  "",
];
const part = (type: string, body: string, ...more: string[]) => [`Content-Type: ${type}`, ...more, "", body];
const HTML = "<p>Pode ser <b>amanhã</b>?</p><script>alert(1)</script>";
const nested = (depth: number): string[] =>
  depth === 0
    ? part("text/plain", "fundo")
    : [
        `Content-Type: multipart/mixed; boundary=n${depth}`,
        "",
        `--n${depth}`,
        ...nested(depth - 1),
        `--n${depth}--`,
        "",
      ];
const structured = (name: string, body: string[], want: Case["want"] = {}) =>
  mail(name, ["MIME-Version: 1.0", ...body.slice(0, 1)], body.slice(2), want);

const structures: Case[] = [
  structured(
    "text and HTML",
    boundary("alternative", [part("text/plain", "texto"), part("text/html; charset=utf-8", HTML)]),
    { texto: "texto" },
  ),
  structured("HTML alone", ["Content-Type: text/html; charset=utf-8", "", HTML], { texto: "Pode ser amanhã?" }),
  structured(
    "empty text beside HTML",
    boundary("alternative", [part("text/plain", ""), part("text/html; charset=utf-8", HTML)]),
    { texto: "Pode ser amanhã?" },
  ),
  structured(
    "HTML with a picture",
    boundary("related", [
      part("text/html; charset=utf-8", '<p>oi</p><img src="cid:x">'),
      part("image/png", "iVBOR", "Content-ID: <x>"),
    ]),
    { texto: "oi" },
  ),
  structured(
    "text and a PDF",
    boundary("mixed", [
      part("text/plain", "segue"),
      part("application/pdf; name=a.pdf", "JVBERi0=", "Content-Disposition: attachment"),
    ]),
    { texto: "segue" },
  ),
  structured("a PDF alone", ["Content-Type: application/pdf; name=a.pdf", "", "JVBERi0="], { texto: "" }),
  structured(
    "an invitation",
    boundary("alternative", [part("text/plain", "Convite"), part("text/calendar; method=REQUEST", "BEGIN:VCALENDAR")]),
    { texto: "Convite" },
  ),
  structured(
    "signed",
    boundary(
      "signed",
      [part("text/plain", "assinado"), part("application/pkcs7-signature", "AA==")],
      "; micalg=sha-256",
    ),
    { texto: "assinado" },
  ),
  structured(
    "encrypted",
    boundary("encrypted", [
      part("application/pgp-encrypted", "Version: 1"),
      part("application/octet-stream", "-----BEGIN"),
    ]),
    { texto: "" },
  ),
  structured(
    "Outlook's winmail.dat",
    boundary("mixed", [part("text/plain", "oi"), part("application/ms-tnef; name=winmail.dat", "AA==")]),
    { texto: "oi" },
  ),
  structured(
    "a forwarded message inside",
    boundary("mixed", [part("text/plain", "veja"), part("message/rfc822", "From: x@y.com\r\nSubject: z\r\n\r\ncorpo")]),
    { texto: "veja" },
  ),
  structured(
    "a digest",
    boundary("digest", [
      ["", "From: x@y.com", "", "um"],
      ["", "From: x@y.com", "", "dois"],
    ]),
  ),
  structured("enriched text", ["Content-Type: text/enriched", "", "<bold>oi</bold>"]),
  structured("two texts", boundary("mixed", [part("text/plain", "um"), part("text/plain", "dois")]), {
    tipo: "pessoa",
  }),
  structured("no boundary", ["Content-Type: multipart/mixed", "", "solto"]),
  structured("a boundary that never comes", ["Content-Type: multipart/mixed; boundary=z", "", "antes"]),
  structured(
    "a boundary that is not closed",
    ["Content-Type: multipart/mixed; boundary=b", "", "--b", "Content-Type: text/plain", "", "aberto"],
    { texto: "aberto" },
  ),
  structured(
    "words around the parts",
    [
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "preambulo",
      "--b",
      ...part("text/plain", "dentro"),
      "--b--",
      "depois",
    ],
    { texto: "dentro" },
  ),
  structured("thirty levels", nested(30), { texto: "fundo" }),
  structured("empty", ["Content-Type: text/plain", "", ""], { texto: "" }),
  structured("blanks only", ["Content-Type: text/plain", "", " \t ", "\u00a0"], { texto: "" }),
  mail("a line of 5,000 letters", TEXT, ["a".repeat(5000)], { texto: "a".repeat(5000), cortado: false }),
  mail("250,000 characters", TEXT, Array(2500).fill("a".repeat(98)), { cortado: true }),
  mail("a page of 900 kB", ["Content-Type: text/html"], ["<div>x</div>".repeat(75_000)], { cortado: true }),
  raw("LF alone ends the lines", [`Message-ID: <lf@c.com>\n${FROM}\nContent-Type: text/plain\n\num\ndois`], {
    texto: "um\ndois",
  }),
  raw("cut off in a header", ["Message-ID: <cut@c.com>", FROM, "Subject: Re: A su"], {
    ...person,
    assunto: "Re: A su",
    texto: "",
  }),
  raw("cut off in base64", ["Message-ID: <cut2@c.com>", FROM, "Content-Transfer-Encoding: base64", "", "QW1hbmg"], {
    ...person,
  }),
  raw("a header without a colon", ["Message-ID: <colon@c.com>", FROM, "isto nao e cabecalho", TEXT, "", "Ola"], {
    ...person,
  }),
  raw("nothing at all", [""], { remetente: "", texto: "", message_id: null, tipo: "pessoa" }),
];

const base = (id: string) => [`Message-ID: <${id}@c.com>`, ...TEXT, "", WORDS];
const headers: Case[] = [
  raw("no From", base("h1"), { remetente: "", autenticacao: "falhou" }),
  raw("empty From", ["From:", base("h2")], { remetente: "" }),
  raw("From without an address", ["From: Rosangela", base("h3")], { remetente: "" }),
  raw("From a group", ["From: Equipe: a@b.com, c@d.com;", base("h4")], {
    remetente: "a@b.com",
    autenticacao: "falhou",
  }),
  raw(
    "two From headers",
    [FROM, "From: banco@banco.com.br", `Authentication-Results: ${AUTHSERV}; dmarc=pass`, base("h5")],
    { autenticacao: "falhou" },
  ),
  raw(
    "two senders in From",
    ["From: A <a@b.com>, B <b@c.com>", `Authentication-Results: ${AUTHSERV}; dmarc=pass`, base("h6")],
    { autenticacao: "falhou" },
  ),
  raw("an address in the name", ['From: "banco@banco.com.br" <x@mau.com>', base("h7")], {
    remetente: "x@mau.com",
    nome: "banco@banco.com.br",
  }),
  raw("a line break hidden in the name", ["From: =?UTF-8?B?QQ0KQmNjOiB4QHkuY29t?= <a@b.com>", base("h8")], {
    nome: "A Bcc: x@y.com",
    remetente: "a@b.com",
  }),
  raw("reversed writing in the name", ["From: =?UTF-8?B?4oCuYXJ0bmVE?= <a@b.com>", base("h9")], { nome: "artneD" }),
  raw("a very long name", [`From: ${"a".repeat(3000)} <a@b.com>`, base("h10")], { nome: "a".repeat(120) }),
  raw("an address with a blank", ["From: <a b@c.com>", base("h11")], { tipo: "pessoa" }),
  raw("an address in capitals", ["From: <ROSANGELA@Farmacia.COM.br>", base("h12")], {
    remetente: "rosangela@farmacia.com.br",
  }),
  raw("an address of 400 characters", [`From: <${"a".repeat(400)}@b.com>`, base("h13")], { remetente: "" }),
  raw("no Message-ID", [FROM, TEXT, "", WORDS], { message_id: null, ...person }),
  raw("a Message-ID without brackets", ["Message-ID: solto", FROM, TEXT, "", WORDS], { message_id: null }),
  raw("two Message-IDs", ["Message-ID: <um@c.com>", "Message-ID: <dois@c.com>", FROM, TEXT, "", WORDS], { ...person }),
  plain("References and In-Reply-To", ["References: <a@eden.com.br> <b@eden.com.br>", "In-Reply-To: <b@eden.com.br>"], {
    em_resposta_a: ["<a@eden.com.br>", "<b@eden.com.br>"],
  }),
  plain("References folded", ["References: <a@eden.com.br>", "\t<b@eden.com.br>"], {
    em_resposta_a: ["<a@eden.com.br>", "<b@eden.com.br>"],
  }),
  plain(
    "hundreds of References",
    [`References: ${Array.from({ length: 400 }, (_, place) => `<${place}@x.com>`).join(" ")}`],
    { tipo: "pessoa" },
  ),
  plain("a References header of nonsense", ["References: >>><<<>> <x"], { em_resposta_a: [] }),
  raw("no Date", [FROM, base("h20")], { enviado_em: null }),
  raw("a Date that is none", [FROM, "Date: ontem", base("h21")], { enviado_em: null }),
  raw("a Date of 1970", [FROM, "Date: Thu, 01 Jan 1970 00:00:00 +0000", base("h22")], { enviado_em: null }),
  raw("a Date in ten years", [FROM, "Date: Mon, 17 Nov 2036 10:00:00 +0000", base("h23")], { enviado_em: null }),
  raw("no subject", [FROM, base("h24")], { assunto: "" }),
  raw(
    "a subject in two encoded words",
    [FROM, "Subject: =?UTF-8?Q?Amanh=C3=A3_?=", " =?UTF-8?Q?=C3=A0s_14h?=", base("h25")],
    { assunto: "Amanhã às 14h" },
  ),
  raw("a subject of 5,000 letters", [FROM, `Subject: ${"a".repeat(5000)}`, base("h26")], { assunto: "a".repeat(300) }),
  raw("controls in the subject", [FROM, "Subject: =?UTF-8?B?QQBCDQpD?=", base("h27")], { assunto: "AB C" }),
];

const classes: Case[] = (
  [
    ["pessoa", "a normal Return-Path", ["Return-Path: <rosangela@farmacia.com.br>"]],
    ["pessoa", "Auto-Submitted no", ["Auto-Submitted: no"]],
    ["pessoa", "high priority", ["X-Priority: 1", "Importance: high"]],
    ["pessoa", "a read receipt was asked for", ["Disposition-Notification-To: r@c.com"]],
    ["automatica", "out of office, RFC 3834", ["Auto-Submitted: auto-replied"]],
    ["automatica", "out of office of Exchange", ["X-Auto-Response-Suppress: All", "Auto-Submitted: auto-generated"]],
    ["automatica", "out of office of Gmail", ["Precedence: bulk", "X-Autoreply: yes", "Auto-Submitted: auto-replied"]],
    ["automatica", "out of office of UOL", ["X-Autorespond: ferias"]],
    ["automatica", "answer without a sender", ["Return-Path: <>"]],
    ["automatica", "a ticket system", ["Precedence: auto_reply"]],
    ["automatica", "junk", ["Precedence: junk"]],
    ["automatica", "Exchange's inbox rule", ["X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent"]],
    ["lista", "a mailing list", ["List-Id: <farmacias.example.com>"]],
    ["lista", "a newsletter", ["List-Unsubscribe: <mailto:sair@x.com>", "Precedence: bulk"]],
    ["lista", "a group", ["List-Post: <mailto:g@x.com>"]],
  ] as const
).map(([tipo, name, more]) => plain(name, [...more], { tipo }));

const internal: Case[] = ["site@eden.com.br", "VENDAS@eden.com.br", `conversas+${CODE}@eden.com.br`].map(
  (from, place) =>
    raw(`from our own ${from.slice(0, 12)}`, [`From: <${from}>`, base(`i${place}`)], { tipo: "interna" }),
);

const codes: Case[] = (
  [
    ["To", `To: "Bruna, Eden Grupo" <conversas+${CODE}@eden.com.br>`, [CODE]],
    ["Cc", `Cc: conversas+${CODE}@eden.com.br`, [CODE]],
    ["Delivered-To", `Delivered-To: conversas+${CODE}@eden.com.br`, [CODE]],
    ["X-Original-To", `X-Original-To: conversas+${CODE}@eden.com.br`, [CODE]],
    ["Envelope-To", `Envelope-To: conversas+${CODE}@eden.com.br`, [CODE]],
    ["a catch-all", `Delivered-To: ${CODE}@r.eden.com.br`, [CODE]],
    ["capitals", `Delivered-To: CONVERSAS+${CODE.toUpperCase()}@EDEN.COM.BR`, [CODE]],
    ["among others", `Cc: a@b.com, conversas+${CODE}@eden.com.br, c@d.com`, [CODE]],
    ["twice", `Cc: conversas+${CODE}@eden.com.br, conversas+${CODE}@eden.com.br`, [CODE]],
    ["not in the subject", `Comments: conversas+${CODE}@eden.com.br`, []],
    ["not in Reply-To", `Reply-To: conversas+${CODE}@eden.com.br`, []],
    ["one letter short", `Delivered-To: conversas+${CODE.slice(1)}@eden.com.br`, []],
    ["with a digit that base32 lacks", `Delivered-To: conversas+${CODE.slice(1)}1@eden.com.br`, []],
  ] as const
).map(([name, header, codigos]) => plain(`code: ${name}`, [header], { codigos }));

const auth: Case[] = (
  [
    ["confirmada", ["dmarc=pass"]],
    ["falhou", ["spf=fail; dmarc=fail"]],
    ["nao_conferida", ["spf=pass; dkim=pass"]],
    ["falhou", ["dmarc=fail (dmarc=pass)"]],
    ["falhou", ['dmarc=fail reason="a; dmarc=pass"']],
    ["nao_conferida", ["dmarc=none"]],
    ["nao_conferida", ["dmarc=temperror"]],
  ] as const
).map(([autenticacao, [result]]) =>
  plain(`our server: ${result}`, [`Authentication-Results: ${AUTHSERV}; ${result}`], { autenticacao }),
);
const forged: Case[] = [
  plain("another server says pass", ["Authentication-Results: mx.mau.com; dmarc=pass"], {
    autenticacao: "nao_conferida",
  }),
  plain("a server whose name begins like ours", [`Authentication-Results: ${AUTHSERV}.mau.com; dmarc=pass`], {
    autenticacao: "nao_conferida",
  }),
  plain(
    "ours above a forged one",
    [`Authentication-Results: ${AUTHSERV}; dmarc=fail`, `Authentication-Results: ${AUTHSERV}; dmarc=pass`],
    { autenticacao: "falhou" },
  ),
  plain("the mail server flags spam", ["X-Spam-Flag: YES"], { suspeito: true }),
  plain("the mail server flags none", ["X-Spam-Flag: NO"], { suspeito: false }),
];

const report = (status: string[], original: string[]) => [
  "From: MAILER-DAEMON@mx.com.br",
  "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
  "",
  ...["--b", ...part("text/plain", "Unknown user")],
  ...["--b", ...part("message/delivery-status", lines("Reporting-MTA: dns; mx.com.br", "", ...status))],
  ...["--b", ...original, "--b--", ""],
];
const HEADERS_ONLY = part("text/rfc822-headers", "Message-ID: <abc@eden.com.br>");
const WHOLE = part("message/rfc822", lines("From: site@eden.com.br", "Message-ID: <abc@eden.com.br>", "", "Oi"));
const bounce = (name: string, status: string[], original: string[], want: object) =>
  raw(
    `bounce: ${name}`,
    [`Message-ID: <b-${name.replaceAll(" ", "-")}@mx.com>`, "Return-Path: <>", report(status, original)],
    {
      tipo: "devolucao",
      devolucao: { message_id: "<abc@eden.com.br>", definitiva: true, erro: "5.1.1", ...want },
    },
  );
const bounces: Case[] = [
  bounce("unknown user", ["Action: failed", "Status: 5.1.1"], HEADERS_ONLY, {}),
  bounce("with the message", ["Action: failed", "Status: 5.1.1"], WHOLE, {}),
  bounce("full mailbox", ["Action: failed", "Status: 5.2.2", "Diagnostic-Code: smtp; 552 5.2.2 full"], WHOLE, {
    erro: "552 5.2.2",
  }),
  bounce("delayed", ["Action: delayed", "Status: 4.4.1"], WHOLE, { definitiva: false, erro: "4.4.1" }),
  bounce("relayed", ["Action: relayed", "Status: 2.0.0"], WHOLE, { definitiva: false, erro: "2.0.0" }),
  bounce(
    "names its message",
    ["Original-Message-ID: <abc@eden.com.br>", "Action: failed", "Status: 5.1.1"],
    part("text/plain", "x"),
    {},
  ),
  bounce("names none", ["Action: failed", "Status: 5.1.1"], part("text/plain", "x"), { message_id: null }),
  bounce(
    "a quoted Message-ID in the words",
    ["Action: failed", "Status: 5.1.1", "Diagnostic-Code: smtp; <x@y.com>"],
    WHOLE,
    {},
  ),
  raw(
    "bounce: without a report",
    [
      "Message-ID: <b9@mx.com>",
      "Return-Path: <>",
      "From: MAILER-DAEMON@mx.com.br",
      "X-Failed-Recipients: r@c.com",
      TEXT,
      "",
      "failed",
    ],
    {
      tipo: "devolucao",
      devolucao: { message_id: null, definitiva: true, erro: "450" },
    },
  ),
];

/** By what is unusual about them. */
export const GROUPS = {
  "Letters and encodings": charsets,
  "Parts, HTML and quotes": structures,
  Headers: headers,
  "Automatic messages": classes,
  "Of our own addresses": internal,
  "The code of a conversation": codes,
  "Confirmed by our mail server": auth,
  "Confirmed by another server": forged,
  "Returned mail": bounces,
} satisfies Record<string, Case[]>;

export const CORPUS: Case[] = Object.values(GROUPS).flat();
