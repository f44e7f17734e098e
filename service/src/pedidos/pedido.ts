import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import type { Resources } from "../resources.ts";
import type { Pedido, PedidoDaCompra } from "../rows.ts";

type Database = Pick<Resources, "pool">;

export interface FoundPedido extends PedidoDaCompra {
  /** Whether the current session can still be paid, by the database clock. */
  aberta: boolean;
  /** Refunded. The order stays paid. */
  devolvido: boolean;
  /** The provider's page of the issued boleto, until its due day. */
  boleto: string | null;
}

export async function findPedido(id: string, { pool }: Database): Promise<FoundPedido | undefined> {
  const { rows } = await pool.query<FoundPedido>(
    `select p.*, (privado.compra_de('pedidos', p.id)).inicio_id, privado.email_da_cobranca(p) as para,
      exists (select from public.cadastros_app as s where s.pedido_id = p.id) as cadastrado,
      p.checkout_url is not null and coalesce(p.expira_em > now(), false) as aberta,
      c.reembolso_em is not null as devolvido, case when c.vence_em > now() then c.boleto_url end as boleto
    from public.pedidos as p left join privado.cobrancas as c on c.pedido_id = p.id where p.id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * The order that counts for the buyer: another of the same purchase that was paid since, else the order itself or one by
 * which a member replaced it. Not one that only has the same e-mail or CPF: anybody can type these.
 */
export async function findPedidoQueVale(id: string, { pool }: Database): Promise<FoundPedido | undefined> {
  const { rows } = await pool.query<{ id: string | null }>(
    `select coalesce(
      (select o.id from public.pedidos as p cross join lateral privado.compra_de('pedidos', p.id) as c
        join public.pedidos as o on o.id = c.pedido_id
        where p.id = $1 and o.situacao in ('pago', 'em_revisao') and coalesce(o.pago_em, o.atualizado_em) > p.criado_em),
      (select v.id from privado.pedido_que_vale($1) as v)
    ) as id`,
    [id],
  );
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
