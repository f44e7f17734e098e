import { randomUUID } from "node:crypto";
import type { ReservedSql } from "postgres";
import { beforeAll, expect, test, vi } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const PATIENT = { timeout: timeLimit(60_000), interval: 20 };

beforeAll(() => insertEquipe(database.sql));

/** An order with an open session, as the service leaves it; projected. */
async function openPedido(more: Record<string, unknown> = {}): Promise<string> {
  const { sql } = database;
  const buyer = { email: newEmail(), telefone: newTelefone(), cpf: newCpf() };
  const id = await insertPedido(sql, { forma_pagamento: "pix", ...buyer, ...more });
  await sql`update public.pedidos set checkout_id = ${`chk_${id}`}, checkout_url = 'https://exemplo.com.br',
    expira_em = criado_em + interval '1 hour' where id = ${id}`;
  await drainCaixa(sql);
  return id;
}

async function read(pedido: string) {
  const [row] = await database.sql`select * from privado.cobrancas where pedido_id = ${pedido}`;
  return row as Record<string, unknown> | undefined;
}

/** The step of the hand-over is due now. */
async function makePessoaDue(pedido: string): Promise<void> {
  await database.sql`update privado.cobrancas set passos = '{lembrete,outra_forma}', proxima_tipo = 'pessoa',
    proxima_em = now() - interval '1 second' where pedido_id = ${pedido}`;
}

const noteContact = `select painel.executar('registrar_contato', jsonb_build_object('comando', gen_random_uuid(), 'pessoa', $1::text,
  'canal', 'whatsapp', 'resultado', 'falei', 'texto', null))`;

/** A member in the middle of a command: the person is locked, the rest of the command follows. */
async function holdPessoa(member: ReservedSql, pessoa: string): Promise<void> {
  await member`begin`;
  await member`select set_config('request.jwt.claims', ${JSON.stringify({ sub: EU, role: "painel", aal: "aal2" })}, true)`;
  await member`select from privado.pessoas where id = ${pessoa} for update`;
}

/** Runs a statement of the service and returns once it waits for a lock. */
async function runUntilBlocked(service: ReservedSql, statement: string, parameters: string[]) {
  const [{ pid } = {}] = await service`select pg_backend_pid() as pid`;
  const outcome = service.unsafe(statement, parameters).then(
    () => "done",
    (error: { code: string }) => error.code,
  );
  await vi.waitFor(async () => {
    const [waiting] = await database.sql`select wait_event_type from pg_stat_activity where pid = ${pid}`;
    expect(waiting?.wait_event_type).toBe("Lock");
  }, PATIENT);
  return { outcome };
}

async function withTwoConnections(work: (member: ReservedSql, service: ReservedSql) => Promise<void>): Promise<void> {
  const member = await database.sql.reserve();
  const service = await database.sql.reserve();
  try {
    await work(member, service);
  } finally {
    await member`rollback`;
    member.release();
    service.release();
  }
}

test.each([
  ["the hand-over of an order to a person", "select privado.vencer_passo($1)"],
  ["a refund", "select privado.desfazer_pagamento($1, 'estorno')"],
])(
  "[COBRANCA-02] a member notes a contact during %s: one waits for the other, and both are done",
  async (_, statement) => {
    const pedido = await openPedido();
    await makePessoaDue(pedido);
    const pessoa = await pessoaOf(database.sql, pedido);
    await withTwoConnections(async (member, service) => {
      await holdPessoa(member, pessoa);
      const { outcome } = await runUntilBlocked(service, statement, [pedido]);
      await member.unsafe(noteContact, [pessoa]);
      await member`commit`;
      expect(await outcome).toBe("done");
    });
    expect(await read(pedido)).toMatchObject({ pausada_ate: expect.any(Date) });
  },
);

