import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { relogioSchema } from "../painel/relogio.ts";
import { resumoSchema } from "../painel/resumo.ts";

/** Length of a message that a visitor adds to a request. */
export const MENSAGEM_ACRESCENTADA_MAX = 2000;

/** A request as its sender sees it: privado.acompanhar_json. Times are those of the database. */
export const acompanharSchema = object({
  protocolo: string(),
  tabela: picklist(["contato", "leadlive", "inscricoes", "cadastros_app", "pedidos", "diagnosticos_respostas"]),
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
  situacao: nullable(string()),
  /** Masked: the whole number never leaves the database. */
  telefone: nullable(string()),
  email: nullable(string()),
  mensagens: array(object({ em: string(), texto: string() })),
  etapa: picklist(["recebida", "lida", "em_conversa", "concluida"]),
  lida_em: nullable(string()),
  resposta: nullable(object({ em: string(), canal: picklist(["whatsapp", "telefone", "email"]), segundos: number() })),
  /** First name of the member who looks after it. */
  responsavel: nullable(string()),
  relogio: nullable(relogioSchema),
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
