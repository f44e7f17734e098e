import {
  FORMAS_NA_FRASE,
  type FormaAvista,
  type OrigemCompra,
  type PlanoPagamento,
} from "@eden/domain/catalogo/pedido";
import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { DESISTENCIA } from "@eden/domain/empresa/desistencia";
import { empresa } from "./empresa.ts";
import { precosDaLive } from "./live.ts";
import { precos } from "./precos.ts";

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

const parcelado = `${PRECO_PARCELADO.parcelas} parcelas mensais de ${precos.parcela} no cartão de crédito, sem juros. Total de ${precos.totalParcelado}.`;
const avistas = {
  app: { total: precos.avista, economia: precos.economia },
  live: { total: precosDaLive.avista, economia: precosDaLive.economia },
} satisfies Record<OrigemCompra, object>;

function ofertaOf(origem: OrigemCompra, plano: PlanoPagamento, forma: FormaAvista): string {
  if (plano === "parcelado") return parcelado;
  const { total, economia } = avistas[origem];
  return `Pagamento único de ${total}, ${FORMAS_NA_FRASE[forma]}. São ${economia} a menos que no parcelado.`;
}

/** Information the law requires before a pedido. */
export const condicoesDoPedido = {
  ofertaOf,
  acesso: `Acesso ao EdenApp por ${MESES_ACESSO} meses.`,
  desistencia: DESISTENCIA,
  vendedor: `Vendido por ${empresa.razaoSocial}, CNPJ ${empresa.cnpj}. ${rua}, ${bairro}, ${cidade}, ${estado}, CEP\u00a0${cep.replace("-", "-\u2060")}. E-mail: ${empresa.emailSuporte}.`,
} as const;
