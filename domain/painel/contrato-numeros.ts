import {
  array,
  integer,
  isoDate,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from "valibot";
import { defineLeitura } from "./declarar.ts";
import { origemSchema } from "./origem.ts";
import { LEEM } from "./papeis.ts";
import { contagem, id } from "./partes.ts";
import { DISPENSAS, FORMAS, keysOf, MOTIVOS } from "./valores.ts";

const dia = pipe(string(), isoDate());
/** So many days up to today, or the days from `de` to `ate`, in São Paulo; 30 days when nothing is named. */
const periodoSchema = object({
  dias: optional(nullable(union([literal(7), literal(30), literal(90)])), null),
  de: optional(nullable(dia), null),
  ate: optional(nullable(dia), null),
});
/** The period, and as many days before it. */
const duas = { agora: contagem, antes: contagem };
/** What came in, not what was asked for. */
const dinheiro = { centavos: contagem, centavos_antes: contagem };
const segundos = pipe(number(), integer());
const respostasSchema = object({ respostas: contagem, passaram: contagem, mediana: nullable(segundos) });

/** The figures: a period against the period before. Only `numeros_respostas` names people. */
export const CONTRATO_NUMEROS = {
  numeros_pessoas: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      periodo: object({ antes: dia, de: dia, ate: dia }),
      /** `antes` is the day at the same place of the period before. */
      dias: array(object({ dia, ...duas })),
      origens: array(object({ origem: origemSchema, ...duas })),
    }),
  }),
  /** `conversa` were answered, `ganho` became arvore; both of the people of the period. */
  numeros_campanhas: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      linhas: array(
        object({
          campanha: nullable(string()),
          fonte: nullable(string()),
          ...duas,
          conversa: contagem,
          ganho: contagem,
        }),
      ),
      outras: object({ campanhas: contagem, ...duas, conversa: contagem, ganho: contagem }),
    }),
  }),
  numeros_formularios: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      formularios: array(
        object({ pagina: string(), etapas: array(object({ etapa: pipe(number(), integer()), ...duas })) }),
      ),
    }),
  }),
  /** `colunas` has 42 columns, each a 24th of `prazo`; the last one also has everything beyond. */
  numeros_respostas: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      prazo: segundos,
      agora: respostasSchema,
      antes: respostasSchema,
      colunas: array(object(duas)),
      /** Empty above 300 answers. */
      pessoas: array(object({ id, nome: string(), segundos })),
      /** By author; both are null for answers whose author is not known. The sum is that of `agora`. */
      equipe: array(
        object({
          id: nullable(id),
          nome: nullable(string()),
          respostas: contagem,
          no_prazo: contagem,
          mediana: nullable(segundos),
        }),
      ),
    }),
  }),
  numeros_vendas: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      vendas: array(
        object({
          plano: picklist(["parcelado", "avista"]),
          forma: nullable(picklist(keysOf(FORMAS))),
          ...duas,
          ...dinheiro,
        }),
      ),
      dias: array(object({ dia, ...duas, ...dinheiro })),
      /** Payments that had stopped: what brought them back, and how many buyers were given up. */
      resgate: object({
        caminhos: array(
          object({ caminho: picklist(["link", "conversa", "email"]), quem: nullable(string()), ...duas, ...dinheiro }),
        ),
        perdidos: object(duas),
      }),
      gratuitos: object(duas),
    }),
  }),
  numeros_desfechos: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      combinadas: array(object({ origem: origemSchema, ...duas })),
      motivos: array(object({ motivo: picklist(keysOf(MOTIVOS)), ...duas })),
      dispensas: array(object({ motivo: picklist(keysOf(DISPENSAS)), ...duas })),
    }),
  }),
  numeros_vitais: defineLeitura({
    papeis: LEEM,
    entrada: periodoSchema,
    saida: object({
      medidas: array(
        object({
          pagina: string(),
          tela: picklist(["celular", "computador"]),
          medida: picklist(["LCP", "INP", "CLS"]),
          visitas: contagem,
          visitas_antes: contagem,
          agora: number(),
          antes: nullable(number()),
        }),
      ),
    }),
  }),
} as const;
