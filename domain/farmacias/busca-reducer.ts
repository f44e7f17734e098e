import { isCnpjValid } from "../documentos/cnpj.ts";
import { CAMPOS_DA_EMPRESA, type Farmacia, type Preenchidos } from "./farmacia.ts";

/** The look-up of one CNPJ while a form is being filled in. No state of it blocks the form. */
export interface BuscaState {
  card: Card;
  /** Whether the company's fields are shown. They never hide again: the visitor may be typing in one. */
  isOpen: boolean;
}

export type Card =
  /** Incomplete, or with wrong check digits. */
  | { status: "digitando" }
  /** `isAccepted`: the visitor already chose this pharmacy in the list of another. */
  | { status: "procurando"; cnpj: string; isAccepted: boolean }
  /** `escolhida`: CNPJ of the chosen one of several. */
  | { status: "encontrada"; farmacia: Farmacia; escolhida: string; isAccepted: boolean }
  /** `quantos`: number of fields filled in. */
  | { status: "preenchida"; farmacia: Farmacia; quantos: number }
  | { status: "naoEncontrada" }
  | { status: "fora"; cnpj: string }
  /** The visitor refused what was found, or fills in everything. */
  | { status: "aMao" };

export type BuscaEvent =
  | { type: "typed"; cnpj: string }
  | { type: "answered"; farmacia: Farmacia | null }
  /** No usable response within the time limit. */
  | { type: "failed" }
  | { type: "retried" }
  | { type: "chosen"; cnpj: string }
  /** One of `outras` was accepted: its own data has to be looked up. */
  | { type: "switched"; cnpj: string }
  | { type: "filled"; patch: Preenchidos }
  | { type: "refused" };

export const BUSCA_START: BuscaState = {
  card: { status: "digitando" },
  isOpen: false,
};

export function buscaReducer(state: BuscaState, event: BuscaEvent): BuscaState {
  const { card } = state;
  switch (event.type) {
    case "typed":
      return cnpjOf(card) === event.cnpj ? state : { ...state, card: cardFor(event.cnpj) };
    case "answered":
      return card.status === "procurando" ? answer(state, event.farmacia, card.isAccepted) : state;
    case "failed":
      if (card.status !== "procurando") return state;
      return { ...state, card: { status: "fora", cnpj: card.cnpj }, isOpen: true };
    case "retried":
      if (card.status !== "fora") return state;
      return { ...state, card: { status: "procurando", cnpj: card.cnpj, isAccepted: false } };
    case "chosen":
      return card.status === "encontrada" ? { ...state, card: { ...card, escolhida: event.cnpj } } : state;
    case "switched":
      return { ...state, card: { status: "procurando", cnpj: event.cnpj, isAccepted: true } };
    case "filled":
      if (card.status !== "encontrada") return state;
      return {
        card: {
          status: "preenchida",
          farmacia: card.farmacia,
          quantos: CAMPOS_DA_EMPRESA.filter((campo) => event.patch[campo]).length,
        },
        isOpen: true,
      };
    case "refused":
      return { ...state, card: { status: "aMao" }, isOpen: true };
  }
}

/** The number a card is about. Choosing one of `outras` also changes the field, which must not search again. */
function cnpjOf(card: Card): string | undefined {
  if ("farmacia" in card) return card.farmacia.cnpj;
  return "cnpj" in card ? card.cnpj : undefined;
}

function cardFor(cnpj: string): Card {
  return isCnpjValid(cnpj) ? { status: "procurando", cnpj, isAccepted: false } : { status: "digitando" };
}

function answer(state: BuscaState, farmacia: Farmacia | null, isAccepted: boolean): BuscaState {
  if (!farmacia) return { ...state, card: { status: "naoEncontrada" }, isOpen: true };
  return { ...state, card: { status: "encontrada", farmacia, escolhida: farmacia.cnpj, isAccepted } };
}

/** Which of the three cards of a found pharmacy is shown. A closed one is said first, also if it has branches. */
export function kindOf({ situacao, outras }: Farmacia): "unica" | "varias" | "inativa" {
  if (situacao !== "ativa") return "inativa";
  return outras.length > 0 ? "varias" : "unica";
}
