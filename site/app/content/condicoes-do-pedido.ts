import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { precos } from "./cadastro.ts";
import { empresa } from "./empresa.ts";
import { precosDaLive } from "./live.ts";

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

const parcelado = `${PRECO_PARCELADO.parcelas} parcelas mensais de ${precos.parcela} no cartão de crédito, sem juros. Total de ${precos.totalParcelado}.`;
const avista = (total: string, economia: string) =>
  `Pagamento único de ${total}, por PIX ou boleto. São ${economia} a menos que no parcelado.`;

/** Information the law requires before a pedido. */
export const condicoesDoPedido = {
  oferta: {
    app: { parcelado, avista: avista(precos.avista, precos.economia) },
    live: { parcelado, avista: avista(precosDaLive.avista, precosDaLive.economia) },
  },
  acesso: `Acesso ao EdenApp por ${MESES_ACESSO} meses.`,
  desistencia: `Você pode desistir em até 7 dias, sem dar motivo, escrevendo para ${empresa.emailSuporte}. Devolvemos tudo o que foi pago.`,
  vendedor: `Vendido por ${empresa.razaoSocial}, CNPJ ${empresa.cnpj}. ${rua}, ${bairro}, ${cidade}, ${estado}, CEP\u00a0${cep.replace("-", "-\u2060")}. E-mail: ${empresa.emailSuporte}.`,
} as const;
