import { check, type InferOutput, object, optional, pipe, string, transform, uuid } from "valibot";
import { FORMAS_PAGAMENTO } from "../catalogo/precos.ts";
import { isCpfValid, normalizeCpf } from "../documentos/cpf.ts";
import { email, escolha, telefone, texto } from "./campos.ts";
import { NOME_MAX, SOBRENOME_MAX } from "./limites.ts";

const ORIGEM_MESSAGE = "Origem da compra desconhecida";
const PLANO_MESSAGE = "Por favor, selecione um plano";
const FORMA_MESSAGE = "Forma de pagamento desconhecida";
const ID_MESSAGE = "Identificação do pedido inválida";

const identidade = pipe(string(ID_MESSAGE), uuid(ID_MESSAGE));

/** What the site sends to start a purchase. No price: the server sets it. */
export const checkoutSchema = object({
  id: identidade,
  origem: escolha(["app", "live"], ORIGEM_MESSAGE),
  plano: escolha(FORMAS_PAGAMENTO, PLANO_MESSAGE),
  forma: optional(escolha(["pix", "boleto"], FORMA_MESSAGE)),
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

export type Checkout = InferOutput<typeof checkoutSchema>;
