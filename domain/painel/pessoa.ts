import {
  array,
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
  variant,
} from "valibot";
import { faseSchema, TABELAS_DE_ENTRADA } from "../acompanhar/fase.ts";
import { CHEGADAS } from "../atendimento/chegadas.ts";
import { relogioSchema } from "../atendimento/relogio.ts";
import { resumoSchema } from "../atendimento/resumo.ts";
import { SITUACOES } from "../catalogo/pedido.ts";
import { origemSchema } from "./origem.ts";
import { receitaSchema } from "./partes.ts";
import {
  CAMPOS_CORRIGIVEIS,
  CANAIS,
  CONFIANCAS,
  DISPENSAS,
  ESPERAS_DO_RECEBIDO,
  ESTADOS,
  keysOf,
  MOTIVOS,
  ORIGENS,
  RESULTADOS,
  TIPOS_DE_CANAL,
} from "./valores.ts";

/** A member as timelines and lists name them. */
export const autorSchema = object({ id: string(), nome: string() });
const passoSchema = object({ texto: string(), em: string() });

/** A person in a list. */
export const pessoaLinhaSchema = object({
  id: string(),
  nome: string(),
  origem: origemSchema,
  resumo: resumoSchema,
  loja: nullable(string()),
  cidade: nullable(string()),
  uf: nullable(string()),
  receita: receitaSchema,
  estado: picklist(keysOf(ESTADOS)),
  estado_desde: string(),
  dono: nullable(autorSchema),
  passo: nullable(passoSchema),
  relogio: nullable(relogioSchema),
  /** What a waiting person answered by e-mail, in one line. */
  resposta: nullable(string()),
  /** Score of the newest diagnostic, 0 to 100. */
  nota: nullable(number()),
  suspeita: boolean(),
  ultima_entrada_em: string(),
  versao: number(),
});
export type PessoaLinha = InferOutput<typeof pessoaLinhaSchema>;

const base = { id: string(), em: string(), autor: nullable(autorSchema) };
/** `autor` is null for what visitors and the product did. */
const conhecidaSchema = variant("tipo", [
  /** A form, an order or a finished diagnostic; `dados` has the columns of the row that may be shown. */
  object({
    ...base,
    tipo: literal("entrada"),
    tabela: picklist(TABELAS_DE_ENTRADA),
    origem: picklist(keysOf(ORIGENS)),
    /** The same for all rows of a purchase. */
    protocolo: string(),
    fase: faseSchema,
    resumo: resumoSchema,
    situacao: nullable(string()),
    suspeita: boolean(),
    /** It brought another e-mail or telephone than the person had. */
    trouxe: array(picklist(keysOf(TIPOS_DE_CANAL))),
    dados: record(string(), unknown()),
  }),
  /** How a person came whom `autor` entered. */
  object({
    ...base,
    tipo: literal("registro"),
    canal: picklist(keysOf(CHEGADAS)),
    texto: nullable(string()),
    loja: nullable(string()),
    cnpj: nullable(string()),
    espera: picklist(["resolvida", "comeca", "nenhuma"]),
    trouxe: array(picklist(keysOf(TIPOS_DE_CANAL))),
  }),
  object({ ...base, tipo: literal("nota"), texto: string() }),
  object({
    ...base,
    tipo: literal("contato"),
    canal: picklist(keysOf(CANAIS)),
    resultado: picklist(keysOf(RESULTADOS)),
    texto: nullable(string()),
    /** The number or address used. */
    para: optional(nullable(string()), null),
  }),
  /** The person called, wrote or came; `autor` noted it. */
  object({
    ...base,
    tipo: literal("recebido"),
    canal: picklist(keysOf(CHEGADAS)),
    texto: nullable(string()),
    para: nullable(string()),
    espera: picklist(ESPERAS_DO_RECEBIDO),
  }),
  /** `modelo` is the template of an automatic message; null for one that a member wrote. */
  object({
    ...base,
    tipo: literal("email"),
    situacao: picklist(["na_fila", "enviado", "recusado"]),
    modelo: nullable(string()),
    assunto: nullable(string()),
    texto: nullable(string()),
    para: nullable(string()),
    erro: nullable(string()),
  }),
  /** What came back by e-mail. */
  object({
    ...base,
    tipo: literal("email_recebido"),
    email: string(),
    remetente: string(),
    nome: nullable(string()),
    assunto: string(),
    texto: string(),
    cortado: boolean(),
    anexos: array(object({ parte: string(), nome: string(), tipo: string(), bytes: number() })),
    classe: picklist(["pessoa", "automatica", "devolucao", "lista"]),
    /** How its conversation was found; `nenhum`: it is an entry of its own. */
    caminho: picklist(["codigo", "referencia", "caixa_postal", "nenhum"]),
    autenticacao: picklist(["confirmada", "nao_conferida", "falhou"]),
    spam: boolean(),
    /** The sender is an address of the person. */
    dela: boolean(),
  }),
  object({
    ...base,
    tipo: literal("estado"),
    de: picklist(keysOf(ESTADOS)),
    para: picklist(keysOf(ESTADOS)),
    motivo: nullable(picklist(keysOf(MOTIVOS))),
  }),
  object({
    ...base,
    tipo: literal("dono"),
    de: nullable(autorSchema),
    para: nullable(autorSchema),
    /** The note of a hand-over. */
    recado: optional(string()),
    /** Given by the round robin. */
    rodizio: optional(boolean()),
  }),
  object({ ...base, tipo: literal("passo"), acao: picklist(["marcou", "concluiu", "removeu"]), passo: passoSchema }),
  object({
    ...base,
    tipo: literal("pedido"),
    protocolo: string(),
    /** Of the order, or what became of its payment. */
    situacao: picklist([...SITUACOES, "sem_pagamento", "estorno", "contestacao"]),
    valor_centavos: number(),
    /** What came in, of a payment; lines from before it was stored have none. */
    entrou_centavos: optional(nullable(number()), null),
  }),
  object({ ...base, tipo: literal("uniao"), nome: string() }),
  object({ ...base, tipo: literal("separacao"), nome: string() }),
  object({ ...base, tipo: literal("liberada") }),
  object({ ...base, tipo: literal("dispensa"), motivo: picklist(keysOf(DISPENSAS)) }),
  /** A member chose which e-mail or telephone is used first. */
  object({
    ...base,
    tipo: literal("canal"),
    /** Of the request that brought it; none for one that a member typed. */
    protocolo: optional(string()),
    qual: picklist(keysOf(TIPOS_DE_CANAL)),
    valor: string(),
  }),
  /** A member typed the right value; what the visitor sent stays as it came. */
  object({
    ...base,
    tipo: literal("corrigida"),
    campo: picklist(keysOf(CAMPOS_CORRIGIVEIS)),
    de: nullable(string()),
    para: string(),
    antigo_errado: boolean(),
  }),
  /** What the visitor did by the link of a request, whose protocolo it is. */
  object({ ...base, tipo: literal("mensagem"), protocolo: string(), texto: string() }),
  object({ ...base, tipo: literal("correcao"), protocolo: string(), telefone: string() }),
  /** compra: ended an unpaid purchase. */
  object({ ...base, tipo: literal("desistencia"), protocolo: string(), compra: optional(boolean()) }),
  object({ ...base, tipo: literal("eliminacao"), protocolo: string() }),
]);
/** Written by a newer version than the open panel: the person stays readable, the line asks to load the page again. */
const desconhecidaSchema = object({
  ...base,
  tipo: pipe(
    string(),
    transform(() => "desconhecida" as const),
  ),
});

