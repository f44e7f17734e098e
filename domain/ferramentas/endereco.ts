import { type Campos, readCampos, type Textos, type Valores } from "./campos.ts";
import { isMes } from "./mes.ts";
import { formatTaxa, formatValor } from "./numero.ts";

/** What a tool holds, and its only written form: in a link, in the tab, on the device, in a calendar. */
export interface Estado<Digitado> {
  vazio: Digitado;
  /** Null for a text that it did not write. */
  read(texto: string): Digitado | null;
  write(digitado: Digitado): string;
}

/** Which fields each key of a link carries, in order. */
export type Chaves<Nome extends string> = Record<string, readonly Nome[]>;

interface Forma<Nome extends string> {
  campos: Campos<Nome>;
  chaves: Chaves<Nome>;
}

/** The fragment of a link: its version, the month of the sales, and what the tool wrote. */
export const writeLink = (mes: string, texto: string) => `v=2&c=${mes.replace("-", "")}&${texto}`;

/** Null for another version, or without a month. */
export function readLink(fragmento: string): { mes: string; texto: string } | null {
  const [, ano, mes, texto] = /^#?v=2&c=(\d{4})(\d\d)&(.*)$/.exec(fragmento) ?? [];
  const found = `${ano}-${mes}`;
  return texto !== undefined && isMes(found) ? { mes: found, texto } : null;
}

/** Integers only, `f=380000.1390000&m=3200`. Empty fields are empty parts. */
export function writeValores<Nome extends string>({ chaves }: Forma<Nome>, valores: Valores<Nome>): string {
  return Object.entries(chaves)
    .flatMap(([chave, nomes]) => {
      const lista = nomes
        .map((nome) => valores[nome] ?? "")
        .join(".")
        .replace(/\.+$/, "");
      return lista === "" ? [] : [`${chave}=${lista}`];
    })
    .join("&");
}

/** Null for an unknown or repeated key, or a number out of range. */
export function readValores<Nome extends string>(forma: Forma<Nome>, texto: string): Valores<Nome> | null {
  const nomes = Object.keys(forma.campos) as Nome[];
  const valores = Object.fromEntries(nomes.map((nome) => [nome, null])) as Valores<Nome>;
  const lidas = new Set<string>();
  for (const parte of texto.split("&").filter(Boolean)) {
    const [chave = "", lista = "", ...rest] = parte.split("=");
    const destinos = Object.hasOwn(forma.chaves, chave) ? forma.chaves[chave] : undefined;
    const numeros = lista.split(".");
    if (!destinos || rest.length > 0 || lidas.has(chave) || numeros.length > destinos.length) return null;
    lidas.add(chave);
    for (const [index, numero] of numeros.entries()) {
      const nome = destinos[index];
      if (numero === "" || nome === undefined) continue;
      const { min, max } = forma.campos[nome];
      const valor = Number(numero);
      if (!/^\d{1,10}$/.test(numero) || valor < min || valor > max) return null;
      valores[nome] = valor;
    }
  }
  return valores;
}

/** The state of a tool whose fields are all numbers. `inicio` is what the empty tool shows. */
export function estadoDeCampos<Nome extends string>(
  forma: Forma<Nome>,
  inicio: Partial<Textos<Nome>> = {},
): Estado<Textos<Nome>> {
  const nomes = Object.keys(forma.campos) as Nome[];
  return {
    vazio: Object.fromEntries(nomes.map((nome) => [nome, inicio[nome] ?? ""])) as Textos<Nome>,
    read: (texto) => {
      const valores = readValores(forma, texto);
      return valores && toTextos(forma.campos, valores);
    },
    write: (textos) => writeValores(forma, readCampos(forma.campos, textos).valores),
  };
}

/** Numbers as their fields show them. */
export function toTextos<Nome extends string>(campos: Campos<Nome>, valores: Valores<Nome>): Textos<Nome> {
  const nomes = Object.keys(campos) as Nome[];
  return Object.fromEntries(nomes.map((nome) => [nome, toTexto(campos[nome].tipo, valores[nome])])) as Textos<Nome>;
}

function toTexto(tipo: "dinheiro" | "taxa" | "inteiro", valor: number | null): string {
  if (valor === null) return "";
  if (tipo === "dinheiro") return formatValor(valor);
  return tipo === "taxa" ? formatTaxa(valor) : String(valor);
}
