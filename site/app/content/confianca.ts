import { DIAS_PARA_DESISTIR } from "@eden/domain/catalogo/precos";
import { empresa } from "./empresa.ts";

const { endereco, atendimento } = empresa;

/** What a visitor can check or count on before leaving any data. The CNPJ stands before them. */
export const fatos = {
  cidade: `${endereco.cidade}, ${endereco.estado}`,
  // Breaks between hours, not within them.
  horario: atendimento.horarioCurto.replaceAll(" às ", "\u00a0às\u00a0"),
  resposta: `Resposta ${atendimento.prazo}`,
  desistencia: `${DIAS_PARA_DESISTIR} dias para desistir da compra`,
} as const;

/** Receita Federal's public page about a CNPJ. */
export const consultaCnpj = "https://solucoes.receita.fazenda.gov.br/servicos/cnpjreva/cnpjreva_solicitacao.asp";
