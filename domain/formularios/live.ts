import { type InferOutput, lazy, object } from "valibot";
import { email, escolha, nome, telefone } from "../campos/campos.ts";
import { PLANOS_PAGAMENTO } from "../catalogo/planos-pagamento.ts";

const PRODUTO_MESSAGE = "Por favor, selecione um produto";
const TIPO_MESSAGE = "Por favor, escolha entre FREE ou PAGO";

const pessoal = { nome, email, telefone };
const edenapp = { ...pessoal, produto: escolha(["edenapp"], PRODUTO_MESSAGE) };

const edenappFreeSchema = object({ ...edenapp, tipoEdenapp: escolha(["free"], TIPO_MESSAGE) });
const edenappPagoSchema = object({
  ...edenapp,
  tipoEdenapp: escolha(["pago"], TIPO_MESSAGE),
  plano: escolha(PLANOS_PAGAMENTO, "Por favor, selecione a forma de pagamento"),
});
const outroProdutoSchema = object({
  ...pessoal,
  produto: escolha(["imersao", "mentoria", "despertar", "edificacao", "plenitude"], PRODUTO_MESSAGE),
});

/** Type and payment exist only if the product needs them. */
export const liveSchema = lazy((input) => {
  const { produto, tipoEdenapp } = Object(input) as { produto?: unknown; tipoEdenapp?: unknown };
  if (produto !== "edenapp") return outroProdutoSchema;
  return tipoEdenapp === "pago" ? edenappPagoSchema : edenappFreeSchema;
});

export type Live = InferOutput<typeof liveSchema>;
