import type { RegistroPedido } from "@eden/domain/formularios/registro-edenapp";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckoutInput, OpenedOrder } from "~/clients/checkout.ts";
import { type Checkout, endCheckout, readCheckout, type TempData } from "~/clients/edenapp-storage.ts";
import { leaveForCheckout } from "~/clients/leave-for-checkout.ts";
import type { Situacao } from "~/clients/order-state.ts";
import { linksDeCheckout } from "~/content/checkout.ts";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import type { SubmissionState } from "~/forms/use-submission.ts";

const IDLE: SubmissionState = { status: "idle" };

interface Options {
  /** Paid, or paid with a difference that the team has to review: the visitor continues. */
  onPaid: () => void;
  /** Cancelled or expired: the visitor starts again with the typed values. */
  onEnded: (checkout: Checkout | null) => void;
}

/** The order of a paid sign-up: opens the provider's page and follows the order's state. */
export function useCheckout({ onPaid, onEnded }: Options) {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [situacao, setSituacao] = useState<Situacao | null>(null);
  const [state, setState] = useState<SubmissionState>(IDLE);
  const order = useRef<{ of: string; id: string } | null>(null);
  const handlers = useRef({ onPaid, onEnded });
  handlers.current = { onPaid, onEnded };

  const pedidoId = checkout?.pedidoId;
  const followed = useRef(checkout);
  followed.current = checkout;
  const hear = useCallback((now: Situacao) => {
    setSituacao(now);
    if (now === "pago" || now === "em_revisao") handlers.current.onPaid();
    if (now !== "cancelado" && now !== "expirado") return;
    order.current = null;
    endCheckout("abandoned");
    setCheckout(null);
    handlers.current.onEnded(followed.current);
  }, []);
  useEffect(() => (pedidoId ? follow(pedidoId, hear) : undefined), [pedidoId, hear]);

  useEffect(() => {
    // A page restored from the back/forward cache must not show a busy button.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState(IDLE);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  /** Resumes an order of an earlier page or another tab. */
  const resume = useCallback((open: Checkout, temp: TempData | null) => {
    setCheckout(open);
    if (open.pedidoId && temp) order.current = { of: JSON.stringify([temp, open.forma]), id: open.pedidoId };
  }, []);

  /** An abandoned order may have been paid since, by the link in an e-mail; check it to avoid a second payment. */
  const wasPaidSince = useCallback(async ({ pedidoId: id }: Checkout) => {
    const { readSituacao } = await import("~/clients/order-state.ts");
    const now = id && (await readSituacao(id));
    return now === "pago" || now === "em_revisao";
  }, []);

  /** The visitor made another choice: abandon the order. An order that belongs to a completed sign-up stays. */
  const forget = () => {
    if (!checkout) return;
    order.current = null;
    endCheckout("abandoned");
    setCheckout(null);
    setSituacao(null);
  };

  /** Returns the payment URL after saving the resume state; null if there is none. */
  const leave = async (dados: RegistroPedido, forma: Forma): Promise<string | null> => {
    if (state.status === "sending") return null;
    setState({ status: "sending" });
    const temp = tempDataOf(dados);
    const of = JSON.stringify([temp, forma]);
    // Unchanged data reuses the order's id, so that a retry never charges twice; changed data is a new order.
    if (order.current?.of !== of) order.current = { of, id: crypto.randomUUID() };
    const { id, result } = await open(inputOf(order.current.id, dados, forma));
    order.current = { of, id };
    const keep = (url: string | null, pedido: string | null) => {
      leaveForCheckout(temp, { pedidoId: pedido, planType: dados.planType, forma, origem: "app", url });
      setCheckout(readCheckout());
      setSituacao(null);
      setState(IDLE);
      return url;
    };
    switch (result.kind) {
      case "ready":
        return keep(result.url, id);
      case "no-service":
        return keep(linksDeCheckout.app[dados.planType], null);
      case "closed":
        // Already paid, in another tab or before a network failure: follow the order instead of paying again.
        return keep(null, id);
      case "limited":
        setState({ status: "limited", retryAfterSeconds: result.retryAfterSeconds });
        return null;
      case "unavailable":
        setState({ status: "failed", cause: "other", message: result.mensagem });
        return null;
    }
  };

  const reset = useCallback(() => setState((now) => (now.status === "sending" ? now : IDLE)), []);
  return { checkout, situacao, state, leave, resume, wasPaidSince, forget, reset };
}

// Both are needed late, if at all, so they are not in the bundle of the first step.
async function open(input: CheckoutInput): Promise<OpenedOrder> {
  const { openOrder } = await import("~/clients/checkout.ts");
  return openOrder(input);
}

function follow(pedidoId: string, onChange: (situacao: Situacao) => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  void import("~/clients/order-state.ts").then(({ followSituacao }) => {
    if (!stopped) stop = followSituacao(pedidoId, onChange);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

function tempDataOf({ nome, sobrenome, telefone, email, cpf, planType }: RegistroPedido): TempData {
  return { nome, sobrenome, telefone, email, cpf, planType, isPaid: true };
}

function inputOf(id: string, dados: RegistroPedido, forma: Forma) {
  const { nome, sobrenome, email, telefone, cpf, planType } = dados;
  return {
    id,
    origem: "app" as const,
    plano: planType,
    ...(planType === "avista" && { forma }),
    nome: `${nome} ${sobrenome}`,
    email,
    telefone,
    cpf,
  };
}
