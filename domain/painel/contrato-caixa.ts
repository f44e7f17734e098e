import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  unknown,
} from "valibot";

import { CONTRATO_DONO, presenteSchema } from "./contrato-dono.ts";
import { CONTRATO_NOVA } from "./contrato-nova.ts";
import { CONTRATO_PESSOA } from "./contrato-pessoa.ts";
import { defineLeitura } from "./declarar.ts";
import { LEEM, TODOS } from "./papeis.ts";
import { contagem, id, instante, pagina, texto } from "./partes.ts";
import { linhaDoTempoSchema, pessoaLinhaSchema, pessoaSchema } from "./pessoa.ts";
import { CANAIS, keysOf, MOMENTOS, ORIGENS, PAPEIS, VISTAS } from "./valores.ts";

export const membroSchema = object({
  id,
  nome: string(),
  email: string(),
  papel: picklist(keysOf(PAPEIS)),
  ativa: boolean(),
});

export const modeloId = pipe(string(), maxLength(60));
/** A stored template; `gravar_modelo` checks what may be stored. */
export const modeloSchema = object({
  id: modeloId,
  momento: picklist(keysOf(MOMENTOS)),
  nome: string(),
  canal: picklist(keysOf(CANAIS)),
  /** Of an e-mail; the other channels have none. */
  assunto: nullable(string()),
  texto: string(),
  /** The people it is for, by their newest origin; none means all. */
  origens: array(picklist(keysOf(ORIGENS))),
  /** The reasons of a payment, or the situations of a store, that it is for; none means all. */
  motivos: array(string()),
});

/** What the first screen of the panel needs; the rest of the contract loads after it. */
export const CONTRATO_CAIXA = {
  ...CONTRATO_DONO,
  ...CONTRATO_NOVA,
  ...CONTRATO_PESSOA,
  /** In the order of the team. */
  modelos: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({ modelos: array(object({ ...modeloSchema.entries, versao: number() })) }),
  }),
  eu: defineLeitura({
    papeis: TODOS,
    entrada: object({}),
    saida: object({
      membro: membroSchema,
      equipe: array(membroSchema),
      agora: instante,
      /** Whether answers by e-mail come back into the panel. */
      correio: optional(boolean(), false),
      /** The functions that the member's role may call. */
      pode: array(string()),
    }),
  }),
  caixa: defineLeitura({
    papeis: LEEM,
    entrada: object({
      vista: picklist(keysOf(VISTAS)),
      origem: optional(nullable(picklist(keysOf(ORIGENS))), null),
      ...pagina,
    }),
    saida: object({
      pessoas: array(pessoaLinhaSchema),
      proximo: nullable(string()),
      mudanca: number(),
      agora: instante,
    }),
  }),
  /** Counts stop at 10,000: the panel then shows "9.999+". */
  contadores: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      vistas: record(picklist(keysOf(VISTAS)), contagem),
      origens: record(string(), contagem),
      /** Unfinished payments that are new since the member last looked at them, counted to 100. */
      pagamentos_novos: contagem,
      /** Drafts of others that wait for this member. */
      textos_para_aprovar: optional(contagem, 0),
    }),
  }),
  buscar: defineLeitura({
    papeis: LEEM,
    entrada: object({ texto: texto(200), limite: pagina.limite }),
    saida: object({
      pessoas: array(
        object({
          ...pessoaLinhaSchema.entries,
          achado: object({
            campo: picklist(["nome", "telefone", "email", "cnpj", "cpf", "protocolo", "loja", "texto"]),
            valor: string(),
          }),
        }),
      ),
    }),
  }),
  pessoa: defineLeitura({ papeis: LEEM, entrada: object({ id }), saida: pessoaSchema }),
  linha_do_tempo: defineLeitura({
    papeis: LEEM,
    entrada: object({ id, ...pagina }),
    saida: object({ itens: array(linhaDoTempoSchema), proximo: nullable(string()) }),
  }),
  /** The whole source row, by column; CPF masked for `leitura`. */
  entrada: defineLeitura({
    papeis: LEEM,
    entrada: object({ tabela: string(), id }),
    saida: object({ dados: record(string(), unknown()) }),
  }),
  /** Polled by every open panel: cheap, no personal data, not recorded. `pessoa` is the one on screen. */
  novidades: defineLeitura({
    papeis: LEEM,
    entrada: object({ desde: number(), pessoa: optional(nullable(id), null) }),
    saida: object({
      mudanca: number(),
      novas: contagem,
      pessoa_versao: nullable(number()),
      /** Colleagues on the same person. */
      presentes: optional(array(presenteSchema), []),
      /** When the mailbox was last read, if that was more than five minutes ago. */
      correio_parado: optional(nullable(instante), null),
      /** E-mails put aside that the member has not seen in the list. */
      ilegiveis: optional(contagem, 0),
    }),
  }),
} as const;
