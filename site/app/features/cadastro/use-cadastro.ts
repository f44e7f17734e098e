import "~/clients/after-saved.ts";
import { validate } from "@eden/domain/campos/validate";
import type { FormaAvista, PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { registroPedidoSchema, registroSchemaFor } from "@eden/domain/formularios/registro-edenapp";
import { CADASTRO_INICIAL, type CadastroDados } from "@eden/domain/jornadas/cadastro";
import {
  attemptOf,
  CADASTRO_START,
  type CadastroEvent,
  cadastroReducer,
  faseOf,
  finishOf,
} from "@eden/domain/jornadas/cadastro-reducer";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazy } from "valibot";
import { inicioOf } from "~/clients/cadastro.ts";
import { underWay, waitingSends, withdraw } from "~/clients/outbox/outbox.ts";
import { endPedido } from "~/clients/storage/stored-pedido.ts";
import { usePedido } from "~/forms/pedido/use-pedido.ts";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import { toSend } from "./to-send.ts";
import { useArrival } from "./use-arrival.ts";

const INITIAL = { ...CADASTRO_INICIAL, isca: "" };
/** The CPF is stored on the device only while the visitor is at the checkout. */
const NOT_PERSISTED = ["cpf"] as const;

const cadastroSchema = lazy((input) => registroSchemaFor(Object(input) as CadastroDados));

/** State and actions of the cadastro; the steps only render them. */
export function useCadastro() {
  const editing = new URLSearchParams(useLocation().search).get("alterar") === "dados";
  const bound = useCadastroState();
  const { form, state, dispatch } = bound;
  const { dados: values, pedido, situacao, progress } = state;
  const { convite, startOver } = useArrival(dispatch);
  const checkout = useCheckout(bound, editing);
  const send = () => {
    const result = validate(cadastroSchema, values);
    if (result.valid && values.isPaid && !pedido?.pedidoId) return dispatch({ type: "finishRefused" });
    if (result.valid) withdrawCorrected(form.draft.current().id, result.dados.cpf, pedido?.pedidoId);
    form.send();
  };

  const edit: typeof form.edit = (patch) => {
    checkout.reset();
    dispatch({ type: "edited" });
    form.edit(patch);
  };
  const choose = (event: CadastroEvent) => {
    checkout.reset();
    form.reset();
    dispatch(event);
  };
  const chooseAcesso = (isPaid: boolean) => choose({ type: "acessoChosen", isPaid });

  const actions = { send, pay: checkout.pay, refuse: () => dispatch({ type: "finishRefused" }) };

  const fase = faseOf(state, editing);
  const leaving = checkout.state.status !== "idle";
  return {
    values,
    fase,
    situacao,
    pedido,
    progress,
    editing,
    /** The convite of an e-mail's link. */
    convite,
    startOver,
    /** A paid cadastro whose e-mail differs from the pedido's needs a review by the team. */
    emailDoPedido: fase === "farmacia" ? state.emailDoPedido : undefined,
    errors: form.errors,
    edit,
    chooseAcesso,
    choosePlano: (plano: PlanoPagamento) => choose({ type: "planoChosen", plano }),
    chooseForma: (forma: FormaAvista) => choose({ type: "formaChosen", forma }),
    finish: () => void actions[finishOf(state, editing)](),
    closeRefusal: () => dispatch({ type: "refusalClosed" }),
    /** For the components around the fields. */
    form: {
      ...form,
      values,
      /** A radio selected before hydration arrives as its string value. */
      edit: ({ isPaid, ...rest }: { isca?: string; isPaid?: unknown }) => {
        if (typeof isPaid === "string") chooseAcesso(isPaid === "pago");
        edit(rest);
      },
      state: leaving ? checkout.state : form.state,
      sending: form.sending || progress.status === "done" || checkout.state.status === "sending",
    },
    /** Whether the message above the form is about the checkout. */
    leaving,
  };
}

