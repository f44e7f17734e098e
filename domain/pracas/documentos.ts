import { ESTADOS } from "../documentos/estado.ts";
import { type Entrada, palavrasOf } from "./busca.ts";
import type { Praca } from "./praca.ts";

/** What `/raio-x` says about its data. */
export interface Resumo {
  /** Month of the register. */
  mes: string;
  /** Year of the newest population; absent when no town has one. */
  ano?: number;
  municipios: number;
  amostra?: true;
}

/** A town in the list of its state: inhabitants are 0 where they are unknown. */
export type CidadeDaLista = [nome: string, ibge: number, habitantes: number, ativas: number];

export interface ListaDoEstado {
  uf: string;
  mes: string;
  amostra?: true;
  cidades: CidadeDaLista[];
}

export type Documento = Resumo | ListaDoEstado | Praca;

export const pathOfPraca = ({ uf, slug }: { uf: string; slug: string }) => `/raio-x/${uf.toLowerCase()}/${slug}`;

/** What each page of the Raio-X reads, by its path. Without towns there is no page but `/raio-x`, which says so. */
export function documentosOf(pracas: readonly Praca[]): Map<string, Documento> {
  const documentos = new Map<string, Documento>();
  const [first] = pracas;
  if (!first) return documentos;
  const { mes } = first;
  const amostra = first.amostra && { amostra: first.amostra };
  const anos = pracas.flatMap(({ populacao }) => populacao?.ano ?? []);
  documentos.set("/raio-x", {
    mes,
    municipios: pracas.length,
    ...(anos.length > 0 && { ano: Math.max(...anos) }),
    ...amostra,
  });
  for (const uf of Object.keys(ESTADOS)) {
    const cidades = pracas
      .filter((praca) => praca.uf === uf)
      .toSorted((one, other) => one.nome.localeCompare(other.nome, "pt-BR"))
      .map(({ nome, ibge, populacao, ativas }): CidadeDaLista => [nome, ibge, populacao?.habitantes ?? 0, ativas]);
    documentos.set(`/raio-x/${uf.toLowerCase()}`, { uf, mes, ...amostra, cidades });
  }
  const paths = new Set(pracas.map(pathOfPraca));
  for (const praca of pracas) {
    const parecidas = praca.parecidas.map(({ slug, ...parecida }) =>
      slug && paths.has(pathOfPraca({ ...parecida, slug })) ? { ...parecida, slug } : parecida,
    );
    const vizinhas = praca.vizinhas.map(({ slug, ...vizinha }) =>
      slug && paths.has(pathOfPraca({ uf: praca.uf, slug })) ? { ...vizinha, slug } : vizinha,
    );
    documentos.set(pathOfPraca(praca), { ...praca, parecidas, vizinhas });
  }
  return documentos;
}

/**
 * The towns that a first letter can find: by the beginning of the name or of another word, without "de" and the like. All
 * letters are there, so that no request fails.
 */
export function indiceOf(pracas: readonly Praca[]): Map<string, Entrada[]> {
  const indice = new Map<string, Entrada[]>();
  if (pracas.length > 0) for (const letter of "abcdefghijklmnopqrstuvwxyz") indice.set(letter, []);
  for (const { nome, uf, populacao } of pracas) {
    const letters = new Set(palavrasOf(nome).map((palavra) => palavra.charAt(0)));
    for (const letter of letters) indice.get(letter)?.push([nome, uf, populacao?.habitantes ?? 0]);
  }
  return indice;
}

/** Widened once search engines show which towns are asked for. */
const INDEXADA = 20;

/** Few pharmacies, nothing to compare them with, or invented: no page that search engines should show. */
export const isIndexable = ({ ativas, populacao, amostra }: Pick<Praca, "ativas" | "populacao" | "amostra">) =>
  ativas >= INDEXADA && populacao !== undefined && !amostra;
