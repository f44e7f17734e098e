import { ACOES } from "@eden/domain/painel/acoes";
import { TIPOS_REQUERIMENTO } from "@eden/domain/painel/contrato-titular";
import { COBRANCAS, ESTADOS, FORMAS, ORIGENS, PAPEIS, VISTAS } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";

type Linha = Saida<"registro">["linhas"][number];

/**
 * What the record says besides who, what and whom: lists, filters and counts, never a value of
 * somebody's data.
 */
export function detalheOf({ detalhe }: Pick<Linha, "detalhe">): string {
  return Object.entries(detalhe ?? {})
    .flatMap(([nome, valor]) => {
      const empty = valor === null || (Array.isArray(valor) && valor.length === 0);
      if (empty) return [];
      const words = inWords(valor);
      return [PARTES[nome]?.(words, valor) ?? `${nome.replaceAll("_", " ")}: ${words}`];
    })
    .filter(Boolean)
    .join(" · ")
    .replace(" · até ", " até ");
}

/** Parts whose words are a sentence of their own; others read "nome: valor". */
const PARTES: Record<string, (words: string, valor: unknown) => string> = {
  quantas: (_, valor) => `${Number(valor).toLocaleString("pt-BR")} na lista`,
  linhas: (_, valor) => (valor === 0 ? "nenhum registro" : `registros: ${Number(valor).toLocaleString("pt-BR")}`),
  // The target already names these two lists.
  vista: (words, valor) => (valor === "hoje" || valor === "funil" ? "" : words),
  dono: () => "só de um dono",
  tipo: (words) => `pedido de ${words.toLowerCase()}`,
  forma: (words) => words,
  campos: (words) => `por ${words}`,
  // The action already says it.
  colunas: () => "",
  funcao: (words) => `desfez: ${words}`,
  entregues: (_, valor) => (valor === 0 ? "" : `conversas entregues: ${valor}`),
  ligado: (_, valor) => (valor ? "ligado" : "desligado"),
  ativa: (_, valor) => (valor ? "ativa" : "desativada"),
  parte: (words) => words,
  papel: (words) => words,
  situacao: (words) => words,
  de: (_, valor) => `de ${formatDia(valor)}`,
  ate: (_, valor) => `até ${formatDia(valor)}`,
};

/** A day as stored, `2026-11-16`. */
const formatDia = (dia: unknown) => String(dia).split("-").reverse().join("/");

const NOMES: Record<string, string> = {
  ...VISTAS,
  ...ORIGENS,
  ...PAPEIS,
  ...COBRANCAS,
  ...Object.fromEntries(Object.entries(ESTADOS).map(([estado, { nome }]) => [estado, nome])),
  ...Object.fromEntries(Object.entries(ACOES).map(([acao, { nome }]) => [acao, nome])),
  ...FORMAS,
  ...Object.fromEntries(Object.entries(TIPOS_REQUERIMENTO).map(([tipo, { nome }]) => [tipo, nome])),
  passadas: "pessoas passadas por colegas",
  outro_caminho: "comprou por outro caminho",
  nao_quer: "não quer",
  confirmar: "aceitou como pago",
  recusar: "recusou",
  atendido: "atendido",
  nao_confirmado: "não confirmado",
  linha_do_tempo: "linha do tempo",
  email: "e-mail",
  cnpj: "CNPJ",
  cpf: "CPF",
};

function inWords(valor: unknown): string {
  if (Array.isArray(valor)) return valor.map(inWords).join(", ");
  if (typeof valor === "boolean") return valor ? "sim" : "não";
  return NOMES[String(valor)] ?? String(valor);
}
