import type { Campos, Textos, Valores } from "./campos.ts";
import { formatTaxa, formatValor } from "./numero.ts";

/** Which fields each key of a link carries, in order. */
export type Chaves<Nome extends string> = Record<string, readonly Nome[]>;

interface Forma<Nome extends string> {
  campos: Campos<Nome>;
  chaves: Chaves<Nome>;
}

const VERSAO = "v=1";

/** The fragment of a link: a version and integers only, `v=1&f=380000.1390000&m=3200`. Empty fields are empty parts. */
export function writeEndereco<Nome extends string>({ chaves }: Forma<Nome>, valores: Valores<Nome>): string {
  const partes = Object.entries(chaves).flatMap(([chave, nomes]) => {
    const lista = nomes
      .map((nome) => valores[nome] ?? "")
      .join(".")
      .replace(/\.+$/, "");
    return lista === "" ? [] : [`${chave}=${lista}`];
  });
  return [VERSAO, ...partes].join("&");
}

/** What a link carries; null for another version, an unknown or repeated key, or a number out of range. */
export function readEndereco<Nome extends string>(forma: Forma<Nome>, fragmento: string): Valores<Nome> | null {
  const [versao, ...partes] = fragmento.replace(/^#/, "").split("&");
  if (versao !== VERSAO) return null;
  const nomes = Object.keys(forma.campos) as Nome[];
  const valores = Object.fromEntries(nomes.map((nome) => [nome, null])) as Valores<Nome>;
  const lidas = new Set<string>();
  for (const parte of partes) {
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
