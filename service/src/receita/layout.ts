import { isCpfValid } from "@eden/domain/documentos/cpf";
import { CsvError, parse } from "csv-parse/sync";

/** A pharmacy as its row of Estabelecimentos has it. */
export interface Estabelecimento {
  cnpj: string;
  matriz: boolean;
  nome_fantasia: string | null;
  situacao: string;
  situacao_em: string | null;
  inicio_em: string | null;
  cnae: string;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cep: string | null;
  uf: string;
  tom: string | null;
}

/** How a pharmacy that is no longer active ended; null while it is active. */
type Fim = "encerrada" | "reorganizada" | "cadastro" | null;

/** Any pharmacy of the register, of any age, to be counted by town: no name, no address. */
export interface Registro {
  cnpj: string;
  tom: string | null;
  cnae: string;
  inicio_em: string | null;
  fim: Fim;
  fim_em: string | null;
}

export interface Empresa {
  raiz: string;
  razao_social: string;
  natureza: string | null;
  porte: string | null;
}

export interface OpcaoSimples {
  raiz: string;
  simples: boolean | null;
}

/** Number of columns of each kind of file. */
export const COLUMNS = { Estabelecimentos: 30, Empresas: 7, Simples: 7 } as const;
export type FileKind = keyof typeof COLUMNS;

/** Pharmacies by their principal activity; 4771704 is veterinary. */
const CNAES = ["4771701", "4771702", "4771703"];
/** A field with one of them, to skip other rows before they are parsed, which takes much longer. */
const CNAE_FIELD = /"477170[123]"/;
const SITUACOES: Record<string, string> = {
  "01": "nula",
  "02": "ativa",
  "03": "suspensa",
  "04": "inapta",
  "08": "baixada",
};
/**
 * Reasons, of the register's own table, that say how a closed pharmacy ended: by its owner, or in another company, which is
 * no closing. Any other is a clean-up of the register, whose date says nothing of the shop.
 */
const MOTIVOS: Record<string, Fim> = {
  ...Object.fromEntries(["01", "05", "06", "08", "09", "10", "54"].map((motivo) => [motivo, "encerrada"])),
  ...Object.fromEntries(["02", "03", "04", "07", "28", "31", "33"].map((motivo) => [motivo, "reorganizada"])),
};
const PORTES: Record<string, string> = { "01": "ME", "03": "EPP", "05": "DEMAIS" };
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;
const CPF_INSIDE = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;
const CPF_AT_END = /(?:[\s/:-]*(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2})+$/;

/** The fields of a row without NUL bytes and repeated spaces, a stray quote included; none for a row that is no CSV. */
export function parseRow(line: string): string[] {
  try {
    const [fields = []] = parse(line.replaceAll("\0", ""), { delimiter: ";", relax_quotes: true });
    return (fields as string[]).map((field) => unquote(field).replace(/\s+/g, " ").trim());
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** The parser leaves the outer quotes of a field that has others inside. */
const unquote = (field: string) => (/^".*"$/s.test(field) ? field.slice(1, -1) : field);

/** Every field is quoted; the first one, at a fixed place, is the root of the CNPJ. */
export function raizOf(line: string): string {
  return line.slice(1, 9);
}

/** False for a first row that is not of this layout. */
export function hasLayout(kind: FileKind, line: string): boolean {
  const fields = parseRow(line);
  return line.startsWith('"') && fields.length === COLUMNS[kind] && /^[0-9A-Z]{8}$/.test(fields[0] ?? "");
}

export const mayBePharmacy = (line: string): boolean => CNAE_FIELD.test(line);

/** Any pharmacy, for the counts; null for a row of another activity, undefined for a pharmacy that cannot be read. */
export function toRegistro(fields: string[]): Registro | null | undefined {
  const [raiz, ordem, dv, , , situacao, situacaoEm, motivo, , , inicio, cnae] = fields;
  if (!CNAES.includes(cnae ?? "")) return null;
  const [cnpj, nome] = [`${raiz}${ordem}${dv}`, SITUACOES[situacao ?? ""]];
  if (fields.length !== COLUMNS.Estabelecimentos || !CNPJ.test(cnpj) || !nome) return undefined;
  const fim = fimOf(nome, motivo);
  return {
    cnpj,
    tom: enderecoOf(fields.slice(13, 21)).tom,
    cnae: cnae ?? "",
    inicio_em: toDate(inicio),
    fim,
    fim_em: fim && toDate(situacaoEm),
  };
}

/** The register writes a reason with or without its zero. */
function fimOf(situacao: string, motivo = ""): Fim {
  if (situacao === "ativa") return null;
  return (situacao === "baixada" && MOTIVOS[motivo.padStart(2, "0")]) || "cadastro";
}

/**
 * A pharmacy that is active, or stopped being so within 24 months before `month` (AAAA-MM-01); null for any other row.
 * Undefined for a pharmacy that cannot be read. Telephones and e-mails are never taken.
 */
export function toEstabelecimento(fields: string[], month: string): Estabelecimento | null | undefined {
  const registro = toRegistro(fields);
  if (!registro) return registro;
  const { cnpj, cnae, inicio_em } = registro;
  const [, , , matrizOuFilial, fantasia, situacao = "", situacaoEm] = fields;
  const endereco = enderecoOf(fields.slice(13, 21));
  if (!/^[12]$/.test(matrizOuFilial ?? "") || !/^[A-Z]{2}$/.test(endereco.uf)) return undefined;
  const [nome = "", situacao_em] = [SITUACOES[situacao], toDate(situacaoEm)];
  if (nome !== "ativa" && (situacao_em === null || situacao_em < monthsBefore(month, 24))) return null;
  return {
    cnpj,
    matriz: matrizOuFilial === "1",
    nome_fantasia: withoutCpf(fantasia),
    situacao: nome,
    situacao_em,
    inicio_em,
    cnae,
    ...endereco,
  };
}

function enderecoOf([tipo, rua, numero, complemento, bairro, cep, uf = "", tom]: string[]) {
  return {
    logradouro: [tipo, rua].filter(Boolean).join(" ") || null,
    numero: numero || null,
    complemento: complemento || null,
    bairro: bairro || null,
    cep: toCep(cep),
    uf,
    tom: tom ? tom.padStart(4, "0") : null,
  };
}

export function toEmpresa([raiz = "", razao, natureza, , , porte]: string[]): Empresa | undefined {
  const razao_social = withoutCpf(razao);
  return razao_social
    ? { raiz, razao_social, natureza: natureza || null, porte: PORTES[porte ?? ""] ?? null }
    : undefined;
}

export function toOpcaoSimples([raiz = "", opcao]: string[]): OpcaoSimples {
  return { raiz, simples: opcao === "S" ? true : opcao === "N" ? false : null };
}

/** Old firms of one person have its CPF in their name: at the end any eleven digits are one, elsewhere valid ones. */
export function withoutCpf(name = ""): string | null {
  const kept = name.replace(CPF_AT_END, "").replace(CPF_INSIDE, (found) => (isCpfValid(found) ? "" : found));
  return kept.replace(/\s+/g, " ").trim() || null;
}

/** AAAAMMDD as AAAA-MM-DD; null for none and for a day that does not exist. */
export function toDate(value = ""): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date) ? null : date;
}

/** Eight digits: the register drops leading zeros. */
export function toCep(value = ""): string | null {
  return /^\d{1,8}$/.test(value) && Number(value) > 0 ? value.padStart(8, "0") : null;
}

function monthsBefore(month: string, count: number): string {
  const date = new Date(`${month}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}
