import { useCallback, useEffect, useState } from "react";
import type { SubmissionState } from "~/clients/use-submission.ts";
import type { Purchase } from "./leave-for-payment.ts";

const IDLE: SubmissionState = { status: "idle" };
/** The rest of the page did not arrive: the network went between the lead and the payment. */
const UNREACHED: SubmissionState = {
  status: "failed",
  cause: "other",
  message: "Seu pedido está guardado, mas o pagamento não abriu. Confira a conexão e tente novamente.",
};
const load = () => import("./leave-for-payment.ts");
/** A provider's page that has not come by then was stopped by the visitor. */
const LEAVING_MS = 8000;

/** From a stored lead to the payment. */
export function useLiveCheckout({ onPaidAlready }: { onPaidAlready: () => void }) {
  const [state, setState] = useState<SubmissionState>(IDLE);
  const reset = useCallback(() => setState((now) => (now.status === "sending" ? now : IDLE)), []);

  useEffect(() => {
    // A page taken back from the browser's memory must not show a button that is still busy.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  /** Answers with the order's id: another one where the first had been cancelled or had expired. */
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
