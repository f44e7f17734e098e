import { FORMAS as TEXTOS } from "@eden/domain/conteudo/formas";
import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS } from "@eden/domain/diagnostico/faixas";
import { ACOES } from "@eden/domain/painel/acoes";
import { TIPOS_REQUERIMENTO, VERIFICACOES } from "@eden/domain/painel/contrato-titular";
import { CAMPOS_DO_FILTRO, readFiltro } from "@eden/domain/painel/filtro";
import { frasesDoFiltro } from "@eden/domain/painel/frases-do-filtro";
import { FORMULARIOS } from "@eden/domain/painel/limites";
import { COBRANCAS, ESTADOS, FINALIDADES, FORMAS, keysOf, ORIGENS, PAPEIS, VISTAS } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";
import { formatHora } from "~/pessoas/quando.ts";

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
      // A part of a newer database is left out: its name is no word of the team.
      return [PARTES[nome]?.(words, valor) ?? ""];
    })
    .filter(Boolean)
    .join(" · ")
    .replace(" · até ", " até ");
}

/** How each stored part reads. */
const PARTES: Record<string, (words: string, valor: unknown) => string> = {
  quantas: (_, valor) => `${Number(valor).toLocaleString("pt-BR")} na lista`,
  linhas: (_, valor) => (valor === 0 ? "nenhum registro" : `registros: ${Number(valor).toLocaleString("pt-BR")}`),
  // The target already names these two lists.
  vista: (words, valor) => (valor === "hoje" || valor === "funil" ? "" : words),
  dono: () => "só de um dono",
  filtro: (_, valor) => filtroOf(valor),
  so_novidades: () => "só quem aceita novidades",
  finalidade: (_, valor) => `para: ${(get(FINALIDADES, valor) ?? "").toLowerCase()}`,
  tipo_do_lote: (_, valor) => get(LOTES, valor) ?? "",
  tipo: (words) => `pedido de ${words.toLowerCase()}`,
  forma: (words) => words,
  campos: (words) => `por ${words}`,
  // The action already says it.
  colunas: () => "",
  funcao: (words) => `desfez: ${words}`,
  entregues: (_, valor) => (valor === 0 ? "" : `conversas entregues: ${valor}`),
  ligado: (_, valor) => (valor ? "ligado" : "desligado"),
  dias: (_, valor) => `últimos ${valor} dias`,
  uf: (_, valor) => `em ${valor}`,
  importada: () => "por planilha",
  // How a list was sorted says nothing about what was seen.
  ordem: () => "",
  ativa: (_, valor) => (valor ? "ativa" : "desativada"),
  parte: (words) => words,
  papel: (words) => words,
  situacao: (words) => words,
  origem: (words) => words,
  faixa: (words, valor) => get(FAIXAS, valor)?.nome ?? words,
  area: (words, valor) => get(AREAS, valor)?.nome ?? words,
  busca: () => "com busca",
  pagina: () => "página seguinte",
  modelo: (words) => words,
  motivo: (words) => `motivo: ${words}`,
  decisao: (words) => words,
  desfecho: (words) => words,
  chave: (_, valor) => get(TEXTOS, valor)?.rotulo ?? "",
  como: (words, valor) => get(VERIFICACOES, valor) ?? words,
  de_outra: (_, valor) => (valor ? "são de outra pessoa" : "são da pessoa"),
  apagadas: (_, valor) => `registros apagados: ${valor}`,
  mantidas: (_, valor) => (valor === 0 ? "" : `mantidos por lei: ${valor}`),
  formulario: (_, valor) => get(FORMULARIOS, valor)?.nome ?? "",
  maximo: (_, valor) => `${Number(valor).toLocaleString("pt-BR")} envios`,
  vale_ate: (_, valor) => `até ${formatHora(String(valor))}`,
  de: (_, valor) => `de ${formatDia(valor)}`,
  ate: (_, valor) => `até ${formatDia(valor)}`,
};

/** What was changed for many people at once. */
const LOTES: Record<string, string> = {
  dono: "dono",
  estado: "estado",
  passo: "próximo passo",
  dispensa: "não precisa de resposta",
};

/** "Período: últimos 7 dias, UF: MG". */
function filtroOf(valor: unknown): string {
  const frases = frasesDoFiltro(readFiltro(valor).filtro, () => "alguém da equipe");
  return keysOf(frases)
    .map((campo) => `${CAMPOS_DO_FILTRO[campo].nome}: ${frases[campo]}`)
    .join(", ");
}

const get = <T>(table: Record<string, T>, key: unknown): T | undefined =>
  Object.hasOwn(table, String(key)) ? table[String(key)] : undefined;

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
  respondeu: "responderam",
  convidada: "convidadas",
  sem_convite: "sem convite",
  sem_conversa: "sem conversa",
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
