import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
} from "valibot";
import { AREA_IDS } from "../diagnostico/areas.ts";
import { FAIXAS } from "../diagnostico/faixas.ts";
import { perguntaSchema } from "../diagnostico/perguntas.ts";
import { ESTADOS } from "../documentos/estado.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { SITUACOES_DA_LOJA } from "./motivos-do-modelo.ts";
import { ATENDEM, GEREM, LEEM } from "./papeis.ts";
import { areaNotaSchema, comando, contagem, id, instante, naReceitaSchema, pagina, texto } from "./partes.ts";
import { keysOf } from "./valores.ts";

const situacoes = keysOf(SITUACOES_DA_LOJA);
/** `segunda`: a known CNPJ with another CPF, which is a second person who answers for the store. */
const SITUACOES_LINHA = ["nova", "segunda", "existente", "invalida", "repetida"] as const;

/** The orders of the list of stores, as its menu names them. */
export const ORDENS_DAS_LOJAS = {
  recentes: "Mais recentes",
  menor: "Nota menor",
  maior: "Nota maior",
  convite: "Convite mais antigo",
  nome: "Nome",
} as const;

export const lojaLinhaSchema = object({
  id,
  versao: number(),
  nome: nullable(string()),
  cnpj: string(),
  responsavel: nullable(string()),
  telefone: nullable(string()),
  cidade: nullable(string()),
  uf: nullable(string()),
  receita: naReceitaSchema,
  /** People who answer for this CNPJ, each with a row. */
  responsaveis: contagem,
  situacao: picklist(situacoes),
  convidada_em: nullable(instante),
  respondeu_em: nullable(instante),
  nota: nullable(number()),
  nota_anterior: nullable(number()),
  /** Of the latest answers, the weakest first. */
  areas: array(areaNotaSchema),
  /** Last talk since the latest answer. */
  conversa_em: nullable(instante),
  /** Answered without a talk since, and nobody withdrew the answer. */
  sem_conversa: boolean(),
  pessoa: nullable(id),
  dono: nullable(object({ id, nome: string() })),
});

export type LojaLinha = InferOutput<typeof lojaLinhaSchema>;

/** A row of a CSV file, as typed; the database judges it. */
export const linhaLojaSchema = object({
  cnpj: pipe(string(), maxLength(40)),
  cpf: pipe(string(), maxLength(40)),
  nome: pipe(string(), maxLength(200)),
  responsavel: pipe(string(), maxLength(200)),
  telefone: pipe(string(), maxLength(40)),
  cidade: pipe(string(), maxLength(120)),
  uf: pipe(string(), maxLength(40)),
});
const julgadaSchema = object({ linha: number(), situacao: picklist(SITUACOES_LINHA), erro: nullable(string()) });
/** With both documents as they would be stored, and what the register knows. */
const conferidaSchema = object({
  ...julgadaSchema.entries,
  cnpj: nullable(string()),
  cpf: nullable(string()),
  receita: naReceitaSchema,
});

/** Which stores a list has, and in which order. */
const filtroDeLojas = {
  situacao: optional(nullable(picklist([...situacoes, "sem_conversa"])), null),
  /** Band of the latest score. */
  faixa: optional(nullable(picklist(keysOf(FAIXAS))), null),
  area: optional(nullable(picklist(AREA_IDS)), null),
  uf: optional(nullable(picklist(keysOf(ESTADOS))), null),
  dono: optional(nullable(union([id, literal("ninguem")])), null),
  /** Answered, invited or added within so many days. */
  dias: optional(nullable(pipe(number(), integer(), minValue(1), maxValue(3660))), null),
  ordem: optional(picklist(keysOf(ORDENS_DAS_LOJAS)), "recentes"),
  texto: optional(nullable(pipe(string(), maxLength(200))), null),
};

export const CONTRATO_LOJAS = {
  lojas: defineLeitura({
    papeis: LEEM,
    entrada: object({ ...filtroDeLojas, ...pagina }),
    saida: object({
      lojas: array(lojaLinhaSchema),
      proximo: nullable(string()),
      totais: object({
        todas: contagem,
        respondeu: contagem,
        convidada: contagem,
        sem_convite: contagem,
        sem_conversa: contagem,
      }),
      agora: instante,
    }),
  }),
  /** Records the export and counts its rows, like `exportar_caixa`. */
  exportar_lojas: defineLeitura({
    papeis: GEREM,
    entrada: object(filtroDeLojas),
    saida: object({ exportacao: id, quantas: contagem }),
  }),
  abrir_exportacao_lojas: defineLeitura({
    papeis: GEREM,
    entrada: object({ exportacao: id, texto: filtroDeLojas.texto }),
    saida: object({ aberta: literal(true) }),
  }),
  loja: defineLeitura({
    papeis: LEEM,
    entrada: object({ id }),
    saida: object({
      loja: lojaLinhaSchema,
      respostas: array(
        object({
          id,
          em: instante,
          nota: number(),
          areas: array(areaNotaSchema),
          versao: number(),
          respostas: record(string(), string()),
        }),
      ),
      /** The questions of every version answered: they give the words and the grades of the report. */
      perguntas: optional(array(object({ ...perguntaSchema.entries, versao: number() })), []),
      /** Quartiles of all stores per area; empty below ten stores. */
      faixas: record(string(), object({ de: number(), ate: number(), lojas: contagem })),
      historia: array(
        object({
          em: instante,
          tipo: picklist(["criada", "importada", "corrigida", "convidada", "respondeu", "conversa"]),
          autor: nullable(string()),
          nota: nullable(number()),
        }),
      ),
      /** The next step with the person of the store. */
      passo: nullable(object({ texto: string(), em: instante })),
      agora: instante,
    }),
  }),
  gravar_loja: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, ...linhaLojaSchema.entries }),
    saida: object({ id }),
    desfaz: true,
    registro: { frase: "gravou", nome: "Gravou loja", sinal: "correcao" },
  }),
  /** An empty field is cleared; an empty CPF stays, because the panel does not show it. */
  corrigir_loja: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, id, versao: pipe(number(), integer()), ...linhaLojaSchema.entries }),
    saida: object({ id, versao: number() }),
    desfaz: true,
    registro: { frase: "corrigiu", nome: "Corrigiu loja", sinal: "correcao" },
  }),
  remover_loja: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, id }),
    saida: object({ id }),
    desfaz: true,
    registro: { frase: "removeu", nome: "Removeu loja", sinal: "lixo" },
  }),
  /** Judges up to 1,000 rows and writes nothing. `de` is the number of the first row. */
  conferir_lojas: defineLeitura({
    papeis: ATENDEM,
    entrada: object({ de: number(), linhas: pipe(array(linhaLojaSchema), maxLength(1000)) }),
    saida: object({ linhas: array(conferidaSchema) }),
  }),
  /** Writes the new rows among up to 1,000; judges them again. */
  importar_lojas: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, de: number(), linhas: pipe(array(linhaLojaSchema), maxLength(1000)) }),
    saida: object({ gravadas: contagem, linhas: array(julgadaSchema) }),
    registro: null,
  }),
  convidar_loja: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, id, texto: texto(2000) }),
    saida: object({ id }),
    registro: { frase: "convidou", nome: "Convidou loja", sinal: "email" },
  }),
} as const;
