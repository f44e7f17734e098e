import type { FormaPagamento } from "@eden/domain/catalogo/precos";
import { registroPedidoSchema, registroSchemaFor } from "@eden/domain/formularios/registro-edenapp";
import { validate } from "@eden/domain/formularios/validate";
import {
  chooseAcesso,
  choosePlano,
  REGISTRO_EDENAPP_INICIAL,
  type RegistroEdenappDados,
} from "@eden/domain/jornadas/registro-edenapp";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazy } from "valibot";
import { loadPublicConfig } from "~/clients/data-api.ts";
import { clearDraft } from "~/clients/draft.ts";
import { endCheckout, isBoleto } from "~/clients/edenapp-storage.ts";
import { storeRecord } from "~/clients/local-record.ts";
import { keepSignUpId } from "~/clients/sign-up-id.ts";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import { toSend } from "./to-send.ts";
import { useArrival } from "./use-arrival.ts";
import { useCheckout } from "./use-checkout.ts";

/** Phase of the last step: own data, payment pending, the pharmacy. */
export type Fase = "dados" | "aguardando" | "farmacia";

const FORM = "registro-edenapp";
const INITIAL = { ...REGISTRO_EDENAPP_INICIAL, forma: "pix" as Forma, isca: "" };
/** The CPF is stored on the device only while the visitor is at the checkout. */
const NOT_PERSISTED = ["cpf"] as const;
export const PESSOAL = ["nome", "sobrenome", "telefone", "email", "cpf"] as const;
const schema = lazy((input) => registroSchemaFor(Object(input) as RegistroEdenappDados));

/** State and actions of the sign-up; the steps only render them. */
export function useSignUp() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [ended, setEnded] = useState<{ boleto: boolean } | null>(null);
  const [unpaid, setUnpaid] = useState(false);
  const [done, setDone] = useState(false);

  const order = useCheckout({
    onPaid: () => form.edit({ pagamentoConfirmado: true }),
    onEnded: (over) => {
      setEnded({ boleto: over !== null && isBoleto(over) });
      form.edit({ pagamentoConfirmado: false });
    },
  });
  const { checkout, situacao } = order;
  const account = { pedidoId: checkout?.pedidoId ?? null, confirmed: situacao === "pago" };
  const form = useLeadForm({
    form: FORM,
    table: "cadastros_app",
    schema,
    initial: INITIAL,
    notPersisted: NOT_PERSISTED,
    toSend: (draft, dados) => toSend(draft, dados, account),
    // A row queued by an earlier page is reported by the banner, without navigating away.
    onSaved: (id, waited) => {
      if (!waited) leaveForResult(id);
    },
  });

  const leaveForResult = (id?: string) => {
    setDone(true);
    void navigate("/cadastro-sucesso", { state: { id } });
  };

  // The form is cleared once the server has it; keep showing the last values until the next page is loaded.
  const last = useRef(form.values);
  if (!done) last.current = form.values;
  const values = last.current;

  const { invitation, emailDaCompra, keepEmail, startOver } = useArrival({
    form: FORM,
    values,
    edit: form.edit,
    order,
  });

  const editing = new URLSearchParams(search).get("alterar") === "dados";
  const fase = faseOf(values, checkout !== null && !editing);

  const edit: typeof form.edit = (patch) => {
    setEnded(null);
    order.reset();
    form.edit(patch);
  };
  /** Another choice needs a new order. */
  const choose = (dados: RegistroEdenappDados) => {
    order.forget();
    edit({ ...dados, pagamentoConfirmado: false });
  };

  /** A radio selected before hydration arrives as its string value. */
  const editOrChoose = (patch: { isca?: string; isPaid?: unknown }) => {
    const { isPaid, ...rest } = patch;
    if (typeof isPaid === "string") choose({ ...chooseAcesso(values, isPaid === "pago"), ...rest });
    else edit(rest);
  };

  const pay = async () => {
    const result = validate(registroPedidoSchema, values);
    if (!result.valid) return form.errors.show(result.errors);
    form.errors.clear();
    setEnded(null);
    const url = await order.leave(result.dados, values.forma);
    if (url) keepEmail(result.dados.email);
    if (url && editing) await navigate("?etapa=3", { replace: true });
    if (url) window.location.assign(url);
  };

  const signUp = async () => {
    const result = validate(schema, values);
    const config = await loadPublicConfig().catch(() => undefined);
    const missing = config === null || (values.isPaid && config && !config.apiUrl);
    if (result.valid && missing) {
      // There is no backend: keep only the visitor's copy, which stays pending.
      const draft = { id: crypto.randomUUID(), startedAt: Date.now(), values };
      storeRecord(toSend(draft, result.dados, account).record);
      endCheckout("concluded");
      keepSignUpId(undefined);
      clearDraft(FORM);
      return leaveForResult();
    }
    if (result.valid && values.isPaid && !account.pedidoId) return setUnpaid(true);
    form.send();
  };

  const finish = () => {
    if (!values.isPaid || fase === "farmacia") void signUp();
    else if (fase === "aguardando") setUnpaid(true);
    else void pay();
  };

  return {
    values,
    fase,
    situacao,
    checkout,
    ended: ended && situacao && { ...ended, situacao },
    editing,
    /** The invitation of an e-mail's link, or null. */
    invitation,
    startOver,
    /** A paid sign-up whose e-mail differs from the order's needs a review by the team. */
    emailDaCompra: fase === "farmacia" ? emailDaCompra : undefined,
    errors: form.errors,
    edit,
    chooseAcesso: (isPaid: boolean) => choose(chooseAcesso(values, isPaid)),
    choosePlano: (planType: FormaPagamento) => choose(choosePlano(values, planType)),
    chooseForma: (forma: Forma) => {
      order.forget();
      edit({ forma });
    },
    finish,
    unpaid: {
      open: unpaid,
      onClose: () => {
        setUnpaid(false);
        // Marked as paid, but without an order of ours: the visitor goes to the checkout.
        if (fase === "farmacia") form.edit({ pagamentoConfirmado: false });
      },
    },
    /** For the components around the fields. */
    form: {
      ...form,
      values,
      edit: editOrChoose,
      state: order.state.status === "idle" ? form.state : order.state,
      sending: form.sending || done || order.state.status === "sending",
    },
    /** Whether the message above the form is about the checkout. */
    leaving: order.state.status !== "idle",
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

function faseOf({ isPaid, pagamentoConfirmado }: RegistroEdenappDados, atCheckout: boolean): Fase {
  if (!isPaid) return "dados";
  if (pagamentoConfirmado) return "farmacia";
  return atCheckout ? "aguardando" : "dados";
}