/** A corrected cadastro replaces the one that waits on this device, which would open the conta uncorrected. */
function withdrawCorrected(id: string, cpf: string, pedidoId: string | null | undefined): void {
  for (const { table, row } of waitingSends()) {
    const isSame = table === "cadastros_app" && (row.cpf === cpf || (pedidoId && row.pedido_id === pedidoId));
    if (isSame && row.id !== id && !underWay.has(row.id)) withdraw(row.id);
  }
}

export type Cadastro = ReturnType<typeof useCadastro>;

type Bound = ReturnType<typeof useCadastroState>;

/** Opens the provider's page for the typed data. */
function useCheckout({ form, state, dispatch }: Bound, editing: boolean) {
  const { dados: values } = state;
  const navigate = useNavigate();
  const pedido = usePedido({ busyMs: 0 });

  const pay = async () => {
    const result = validate(registroPedidoSchema, values);
    if (!result.valid) return form.errors.show(result.errors);
    if (pedido.state.status === "sending") return;
    form.errors.clear();
    const { isPaid: _, plano, ...comprador } = result.dados;
    const choice = { plano, forma: values.forma };
    const attempt = attemptOf(state, comprador, choice, crypto.randomUUID());
    dispatch({ type: "checkoutRequested", attempt });
    const left = await pedido.leave({ ...choice, id: attempt.pedidoId, origem: "app", comprador });
    if (left.status === "paid") dispatch({ type: "checkoutOpened", pedido: left.pedido });
    if (left.status !== "leaving") return;
    dispatch({ type: "checkoutOpened", pedido: left.pedido, email: comprador.email });
    if (editing) await navigate("?etapa=3", { replace: true });
    window.location.assign(left.url);
  };

  return { state: pedido.state, reset: pedido.reset, pay };
}

/** The reducer, with the typed values in the form's draft and a dropped pedido marked in the browser's storage. */
function useCadastroState() {
  const navigate = useNavigate();
  const [kept, setKept] = useState(CADASTRO_START);
  const latest = useRef(kept);
  const form = useLeadForm({
    form: "registro-edenapp",
    table: "cadastros_app",
    schema: cadastroSchema,
    initial: INITIAL,
    notPersisted: NOT_PERSISTED,
    toSend: (draft, dados) => toSend(draft, dados, kept.pedido?.pedidoId ?? null),
    // A row queued by an earlier page, or edited since, is reported by the banner, without navigating away.
    onSaved: (id, fromQueue, unchanged) => {
      if (fromQueue || !unchanged) return;
      dispatch({ type: "sent" });
      void navigate("/cadastro-sucesso", { state: { id, inicio: inicioOf(id) } });
    },
  });

  const dispatch = (event: CadastroEvent) => {
    const { values } = form.draft.current();
    const before = { ...latest.current, dados: values };
    const after = cadastroReducer(before, event);
    latest.current = after;
    setKept(after);
    const patch = changesOf(values, after.dados);
    if (Object.keys(patch).length > 0) form.edit(patch);
    if (before.pedido && !after.pedido) endPedido("abandoned");
  };

  useSituacao(kept.pedido?.pedidoId ?? null, dispatch);

  // The form is cleared once the server has it; keep showing the last values until the next page is loaded.
  const last = useRef(form.values);
  if (kept.progress.status !== "done") last.current = form.values;
  const state = { ...kept, dados: last.current };
  return { form, state, dispatch };
}

/** Follows the pedido until it ends. */
function useSituacao(pedidoId: string | null, dispatch: (event: CadastroEvent) => void): void {
  const latest = useRef(dispatch);
  latest.current = dispatch;
  useEffect(() => {
    if (!pedidoId) return;
    let stop = () => {};
    // Needed late, if at all, so it is not in the bundle of the first step.
    const loading = import("~/clients/situacao.ts").then(
      ({ followSituacao }) => {
        stop = followSituacao(pedidoId, (situacao) => latest.current({ type: "situacaoChanged", situacao }));
      },
      // Offline: the e-mail says what happened to the order.
      () => undefined,
    );
    return () => void loading.then(() => stop());
  }, [pedidoId]);
}

function changesOf<Values extends object>(before: Values, after: Partial<Values>): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