test("[COBRANCA-02] a payment closes the other orders of the buyer while a contact pauses all of them", async () => {
  const buyer = { email: newEmail(), cpf: newCpf() };
  const [low, high] = [await openPedido(buyer), await openPedido(buyer)].toSorted() as [string, string];
  await database.sql`update privado.cobrancas set encerrada_em = null, encerrada_motivo = null, proxima_tipo = 'encerrar',
    proxima_em = now() + interval '1 day' where pedido_id in ${database.sql([low, high])}`;
  const pessoa = await pessoaOf(database.sql, low);
  await withTwoConnections(async (member, service) => {
    await holdPessoa(member, pessoa);
    await member`select from privado.cobrancas where pedido_id = ${low} for update`;
    const { outcome } = await runUntilBlocked(service, "update public.pedidos set situacao = 'pago' where id = $1", [
      high,
    ]);
    await member.unsafe(noteContact, [pessoa]);
    await member`commit`;
    expect(await outcome).toBe("done");
  });
  expect([await read(low), await read(high)]).toMatchObject([
    { encerrada_motivo: "pago" },
    { motivo: "pago_sem_cadastro", proxima_em: null },
  ]);
});

test("[COBRANCA-02] a buyer's data are deleted while a member closes the payment: one waits for the other", async () => {
  const pedido = await openPedido();
  const pessoa = await pessoaOf(database.sql, pedido);
  await withTwoConnections(async (member, service) => {
    await holdPessoa(member, pessoa);
    const linhas = JSON.stringify([{ tabela: "pedidos", id: pedido }]);
    const { outcome } = await runUntilBlocked(service, "select privado.apagar_linhas($1::text::jsonb)", [linhas]);
    await member.unsafe(
      "select painel.executar('encerrar_cobranca', jsonb_build_object('comando', gen_random_uuid(), 'pedido', $1::text, 'motivo', 'outro_caminho'))",
      [pedido],
    );
    await member`commit`;
    expect(await outcome).toBe("done");
  });
  expect(await read(pedido)).toBeUndefined();
});

test("[COBRANCA-03] a step that is reported as done a second time does not move the step after it", async () => {
  const pedido = await openPedido();
  const { sql } = database;
  await sql`select privado.avancar_cobranca(${pedido}, 'lembrete')`;
  expect(await read(pedido)).toMatchObject({ passos: ["lembrete"], proxima_tipo: "outra_forma" });
  await sql`update privado.cobrancas set proxima_em = now() - interval '1 second' where pedido_id = ${pedido}`;
  await sql`select privado.avancar_cobranca(${pedido}, 'lembrete')`;
  const [due] = await sql`select privado.vencer_passo(${pedido}) as tipo`;
  expect(due?.tipo).toBe("outra_forma");
  await sql`update privado.cobrancas set proxima_tipo = 'lembrete' where pedido_id = ${pedido}`;
  await sql`select privado.avancar_cobranca(${pedido}, 'lembrete')`;
  expect(await read(pedido), "a step that is done is never the next one").toMatchObject({
    proxima_tipo: "outra_forma",
  });
});

test.each([
  ["boleto", ["boleto_vespera", "boleto_dia", "boleto_depois"], "pix", "pessoa"],
  ["pix", ["lembrete", "outra_forma", "pessoa"], "boleto", "boleto_vespera"],
  ["cartao", ["lembrete", "outra_forma", "boleto_vespera"], "boleto", "encerrar"],
])(
  "[COBRANCA-03] three messages per order, whatever the method: %s after %j, then %s: %s",
  async (forma, passos, outra, proxima) => {
    const { sql } = database;
    const pedido = await openPedido({ forma_pagamento: forma });
    await sql`update privado.cobrancas set passos = ${passos} where pedido_id = ${pedido}`;
    await sql`update public.pedidos set forma_pagamento = ${outra}, checkout_id = ${`chk_2_${pedido}`},
    expira_em = now() + interval '3 days' where id = ${pedido}`;
    expect(await read(pedido)).toMatchObject({ proxima_tipo: proxima });
  },
);

test("[COBRANCA-03] a boleto that the provider did not make after a PIX has no messages: a person takes over", async () => {
  const { sql } = database;
  const pedido = await openPedido();
  await sql`update public.pedidos set forma_pagamento = 'boleto', checkout_id = null, expira_em = null where id = ${pedido}`;
  await sql`update public.pedidos set situacao = 'expirado' where id = ${pedido}`;
  expect(await read(pedido)).toMatchObject({ tentativas: 1, proxima_tipo: "pessoa" });
});

