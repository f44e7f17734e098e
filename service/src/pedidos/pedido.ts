import type { Checkout } from "@eden/domain/formularios/checkout";
import type pg from "pg";

export type Situacao = "pendente" | "pago" | "cancelado" | "expirado" | "em_revisao";
export type Forma = "pix" | "boleto" | "cartao";

/** An order, as the service reads it. */
export interface Pedido {
  id: string;
  origem_compra: Checkout["origem"];
  plano: Checkout["plano"];
  forma_pagamento: Forma;
  valor_centavos: number;
  situacao: Situacao;
  nome: string;
  email: string;
  telefone: string;
  cpf: string | null;
  checkout_id: string | null;
  checkout_url: string | null;
  expira_em: Date | null;
  criado_em: Date;
}

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
