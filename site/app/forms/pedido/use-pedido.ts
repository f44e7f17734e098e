import { useCallback, useEffect, useState } from "react";
import type { SubmissionState } from "~/forms/use-submission.ts";
import type { Leaving, PedidoRequest } from "./leave-for-checkout.ts";

const IDLE: SubmissionState = { status: "idle" };
const UNREACHED = "Seu pedido está guardado, mas o pagamento não abriu. Confira a conexão e tente novamente.";

// Needed late, if at all, so it is not in the bundle of the first step.
const load = () => import("./leave-for-checkout.ts");

/** Opens the payment of a pedido. `busyMs`: how long the button stays busy while the provider's page loads. */
export function usePedido({ busyMs }: { busyMs: number }) {
  const [state, setState] = useState<SubmissionState>(IDLE);

  useEffect(() => {
    // A page restored from the back/forward cache must not show a busy button.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  /** The caller goes to the payment page; any other result is already in `state`. */
  const leave = useCallback(
    async (request: PedidoRequest): Promise<Leaving> => {
      setState({ status: "sending" });
      const result = await load()
        .then(({ leaveForCheckout }) => leaveForCheckout(request))
        // Loading the module failed: the network was lost.
        .catch((): Leaving => ({ id: request.id, status: "unavailable", mensagem: UNREACHED }));
      if (result.status === "leaving" && busyMs > 0) setTimeout(() => setState(IDLE), busyMs);
      else setState(stateOf(result));
      return result;
    },
    [busyMs],
  );

  const reset = useCallback(() => setState((now) => (now.status === "sending" ? now : IDLE)), []);
  return { state, leave, reset };
}

function stateOf(result: Leaving): SubmissionState {
  if (result.status === "limited") return { status: "limited", retryAfterSeconds: result.retryAfterSeconds };
  if (result.status === "unavailable") return { status: "failed", cause: "other", message: result.mensagem };
  return IDLE;
}
