import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP, PRECO_AVISTA_LIVE, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";

/** The prices of the catalogue as pages show them. */
export const PARCELAS = `${PRECO_PARCELADO.parcelas} × ${formatReais(PRECO_PARCELADO.parcela)}`;
export const PARCELADO = formatReais(PRECO_PARCELADO.total);
export const AVISTA_APP = formatReais(PRECO_AVISTA_APP.total);
export const AVISTA_LIVE = formatReais(PRECO_AVISTA_LIVE.total);
export const PARCELAS_MENSAIS = PARCELAS.replace("×", "parcelas mensais de");
export const ECONOMIA_LIVE = formatReais(PRECO_AVISTA_LIVE.economia);
export const ECONOMIA_APP = `Economia de ${formatReais(PRECO_AVISTA_APP.economia)}`;
