import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
} from "valibot";
import { ASSUNTOS } from "../atendimento/assuntos.ts";
import { expedienteSchema, faixasSchema } from "../atendimento/expediente.ts";
import { CONTRATO_AVISOS } from "./contrato-avisos.ts";
import { CONTRATO_CAIXA, membroSchema } from "./contrato-caixa.ts";
import { CONTRATO_COBRANCA } from "./contrato-cobranca.ts";
import { CONTRATO_CORREIO } from "./contrato-correio.ts";
import { CONTRATO_DIA } from "./contrato-dia.ts";
import { CONTRATO_EQUIPE } from "./contrato-equipe.ts";
import { CONTRATO_LOJAS } from "./contrato-lojas.ts";
import { CONTRATO_NUMEROS } from "./contrato-numeros.ts";
import { CONTRATO_TEXTOS } from "./contrato-textos.ts";
import { CONTRATO_TITULAR } from "./contrato-titular.ts";
import { CONTRATO_VISTAS } from "./contrato-vistas.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { AUDITAM, GEREM, TODOS } from "./papeis.ts";
import { comando, contagem, id, instante, pagina, texto } from "./partes.ts";
import { keysOf, PAPEIS } from "./valores.ts";

/** A day with other hours; none at all on a holiday. */
export const feriadoSchema = object({
  dia: string(),
  nome: texto(80),
  faixas: faixasSchema,
  nacional: boolean(),
});

const horario = {
  horario: expedienteSchema,
  /** Which subjects wait for an answer. */
  esperas: record(picklist(keysOf(ASSUNTOS)), boolean()),
  feriados: array(feriadoSchema),
};

/**
 * Every function of the schema `painel`, by its name in the database: one JSON document in, one out. The service checks
 * the request before it calls the function, the panel checks the response. A write carries `comando`, a UUID made in the
 * browser: repeated, it returns the stored response. `versao` is the version of the person that was on screen; a newer one
 * in the database is refused with 409.
 */
export const CONTRATO = {
  ...CONTRATO_CAIXA,
  ...CONTRATO_AVISOS,
  ...CONTRATO_DIA,
  ...CONTRATO_COBRANCA,
  ...CONTRATO_CORREIO,
  ...CONTRATO_LOJAS,
  ...CONTRATO_TEXTOS,
  ...CONTRATO_EQUIPE,
  ...CONTRATO_TITULAR,
  ...CONTRATO_NUMEROS,
  ...CONTRATO_VISTAS,
  membros: defineLeitura({
    papeis: GEREM,
    entrada: object({}),
    saida: object({
      /** Whether the round robin is on. */
      rodizio: boolean(),
      membros: array(
        object({
          ...membroSchema.entries,
          em_conversa: contagem,
          entrou_em: nullable(instante),
          fator_desde: nullable(instante),
        }),
      ),
    }),
  }),
  gravar_membro: defineComando({
    papeis: GEREM,
    entrada: object({
      ...comando,
      id,
      nome: texto(120),
      papel: picklist(keysOf(PAPEIS)),
      ativa: boolean(),
      herdeiro: nullable(id),
    }),
    saida: object({ id }),
    registro: { frase: "mudou o acesso de", nome: "Mudou acesso", sinal: "acesso" },
  }),
  horario: defineLeitura({
    papeis: TODOS,
    entrada: object({}),
    saida: object({
      ...horario,
      /** While a longer promise is not on the site yet: the one that still counts. */
      prazo_no_site: nullable(number()),
      /** The build that states this promise and week is not served yet. */
      publicando: boolean(),
    }),
  }),
  gravar_horario: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, ...horario }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "mudou o horário ou os feriados", nome: "Mudou o horário", sinal: "relogio" },
  }),
  registro: defineLeitura({
    papeis: AUDITAM,
    entrada: object({
      membro: optional(nullable(id), null),
      acao: optional(nullable(string()), null),
      /** The person concerned, with those united with them and the rows they sent. */
      pessoa: optional(nullable(id), null),
      /** People concerned, found as in the Caixa. */
      texto: optional(nullable(string()), null),
      ...pagina,
    }),
    saida: object({
      linhas: array(
        object({
          id: number(),
          em: instante,
          membro: nullable(object({ id, nome: string() })),
          acao: string(),
          alvo: nullable(string()),
          alvo_id: nullable(id),
          pessoa: nullable(string()),
          detalhe: nullable(record(string(), unknown())),
        }),
      ),
      proximo: nullable(string()),
      /** The name of `pessoa`; null without one, and after they were erased. */
      sobre: nullable(string()),
    }),
  }),
} as const;

export type Funcao = keyof typeof CONTRATO;
