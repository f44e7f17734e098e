import { useEffect, useState } from "react";
import { readCheckout } from "~/clients/edenapp-storage.ts";
import { followSituacao, type Situacao } from "~/clients/order-state.ts";
import { activateUserData, type UserData } from "~/clients/user-data.ts";

/** Follows the order behind a pending account: its notice may come minutes or, with a boleto, days after the sign-up. */
export function useAccountStatus({ status }: UserData) {
  const [situacao, setSituacao] = useState<Situacao | null>(null);
  const active = status === "active";
  useEffect(() => {
    const pedidoId = readCheckout()?.pedidoId;
    if (active || !pedidoId) return;
    return followSituacao(pedidoId, (now) => {
      setSituacao(now);
      if (now === "pago") activateUserData();
    });
  }, [active]);
  return { active, ended: !active && (situacao === "cancelado" || situacao === "expirado") };
}
