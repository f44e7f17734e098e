import {
  array,
  boolean,
  check,
  integer,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  unknown,
  variant,
} from "valibot";
import { defineComando, defineLeitura } from "./declarar.ts";
import { filtroSchema } from "./filtro.ts";
import { ATENDEM, LEEM } from "./papeis.ts";
import { comando, contagem, id, instante, pagina, texto } from "./partes.ts";
import { pessoaLinhaSchema } from "./pessoa.ts";
import { DISPENSAS, ESTADOS, keysOf, MOTIVOS } from "./valores.ts";

const versao = pipe(number(), integer());

/** What is done with many people at once. Nothing of it sends a message, erases or unites. */
const acaoSchema = variant("tipo", [
  object({ tipo: literal("dono"), dono: nullable(id) }),
  object({ tipo: literal("estado"), estado: picklist(keysOf(ESTADOS)), motivo: nullable(picklist(keysOf(MOTIVOS))) }),
  object({ tipo: literal("passo"), passo: object({ texto: texto(200), em: instante }) }),
  object({ tipo: literal("dispensa"), motivo: picklist(keysOf(DISPENSAS)) }),
]);

/** Lists of the Caixa by a filter, saved ones, and what is done with everybody in them. */
export const CONTRATO_VISTAS = {
  filtrar: defineLeitura({
    papeis: LEEM,
    entrada: object({ filtro: filtroSchema, ...pagina }),
    saida: object({
      pessoas: array(object({ ...pessoaLinhaSchema.entries, aceita_novidades: boolean() })),
      proximo: nullable(string()),
      /** Of the first page only; stops at 10,000. */
      quantas: nullable(contagem),
      mudanca: number(),
      agora: instante,
    }),
  }),
  /** What the fields with free values offer. */
  opcoes_do_filtro: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      campanhas: array(string()),
      fontes: array(string()),
      cidades: array(object({ cidade: string(), uf: string() })),
    }),
  }),

  vistas: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      vistas: array(
        object({
          id,
          nome: string(),
          /** As it was saved: read it with `readFiltro`. */
          filtro: record(string(), unknown()),
          da_equipe: boolean(),
          versao: number(),
          quantas: contagem,
        }),
      ),
    }),
  }),
  /** `versao` is the one that was on screen, null for a new view. */
  gravar_vista: defineComando({
    papeis: LEEM,
    entrada: object({
      ...comando,
      id,
      nome: texto(40),
      filtro: filtroSchema,
      da_equipe: boolean(),
      versao: optional(nullable(versao), null),
    }),
    saida: object({ id, versao: number() }),
    registro: { frase: "guardou uma vista da Caixa", nome: "Guardou vista", sinal: "vista" },
  }),
  apagar_vista: defineComando({
    papeis: LEEM,
    entrada: object({ ...comando, id, versao }),
    saida: object({ apagada: literal(true) }),
    registro: { frase: "apagou uma vista da Caixa", nome: "Apagou vista", sinal: "vista" },
  }),

  /** People chosen one by one in the versions on screen, or all of a filter as it was at `mudanca`. */
  em_lote: defineComando({
    papeis: ATENDEM,
    entrada: pipe(
      object({
        ...comando,
        pessoas: optional(pipe(array(object({ id, versao })), minLength(1), maxLength(200))),
        filtro: optional(filtroSchema),
        mudanca: optional(number()),
        acao: acaoSchema,
      }),
      check(
        ({ pessoas, filtro, mudanca }) => (pessoas === undefined) === (filtro !== undefined && mudanca !== undefined),
      ),
    ),
    saida: object({
      feitas: contagem,
      /** Nothing to change: they were so already. */
      iguais: contagem,
      /** Changed meanwhile, or not in the Caixa any more. */
      puladas: array(object({ id, nome: nullable(string()) })),
    }),
    desfaz: true,
    registro: { frase: "mudou, com outras pessoas,", nome: "Mudou em lote", sinal: "lote" },
  }),
} as const;
