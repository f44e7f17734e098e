import { FORMAS, ORIGENS_COMPRA, SITUACOES } from "@eden/domain/catalogo/pedido";
import { PLANOS_PAGAMENTO } from "@eden/domain/catalogo/planos-pagamento";
import { type InferOutput, is, literal, nullable, object, picklist, string } from "valibot";
import { openDatabase } from "./outbox/api/data-api.ts";

const lead = {
  nome: string(),
  email: string(),
  telefone: string(),
  cadastrado: literal(false),
  /** The first row of the purchase, whose number it has. */
  inicio_id: string(),
};

const freeSchema = object({ ...lead, tipo: literal("free") });
const paidSchema = object({
  ...lead,
  tipo: literal("paid"),
  pedido_id: string(),
  situacao: picklist(SITUACOES),
  plano: picklist(PLANOS_PAGAMENTO),
  forma: nullable(picklist(FORMAS)),
  origem: picklist(ORIGENS_COMPRA),
});

/** A cadastro for this pedido or with this e-mail already exists: nothing else is told. */
const usedSchema = object({ tipo: picklist(["free", "paid"]), cadastrado: literal(true) });

/** The pedido or the free lead that the link of an e-mail refers to. */
export type Convite = InferOutput<typeof paidSchema> | InferOutput<typeof freeSchema>;

export type ConviteResult =
  | { status: "open"; convite: Convite }
  | { status: "used"; tipo: Convite["tipo"] }
  /** Expired or never issued: the server does not distinguish them. */
  | { status: "unknown" }
  | { status: "limited"; retryAfterSeconds: number }
  | { status: "unreachable" };

const TIMEOUT_MS = 10_000;
const UNREACHABLE: ConviteResult = { status: "unreachable" };

/** Asks the server what a convite refers to. The secret is sent in the request body, never in a URL. */
export async function openConvite(segredo: string): Promise<ConviteResult> {
  try {
    const opened = await openDatabase();
    if (!opened) return UNREACHABLE;
    const { data, error } = await opened.client
      .rpc("abrir_convite", { p_segredo: segredo })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    const verdict = opened.judge(error);
    if (verdict === "limited") return { status: "limited", retryAfterSeconds: opened.retryAfter() };
    if (verdict !== "ok") return UNREACHABLE;
    if (!data) return { status: "unknown" };
    if (is(usedSchema, data)) return { status: "used", tipo: data.tipo };
    return is(paidSchema, data) || is(freeSchema, data) ? { status: "open", convite: data } : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}
