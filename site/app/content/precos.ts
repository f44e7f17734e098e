import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP, PRECO_FREE, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";

const parcela = formatReais(PRECO_PARCELADO.parcela);

/** Prices of the EdenApp as pages show them; the figures come from the catalogue. */
export const precos = {
  gratuito: formatReaisShort(PRECO_FREE.total),
  parcelas: `${PRECO_PARCELADO.parcelas} × ${parcela}`,
  /** The instalments and their sum, wherever they are not shown apart. */
  parcelasETotal: `${PRECO_PARCELADO.parcelas} × ${parcela} =\u00a0${formatReais(PRECO_PARCELADO.total)}`,
  parcela,
  totalParcelado: formatReais(PRECO_PARCELADO.total),
  avista: formatReais(PRECO_AVISTA_APP.total),
  economia: formatReais(PRECO_AVISTA_APP.economia),
} as const;
