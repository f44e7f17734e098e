import { useEffect, useState } from "react";
import { type Checkout, readCheckout } from "~/clients/edenapp-storage.ts";
import { followSituacao, type Situacao } from "~/clients/order-state.ts";

export interface DeviceOrder {
  /** Undefined until the device was asked: the prerendered page cannot know. Null where there is none. */
  checkout: Checkout | null | undefined;
  /** By the provider's own webhook event; null until the server answered. */
  situacao: Situacao | null;
}

/** The order this device left for the payment with, followed while the page is in sight. */
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
