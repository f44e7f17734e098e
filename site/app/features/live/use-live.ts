import { leadProdutoOf, nomeProdutoOf } from "@eden/domain/catalogo/produtos";
import { liveSchema } from "@eden/domain/formularios/live";
import { validate } from "@eden/domain/formularios/validate";
import { LIVE_INICIAL } from "@eden/domain/jornadas/live";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import type { SubmissionState } from "~/forms/use-submission.ts";
import { isPaid, type LivePago, liveToSend, recordOf, wordsOf } from "./live-to-send.ts";
import { useLiveCheckout } from "./use-live-checkout.ts";
import { usePreselection } from "./use-preselection.ts";

/** `enviado`: content of the lead stored under this id. `pedidoId`: the order of that lead. */
const INITIAL = { ...LIVE_INICIAL, forma: "pix" as Forma, enviado: "", pedidoId: "", isca: "" };
const SENDING: SubmissionState = { status: "sending" };

/** State and actions of the live form; the steps only render them. */
export function useLive() {
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const leaveFor = (page: string, state?: object) => {
    setDone(true);
    void navigate(page, { state });
  };
  const checkout = useLiveCheckout({ onPaidAlready: () => leaveFor("/success") });

  const form = useLeadForm({
    form: "live",
    table: "leadlive",
    schema: liveSchema,
    initial: INITIAL,
    toSend: liveToSend,
    keepsFields: true,
    onSaved: (id, waited, held) => {
      if (!held) return;
      const { values } = form.draft.current();
      // Keep the fields when leaving for the payment, for visitors who return without having paid.
      if (isPaid(values)) form.draft.edit({ enviado: wordsOf(values) });
      else if (waited) form.draft.clear();
      // A row queued by an earlier page is reported by the banner, without navigating away.
      if (waited) return;
      if (isPaid(values)) void pay();
      else if (values.produto) {
        const { produto, tipoEdenapp } = values;
        const lead = leadProdutoOf({ produto, tipoEdenapp });
        // Passed in the history state, never in the URL, to prefill the free sign-up.
        leaveFor("/obrigado-live", {
          id,
          produto: nomeProdutoOf(lead),
          ...(lead === "edenappfree" && { pessoa: values }),
        });
      }
    },
  });

  usePreselection(form.draft);

  /** Called after the lead of the current draft is stored. */
  const pay = async () => {
    const { id: leadId, values } = form.draft.current();
    const result = validate(liveSchema, values);
    if (!result.valid) return form.errors.show(result.errors);
    const pedidoId = values.pedidoId || crypto.randomUUID();
    form.draft.edit({ pedidoId });
    const dados = result.dados as LivePago;
    const used = await checkout.leave({ dados, record: recordOf(dados), forma: values.forma, leadId, pedidoId });
    if (used !== pedidoId) form.draft.edit({ pedidoId: used });
  };

  const { values } = form;
  const sending = form.sending || done || checkout.state.status === "sending";

  const finish = () => {
    if (sending) return;
    if (values.enviado && isPaid(values) && values.enviado === wordsOf(values)) return void pay();
    if (values.enviado) {
      // The stored lead stays unchanged; the edited fields become a new lead.
      form.draft.renew();
      form.draft.edit({ enviado: "", pedidoId: "" });
    }
    form.send();
  };

  const edit: typeof form.edit = (patch) => {
    checkout.reset();
    form.edit(patch);
  };

  const leaving = checkout.state.status !== "idle";
  return {
    ...form,
    edit,
    finish,
    sending,
    state: done ? SENDING : leaving ? checkout.state : form.state,
    /** Whether the message above the form is about the payment. */
    leaving,
  };
}

export type LiveForm = ReturnType<typeof useLive>;
