import "~/clients/after-saved.ts";
import { registroSchemaFor } from "@eden/domain/formularios/registro-edenapp";
import { CADASTRO_INICIAL, type CadastroDados } from "@eden/domain/jornadas/cadastro";
import {
  CADASTRO_START,
  type CadastroEvent,
  type CadastroState,
  cadastroReducer,
} from "@eden/domain/jornadas/cadastro-reducer";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { lazy } from "valibot";
import { inicioOf } from "~/clients/cadastro.ts";
import { endPedido } from "~/clients/storage/stored-pedido.ts";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import { toSend } from "./to-send.ts";

const INITIAL = { ...CADASTRO_INICIAL, isca: "" };
/** The CPF is stored on the device only while the visitor is at the checkout. */
const NOT_PERSISTED = ["cpf"] as const;

export const cadastroSchema = lazy((input) => registroSchemaFor(Object(input) as CadastroDados));

/** The reducer, with the typed values in the form's draft and a dropped pedido marked in the browser's storage. */
export function useCadastroState() {
  const navigate = useNavigate();
  const [kept, setKept] = useState(CADASTRO_START);
  const latest = useRef(kept);
  const form = useLeadForm({
    form: "registro-edenapp",
    table: "cadastros_app",
    schema: cadastroSchema,
    initial: INITIAL,
    notPersisted: NOT_PERSISTED,
    toSend: (draft, dados) => toSend(draft, dados, pedidoOf(kept)),
    // A row queued by an earlier page is reported by the banner, without navigating away.
    onSaved: (id, fromQueue) => {
      if (fromQueue) return;
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

/** What the row says about the pedido. */
const pedidoOf = ({ pedido, situacao }: Pick<CadastroState, "pedido" | "situacao">) => ({
  pedidoId: pedido?.pedidoId ?? null,
  confirmed: situacao === "pago",
});

function changesOf<Values extends object>(before: Values, after: Partial<Values>): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
