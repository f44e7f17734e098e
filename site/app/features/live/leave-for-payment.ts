import { openOrder } from "~/clients/checkout.ts";
import { storePurchase } from "~/clients/edenapp-storage.ts";
import { type LocalRecord, storeRecord } from "~/clients/local-record.ts";
import type { SubmissionState } from "~/clients/use-submission.ts";
import { linksDeCheckout } from "~/content/checkout.ts";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import type { LivePago } from "./live-to-send.ts";

export interface Purchase {
  dados: LivePago;
  /** The visitor's own copy of the form. */
  record: LocalRecord;
  forma: Forma;
  /** Of the stored lead. */
  leadId: string;
  /** The same one again is the same order, never a second charge. */
  pedidoId: string;
}

type Leaving = { kind: "leaving" } | { kind: "paid" } | { kind: "stays"; state: SubmissionState };

/** Leaves for the provider's page of the chosen plan. `pedidoId` is another one where the first was over. */
export async function leaveForPayment(purchase: Purchase): Promise<Leaving & { pedidoId: string }> {
  const { id: pedidoId, result } = await openOrder(inputOf(purchase));
  switch (result.kind) {
    case "ready":
      return { pedidoId, ...goTo(result.url, purchase) };
    case "no-service":
      return { pedidoId, ...goTo(linksDeCheckout.live[purchase.dados.formaPagamento], purchase) };
    case "closed":
      return { pedidoId, kind: "paid" };
    case "limited":
      return { pedidoId, ...stays({ status: "limited", retryAfterSeconds: result.retryAfterSeconds }) };
    case "unavailable":
      return { pedidoId, ...stays({ status: "failed", cause: "other", message: result.mensagem }) };
  }
}

const stays = (state: SubmissionState): Leaving => ({ kind: "stays", state });

function goTo(url: string, { dados, record }: Purchase): Leaving {
  storeRecord(record);
  storePurchase(dados.formaPagamento);
  window.location.assign(url);
  return { kind: "leaving" };
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
