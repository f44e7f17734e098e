import { array, boolean, maxLength, nullable, number, object, optional, picklist, pipe, record, string } from "valibot";
import { AREA_IDS } from "../diagnostico/areas.ts";
import { FAIXAS } from "../diagnostico/faixas.ts";
import { perguntaSchema } from "../diagnostico/perguntas.ts";
import { comando, contagem, define, id, instante, pagina, texto } from "./partes.ts";
import { keysOf } from "./valores.ts";

const SITUACOES_LOJA = ["sem_convite", "convidada", "respondeu"] as const;
const SITUACOES_LINHA = ["nova", "existente", "invalida", "repetida"] as const;

/** A score of `privado.areas_em_ordem`, read by `fracaOf`. */
export const areaNotaSchema = object({ area: picklist(AREA_IDS), nota: number() });

export const lojaLinhaSchema = object({
  id,
  nome: nullable(string()),
  cnpj: string(),
  responsavel: nullable(string()),
  telefone: nullable(string()),
  cidade: nullable(string()),
  uf: nullable(string()),
  situacao: picklist(SITUACOES_LOJA),
  convidada_em: nullable(instante),
  respondeu_em: nullable(instante),
  nota: nullable(number()),
  nota_anterior: nullable(number()),
  /** Of the latest answers, the weakest first. */
  areas: array(areaNotaSchema),
  conversou: boolean(),
  pessoa: nullable(id),
});

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

export const CONTRATO_LOJAS = {
  lojas: define(
    object({
      situacao: optional(nullable(picklist([...SITUACOES_LOJA, "sem_conversa"])), null),
      /** Band of the latest score. */
      faixa: optional(nullable(picklist(keysOf(FAIXAS))), null),
      area: optional(nullable(string()), null),
      texto: optional(nullable(string()), null),
      ...pagina,
    }),
    object({
      lojas: array(lojaLinhaSchema),
      proximo: nullable(string()),
      totais: object({
        todas: contagem,
        respondeu: contagem,
        convidada: contagem,
        sem_convite: contagem,
        sem_conversa: contagem,
      }),
      /** Stores by the band of their latest score. */
      faixas: optional(record(picklist(keysOf(FAIXAS)), contagem), { cuidado: 0, caminho: 0, firme: 0 }),
      /** Stores by their weakest area. */
      areas: record(string(), contagem),
      agora: instante,
    }),
  ),
  loja: define(
    object({ id }),
    object({
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
      faixas: record(string(), object({ de: number(), ate: number() })),
      historia: array(
        object({
          em: instante,
          tipo: picklist(["criada", "convidada", "respondeu", "conversa"]),
          autor: nullable(string()),
        }),
      ),
      agora: instante,
    }),
  ),
  gravar_loja: define(object({ ...comando, ...linhaLojaSchema.entries }), object({ id })),
  remover_loja: define(object({ ...comando, id }), object({ id })),
  /** Judges up to 1,000 rows and writes nothing. `de` is the number of the first row. */
  conferir_lojas: define(
    object({ de: number(), linhas: pipe(array(linhaLojaSchema), maxLength(1000)) }),
    object({ linhas: array(julgadaSchema) }),
  ),
  /** Writes the new rows among up to 1,000; judges them again. */
  importar_lojas: define(
    object({ ...comando, de: number(), linhas: pipe(array(linhaLojaSchema), maxLength(1000)) }),
    object({ gravadas: contagem, linhas: array(julgadaSchema) }),
  ),
  convidar_loja: define(object({ ...comando, id, texto: texto(2000) }), object({ id })),
} as const;
