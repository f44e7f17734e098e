import {
  array,
  boolean,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
} from "valibot";
import { cobrancaLinhaSchema } from "./contrato-cobranca.ts";
import { colegaSchema, passadoSchema } from "./contrato-dono.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM, GEREM, LEEM } from "./papeis.ts";
import { areaNotaSchema, comando, contagem, gravada, id, instante, naPessoa, naReceitaSchema } from "./partes.ts";
import { pessoaLinhaSchema, previstoSchema } from "./pessoa.ts";
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
  previsto: previstoSchema,
});
/** `previsto_centavos` is the sum of the whole column. */
const colunaSchema = object({ total: contagem, previsto_centavos: contagem, pessoas: array(cartaoSchema) });

/** The first day of a month. */
const mes = pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])-01$/));
const quanto = object({ centavos: contagem, vendas: contagem });
/** The largest values that can be stored, in cents. */
export const PREVISTO_MAX = 100_000_000;
export const META_MAX = 10_000_000_000;

export const CONTRATO_DIA = {
  hoje: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
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
            nome: nullable(string()),
            cidade: nullable(string()),
            uf: nullable(string()),
            receita: naReceitaSchema,
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
  }),
  /** Up to 50 cards per column, oldest in the state first; `arvore` and `folha` of the last 30 days. */
  funil: defineLeitura({
    papeis: LEEM,
    entrada: object({
      origem: optional(nullable(picklist(keysOf(ORIGENS))), null),
      dono: optional(nullable(id), null),
      limite: optional(number(), 50),
    }),
    saida: object({
      agora: instante,
      colunas: record(picklist(keysOf(ESTADOS)), colunaSchema),
      /** What the proposals of each owner should bring, the largest first. */
      donos: array(object({ dono: nullable(object({ id, nome: string() })), centavos: contagem, propostas: contagem })),
    }),
  }),
  /** Whether the member's calendar has an address. */
  agenda: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      agenda: nullable(object({ mostrar_texto: boolean(), criada_em: instante, usada_em: nullable(instante) })),
    }),
  }),
  /** `hash` is the SHA-256 of the address' 32 random bytes, which stay in the browser; without it the address stays. */
  gravar_agenda: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, hash: nullable(pipe(string(), regex(/^[0-9a-f]{64}$/))), mostrar_texto: boolean() }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "mudou a agenda no calendário", nome: "Mudou a agenda", sinal: "agenda" },
  }),
  apagar_agenda: defineComando({
    papeis: ATENDEM,
    entrada: object(comando),
    saida: object({ apagada: literal(true) }),
    registro: { frase: "desligou a agenda no calendário", nome: "Desligou a agenda", sinal: "agenda" },
  }),
  /** Without `previsto` nothing is expected any more. */
  prever_venda: defineComando({
    papeis: ATENDEM,
    entrada: object({
      ...naPessoa,
      previsto: nullable(object({ valor_centavos: pipe(contagem, minValue(100), maxValue(PREVISTO_MAX)), para: mes })),
    }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "mudou o valor previsto de", nome: "Mudou o valor previsto", sinal: "valor" },
  }),
  /** This month: its goal, if any, what came in, what is expected, and working days left after today. */
  meta: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      mes: string(),
      meta: nullable(object({ centavos: nullable(number()), vendas: nullable(number()), versao: number() })),
      recebido: quanto,
      previsto: quanto,
      dias_uteis: contagem,
    }),
  }),
  /** Money or sales; with neither the month has no goal. `versao` is the one on screen, null for none. */
  gravar_meta: defineComando({
    papeis: GEREM,
    entrada: object({
      ...comando,
      mes,
      centavos: nullable(pipe(contagem, minValue(100), maxValue(META_MAX))),
      vendas: nullable(pipe(contagem, minValue(1), maxValue(100_000))),
      versao: nullable(number()),
    }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "mudou a meta do mês", nome: "Mudou a meta", sinal: "meta" },
  }),
} as const;
