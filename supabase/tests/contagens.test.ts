import { beforeAll, expect, test } from "vitest";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();

beforeAll(async () => {
  await drainCaixa(database.sql);
  await insertEquipe(database.sql);
});

const counted = () => database.sql`select figura, dia::text, valor, fonte, sum(pessoas)::int as pessoas,
    sum(conversa)::int as conversa, sum(ganho)::int as ganho
  from privado.contagens group by 1, 2, 3, 4 having sum(pessoas) <> 0 order by 1, 2, 3, 4`;
const expected = () => database.sql`select c.figura, c.dia::text, c.valor, c.fonte, sum(c.pessoas)::int as pessoas,
    sum(c.conversa)::int as conversa, sum(c.ganho)::int as ganho
  from privado.pessoas as p, privado.contagens_da_pessoa(p, 1) as c group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

test("[NUMEROS-01] the counts per day follow every change of a person, and joining their lines changes no sum", async () => {
  const { sql } = database;
  const ids: string[] = [];
  for (let index = 0; index < 12; index++) {
    ids.push(
      await insertPessoa(sql, {
        criada_em: new Date(Date.UTC(2026, 2, 1 + (index % 3), 2, 59 + (index % 2))),
        campanha: index % 2 ? "margem" : null,
        fonte: index % 3 ? "google" : null,
      }),
    );
  }
  const [principal] = ids;
  const changes = [
    sql`estado = 'broto'`,
    sql`estado = 'arvore', estado_desde = '2026-03-05T03:00Z'`,
    sql`estado = 'folha', motivo = 'preco', estado_desde = '2026-03-05T02:59Z'`,
    sql`primeira_resposta_em = now(), primeira_resposta_s = 60`,
    sql`suspeita = true`,
    sql`apagada_em = now()`,
    sql`principal_id = ${principal as string}`,
    sql`campanha = 'outra', fonte = 'whatsapp', primeira_origem = 'livro', criada_em = '2026-03-09T03:00Z'`,
  ];
  expect(await counted()).toEqual(await expected());
  for (const [index, change] of changes.entries()) {
    await sql`update privado.pessoas set ${change} where id = ${ids[index + 1] as string}`;
    expect(await counted(), `change ${index}`).toEqual(await expected());
  }
  await sql`update privado.pessoas set suspeita = false, apagada_em = null, principal_id = null where id = any (${ids})`;
  await sql`delete from privado.pessoas where id in ${sql(ids.slice(9))}`;
  const sums = await expected();
  expect(await counted()).toEqual(sums);
  await sql`select privado.limpar_painel()`;
  expect(await counted()).toEqual(sums);
  const [{ lines } = {}] = await sql`select count(*)::int as lines from privado.contagens`;
  expect(lines).toBe(sums.length);
});

test("[NUMEROS-01] a won person who bought on the site in the period is a sale and no agreement", async () => {
  const { sql } = database;
  const day = { de: "2026-02-10", ate: "2026-02-10" };
  const em = new Date("2026-02-10T15:00Z");
  const combinadas = async () => (await callPainel(sql, MEMBROS.leitura, "numeros_desfechos", day)).combinadas;
  for (const pago_em of [em, new Date("2026-01-10T15:00Z")]) {
    const email = newEmail();
    const { pessoa } = await receive(sql, "contato", { email });
    await insertPedido(sql, { email, situacao: "pago", pago_em });
    await drainCaixa(sql);
    await sql`update privado.pessoas set estado = 'arvore', motivo = null, estado_desde = ${em}, origem = 'livro' where id = ${pessoa}`;
  }
  expect(await combinadas()).toEqual([{ origem: "livro", agora: 1, antes: 0 }]);
});
