import { check, type InferOutput, nonEmpty, object, optional, pipe, regex, string } from "valibot";
import {
  campo,
  cnpj,
  cpf,
  email,
  escolha,
  exato,
  nome,
  sobrenome,
  telefone,
  texto,
  textoOpcional,
} from "../campos/campos.ts";
import {
  BAIRRO_MAX,
  CIDADE_MAX,
  COMPLEMENTO_MAX,
  ENDERECO_MAX,
  NUMERO_MAX,
  RAZAO_SOCIAL_MAX,
} from "../campos/limites.ts";
import { PLANOS_PAGAMENTO } from "../catalogo/planos-pagamento.ts";
import { isEstadoValid, normalizeEstado } from "../documentos/estado.ts";

const TIPO_MESSAGE = "Por favor, escolha entre gratuito ou pago";
const PLANO_MESSAGE = "Por favor, selecione um plano";

const pessoal = { nome, sobrenome, telefone, email, cpf: cpf("CPF é obrigatório") };
const pago = { isPaid: exato(true, TIPO_MESSAGE), plano: escolha(PLANOS_PAGAMENTO, PLANO_MESSAGE), ...pessoal };

export const registroGratuitoSchema = object({
  isPaid: exato(false, TIPO_MESSAGE),
  plano: escolha(["free"], PLANO_MESSAGE),
  ...pessoal,
});

/** Paid, before the checkout. */
export const registroPedidoSchema = object(pago);

/** Paid, after the payment was confirmed. */
export const registroPagoSchema = object({
  ...pago,
  cnpj: cnpj("CNPJ é obrigatório"),
  razaoSocial: texto("Razão Social", "Razão Social é obrigatória", RAZAO_SOCIAL_MAX),
  endereco: texto("Endereço", "Endereço é obrigatório", ENDERECO_MAX),
  numero: texto("Número", "Número é obrigatório", NUMERO_MAX),
  complemento: textoOpcional("Complemento", COMPLEMENTO_MAX),
  bairro: texto("Bairro", "Bairro é obrigatório", BAIRRO_MAX),
  cidade: texto("Cidade", "Cidade é obrigatória", CIDADE_MAX),
  estado: pipe(
    campo("Estado é obrigatório", normalizeEstado),
    nonEmpty("Estado é obrigatório"),
    check(isEstadoValid, "Estado inválido"),
  ),
  /** From the register, not asked for. */
  cep: optional(pipe(string(), regex(/^([0-9]{8})?$/)), ""),
});

export type RegistroGratuito = InferOutput<typeof registroGratuitoSchema>;
export type RegistroPedido = InferOutput<typeof registroPedidoSchema>;
export type RegistroPago = InferOutput<typeof registroPagoSchema>;

export function registroSchemaFor(dados: { isPaid: boolean | null; pagamentoConfirmado: boolean }) {
  if (!dados.isPaid) return registroGratuitoSchema;
  return dados.pagamentoConfirmado ? registroPagoSchema : registroPedidoSchema;
}
