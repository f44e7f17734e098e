import type { PlanoPagamento } from "./pedido.ts";

/** Separate from the orders, because the live form's schema needs only the ids. */
export const PLANOS_PAGAMENTO = ["parcelado", "avista"] as const satisfies readonly PlanoPagamento[];
