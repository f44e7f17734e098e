import type { Rows } from "@eden/domain/banco/tables";
import type pg from "pg";

export type Situacao = Rows["pedidos"]["situacao"];
export type Forma = NonNullable<Rows["pedidos"]["forma_pagamento"]>;

type Read =
  | "id"
  | "origem_compra"
  | "plano"
  | "forma_pagamento"
  | "valor_centavos"
  | "situacao"
  | "nome"
  | "email"
  | "telefone"
  | "cpf"
  | "checkout_id"
  | "checkout_url"
  | "expira_em"
  | "criado_em";

/** An order, as the service reads it. */
export type Pedido = Pick<Rows["pedidos"], Read>;

export interface FoundPedido extends Pedido {
  /** Whether the current session can still be paid, by the database clock. */
  aberta: boolean;
}

export async function findPedido(pool: pg.Pool, id: string): Promise<FoundPedido | undefined> {
  const { rows } = await pool.query<FoundPedido>(
    `select *, checkout_url is not null and coalesce(expira_em > now(), false) as aberta
    from public.pedidos where id = $1`,
    [id],
  );
  return rows[0];
}
