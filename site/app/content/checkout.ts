import type { OrigemCompra, PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { amostra } from "@eden/domain/conteudo/amostra";
import { empresa } from "./empresa.ts";

/** The provider's fixed payment pages, one per price, for a deployment without the service. */
export const linksDeCheckout: Record<OrigemCompra, Record<PlanoPagamento, string>> = {
  app: {
    parcelado: amostra("https://www.asaas.com/c/edenapp-parcelado"),
    avista: amostra("https://www.asaas.com/c/edenapp-avista"),
  },
  live: {
    parcelado: amostra("https://www.asaas.com/c/edenapp-live-parcelado"),
    avista: amostra("https://www.asaas.com/c/edenapp-live-avista"),
  },
};

export const provedorDePagamento = empresa.provedorDePagamento;
