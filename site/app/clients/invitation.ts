import type { OrigemCompra, PlanType } from "@eden/domain/catalogo/precos";
import { openDatabase } from "./data-api.ts";
import type { Situacao } from "./order-state.ts";

/** The order or the free lead that the link of an e-mail refers to. */
export type Convite = {
  nome: string;
  email: string;
  telefone: string;
  /** A sign-up for this order or with this e-mail already exists. */
  cadastrado: boolean;
} & (
  | {
      tipo: "paid";
      pedido_id: string;
      situacao: Situacao;
      plano: Exclude<PlanType, "free">;
      forma: "pix" | "boleto" | "cartao";
      origem: OrigemCompra;
    }
  | { tipo: "free" }
);

export type InvitationResult =
  | { kind: "open"; convite: Convite }
  /** Expired or never issued: the server does not distinguish them. */
  | { kind: "unknown" }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unreachable" };

const TIMEOUT_MS = 10_000;

/** Asks the server what an invitation refers to. The secret is sent in the request body, never in a URL. */
export async function openInvitation(segredo: string): Promise<InvitationResult> {
  try {
    const opened = await openDatabase();
    if (!opened) return { kind: "unreachable" };
    const { data, error, status } = await opened.client
      .rpc("abrir_convite", { p_segredo: segredo })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    if (status === 429) return { kind: "limited", retryAfterSeconds: opened.retryAfter() };
    if (error) return { kind: "unreachable" };
    return data ? { kind: "open", convite: data as Convite } : { kind: "unknown" };
  } catch {
    return { kind: "unreachable" };
  }
}
