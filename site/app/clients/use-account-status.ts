import { useEffect, useState } from "react";
import { type ContaSituacao, followConta, isSettled } from "./account-state.ts";
import { readCheckout } from "./edenapp-storage.ts";
import { followSituacao, type Situacao } from "./order-state.ts";
import { keepSignUpId, readSignUpId } from "./sign-up-id.ts";
import { activateUserData, type UserData } from "./user-data.ts";

/** review: the team decides. ended: the order was cancelled or expired. */
export type AccountStatus = "active" | "pending" | "review" | "ended";

/**
 * State of the account after the sign-up: a free account is created within seconds, a paid one when the provider
 * confirms its order, after minutes or, with a boleto, days.
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
