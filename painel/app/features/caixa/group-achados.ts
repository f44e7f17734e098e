import type { Saida } from "~/clients/rpc.ts";

export type Achada = Saida<"buscar">["pessoas"][number];
export type GrupoAchado = { titulo: string; pessoas: Achada[] };

const CAMPOS: Record<Achada["achado"]["campo"], string> = {
  nome: "Nome",
  telefone: "Telefone",
  email: "E-mail",
  cnpj: "CNPJ",
  cpf: "CPF",
  protocolo: "Protocolo",
  loja: "Loja",
  texto: "Outros dados",
};

/** Results by the field that matched and whether it begins with the text, in the order of the database. */
export function groupAchados(pessoas: readonly Achada[], texto: string): GrupoAchado[] {
  const groups = new Map<string, Achada[]>();
  for (const pessoa of pessoas) {
    const titulo = tituloOf(pessoa.achado, texto.trim());
    groups.set(titulo, [...(groups.get(titulo) ?? []), pessoa]);
  }
  return [...groups].map(([titulo, members]) => ({ titulo, pessoas: members }));
}

function tituloOf({ campo, valor }: Achada["achado"], texto: string): string {
  return `${CAMPOS[campo]} ${beginsWith(valor, texto) ? "começa com" : "com"} “${texto}”`;
}

function beginsWith(valor: string, texto: string): boolean {
  const digits = texto.replace(/\D/g, "");
  if (digits !== "" && /^[\d\s().+/-]+$/.test(texto)) {
    const value = valor.replace(/\D/g, "");
    // A telephone is dictated with or without its area code.
    return value.startsWith(digits) || (value.length <= 11 && value.slice(2).startsWith(digits));
  }
  return plain(valor).startsWith(plain(texto));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
