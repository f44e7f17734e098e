import { splitNome } from "@eden/domain/campos/texto";
import { isRecebido, type StoredPedido } from "@eden/domain/catalogo/pedido";
import type { CadastroEvent } from "@eden/domain/jornadas/cadastro-reducer";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { is, object, optional, string } from "valibot";
import type { Convite, ConviteResult } from "~/clients/convite.ts";
import { endPedido, keepPedido, readComprador, readPedido, storedConvite } from "~/clients/storage/stored-pedido.ts";

/** History state passed by the previous page. */
const passedSchema = object({
  pessoa: object({ nome: string(), email: string(), telefone: string() }),
  /** Id of the interest that the page thanked for. */
  lead: optional(string()),
});

/** Starts the cadastro: after the checkout, from the link of an e-mail, or empty. */
export function useArrival(dispatch: (event: CadastroEvent) => void) {
  const navigate = useNavigate();
  const { search, hash, state: passed } = useLocation();

  /** Resumes a pedido of an earlier page, another tab or an e-mail. */
  const resume = (pedido: StoredPedido, paid: boolean) =>
    dispatch({ type: "resumed", pedido, comprador: readComprador(), paid });

  const convite = useConvite((opened) => {
    if (opened.tipo === "free") dispatch({ type: "invitedFree", pessoa: personOf(opened), lead: opened.inicio_id });
    else {
      const before = readPedido();
      // Bought on this device: the stored data is more complete than the link's.
      const known = before?.pedidoId === opened.pedido_id && readComprador() !== null;
      resume(known ? { ...before, ...choiceOf(opened) } : bind(opened), isRecebido(opened.situacao));
    }
    void navigate("?etapa=3", { replace: true });
  });

  /** An abandoned pedido may have been paid since, by the link in an e-mail; check it to avoid a second payment. */
  const resumeIfPaid = async (pedido: StoredPedido) => {
    const { readSituacao } = await import("~/clients/situacao.ts");
    if (!pedido.pedidoId || !isRecebido(await readSituacao(pedido.pedidoId))) return;
    resume(pedido, true);
    void navigate("?etapa=3", { replace: true });
  };

  /** "Criar minha conta gratuita": whether the dropped pedido was paid since is checked as for any other. */
  const arriveFree = () => {
    if (isOpen(readPedido())) endPedido("abandoned");
    const known = is(passedSchema, passed) ? { pessoa: personOf(passed.pessoa), lead: passed.lead } : {};
    dispatch({ type: "arrivedFree", ...known });
  };

  const arrive = () => {
    const params = new URLSearchParams(search);
    const free = params.get("acesso") === "gratuito";
    if (free) arriveFree();
    const pedido = readPedido();
    if (isOpen(pedido)) resume(pedido, params.get("payment") === "success");
    else dispatch({ type: "arrived" });
    if (pedido?.over === "abandoned") void resumeIfPaid(pedido);
    const clean = searchAfter(params, free || isOpen(pedido));
    if (clean !== search) void navigate({ search: clean }, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (!isInvited(hash)) arrive();
  }, []);

  const startOver = () => {
    convite.leave();
    arrive();
  };
  return { convite, startOver };
}

/** Without the parameters that apply once, and at the last step if the visitor goes there. */
function searchAfter(params: URLSearchParams, toLastStep: boolean): string {
  if (toLastStep && !params.has("etapa")) params.set("etapa", "3");
  for (const name of ["acesso", "alterar", "payment"]) params.delete(name);
  return params.size > 0 ? `?${params}` : "";
}

const isOpen = (pedido: StoredPedido | null): pedido is StoredPedido => pedido !== null && !pedido.over;

const personOf = ({ nome, email, telefone }: { nome: string; email: string; telefone: string }) => ({
  ...splitNome(nome),
  email,
  telefone,
});

/** Stores the pedido of a convite on this device. */
function bind(convite: ConvitePago): StoredPedido {
  const { pedido_id: pedidoId, inicio_id: inicioId, origem } = convite;
  return keepPedido({ pedidoId, inicioId, ...choiceOf(convite), origem, url: null }, { ...personOf(convite), cpf: "" });
}

type ConvitePago = Extract<Convite, { tipo: "paid" }>;

/** As the service knows it: the buyer may have changed it by the link of an e-mail. */
const choiceOf = ({ plano, forma }: ConvitePago) =>
  ({ plano, forma: forma === "boleto" ? "boleto" : "pix" }) satisfies Pick<StoredPedido, "plano" | "forma">;

/** Shown instead of the form: the link is being opened, or cannot be used. */
export type ConviteState = { status: "opening" } | Exclude<ConviteResult, { status: "open" }>;

/** `#convite=<secret>`: a fragment is never sent to a server. */
const LINK = /^#convite=(.{1,200})$/;

const isInvited = (hash: string) => LINK.test(hash) || storedConvite.read() !== null;

/** Opens the link of an e-mail. The secret is removed from the URL immediately and survives a reload of this tab. */
function useConvite(onOpen: (convite: Convite) => void) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<ConviteState | null>(null);
  const asked = useRef<string | null>(null);
  const handler = useRef(onOpen);
  handler.current = onOpen;

  const ask = useCallback(async (segredo: string) => {
    asked.current = segredo;
    setState({ status: "opening" });
    const result = await open(segredo);
    // Another link was opened in this tab meanwhile.
    if (asked.current !== segredo) return;
    if (result.status !== "open") return setState(result);
    handler.current(result.convite);
    setState(null);
  }, []);

  useEffect(() => {
    const [, found] = LINK.exec(hash) ?? [];
    if (found) {
      storedConvite.write(found);
      history.replaceState(history.state, "", location.pathname + location.search);
      void navigate({ search, hash: "" }, { replace: true });
    }
    const segredo = found ?? storedConvite.read();
    if (segredo && segredo !== asked.current) void ask(segredo);
  }, [hash, search, navigate, ask]);

  return {
    state,
    retry: () => void (asked.current && ask(asked.current)),
    /** The visitor continues without the convite. */
    leave: () => {
      storedConvite.remove();
      asked.current = null;
      setState(null);
    },
  };
}

// Only needed by visitors who come through a link.
async function open(segredo: string): Promise<ConviteResult> {
  try {
    const { openConvite } = await import("~/clients/convite.ts");
    return await openConvite(segredo);
  } catch {
    return { status: "unreachable" };
  }
}
