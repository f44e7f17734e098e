import { randomUUID } from "node:crypto";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { inTransaction } from "../src/gateways/pool.ts";
import { keepEvento } from "../src/pedidos/eventos.ts";
import { enqueue } from "../src/queue.ts";
import { conferirPedido } from "../src/tasks/conferir-pedido.ts";
import { JOBS } from "../src/tasks/jobs.ts";
import { useJobResources } from "./job-resources.ts";
import { insertCadastro, newCheckout } from "./running-service.ts";

const resources = useJobResources();
type Enqueued = {
  tarefa: string;
  chave: string;
  dados: never;
  tentativas: number;
  prioridade: number;
  executar_em: Date;
};

/** Moves the jobs to the queue and takes them out of it. */
async function enqueued(): Promise<Enqueued[]> {
  await resources.pool.query("select privado.escoar_saida()");
  const { rows } = await resources.pool.query<Enqueued>(`delete from graphile_worker._private_jobs as j
    using graphile_worker._private_tasks as t where t.id = j.task_id
    returning t.identifier as tarefa, j.key as chave, j.payload as dados, j.max_attempts as tentativas,
      j.priority as prioridade, j.run_at as executar_em`);
  return rows.sort((a, b) => a.chave.localeCompare(b.chave));
}

test("the jobs of the service and those of the database are the same, with the same attempts and priorities", async () => {
  const { rows } = await resources.pool.query(
    "select tarefa, tentativas, prioridade from privado.tarefas order by tarefa",
  );
  const defined = JOBS.map(({ name, attempts, priority }) => ({
    tarefa: name,
    tentativas: attempts,
    prioridade: priority,
  }));
  expect(defined.sort((a, b) => a.tarefa.localeCompare(b.tarefa))).toEqual(rows);
});

test("every job that a trigger enqueues has the key, a payload, the attempts and the priority of its definition", async () => {
  const { pool } = resources;
  const checkout = newCheckout();
  await pool.query(
    `insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values ($1, 'app', 'avista', 'boleto', 189800, 'Maria Souza', $2, '11987654321')`,
    [checkout.id, checkout.email],
  );
  await pool.query("update public.pedidos set checkout_id = 'link_1', expira_em = now() where id = $1", [checkout.id]);
  await pool.query("update public.pedidos set situacao = 'pago' where id = $1", [checkout.id]);
  await keepEvento({ id: "evt_1", event: "PAYMENT_RECEIVED" }, resources);
  await insertCadastro(resources, checkout);
  await insertCadastro(resources, newCheckout(), { tipo: "free" });
  await pool.query(`insert into public.diagnosticos_respostas (loja_id, respostas) select l.id, (
      select jsonb_object_agg('p' || p.id, coalesce(p.opcoes -> 1 ->> 'texto', p.opcoes ->> 1))
      from public.diagnosticos_perguntas as p where versao = 1
    ) from public.diagnosticos_lojas as l limit 1`);
  const rows = await enqueued();
  expect(new Set(rows.map(({ tarefa }) => tarefa))).toEqual(
    new Set([
      "cobrar_pagamento",
      "conferir_pedido",
      "pedido_mudou",
      "fechar_link",
      "evento_pagamento",
      "criar_conta",
      "projetar",
      "lead_recebido",
      "diagnostico_recebido",
    ]),
  );
  for (const { tarefa, chave, dados, tentativas, prioridade } of rows) {
    const job = JOBS.find(({ name }) => name === tarefa);
    // Those that project rows are numbered.
    expect([chave.replace(/^(projetar):\d+$/, "$1"), tentativas]).toEqual([job?.key(dados), job?.attempts]);
    if (tarefa !== "criar_conta") expect(prioridade).toBe(job?.priority);
    if (job) expect(parse(job.schema, dados)).toEqual(dados);
  }
  const priorities = rows.filter(({ tarefa }) => tarefa === "criar_conta").map(({ prioridade }) => prioridade);
  expect(priorities.sort()).toEqual([-10, -5]);
});

test("a job enqueued by the service has the attempts, priority, key and delay of its definition", async () => {
  const id = randomUUID();
  // In one transaction, which has one now().
  await inTransaction(resources.pool, async (client) => {
    await enqueue(client, conferirPedido, { id }, { after: "1 minute", key: `reconferir:${id}` });
    await enqueue(client, conferirPedido, { id });
  });
  const job = { tarefa: "conferir_pedido", dados: { id }, tentativas: 20, prioridade: -10 };
  const [now, later] = await enqueued();
  expect([now, later]).toMatchObject([
    { ...job, chave: `conferir:${id}` },
    { ...job, chave: `reconferir:${id}` },
  ]);
  expect(Number(later?.executar_em) - Number(now?.executar_em)).toBe(60_000);
});
