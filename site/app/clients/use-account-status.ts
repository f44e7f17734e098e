import { useEffect, useState } from "react";
import { type ContaSituacao, followConta, isSettled } from "./account-state.ts";
import { readCheckout } from "./edenapp-storage.ts";
import { followSituacao, type Situacao } from "./order-state.ts";
import { keepSignUpId, readSignUpId } from "./sign-up-id.ts";
import { activateUserData, type UserData } from "./user-data.ts";

/** review: a person of the team decides. ended: the order was cancelled or expired. */
export type AccountStatus = "active" | "pending" | "review" | "ended";

/**
 * What became of the account since the sign-up: a free one is opened within seconds, a paid one when the provider
 * confirms its order, minutes or, with a boleto, days later.
 */
export function useAccountStatus({ status, userType }: UserData): AccountStatus {
  const [pedido, setPedido] = useState<Situacao | null>(null);
  const [conta, setConta] = useState<ContaSituacao | null>(null);
  const active = status === "active";
  const paid = userType === "paid";
  useEffect(() => {
    const pedidoId = paid && !active && readCheckout()?.pedidoId;
    if (!pedidoId) return;
    return followSituacao(pedidoId, (now) => {
      setPedido(now);
      if (now === "pago") activateUserData();
    });
  }, [paid, active]);
  useEffect(() => {
    const id = readSignUpId();
    if (!id) return;
    return followConta(id, (now) => {
      setConta(now);
      if (isSettled(now)) keepSignUpId(undefined);
      if (now === "ativa") activateUserData();
    });
  }, []);
  if (conta === "em_revisao" || (pedido === "em_revisao" && !active)) return "review";
  if (active) return "active";
  return pedido === "cancelado" || pedido === "expirado" ? "ended" : "pending";
}
