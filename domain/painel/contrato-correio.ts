import { array, boolean, type InferOutput, nullable, number, object, pipe, regex, string } from "valibot";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM } from "./papeis.ts";
import { contagem, gravada, id, instante, naPessoa } from "./partes.ts";

/** IMAP section of a part, as "2" or "2.1". */
const parte = pipe(string(), regex(/^\d{1,3}(?:\.\d{1,3}){0,9}$/));

const ilegivelSchema = object({
  /** Its place in the mailbox. */
  id: string(),
  /** As the sender wrote it; may be empty, invented or hostile. */
  remetente: string(),
  assunto: string(),
  recebido_em: instante,
});

/** An e-mail that could not be read and was put aside in the mailbox. */
export type Ilegivel = InferOutput<typeof ilegivelSchema>;

/** Received e-mails. */
export const CONTRATO_CORREIO = {
  /** Hides it, ends the wait that it started and blocks its sender. */
  marcar_spam: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, email: id }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "marcou como spam um e-mail de", nome: "Marcou spam", sinal: "alerta" },
  }),
  /** Answered from an address that is not the person's: it is theirs too, or the message is somebody else's. */
  decidir_remetente: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, email: id, dela: boolean() }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "decidiu de quem é um e-mail em", nome: "Decidiu remetente", sinal: "email" },
  }),
  /** Where the file is in the mailbox, for the service, which streams it. */
  abrir_anexo: defineLeitura({
    papeis: ATENDEM,
    entrada: object({ email: id, parte }),
    saida: object({
      parte: string(),
      nome: string(),
      tipo: string(),
      bytes: number(),
      pasta: nullable(string()),
      validade: nullable(number()),
      uid: nullable(number()),
      message_id: nullable(string()),
      /** Hexadecimal. */
      chave: string(),
    }),
  }),
  /** What was put aside, by its headers: for those who would look for the message in the mailbox. */
  ilegiveis: defineLeitura({
    papeis: ATENDEM,
    entrada: object({}),
    saida: object({ itens: array(ilegivelSchema), quantas: contagem }),
  }),
} as const;
