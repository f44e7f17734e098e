import type { linhaLojaSchema } from "@eden/domain/painel/contrato-lojas";
import type { InferOutput } from "valibot";

export type LinhaLoja = InferOutput<typeof linhaLojaSchema>;
export type Campo = keyof LinhaLoja;

/** The columns of a file of stores: name on screen, longest text, and how files call it. */
export const CAMPOS: Record<Campo, { nome: string; max: number; chamado: RegExp }> = {
  cnpj: { nome: "CNPJ", max: 40, chamado: /cnpj/ },
  cpf: { nome: "CPF de quem responde", max: 40, chamado: /cpf/ },
  telefone: { nome: "WhatsApp", max: 40, chamado: /whats|zap|tel|cel|fone/ },
  responsavel: { nome: "Quem responde", max: 200, chamado: /respons|contato|dono|propriet|socio|responde/ },
  cidade: { nome: "Cidade", max: 120, chamado: /cidade|municipio/ },
  uf: { nome: "Estado", max: 40, chamado: /^uf$|estado/ },
  nome: { nome: "Loja", max: 200, chamado: /loja|fantasia|farmacia|drogaria|empresa|razao|nome/ },
};

export const CAMPO_IDS = Object.keys(CAMPOS) as Campo[];

/** Without these a row cannot be written. */
export const OBRIGATORIOS: readonly Campo[] = ["cnpj", "cpf"];

/** Which column of the file holds each field; null if none does. */
export type Colunas = Record<Campo, number | null>;

/** Recognises the columns by their names. Each column is used once; an exact name wins over one that only contains it. */
export function mapColunas(cabecalho: readonly string[]): Colunas {
  const names = cabecalho.map(plain);
  const used = new Set<number>();
  const take = (matches: (name: string) => boolean) => {
    const index = names.findIndex((name, at) => !used.has(at) && matches(name));
    if (index >= 0) used.add(index);
    return index >= 0 ? index : null;
  };
  const exact = new Map(CAMPO_IDS.map((campo) => [campo, take((name) => name === campo)]));
  const entries = CAMPO_IDS.map((campo) => [
    campo,
    exact.get(campo) ?? take((name) => CAMPOS[campo].chamado.test(name)),
  ]);
  return Object.fromEntries(entries) as Colunas;
}

export function linhaOf(campos: readonly string[], colunas: Colunas): LinhaLoja {
  const entries = CAMPO_IDS.map((campo) => [campo, valueAt(campos, colunas[campo])]);
  return Object.fromEntries(entries) as LinhaLoja;
}

const valueAt = (campos: readonly string[], index: number | null) =>
  index === null ? "" : (campos[index] ?? "").replaceAll(/\s+/g, " ").trim();

/** Lower case without accents. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
