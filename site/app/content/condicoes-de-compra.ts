import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { empresa } from "./empresa.ts";
import { precos } from "./registro-edenapp.ts";

const { rua, bairro, cidade, estado, cep } = empresa.endereco;

/** What the law asks to be said before the order is placed. */
export const condicoesDeCompra = {
  oferta: {
    parcelado: `${PRECO_PARCELADO.parcelas} parcelas mensais de ${precos.parcela} no cartão de crédito, sem juros. Total de ${precos.totalParcelado}.`,
    avista: `Pagamento único de ${precos.totalAvista}, por PIX ou boleto. São ${precos.economia} a menos que no parcelado.`,
  },
  acesso: `Acesso ao EdenApp por ${MESES_ACESSO} meses.`,
  desistencia: `Você pode desistir em até 7 dias, sem dar motivo, escrevendo para ${empresa.emailSuporte}. Devolvemos tudo o que foi pago.`,
  vendedor: `Vendido por ${empresa.razaoSocial}, CNPJ ${empresa.cnpj}. ${rua}, ${bairro}, ${cidade}, ${estado}, CEP ${cep}. E-mail: ${empresa.emailSuporte}.`,
} as const;
