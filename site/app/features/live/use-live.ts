import { splitNome } from "@eden/domain/campos/texto";
import { validate } from "@eden/domain/campos/validate";
import { isProdutoId, leadProdutoOf, nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { type Live, liveSchema } from "@eden/domain/formularios/live";
import { chooseProduto, LIVE_INICIAL, type LiveDados } from "@eden/domain/jornadas/live";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Row } from "~/clients/outbox/api/data-api.ts";
import type { Draft } from "~/clients/outbox/draft.ts";
import { type LocalRecord, storeRecord } from "~/clients/outbox/outbox.ts";
import { leadColumns } from "~/forms/lead-columns.ts";
import { usePedido } from "~/forms/pedido/use-pedido.ts";
import type { DraftHandle } from "~/forms/use-draft.ts";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import type { SubmissionState } from "~/forms/use-submission.ts";

/** `enviado`: content of the stored lead `leadId`. `pedidoId`: the pedido of that lead. */
const INITIAL = { ...LIVE_INICIAL, enviado: "", leadId: "", pedidoId: "", isca: "" };
type Values = typeof INITIAL;
type LivePago = Extract<Live, { plano: string }>;

const SENDING: SubmissionState = { status: "sending" };
/** If the provider's page has not loaded after this time, the visitor cancelled the navigation. */
const LEAVING_MS = 8000;

/** State and actions of the live form; the steps only render them. */
export function useLive() {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const leaveFor = (page: string, state?: object) => {
    setDone(true);
    void navigate(page, { state });
  };
  const form = useLeadForm({
    form: "live",
    table: "leadlive",
    schema: liveSchema,
    initial: INITIAL,
    toSend,
    keepsFields: true,
    onSaved: (id, fromQueue, unchanged) => {
      if (!unchanged) return;
      const { values } = form.draft.current();
      // Keep the fields when leaving for the payment, for visitors who return without having paid.
      if (isPaid(values)) form.draft.edit({ enviado: contentOf(values), leadId: id, pedidoId: "" });
      else if (fromQueue) form.draft.clear();
      // A row queued by an earlier page is reported by the banner, without navigating away.
      if (fromQueue) return;
      if (isPaid(values)) void payment.pay();
      else leaveFor("/obrigado-live", thanksFor(id, values));
    },
  });
  usePreselection(form.draft);
  const payment = usePayment(form, () => leaveFor("/success"));
  const leaving = payment.state.status !== "idle";
  const sending = form.sending || done || payment.state.status === "sending";

  const finish = () => {
    if (sending) return;
    // The stored lead stays unchanged; edited fields become a new lead.
    if (form.values.enviado === contentOf(form.values)) void payment.pay();
    else form.send();
  };
  const edit: typeof form.edit = (patch) => {
    payment.reset();
    form.edit(patch);
  };

  const state = done ? SENDING : leaving ? payment.state : form.state;
  /** `leaving`: the message above the form is about the payment. */
  return { ...form, edit, finish, sending, state, leaving };
}

export type LiveForm = ReturnType<typeof useLive>;

interface PayingForm {
  draft: DraftHandle<Values>;
  errors: { show: (errors: Record<string, string>) => void };
}

/** The payment of a stored lead. */
function usePayment({ draft, errors }: PayingForm, onPaidAlready: () => void) {
  const { state, leave, reset } = usePedido({ busyMs: LEAVING_MS });

  /** Called after the lead of the current draft is stored. */
  const pay = async () => {
    const { values } = draft.current();
    const result = validate(liveSchema, values);
    if (!result.valid) return errors.show(result.errors);
    const { dados } = result;
    if (!("plano" in dados)) return;
    const id = values.pedidoId || crypto.randomUUID();
    draft.edit({ pedidoId: id });
    const { nome, email, telefone, plano } = dados;
    const comprador = { ...splitNome(nome), email, telefone, cpf: "" };
    const left = await leave({ id, origem: "live", plano, forma: values.forma, comprador, leadId: values.leadId });
    if (left.id !== id) draft.edit({ pedidoId: left.id });
    if (left.status !== "leaving" && left.status !== "paid") return;
    storeRecord(recordOf(dados));
    if (left.status === "leaving") window.location.assign(left.url);
    else onPaidAlready();
  };

  return { state, pay, reset };
}

export const isPaid = (dados: Pick<LiveDados, "produto" | "tipoEdenapp">) =>
  dados.produto === "edenapp" && dados.tipoEdenapp === "pago";

/** The content of the row as a string. While it is unchanged, there is nothing to send again. */
const contentOf = ({ nome, email, telefone, produto, tipoEdenapp }: LiveDados) =>
  JSON.stringify([nome, email, telefone, produto, tipoEdenapp]);

/** State of the thank-you page. Passed in the history, never in the URL, to prefill the free cadastro. */
function thanksFor(id: string, values: LiveDados) {
  const { produto, tipoEdenapp } = values;
  const lead = produto && leadProdutoOf({ produto, tipoEdenapp });
  return { id, produto: nomeProdutoOf(lead), ...(lead === "edenappfree" && { pessoa: values }) };
}

/** The row and, for a paid EdenApp, the visitor's own copy of the form. */
function toSend(draft: Draft<{ isca: string }>, dados: Live) {
  return {
    row: {
      ...leadColumns(draft, dados, { finalidade: "atendimento" }),
      produto: leadProdutoOf(dados),
    } satisfies Row<"leadlive">,
    ...("plano" in dados && { record: recordOf(dados) }),
  };
}

const recordOf = ({ plano, ...dados }: LivePago): LocalRecord => ({
  key: "produtoslive_edenapp",
  value: { ...dados, formaPagamento: plano },
});

/** Selects the product of the link (`?produto=edenapp`), unless one was chosen before. */
function usePreselection(draft: DraftHandle<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the draft was read
  useEffect(() => {
    const produto = new URLSearchParams(location.search).get("produto");
    const { values } = draft.current();
    if (isProdutoId(produto) && !values.produto) draft.edit({ ...values, ...chooseProduto(values, produto) });
  }, []);
}
