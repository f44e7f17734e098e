import {
  type Comprador,
  type FormaAvista,
  isBoleto,
  isEncerrado,
  isRecebido,
  type PlanoPagamento,
  type Situacao,
  type StoredPedido,
} from "../catalogo/pedido.ts";
import { CADASTRO_INICIAL, type CadastroDados, chooseAcesso, choosePlano } from "./cadastro.ts";

export interface CadastroState {
  dados: CadastroDados;
  /** The pedido of a paid cadastro, once the visitor has left for the checkout. */
  pedido: StoredPedido | null;
  /** Set by the provider's webhook event; null until the server has responded. */
  situacao: Situacao | null;
  /** E-mail of the current pedido; "" if this device no longer knows it, undefined without a pedido. */
  emailDoPedido: string | undefined;
  /** The last request for a checkout. */
  attempt: Attempt | null;
  progress: Progress;
}

/** The state of the cadastro as a whole. The step is in the URL, and `faseOf` is the phase of the last step. */
export type Progress =
  | { status: "open" }
  /** The pedido ended without payment: the visitor starts again with the typed values. */
  | { status: "ended"; situacao: Situacao; boleto: boolean }
  /** The visitor tried to finish before paying. */
  | { status: "unpaid" }
  /** Sent: the next page is being loaded. */
  | { status: "done" };

export interface Attempt {
  /** Content of the request, as a string. */
  of: string;
  pedidoId: string;
}

/** Phase of the last step: own data, payment pending, the pharmacy. */
export type Fase = "dados" | "aguardando" | "farmacia";

type Pessoa = Omit<Comprador, "cpf">;
type Choice = Pick<StoredPedido, "plano" | "forma">;

export type CadastroEvent =
  /** The visitor typed. */
  | { type: "edited" }
  | { type: "acessoChosen"; isPaid: boolean }
  | { type: "planoChosen"; plano: PlanoPagamento }
  | { type: "formaChosen"; forma: FormaAvista }
  /** Opened without a pedido to resume. */
  | { type: "arrived" }
  /** Opened by the link to the free cadastro; `pessoa` was typed on the previous page. */
  | { type: "arrivedFree"; pessoa?: Pessoa | undefined; lead?: string | undefined }
  /** Opened by the convite of a free lead. */
  | { type: "invitedFree"; pessoa: Pessoa; lead: string }
  /** Back from the checkout, or opened by the convite of a pedido. `paid`: the visitor comes from the payment. */
  | { type: "resumed"; pedido: StoredPedido; comprador: Comprador | null; paid: boolean }
  | { type: "checkoutRequested"; attempt: Attempt }
  /** The checkout is open, or the pedido turned out to be paid. */
  | { type: "checkoutOpened"; pedido: StoredPedido; email?: string | undefined }
  | { type: "situacaoChanged"; situacao: Situacao }
  | { type: "finishRefused" }
  | { type: "refusalClosed" }
  | { type: "sent" };

const OPEN: Progress = { status: "open" };

export const CADASTRO_START: CadastroState = {
  dados: CADASTRO_INICIAL,
  pedido: null,
  situacao: null,
  emailDoPedido: undefined,
  attempt: null,
  progress: OPEN,
};

export function cadastroReducer(state: CadastroState, event: CadastroEvent): CadastroState {
  const { dados, progress } = state;
  if (progress.status === "done") return state;
  switch (event.type) {
    case "edited":
      return progress.status === "ended" ? { ...state, progress: OPEN } : state;
    case "acessoChosen":
      return choose(state, chooseAcesso(dados, event.isPaid));
    case "planoChosen":
      return choose(state, choosePlano(dados, event.plano));
    case "formaChosen":
      return choose(state, { ...dados, forma: event.forma });
    case "arrived":
      return { ...state, dados: { ...dados, pagamentoConfirmado: false } };
    case "arrivedFree":
      return { ...state, dados: { ...chooseAcesso(dados, false), ...event.pessoa, ...leadOf(event) } };
    case "invitedFree": {
      // On a reload, corrections of the typed values are newer than the convite.
      const isTyped = dados.isPaid === false && dados.email === event.pessoa.email;
      return { ...state, dados: { ...chooseAcesso(dados, false), ...(isTyped ? {} : event.pessoa), ...leadOf(event) } };
    }
    case "resumed":
      return resume(state, event);
    case "checkoutRequested":
      return { ...state, attempt: event.attempt, progress: OPEN };
    case "checkoutOpened":
      return openCheckout(state, event);
    case "situacaoChanged":
      return follow(state, event.situacao);
    case "finishRefused":
      return { ...state, progress: { status: "unpaid" } };
    case "refusalClosed":
      if (progress.status !== "unpaid") return state;
      // Marked as paid, but without a pedido of ours: the visitor goes to the checkout.
      return { ...state, dados: { ...dados, pagamentoConfirmado: false }, progress: OPEN };
    case "sent":
      return { ...state, progress: { status: "done" } };
  }
}

