import { validate } from "@eden/domain/campos/validate";
import type { FormaAvista, PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { registroPedidoSchema } from "@eden/domain/formularios/registro-edenapp";
import { attemptOf, type CadastroEvent, faseOf, finishOf } from "@eden/domain/jornadas/cadastro-reducer";
import { useLocation, useNavigate } from "react-router";
import { usePedido } from "~/forms/pedido/use-pedido.ts";
import { useArrival } from "./use-arrival.ts";
import { cadastroSchema, useCadastroState } from "./use-cadastro-state.ts";

/** State and actions of the cadastro; the steps only render them. */
export function useCadastro() {
  const editing = new URLSearchParams(useLocation().search).get("alterar") === "dados";
  const bound = useCadastroState();
  const { form, state, dispatch } = bound;
  const { dados: values, pedido, situacao, progress } = state;
  const { convite, startOver } = useArrival(dispatch);
  const checkout = useCheckout(bound, editing);
  const send = useSend(bound);

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

/** Sends the cadastro. */
function useSend({ form, state, dispatch }: Bound) {
  const { dados: values } = state;
  return () => {
    const { valid } = validate(cadastroSchema, values);
    if (valid && values.isPaid && !state.pedido?.pedidoId) return dispatch({ type: "finishRefused" });
    form.send();
  };
}
