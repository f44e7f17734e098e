/** A file that came with an e-mail, as BODYSTRUCTURE names it. */
export interface Anexo {
  /** IMAP section, as "2" or "2.1". */
  parte: string;
  nome: string;
  /** Declared type, in lower case. */
  tipo: string;
  bytes: number;
}

/** 15 MB: more is read in the mailbox. */
export const ANEXO_MAX = 15 * 1024 * 1024;

/** Allowed by extension and by declared type together; programs also send any of them as octet-stream. */
const PERMITIDOS: Readonly<Record<string, { tipo: RegExp; nome: string }>> = {
  pdf: { tipo: /^application\/(?:x-)?pdf$/, nome: "PDF" },
  jpg: { tipo: /^image\/p?jpe?g$/, nome: "Foto" },
  jpeg: { tipo: /^image\/p?jpe?g$/, nome: "Foto" },
  png: { tipo: /^image\/(?:x-)?png$/, nome: "Imagem" },
  webp: { tipo: /^image\/webp$/, nome: "Imagem" },
  heic: { tipo: /^image\/hei[cf]$/, nome: "Foto" },
  txt: { tipo: /^text\/plain$/, nome: "Texto" },
  csv: {
    tipo: /^(?:text\/(?:csv|plain|comma-separated-values)|application\/(?:csv|vnd\.ms-excel))$/,
    nome: "Planilha",
  },
  docx: { tipo: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document$/, nome: "Word" },
  xlsx: { tipo: /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/, nome: "Planilha" },
  pptx: {
    tipo: /^application\/vnd\.openxmlformats-officedocument\.presentationml\.presentation$/,
    nome: "Apresentação",
  },
  ogg: { tipo: /^(?:audio|application)\/ogg$/, nome: "Áudio" },
  opus: { tipo: /^audio\/(?:ogg|opus)$/, nome: "Áudio" },
  m4a: { tipo: /^audio\/(?:mp4|x-m4a|m4a|aac)$/, nome: "Áudio" },
  mp3: { tipo: /^audio\/(?:mpeg|mp3)$/, nome: "Áudio" },
  mp4: { tipo: /^video\/mp4$/, nome: "Vídeo" },
};
const UNKNOWN_TYPE = "application/octet-stream";

const extensionOf = (nome: string) => /\.([a-z0-9]{1,8})$/i.exec(nome)?.[1]?.toLowerCase() ?? "";

/** Why a file cannot be downloaded here, in the words of the panel; null when it can. */
export function bloqueioOf({ nome, tipo, bytes }: Pick<Anexo, "nome" | "tipo" | "bytes">): string | null {
  const permitido = Object.hasOwn(PERMITIDOS, extensionOf(nome)) ? PERMITIDOS[extensionOf(nome)] : undefined;
  if (!permitido || !(permitido.tipo.test(tipo) || tipo === UNKNOWN_TYPE)) return "bloqueado: peça em PDF ou foto";
  return bytes > ANEXO_MAX ? "grande demais: peça em partes" : null;
}

/** "PDF", "Foto"; the extension for what has no name here. */
export const tipoDoAnexo = ({ nome }: Pick<Anexo, "nome">): string => {
  const extension = extensionOf(nome);
  return Object.hasOwn(PERMITIDOS, extension)
    ? (PERMITIDOS[extension]?.nome ?? "")
    : extension.toUpperCase() || "Arquivo";
};

/** A name that is safe on every system and in a header: no path, no control sign, no reversed writing, at most 120 letters. */
export function cleanNome(nome: string | null | undefined, parte: string): string {
  const plain = (nome ?? "")
    .slice(0, 400)
    .normalize("NFC")
    .replace(UNSAFE, "")
    .replace(/[/\\:*?"<>|]+/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  if (plain === "") return `anexo-${parte}`;
  const extension = extensionOf(plain);
  return plain.length <= 120 ? plain : `${plain.slice(0, 110)}.${extension}`.replace(/\.$/, "");
}

const UNSAFE = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu;
