import { check, type InferOutput, object, optional, pipe, string, transform, uuid } from "valibot";
import { email, escolha, telefone, texto } from "../campos/campos.ts";
import { NOME_MAX, SOBRENOME_MAX } from "../campos/limites.ts";
import { FORMAS_AVISTA, ORIGENS_COMPRA } from "../catalogo/pedido.ts";
import { PLANOS_PAGAMENTO } from "../catalogo/planos-pagamento.ts";
import { isCpfValid, normalizeCpf } from "../documentos/cpf.ts";

const ORIGEM_MESSAGE = "Origem da compra desconhecida";
const PLANO_MESSAGE = "Por favor, selecione um plano";
const FORMA_MESSAGE = "Forma de pagamento desconhecida";
const ID_MESSAGE = "Identificação do pedido inválida";

const identidade = pipe(string(ID_MESSAGE), uuid(ID_MESSAGE));

/** What the site sends to open a pedido. No price: the server sets it. */
export const pedidoSchema = object({
  id: identidade,
  origem: escolha(ORIGENS_COMPRA, ORIGEM_MESSAGE),
  plano: escolha(PLANOS_PAGAMENTO, PLANO_MESSAGE),
  forma: optional(escolha(FORMAS_AVISTA, FORMA_MESSAGE)),
  nome: texto("Nome", "Nome é obrigatório", NOME_MAX + 1 + SOBRENOME_MAX),
  email,
  telefone,
  cpf: optional(
    pipe(
      string("CPF inválido"),
      transform(normalizeCpf),
      check((value) => value === "" || isCpfValid(value), "CPF inválido"),
    ),
  ),
  leadId: optional(identidade),
});

export type NovoPedido = InferOutput<typeof pedidoSchema>;
