import { useCallback, useEffect, useState } from "react";
import type { SubmissionState } from "~/forms/use-submission.ts";
import type { Purchase } from "./leave-for-payment.ts";

const IDLE: SubmissionState = { status: "idle" };
/** Loading the module failed: the network was lost between the lead and the payment. */
const UNREACHED: SubmissionState = {
  status: "failed",
  cause: "other",
  message: "Seu pedido está guardado, mas o pagamento não abriu. Confira a conexão e tente novamente.",
};
const load = () => import("./leave-for-payment.ts");
/** If the provider's page has not loaded after this time, the visitor cancelled the navigation. */
const LEAVING_MS = 8000;

/** Opens the payment of a stored lead. */
export function useLiveCheckout({ onPaidAlready }: { onPaidAlready: () => void }) {
  const [state, setState] = useState<SubmissionState>(IDLE);
  const reset = useCallback(() => setState((now) => (now.status === "sending" ? now : IDLE)), []);

  useEffect(() => {
    // A page restored from the back/forward cache must not show a busy button.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  /** Resolves to the order's id: a new one if the first had been cancelled or had expired. */
  const leave = async (purchase: Purchase): Promise<string> => {
    setState({ status: "sending" });
    const result = await load()
      .then(({ leaveForPayment }) => leaveForPayment(purchase))
      .catch(() => ({ kind: "stays", state: UNREACHED, pedidoId: purchase.pedidoId }) as const);
    if (result.kind === "leaving") setTimeout(() => setState(IDLE), LEAVING_MS);
    if (result.kind === "paid") onPaidAlready();
    if (result.kind === "stays") setState(result.state);
    return result.pedidoId;
  };

  return { state, leave, reset };
}