/** Newest first. */
export const linhaDoTempoSchema = union([conhecidaSchema, desconhecidaSchema]);
export type LinhaDoTempo = InferOutput<typeof linhaDoTempoSchema>;

/** `novo`: came after another, and neither a payment, nor what was said with the team, nor its choice speaks for it. */
const canal = {
  canal: string(),
  confianca: picklist(keysOf(CONFIANCAS)),
  novo: boolean(),
  /** When a member last typed it. */
  corrigido_em: optional(nullable(string())),
};
const lojaSchema = object({
  nome: nullable(string()),
  cnpj: nullable(string()),
  cidade: nullable(string()),
  uf: nullable(string()),
  receita: receitaSchema,
});
/** Somebody who may be the same person, and why. */
export const sugestaoSchema = object({
  pessoa: pessoaLinhaSchema,
  email: nullable(string()),
  telefone: nullable(string()),
  registros: number(),
  desde: string(),
  motivos: array(picklist(["telefone", "telefone_sem_nove", "email", "nome", "cnpj", "cidade", "email_diferente"])),
});

/** A person with everything the screen needs at once; older lines of the timeline come by page. */
/** What a proposal should bring, and the first day of the month; null while nothing is expected. */
export const previstoSchema = nullable(object({ valor_centavos: number(), para: string() }));

/** The town of a person's pharmacy, or of the raio-x that brought a message. `populacao` is absent where it is unknown. */
const pracaDaPessoaSchema = object({
  nome: string(),
  uf: string(),
  slug: string(),
  mes: string(),
  ativas: number(),
  populacao: optional(object({ habitantes: number(), ano: number() })),
});
export type PracaDaPessoa = InferOutput<typeof pracaDaPessoaSchema>;

export const pessoaSchema = object({
  ...pessoaLinhaSchema.entries,
  /** The one to use first. */
  emails: array(object({ ...canal, email: string(), compartilhado: boolean() })),
  /** National digits. */
  telefones: array(object({ ...canal, telefone: string() })),
  /** Other names on the person's rows, the oldest first. */
  nomes: array(string()),
  /** Masked for roles that may not see it. */
  cpf: nullable(string()),
  lojas: array(lojaSchema),
  aceita_novidades: boolean(),
  motivo: nullable(picklist(keysOf(MOTIVOS))),
  previsto: previstoSchema,
  praca: nullable(pracaDaPessoaSchema),
  protocolo: nullable(string()),
  chegada: object({ campanha: nullable(string()), pagina: nullable(string()), em: string() }),
  /** People united under this one; each can be separated. */
  unidas: array(object({ id: string(), nome: string(), em: string() })),
  sugestoes: array(sugestaoSchema),
  linha_do_tempo: array(linhaDoTempoSchema),
  proximo: nullable(string()),
  agora: string(),
});
export type Pessoa = InferOutput<typeof pessoaSchema>;
