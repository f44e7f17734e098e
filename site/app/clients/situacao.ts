import type { Rows } from "@eden/domain/banco/tables";
import { FORMAS, isEncerrado, SITUACOES, type Situacao } from "@eden/domain/catalogo/pedido";
import { PLANOS_PAGAMENTO } from "@eden/domain/catalogo/planos-pagamento";
import { type GenericSchema, type InferOutput, nullable, object, picklist, safeParse } from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";
import { changePedido, readPedido } from "./storage/stored-pedido.ts";

/** dispensada: the product runs without the account API, and the team opens it. em_revisao: the team decides. */
export type ContaSituacao = Rows["cadastros_app"]["conta_situacao"];

const CONTA_SITUACOES = ["pendente", "ativa", "dispensada", "em_revisao"] as const satisfies readonly ContaSituacao[];

const TIMEOUT_MS = 8000;
const INTERVAL_MS = 2500;
/** Poll more slowly after the first minutes: a boleto takes days, and an e-mail is sent as well. */
const SLOW_AFTER = 40;
const SLOW_INTERVAL_MS = 15_000;

const pedidoSchema = object({
  situacao: picklist(SITUACOES),
  plano: picklist(PLANOS_PAGAMENTO),
  forma: nullable(picklist(FORMAS)),
});

/** Null when it is unknown: no such pedido, no network or no backend. Corrects the device's copy of the pedido. */
export async function readSituacao(pedidoId: string): Promise<Situacao | null> {
  const pedido = await call("situacao_pedido", pedidoId, pedidoSchema);
  if (!pedido) return null;
  followChoice(pedidoId, pedido);
  return pedido.situacao;
}

/** The buyer may choose another method by the link of an e-mail; its payment term begins then. */
function followChoice(pedidoId: string, { plano, forma }: InferOutput<typeof pedidoSchema>): void {
  const kept = readPedido();
  const isSame = kept?.plano === plano && (plano === "parcelado" || kept.forma === forma);
  if (kept?.pedidoId !== pedidoId || isSame) return;
  changePedido({ planType: plano, forma: forma ?? "pix", url: null, leftAt: kept.over ? kept.leftAt : Date.now() });
}

/** Reports every change of a pedido until it ends, while the page is visible. Returns a function that stops it. */
export function followSituacao(pedidoId: string, onChange: (situacao: Situacao) => void): () => void {
  return follow({
    read: () => readSituacao(pedidoId),
    isFinal: (situacao) => situacao === "pago" || isEncerrado(situacao),
    onChange,
  });
}

/** Reports every change of a cadastro's conta until it is active, while the page is visible. */
export function followConta(cadastroId: string, onChange: (situacao: ContaSituacao) => void): () => void {
  return follow({
    read: () => call("situacao_conta", cadastroId, picklist(CONTA_SITUACOES)),
    isFinal: (situacao) => situacao === "ativa",
    onChange,
  });
}

async function call<Value>(
  name: "situacao_pedido" | "situacao_conta",
  id: string,
  schema: GenericSchema<unknown, Value>,
): Promise<Value | null> {
  try {
    const opened = await openDatabase();
    if (!opened) return null;
    const { data } = await opened.client.rpc(name, { p_id: id }).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    const { success, output } = safeParse(schema, data);
    return success ? output : null;
  } catch {
    return null;
  }
}

interface Following<State> {
  /** Null if the state is unknown at the moment. */
  read: () => Promise<State | null>;
  isFinal: (state: State) => boolean;
  onChange: (state: State) => void;
}

function follow<State>({ read, isFinal, onChange }: Following<State>): () => void {
  let stopped = false;
  let last: State | null = null;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    const now = document.hidden ? null : await read();
    if (stopped) return;
    asked++;
    if (now && now !== last) {
      last = now;
      onChange(now);
    }
    if (now && isFinal(now)) return;
    clearTimeout(timer);
    timer = setTimeout(ask, asked < SLOW_AFTER ? INTERVAL_MS : SLOW_INTERVAL_MS);
  };
  // When the page becomes visible again, e.g. after the checkout's tab, poll immediately.
  const look = () => {
    if (!document.hidden && !(last && isFinal(last))) void ask();
  };

  document.addEventListener("visibilitychange", look);
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
