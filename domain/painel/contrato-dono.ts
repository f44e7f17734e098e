import {
  array,
  boolean,
  isoDate,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
} from "valibot";
import { defineLeitura } from "./declarar.ts";
import { LEEM } from "./papeis.ts";
import { contagem, id, instante } from "./partes.ts";
import { autorSchema } from "./pessoa.ts";

export const dia = pipe(string(), isoDate());

/** Days on which a member is away, both included. Without a stand-in everybody who attends stands in. */
export const ausenciaSchema = object({
  id,
  membro: autorSchema,
  de: dia,
  ate: dia,
  substituto: nullable(autorSchema),
});

/** Who handed a person over, with the note; `de` is null for the round robin. `linha` is its line in the timeline. */
export const passadoSchema = object({ linha: id, em: instante, de: nullable(autorSchema), recado: nullable(string()) });

/** A colleague who has the same person open and used the panel in the last 30 seconds. */
export const presenteSchema = object({ ...autorSchema.entries, escrevendo: boolean() });

/** A member who may own people. */
export const colegaSchema = object({
  id,
  nome: string(),
  no_painel: boolean(),
  ausencia: nullable(ausenciaSchema),
  /** People of theirs who wait, and all who are neither won nor lost. */
  esperando: contagem,
  em_conversa: contagem,
});

/** Seconds after the last input in which a presence is shown. */
export const PRESENCA_S = 30;

/** Owners: presence, hand-over, absence and the round robin. */
export const CONTRATO_DONO = {
  colegas: defineLeitura({ papeis: LEEM, entrada: object({}), saida: object({ colegas: array(colegaSchema) }) }),
  /**
   * What the member has not seen yet, newest first, and how many people wait for them. `tipo` is one of the notices or a newer one,
   * `de` the colleague, `nome` a first name. The tab that asks says whether it is visible and in use: it then shows the notices,
   * and no device rings.
   */
  avisos: defineLeitura({
    papeis: LEEM,
    entrada: object({ aba: optional(id), visivel: optional(boolean(), false) }),
    saida: object({
      avisos: array(
        object({
          id,
          tipo: string(),
          em: instante,
          de: nullable(autorSchema),
          recado: nullable(string()),
          pessoa: id,
          nome: string(),
          /** The line of the timeline that it opens. */
          linha: optional(nullable(id), null),
        }),
      ),
      esperando: contagem,
    }),
  }),
  /** `ha` is how many seconds ago the last key, click or touch was. The others learn it from `novidades`. */
  presenca: defineLeitura({
    papeis: LEEM,
    entrada: object({
      pessoa: id,
      escrevendo: boolean(),
      ha: pipe(number(), minValue(0), maxValue(PRESENCA_S)),
      saiu: optional(boolean(), false),
    }),
    saida: object({ notada: literal(true) }),
  }),
  ausencias: defineLeitura({ papeis: LEEM, entrada: object({}), saida: object({ ausencias: array(ausenciaSchema) }) }),
} as const;
