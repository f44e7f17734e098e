import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import type pg from "pg";
import type { Pedido } from "./pedido.ts";

/**
 * Other paid orders with the same e-mail or CPF, newest first. An order paid about one access period ago is a renewal
 * and not included.
 */
export async function findOtherPaid({ id, email, cpf }: Pedido, pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from public.pedidos
    where situacao = 'pago' and id <> $1 and (email = $2 or cpf = $3) and pago_em > now() - make_interval(months => $4)
    order by pago_em desc, id limit 5`,
    [id, email, cpf, MESES_ACESSO - 1],
  );
  return rows.map((row) => row.id);
}