/** The interest in the free account that the cadastro continues. */
const leadOf = ({ lead, pessoa }: { lead?: string | undefined; pessoa?: Pessoa | undefined }) =>
  lead && pessoa ? { leadId: lead, leadEmail: pessoa.email } : {};

/** Another choice needs a new pedido. */
function choose(state: CadastroState, dados: CadastroDados): CadastroState {
  return { ...withoutPedido(state), situacao: null, dados: { ...dados, pagamentoConfirmado: false }, progress: OPEN };
}

const withoutPedido = (state: CadastroState): CadastroState =>
  state.pedido ? { ...state, pedido: null, attempt: null } : state;

function resume(
  state: CadastroState,
  { pedido, comprador, paid }: Extract<CadastroEvent, { type: "resumed" }>,
): CadastroState {
  const { dados } = state;
  // On a reload after the return, corrections of the typed values are newer than the data saved for the checkout.
  const isTyped = dados.pagamentoConfirmado && (!comprador || dados.email === comprador.email);
  const { pedidoId, plano, forma } = pedido;
  return {
    ...state,
    dados: {
      ...dados,
      ...(isTyped ? comprador && { cpf: comprador.cpf } : comprador),
      isPaid: true,
      plano,
      forma,
      pagamentoConfirmado: paid || isTyped,
    },
    pedido,
    emailDoPedido: pedidoId ? (comprador?.email ?? "") : state.emailDoPedido,
    attempt: pedidoId && comprador ? { of: contentOf(comprador, pedido), pedidoId } : state.attempt,
  };
}

function openCheckout(
  state: CadastroState,
  { pedido, email }: Extract<CadastroEvent, { type: "checkoutOpened" }>,
): CadastroState {
  const { attempt, emailDoPedido } = state;
  return {
    ...state,
    pedido,
    situacao: null,
    emailDoPedido: email ?? emailDoPedido,
    attempt: attempt && { ...attempt, pedidoId: pedido.pedidoId ?? attempt.pedidoId },
    progress: OPEN,
  };
}

function follow(state: CadastroState, situacao: Situacao): CadastroState {
  const { dados, pedido } = state;
  if (isRecebido(situacao)) {
    return { ...state, situacao, dados: { ...dados, pagamentoConfirmado: true }, progress: OPEN };
  }
  if (!isEncerrado(situacao)) return { ...state, situacao };
  return {
    ...withoutPedido(state),
    situacao,
    dados: { ...dados, pagamentoConfirmado: false },
    progress: { status: "ended", situacao, boleto: pedido !== null && isBoleto(pedido) },
  };
}

/** `editing`: the visitor asked to change the data of an unpaid pedido. */
export function faseOf({ dados, pedido }: CadastroState, editing: boolean): Fase {
  if (!dados.isPaid) return "dados";
  if (dados.pagamentoConfirmado) return "farmacia";
  return pedido && !editing ? "aguardando" : "dados";
}

/** Action of the last step's button. */
export function finishOf(state: CadastroState, editing: boolean): "send" | "pay" | "refuse" {
  const fase = faseOf(state, editing);
  if (!state.dados.isPaid || fase === "farmacia") return "send";
  return fase === "aguardando" ? "refuse" : "pay";
}

/** Unchanged data reuses the pedido's id, so that a retry never charges twice; changed data is a new pedido. */
export function attemptOf({ attempt }: CadastroState, comprador: Comprador, choice: Choice, newId: string): Attempt {
  const of = contentOf(comprador, choice);
  return attempt?.of === of ? attempt : { of, pedidoId: newId };
}

const contentOf = ({ nome, sobrenome, telefone, email, cpf }: Comprador, { plano, forma }: Choice) =>
  JSON.stringify([nome, sobrenome, telefone, email, cpf, plano, forma]);
