import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { MESES_ACESSO, PRECO_AVISTA_LIVE, PRECO_FREE } from "@eden/domain/catalogo/precos";
import type { ProdutoId } from "@eden/domain/catalogo/produtos";

/**
 * Prices as shown in the live form; the figures come from the catalogue. The instalments are the same as in the
 * cadastro.
 */
export const precosDaLive = {
  gratuito: formatReaisShort(PRECO_FREE.total),
  avista: formatReais(PRECO_AVISTA_LIVE.total),
  economia: formatReais(PRECO_AVISTA_LIVE.economia),
  desconto: `${PRECO_AVISTA_LIVE.descontoPercentual}% de desconto`,
  acesso: `${MESES_ACESSO} meses de acesso`,
} as const;

/** One line about each product. */
export const produtosDaLive: Record<ProdutoId, string> = {
  edenapp: "Aulas práticas no celular",
  imersao: "Dois dias de mão na massa",
  mentoria: "10 meses, 12 encontros",
  despertar: "EdenApp e Imersão juntos",
  edificacao: "Mentoria, tecnologia e consultoria",
  plenitude: "Marca, tecnologia e consultoria completa",
};
