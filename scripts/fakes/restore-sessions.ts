import postgres from "postgres";
import type { Rows } from "../../domain/banco/tables.ts";
import { MESES_ACESSO, PRECO_PARCELADO } from "../../domain/catalogo/precos.ts";
import type { AsaasFake } from "./asaas.ts";
import { type Payment, type Session, startPayments } from "./asaas-ledger.ts";
import { pathOf } from "./asaas-page.ts";

type Pedido = Pick<Rows["pedidos"], "id" | "situacao" | "forma_pagamento" | "valor_centavos" | "nome"> & {
  checkout_id: string;
  aberta: boolean;
  recebido_centavos: number | null;
} & Record<"analise_desde" | "vencida_em" | "vence_em" | "reembolso_em" | "contestacao_em", Date | null>;

const TYPES = { pix: "PIX", boleto: "BOLETO", cartao: "CREDIT_CARD" } as const;

/**
 * Gives the fake provider, which keeps nothing, the sessions and payments that the database knows, so that samples have a
 * payment page and purchases survive a restart. The pages get the address of this run.
 */
export async function restoreSessions(databaseUrl: string, siteUrl: string, { ledger, url }: AsaasFake): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const pedidos = await sql<
      Pedido[]
    >`select p.id, p.checkout_id, p.situacao, p.forma_pagamento, p.valor_centavos, p.nome,
        p.situacao = 'pendente' and p.expira_em > now() as aberta, c.analise_desde, c.vencida_em, c.vence_em,
        c.recebido_centavos, c.reembolso_em, c.contestacao_em
      from public.pedidos as p join privado.cobrancas as c on c.pedido_id = p.id where p.checkout_id is not null
      order by p.criado_em`;
    for (const pedido of pedidos) {
      const session = sessionOf(pedido, siteUrl);
      ledger.sessions.set(session.id, session);
      const status = paymentStatusOf(pedido);
      const value = (pedido.recebido_centavos ?? pedido.valor_centavos) / 100;
      if (status) startPayments(ledger, session, status, value, pedido.vence_em?.toISOString().slice(0, 10));
      if (!pedido.aberta) continue;
      await sql`update public.pedidos set checkout_url = ${new URL(pathOf(session), url).href} where id = ${pedido.id}`;
    }
  } finally {
    await sql.end();
  }
}

function sessionOf({ id, checkout_id, forma_pagamento, ...pedido }: Pedido, siteUrl: string): Session {
  const billingType = TYPES[forma_pagamento ?? "pix"];
  return {
    id: checkout_id,
    kind: billingType === "BOLETO" ? "paymentLink" : "checkout",
    status: sessionStatusOf(pedido),
    externalReference: id,
    billingType,
    description: `EdenApp, ${MESES_ACESSO} meses`,
    value: pedido.valor_centavos / 100,
    installments: billingType === "CREDIT_CARD" ? PRECO_PARCELADO.parcelas : 1,
    customerName: pedido.nome,
    silent: true,
    urls: { success: `${siteUrl}/success`, cancel: `${siteUrl}/cancel`, expired: `${siteUrl}/expired` },
  };
}

function sessionStatusOf({ situacao, aberta }: Pick<Pedido, "situacao" | "aberta">): Session["status"] {
  if (aberta) return "ACTIVE";
  if (situacao === "pago" || situacao === "em_revisao") return "PAID";
  return situacao === "cancelado" ? "CANCELED" : "EXPIRED";
}

/** Undefined while the buyer has started no payment. */
function paymentStatusOf(pedido: Pedido): Payment["status"] | undefined {
  if (pedido.contestacao_em) return "CHARGEBACK_REQUESTED";
  if (pedido.reembolso_em) return "REFUNDED";
  if (pedido.situacao === "pago" || pedido.situacao === "em_revisao") return "RECEIVED";
  if (pedido.analise_desde) return "AWAITING_RISK_ANALYSIS";
  if (pedido.forma_pagamento !== "boleto") return undefined;
  return pedido.vencida_em ? "OVERDUE" : "PENDING";
}
