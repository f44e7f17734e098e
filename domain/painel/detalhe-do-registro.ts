import { FORMAS as TEXTOS } from "../conteudo/formas.ts";
import { diaOf, FUSO } from "../dia.ts";
import { AREAS } from "../diagnostico/areas.ts";
import { FAIXAS } from "../diagnostico/faixas.ts";
import { ACOES } from "./acoes.ts";
import { TIPOS_REQUERIMENTO, VERIFICACOES } from "./contrato-titular.ts";
import { CAMPOS_DO_FILTRO, readFiltro } from "./filtro.ts";
import { frasesDoFiltro } from "./frases-do-filtro.ts";
import { FORMULARIOS } from "./limites.ts";
import { COBRANCAS, DISPENSAS, ESTADOS, FINALIDADES, FORMAS, keysOf, ORIGENS, PAPEIS, VISTAS } from "./valores.ts";

/**
 * What the record says besides who, what and whom: lists, filters and counts, never a value of somebody's data. A part or a
 * value without words is left out: its name is no word of the team.
 */
export function detalheDoRegistro(detalhe: Readonly<Record<string, unknown>> | null): string {
  return Object.entries(detalhe ?? {})
    .flatMap(([nome, valor]) => {
      const empty = valor === null || (Array.isArray(valor) && valor.length === 0);
      return empty ? [] : [get<(valor: unknown) => string>(PARTES, nome)?.(valor) ?? ""];
    })
    .filter(Boolean)
    .join(" · ")
    .replace(" · até ", " até ");
}

const get = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  Object.hasOwn(table, String(key)) ? table[String(key)] : undefined;

/** The values in words, after `before`; nothing where one has none. */
const named =
  (before = "") =>
  (valor: unknown) => {
    const words = (Array.isArray(valor) ? valor : [valor]).map((one) => get(NOMES, one)).filter(Boolean);
    return words.length === 0 ? "" : `${before}${words.join(", ")}`;
  };
const counted = (valor: unknown) => Number(valor).toLocaleString("pt-BR");
/** A day as stored, `2026-11-16`, or the day of a moment. */
const dia = (valor: unknown) => {
  const texto = String(valor);
  return (texto.includes("T") ? diaOf(texto) : texto).split("-").reverse().join("/");
};
const hora = (valor: unknown) =>
  new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(String(valor)),
  );
/** The action or the target already says it. */
const silent = () => "";

/** What was changed for many people at once. */
const LOTES = {
  dono: "dono",
  estado: "estado",
  passo: "próximo passo",
  dispensa: "não precisa de resposta",
} as const;

/** "Período: últimos 7 dias, UF: MG". */
function filtroEmPalavras(valor: unknown): string {
  const frases = frasesDoFiltro(readFiltro(valor).filtro, () => "alguém da equipe");
  return keysOf(frases)
    .map((campo) => `${CAMPOS_DO_FILTRO[campo].nome}: ${frases[campo]}`)
    .join(", ");
}

/** How each stored part reads. */
export const PARTES = {
  quantas: (valor) => `${counted(valor)} na lista`,
  linhas: (valor) => (valor === 0 ? "nenhum registro" : `registros: ${counted(valor)}`),
  vista: named(),
  dono: () => "só de um dono",
  filtro: (valor) => filtroEmPalavras(valor),
  so_novidades: () => "só quem aceita novidades",
  finalidade: (valor) => `para: ${(get(FINALIDADES, valor) ?? "").toLowerCase()}`,
  tipo_do_lote: (valor) => get(LOTES, valor) ?? "",
  tipo: (valor) => named("pedido de ")(valor).toLowerCase(),
  forma: named(),
  campos: named("por "),
  colunas: silent,
  funcao: named("desfez: "),
  entregues: (valor) => (valor === 0 ? "" : `conversas entregues: ${counted(valor)}`),
  ligado: (valor) => (valor ? "ligado" : "desligado"),
  dias: (valor) => `últimos ${counted(valor)} dias`,
  uf: (valor) => `em ${valor}`,
  importada: () => "por planilha",
  // How a list was sorted says nothing about what was seen.
  ordem: silent,
  ativa: (valor) => (valor ? "ativa" : "desativada"),
  parte: named(),
  papel: named(),
  situacao: named(),
  origem: named(),
  faixa: (valor) => get(FAIXAS, valor)?.nome ?? "",
  area: (valor) => get(AREAS, valor)?.nome ?? "",
  busca: () => "com busca",
  pagina: () => "página seguinte",
  modelo: (valor) => String(valor),
  motivo: named("motivo: "),
  decisao: named(),
  desfecho: named(),
  chave: (valor) => get(TEXTOS, valor)?.rotulo ?? "",
  como: (valor) => get(VERIFICACOES, valor) ?? "",
  de_outra: (valor) => (valor ? "são de outra pessoa" : "são da pessoa"),
  apagadas: (valor) => `registros apagados: ${counted(valor)}`,
  mantidas: (valor) => (valor === 0 ? "" : `mantidos por lei: ${counted(valor)}`),
  formulario: (valor) => get(FORMULARIOS, valor)?.nome ?? "",
  maximo: (valor) => `${counted(valor)} envios`,
  vale_ate: (valor) => `até ${hora(valor)}`,
  de: (valor) => `de ${dia(valor)}`,
  ate: (valor) => `até ${dia(valor)}`,
  mes: (valor) => dia(valor).slice(3),
} as const satisfies Record<string, (valor: unknown) => string>;

const namesIn = (table: Record<string, { nome: string }>) =>
  Object.fromEntries(Object.entries(table).map(([id, { nome }]) => [id, nome]));

const NOMES: Record<string, string> = {
  ...VISTAS,
  ...ORIGENS,
  ...PAPEIS,
  ...COBRANCAS,
  ...DISPENSAS,
  ...namesIn(ESTADOS),
  ...namesIn(ACOES),
  ...FORMAS,
  ...namesIn(TIPOS_REQUERIMENTO),
  passadas: "pessoas passadas por colegas",
  abertas: "em aberto",
  encerradas: "encerrados",
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
  registro: "quem viu esta pessoa",
  nome: "nome",
  telefone: "telefone",
  telefone_sem_nove: "telefone",
  final_do_telefone: "final do telefone",
  protocolo: "protocolo",
  loja: "farmácia",
  texto: "texto",
  email: "e-mail",
  cnpj: "CNPJ",
  cpf: "CPF",
};