test("[COBRANCA-01] orders from before are added by a rebuild: closed as they would be by now, or with their next step, and no late message", async () => {
  const { sql } = database;
  const day = (count: number) => new Date(Date.now() - count * 86_400_000);
  const buyer = newEmail();
  const ended = { criado_em: day(2), situacao: "expirado" };
  const pedidos = {
    live: await openPedido(),
    ended: await openPedido(ended),
    old: await openPedido({ criado_em: day(40), situacao: "expirado" }),
    replaced: await openPedido({ ...ended, email: buyer }),
    newer: await openPedido({ email: buyer }),
    paid: await openPedido({ criado_em: day(3) }),
    finished: await openPedido({ criado_em: day(3) }),
    review: await openPedido({ criado_em: day(3) }),
    refused: await openPedido(ended),
    handed: await openPedido(ended),
    refunded: await openPedido({ criado_em: day(3) }),
    closed: await openPedido(ended),
    opposed: await openPedido({ ...ended, email: newEmail() }),
  };
  const state = { paid: "pago", finished: "pago", review: "em_revisao", refunded: "pago" };
  for (const [name, situacao] of Object.entries(state)) {
    await sql`update public.pedidos set situacao = ${situacao} where id = ${pedidos[name as keyof typeof pedidos]}`;
  }
  await insertRow(sql, "paid", { pedido_id: pedidos.finished, email: newEmail() });
  await insertRow(sql, "paid", { pedido_id: pedidos.refunded, email: newEmail() });
  await sql`insert into privado.eventos_pagamento (id, evento, pedido_id, corpo) values
    (${randomUUID()}, 'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', ${pedidos.refused}, '{"payment": {"id": "pay_1"}}')`;
  await sql`update public.pedidos set forma_pagamento = 'cartao' where id = ${pedidos.refused}`;
  await sql`select privado.entregar_a_pessoa(${pedidos.handed}), privado.desfazer_pagamento(${pedidos.refunded}, 'estorno')`;
  const closing = { comando: randomUUID(), pedido: pedidos.closed, motivo: "outro_caminho" as const };
  await callPainel(sql, EU, "encerrar_cobranca", closing);
  await sql`select privado.opor(email, 'link') from public.pedidos where id = ${pedidos.opposed}`;
  const ids = Object.values(pedidos);
  await sql`delete from privado.cobrancas where pedido_id in ${sql(ids)}`;
  await sql`delete from privado.saida`;
  await sql`select privado.refazer_caixa()`;
  const rows = Object.fromEntries(
    await Promise.all(Object.entries(pedidos).map(async ([name, id]) => [name, await read(id)])),
  );
  expect(rows).toMatchObject({
    live: { motivo: "pix_nao_pago", proxima_tipo: "lembrete", passos: [] },
    ended: { motivo: "pix_nao_pago", proxima_tipo: "pessoa" },
    old: { encerrada_motivo: "sem_resposta", proxima_em: null },
    replaced: { encerrada_motivo: "outro_pedido" },
    newer: { proxima_tipo: "lembrete" },
    paid: { motivo: "pago_sem_cadastro", encerrada_em: null, proxima_em: null },
    finished: { encerrada_motivo: "pago" },
    review: { motivo: "valor_diferente", encerrada_em: null },
    refused: { motivo: "cartao_recusado", recusas: 1 },
    handed: { com_pessoa_desde: expect.any(Date), proxima_tipo: "encerrar" },
    refunded: { motivo: "reembolso", encerrada_em: null },
    closed: { encerrada_motivo: "outro_caminho" },
    opposed: { encerrada_motivo: "nao_quer" },
  });
  const [jobs] = await sql`select count(*)::int as n from privado.saida where tarefa = 'cobrar_pagamento'
    and executar_em < now() + interval '5 minutes' and dados ->> 'id' in ${sql(ids)}`;
  expect(jobs?.n).toBe(0);
  expect((await sql`select privado.refazer_cobrancas() as n`)[0]?.n, "a second run adds nothing").toBe(0);
});
