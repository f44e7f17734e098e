import { ESTADOS } from "../documentos/estado.ts";

/** A town in an index file: inhabitants are 0 where they are unknown. Its address follows from name and UF. */
export type Entrada = [nome: string, uf: string, habitantes: number];

/** Suggestions that the field shows. */
const MOST = 8;
const LIGACOES = new Set(["d", "da", "das", "de", "do", "dos", "e"]);

/** Lower case without marks, everything but letters and digits as one space. */
export function normalizeNome(texto: string): string {
  return texto
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The part of the address that names a town: "Olho d'Água do Borges" is `olho-d-agua-do-borges`. */
export const slugOf = (nome: string) => normalizeNome(nome).replaceAll(" ", "-");

export const pathOf = (nome: string, uf: string) => `/raio-x/${uf.toLowerCase()}/${slugOf(nome)}`;

/** The words of a name by which it can be found, and its first one. */
export function palavrasOf(nome: string): string[] {
  return normalizeNome(nome)
    .split(" ")
    .filter((palavra, at) => at === 0 || !LIGACOES.has(palavra));
}

/** The towns that the typed text names: exact, then the beginning of the name, then of a word; the largest first. */
export function findCidades(texto: string, entradas: readonly Entrada[]): Entrada[] {
  const whole = normalizeNome(texto);
  if (whole === "") return [];
  const [, name = "", uf = ""] = /^(.+) ([a-z]{2})$/.exec(whole) ?? [];
  const withUf = Object.hasOwn(ESTADOS, uf.toUpperCase());
  return entradas
    .map((entrada) => {
      const nome = normalizeNome(entrada[0]);
      const inUf = withUf && entrada[1] === uf.toUpperCase() ? classOf(nome, name) : 0;
      return { entrada, rank: Math.max(classOf(nome, whole), inUf) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || compareEntradas(one.entrada, other.entrada))
    .slice(0, MOST)
    .map(({ entrada }) => entrada);
}

function classOf(nome: string, procurado: string): number {
  if (nome === procurado) return 3;
  if (nome.startsWith(procurado)) return 2;
  return ` ${nome}`.includes(` ${procurado}`) ? 1 : 0;
}

/** The largest first. */
export function compareEntradas(one: Entrada, other: Entrada): number {
  return other[2] - one[2] || one[0].localeCompare(other[0], "pt-BR") || one[1].localeCompare(other[1]);
}

/** Where the name begins and ends to which the typed text belongs, to emphasise it. */
export function trechoOf(nome: string, texto: string): [from: number, to: number] {
  const procurado = normalizeNome(texto).replace(/ [a-z]{2}$/, (end) =>
    Object.hasOwn(ESTADOS, end.trim().toUpperCase()) && !normalizeNome(nome).includes(end) ? "" : end,
  );
  const from = ` ${normalizeNome(nome)}`.indexOf(` ${procurado}`);
  // One letter of the name is one of its normal form: a mark is part of its letter.
  return procurado === "" || from < 0 ? [0, 0] : [from, from + procurado.length];
}

/** The first two digits of an IBGE code. */
const CODIGOS: Record<string, string> = {
  11: "RO",
  12: "AC",
  13: "AM",
  14: "RR",
  15: "PA",
  16: "AP",
  17: "TO",
  21: "MA",
  22: "PI",
  23: "CE",
  24: "RN",
  25: "PB",
  26: "PE",
  27: "AL",
  28: "SE",
  29: "BA",
  31: "MG",
  32: "ES",
  33: "RJ",
  35: "SP",
  41: "PR",
  42: "SC",
  43: "RS",
  50: "MS",
  51: "MT",
  52: "GO",
  53: "DF",
};

/** The state of an IBGE code of seven digits; undefined for any other text. */
export const ufOfCodigo = (texto: string) =>
  /^\d{7}$/.test(texto.trim()) ? CODIGOS[texto.trim().slice(0, 2)] : undefined;
