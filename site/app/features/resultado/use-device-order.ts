import { useEffect, useState } from "react";
import { type Checkout, readCheckout } from "~/clients/edenapp-storage.ts";
import { followSituacao, type Situacao } from "~/clients/order-state.ts";

export interface DeviceOrder {
  /** Undefined until storage is read, because the prerendered page cannot know it. Null if there is none. */
  checkout: Checkout | null | undefined;
  /** Set by the provider's webhook event; null until the server has responded. */
  situacao: Situacao | null;
}

/** The order stored on this device when leaving for the payment, polled while the page is visible. */
export function useDeviceOrder(): DeviceOrder {
  const [checkout, setCheckout] = useState<Checkout | null>();
  const [situacao, setSituacao] = useState<Situacao | null>(null);
  useEffect(() => {
    const kept = readCheckout();
    setCheckout(kept);
    return kept?.pedidoId ? followSituacao(kept.pedidoId, setSituacao) : undefined;
  }, []);
  return { checkout, situacao };
}
