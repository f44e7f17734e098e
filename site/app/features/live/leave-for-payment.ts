import { splitNome } from "@eden/domain/contas/split-nome";
import { openOrder } from "~/clients/checkout.ts";
import type { TempData } from "~/clients/edenapp-storage.ts";
import { leaveForCheckout } from "~/clients/leave-for-checkout.ts";
import { type LocalRecord, storeRecord } from "~/clients/local-record.ts";
import { linksDeCheckout } from "~/content/checkout.ts";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import type { SubmissionState } from "~/forms/use-submission.ts";
import type { LivePago } from "./live-to-send.ts";

export interface Purchase {
  dados: LivePago;
  /** The visitor's own copy of the form. */
  record: LocalRecord;
  forma: Forma;
  /** Id of the stored lead. */
  leadId: string;
  /** Repeating the id returns the same order, never a second charge. */
  pedidoId: string;
}

type Leaving = { kind: "leaving" } | { kind: "paid" } | { kind: "stays"; state: SubmissionState };

/** Leaves for the provider's page of the chosen plan. Returns a new `pedidoId` if the first order had ended. */
export async function leaveForPayment(purchase: Purchase): Promise<Leaving & { pedidoId: string }> {
  const { id: pedidoId, result } = await openOrder(inputOf(purchase));
  switch (result.kind) {
    case "ready":
      return { pedidoId, ...goTo(result.url, purchase, pedidoId) };
    case "no-service":
      return { pedidoId, ...goTo(linksDeCheckout.live[purchase.dados.formaPagamento], purchase, null) };
    case "closed":
      keep(purchase, pedidoId, null);
      return { pedidoId, kind: "paid" };
    case "limited":
      return { pedidoId, ...stays({ status: "limited", retryAfterSeconds: result.retryAfterSeconds }) };
    case "unavailable":
      return { pedidoId, ...stays({ status: "failed", cause: "other", message: result.mensagem }) };
  }
}

const stays = (state: SubmissionState): Leaving => ({ kind: "stays", state });

function goTo(url: string, purchase: Purchase, pedidoId: string | null): Leaving {
  keep(purchase, pedidoId, url);
  window.location.assign(url);
  return { kind: "leaving" };
}

/**
 * Saves the same state as the sign-up's checkout: after payment the visitor continues with the sign-up for this order.
 */
function keep({ dados, record, forma }: Purchase, pedidoId: string | null, url: string | null): void {
  storeRecord(record);
  leaveForCheckout(tempDataOf(dados), { pedidoId, planType: dados.formaPagamento, forma, origem: "live", url });
}

function tempDataOf({ nome, telefone, email, formaPagamento: planType }: LivePago): TempData {
  return { ...splitNome(nome), telefone, email, cpf: "", planType, isPaid: true };
}

function inputOf({ dados, forma, leadId, pedidoId }: Purchase) {
  const { nome, email, telefone, formaPagamento } = dados;
  return {
    id: pedidoId,
    origem: "live" as const,
    plano: formaPagamento,
    ...(formaPagamento === "avista" && { forma }),
    nome,
    email,
    telefone,
    leadId,
  };
}
