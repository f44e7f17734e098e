import { array, boolean, nullable, number, object, optional, picklist, record, string } from "valibot";
import { cobrancaLinhaSchema } from "./contrato-cobranca.ts";
import { colegaSchema, passadoSchema } from "./contrato-dono.ts";
import { areaNotaSchema, contagem, define, id, instante } from "./partes.ts";
import { pessoaLinhaSchema } from "./pessoa.ts";
import { ESTADOS, keysOf, MOTIVOS, ORIGENS } from "./valores.ts";

/** A mark on the line of the day: a promise of the reply clock, a step of the member, or something done today. */
const marcaSchema = object({
  pessoa: id,
  nome: string(),
  em: instante,
  tipo: picklist(["promessa", "passo", "feito"]),
});

/** A card of the pipeline. The price of the newest order, and what came in for all. */
export const cartaoSchema = object({
  ...pessoaLinhaSchema.entries,
  valor_centavos: nullable(number()),
  entrou_centavos: nullable(number()),
  motivo: nullable(picklist(keysOf(MOTIVOS))),
});
const colunaSchema = object({ total: contagem, pessoas: array(cartaoSchema) });

export const CONTRATO_DIA = {
  hoje: define(
    object({}),
    object({
      agora: instante,
      /** Opening hours of today, to draw the line of the day; empty on a day without work. */
      faixas: array(object({ abre: string(), fecha: string() })),
      marcas: array(marcaSchema),
      esperando: object({
        total: contagem,
        pessoas: array(object({ ...pessoaLinhaSchema.entries, mensagem: nullable(string()) })),
      }),
      passos: array(pessoaLinhaSchema),
      pagamentos: object({ total: contagem, valor_centavos: number(), linhas: array(cobrancaLinhaSchema) }),
      diagnosticos: object({
        total: contagem,
        linhas: array(
          object({
            pessoa: id,
            loja: string(),
            cidade: nullable(string()),
            uf: nullable(string()),
            nota: number(),
            areas: array(areaNotaSchema),
            em: instante,
          }),
        ),
      }),
      equipe: array(object({ ...colegaSchema.entries, com: nullable(object({ id, nome: string() })) })),
      sem_dono: object({ total: contagem, esperando: contagem }),
      /** People this member touched today, for the garden. */
      feitas: array(object({ id, nome: string(), estado: picklist(keysOf(ESTADOS)), ganha_hoje: boolean() })),
      /** Handed to the member, newest first, until they open the person. */
      passados: array(object({ ...pessoaLinhaSchema.entries, passado: passadoSchema })),
      /** What the member did today; `mediana` of their first answers, from five on, and the promised `prazo`, in working seconds. */
      resultados: object({
        respondidas: contagem,
        mediana: nullable(number()),
        prazo: number(),
        cumpridas: contagem,
        ultima: nullable(object({ nome: string(), em: instante })),
        resgatado: object({ quantas: contagem, valor_centavos: number() }),
      }),
      /** The member's first step after today, within a week, and how many more that day has. */
      amanha: nullable(
        object({ pessoa: id, nome: string(), passo: object({ texto: string(), em: instante }), mais: contagem }),
      ),
    }),
  ),
  /** Up to 50 cards per column, oldest in the state first; `arvore` and `folha` of the last 30 days. */
  funil: define(
    object({
      origem: optional(nullable(picklist(keysOf(ORIGENS))), null),
      dono: optional(nullable(id), null),
      limite: optional(number(), 50),
    }),
    object({ agora: instante, colunas: record(picklist(keysOf(ESTADOS)), colunaSchema) }),
  ),
} as const;
