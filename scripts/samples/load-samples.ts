import postgres from "postgres";
import type { Papel } from "../../domain/painel/valores.ts";
import type { Stack } from "../stack/stack.ts";
import { applyCuidado, openRequerimentos } from "./apply-cuidado.ts";
import { COLEGAS } from "./colegas.ts";
import { concludePagamento, followPagamento } from "./follow-pagamento.ts";
import { insertMedicoes } from "./insert-medicoes.ts";
import { nameLojas } from "./name-lojas.ts";
import { type Amostra, PESSOAS, type When } from "./pessoas.ts";
import { type SampleRow, sampleRows } from "./sample-rows.ts";

type Sql = postgres.Sql | postgres.TransactionSql;
type Membro = { id: string; email: string; papel: Papel };
const DAY_MS = 24 * 60 * 60_000;

/**
 * Fills an empty development database: a team that can sign in at once, and people dated relative to now. Refuses any
 * database but one of a local stack.
 */
export async function loadSamples(stack: Stack): Promise<void> {
  if (new URL(stack.databaseUrl).hostname !== "127.0.0.1") throw new Error("Samples are for a local stack only.");
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [team] = await sql`select from privado.equipe limit 1`;
    if (!team) await insertTeam(sql, stack);
    const [row] = await sql`select from public.contato union all select from public.leadlive union all
      select from public.inscricoes union all select from public.pedidos limit 1`;
    if (!team && !row) {
      await sql.begin(insertPeople);
      await insertMedicoes(sql);
    }
  } finally {
    await sql.end();
  }
}

async function insertTeam(sql: Sql, { gateway, keys }: Stack): Promise<void> {
  for (const { nome, email, papel, segredo } of COLEGAS) {
    const response = await fetch(`${gateway.url}/auth/v1/admin/users`, {
      method: "POST",
      headers: { apikey: keys.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ email, email_confirm: true }),
    });
    const { id } = (await response.json()) as { id: string };
    await sql`insert into privado.equipe (id, email, nome, papel, fator_desde) values (${id}, ${email}, ${nome}, ${papel}, now())`;
    await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'desenvolvimento', 'totp', 'verified', ${segredo}, now(), now())`;
  }
  // A developer signs in often.
  await sql`update privado.limites set maximo = 1000 where alvo like 'painel%'`;
}

async function insertPeople(sql: postgres.TransactionSql): Promise<void> {
  const team = await sql<Membro[]>`select id, email, papel from privado.equipe`;
  await nameLojas(sql, team.find(({ papel }) => papel === "atendimento")?.id ?? "");
  const momentOf = await clockOf(sql);
  const rows = PESSOAS.flatMap((amostra, index) =>
    sampleRows(amostra, index, momentOf).map((row) => ({ amostra, ...row })),
  ).sort((a, b) => a.row.criado_em.getTime() - b.row.criado_em.getTime());
  for (const row of rows) await insertRow(sql, row);
  for (const { row, pagamento } of rows) if (pagamento) await followPagamento(sql, row, pagamento);
  for (const { tabela, row } of rows) await sql`select privado.projetar(${tabela}, ${row.id})`;
  await sql`delete from privado.saida where tarefa = 'projetar'`;
  await sql`update privado.historico as h set em = e.criada_em + interval '20 minutes' from privado.entradas as e
    where h.tipo in ('pedido', 'estado') and e.pessoa_id = h.pessoa_id and e.tabela = 'pedidos'`;
  await applyCuidados(sql, rows, team);
  for (const { row, pagamento } of rows) if (pagamento) await concludePagamento(sql, row, pagamento);
  await openRequerimentos(sql, team.find(({ papel }) => papel === "encarregado")?.id ?? "");
  await sql`delete from privado.comandos`;
  // These rows are not news: no e-mail leaves and no account is opened for them. Only the next steps of payments and what
  // changed since the projection remain.
  await sql`delete from privado.saida as s where s.tarefa <> 'projetar' and not exists (
    select from privado.cobrancas as c where s.chave = 'cobranca:' || c.pedido_id and c.proxima_em > now())`;
}

async function applyCuidados(
  sql: postgres.TransactionSql,
  rows: (SampleRow & { amostra: Amostra })[],
  team: Membro[],
): Promise<void> {
  for (const { amostra, row } of rows) {
    const isLast = rows.findLast((other) => other.amostra === amostra)?.row === row;
    if (!amostra.cuidado || !isLast) continue;
    const [entrada] = await sql`select privado.raiz(pessoa_id) as pessoa from privado.entradas where id = ${row.id}`;
    const membro = team.find(({ email }) => email === COLEGAS[amostra.cuidado?.por ?? 0]?.email)?.id ?? "";
    // From ten minutes to about three hours later.
    const wait = 10 + ((PESSOAS.indexOf(amostra) * 37) % 170);
    const em = new Date(Math.min(row.criado_em.getTime() + wait * 60_000, Date.now() - 10 * 60_000));
    await applyCuidado(sql, { pessoa: entrada?.pessoa, membro, em }, amostra.cuidado);
  }
}

async function insertRow(sql: Sql, { tabela, row }: SampleRow): Promise<void> {
  if (tabela !== "diagnosticos_respostas") {
    await sql`insert into ${sql(`public.${tabela}`)} ${sql(row as Record<string, string>)}`;
    return;
  }
  const { id, criado_em, loja, nivel } = row as unknown as { id: string; criado_em: Date; loja: number; nivel: number };
  await sql`insert into public.diagnosticos_respostas (id, criado_em, loja_id, respostas)
    select ${id}, ${criado_em}, ${`10000000-0000-4000-8000-00000000000${loja}`}, jsonb_object_agg(
      'p' || p.id, coalesce(p.opcoes -> o.posicao ->> 'texto', p.opcoes ->> o.posicao))
    from public.diagnosticos_perguntas as p,
      -- Some areas are stronger than others, in each store other ones.
      lateral (select (length(p.area) + ${loja}::int + 2) % 3 + (p.id + ${nivel}::int) % 2 - 1 as mais) as m,
      lateral (select greatest(0, least(${nivel}::int + m.mais, jsonb_array_length(p.opcoes) - 1)) as posicao) as o
    where p.ativa`;
}

/** Turns "so long ago" into a moment. Working time is looked up, because nights and weekends do not count. */
async function clockOf(sql: Sql): Promise<(when: When) => Date> {
  const [horario] = await sql`select prazo_minutos * 60 as segundos from privado.horario`;
  const points = await sql<{ em: Date; segundos: string }[]>`
    select em, privado.tempo_util(em, now()) as segundos
    from generate_series(now() - interval '10 days', now(), interval '15 minutes') as em order by em desc`;
  return (when) => {
    if ("dias" in when) return new Date(Date.now() - when.dias * DAY_MS);
    const waited = when.prazo * horario?.segundos;
    const point = points.find(({ segundos }) => Number(segundos) >= waited);
    if (!point) return new Date();
    return new Date(point.em.getTime() + (Number(point.segundos) - waited) * 1000);
  };
}
