import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import type { Resources } from "../resources.ts";
import type { Pedido, PedidoDaCompra } from "../rows.ts";

type Database = Pick<Resources, "pool">;

export interface FoundPedido extends PedidoDaCompra {
  /** Whether the current session can still be paid, by the database clock. */
  aberta: boolean;
}

export async function findPedido(id: string, { pool }: Database): Promise<FoundPedido | undefined> {
  const { rows } = await pool.query<FoundPedido>(
    `select *, (privado.compra_de('pedidos', id)).inicio_id, checkout_url is not null and coalesce(expira_em > now(), false) as aberta
    from public.pedidos where id = $1`,
    [id],
  );
  return rows[0];
}

/** The order itself or one by which a member replaced it, whichever counts for the buyer. */
export async function findPedidoQueVale(id: string, { pool }: Database): Promise<FoundPedido | undefined> {
  const { rows } = await pool.query<{ id: string | null }>("select id from privado.pedido_que_vale($1)", [id]);
  return rows[0]?.id ? findPedido(rows[0].id, { pool }) : undefined;
}

type OtherPaid = Pick<PedidoDaCompra, "id" | "inicio_id">;

/**
 * Other paid orders with the same e-mail or CPF, newest first. An order paid about one access period ago is a renewal
 * and not included.
 */
export async function findOtherPaid({ id, email, cpf }: Pedido, { pool }: Database): Promise<OtherPaid[]> {
  const { rows } = await pool.query<OtherPaid>(
    `select id, (privado.compra_de('pedidos', id)).inicio_id from public.pedidos
    where situacao = 'pago' and id <> $1 and (email = $2 or cpf = $3) and pago_em > now() - make_interval(months => $4)
    order by pago_em desc, id limit 5`,
    [id, email, cpf, MESES_ACESSO - 1],
  );
  return rows;
}
