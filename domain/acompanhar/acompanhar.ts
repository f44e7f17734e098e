import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { relogioSchema } from "../atendimento/relogio.ts";
import { resumoSchema } from "../atendimento/resumo.ts";
import { FORMAS } from "../catalogo/pedido.ts";
import { faseComEsperaSchema, TABELAS_DE_ENTRADA } from "./fase.ts";

/** Length of a message that a visitor adds to a request. */
export const MENSAGEM_ACRESCENTADA_MAX = 2000;

/** A request as its sender sees it: privado.acompanhar_json. Times are those of the database. */
export const acompanharSchema = object({
  /** One for all rows of a purchase. */
  protocolo: string(),
  /** Of a purchase the furthest row: the order, else the sign-up. */
  tabela: picklist(TABELAS_DE_ENTRADA),
  origem: string(),
  recebida_em: string(),
  /** First name. */
  nome: nullable(string()),
  /** The message that the person wrote. */
  texto: string(),
  /** What was asked for: its words are made by resumoOf. */
  resumo: resumoSchema,
  cnpj: nullable(string()),
  loja: nullable(string()),
  /** Masked: the whole number never leaves the database. */
  telefone: nullable(string()),
  email: nullable(string()),
  mensagens: array(object({ em: string(), texto: string() })),
  fase: faseComEsperaSchema,
  /** A message that the visitor added waits for an answer, whatever the phase. Null while the phase has a promise. */
  mensagem_espera: nullable(relogioSchema),
  /** The order of a purchase. */
  compra: nullable(
    object({
      /** For the way to the payment. */
      pedido: string(),
      em: string(),
      valor_centavos: number(),
      forma: nullable(picklist(FORMAS)),
      pago_em: nullable(string()),
      cadastro_em: nullable(string()),
      conta_em: nullable(string()),
    }),
  ),
  lida_em: nullable(string()),
  resposta: nullable(object({ em: string(), canal: picklist(["whatsapp", "telefone", "email"]), segundos: number() })),
  /** First name of the member who looks after it. */
  responsavel: nullable(string()),
  pode_retirar: boolean(),
  /** Why the law keeps this row if the person's data are erased; null when it leaves. */
  guarda: nullable(picklist(["registro de pagamento", "contrato", "ainda pode ser pago"])),
  /** An open request for erasure that was made here. */
  eliminacao: nullable(object({ protocolo: string(), prazo: string() })),
  /** Last day of the link. */
  ate: string(),
  agora: string(),
});
export type Acompanhar = InferOutput<typeof acompanharSchema>;
