import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import { diagnosticoRecebido } from "../src/tasks/diagnostico-recebido.ts";
import { useJobResources } from "./job-resources.ts";
import { TEAM } from "./running-service.ts";

const resources = useJobResources();
const LOJA = "10000000-0000-4000-8000-000000000001";

const isNoticeOf =
  (id: string) =>
  ({ subject }: { subject: string }) =>
    subject.includes(protocoloOf(id));

/** The second option of every question: a score of 33 in each area. */
async function insertAnswers(): Promise<string> {
  const id = randomUUID();
  await resources.pool.query(
    `insert into public.diagnosticos_respostas (id, loja_id, versao, respostas) select $1, $2, 1,
      jsonb_object_agg('p' || p.id, coalesce(p.opcoes -> 1 ->> 'texto', p.opcoes ->> 1))
      from public.diagnosticos_perguntas p where versao = 1`,
    [id, LOJA],
  );
  return id;
}

test("the team gets the owner's report once: scores, first steps, level and reason; no CPF", async () => {
  const id = await insertAnswers();
  await diagnosticoRecebido.perform({ id }, resources);
  await diagnosticoRecebido.perform({ id }, resources);
  const notices = resources.mailbox.messages().filter(isNoticeOf(id));
  expect(notices).toHaveLength(1);
  const [notice] = notices;
  expect(notice?.to).toEqual([TEAM]);
  expect(notice?.subject).toBe(`Diagnóstico concluído: 33 de 100, pacote indicado Edificação (${protocoloOf(id)})`);
  for (const words of [
    "CNPJ: 11.222.333/0001-81",
    "Nota geral: 33 de 100 (Precisa de cuidado)",
    "Finanças: Feche o mês até o dia 10",
    "Resposta: Só o contador faz, e vemos uma vez por ano",
    "Hoje: Peça ao contador o balancete do último mês.",
    "Digital: WhatsApp da loja, não de alguém",
    "Pacote indicado: Edificação",
    "Finanças em 33: Gestão Financeira, Painel de Vendas e EVA",
  ]) {
    expect(notice?.text).toContain(words);
  }
  expect(notice?.html).toContain("Feche o mês até o dia 10");
  expect(`${notice?.text}${notice?.html}`).not.toMatch(/529\.?982/);
});

test("answers deleted before their job runs send nothing", async () => {
  const before = resources.mailbox.messages().length;
  await diagnosticoRecebido.perform({ id: randomUUID() }, resources);
  expect(resources.mailbox.messages()).toHaveLength(before);
  await expect(diagnosticoRecebido.perform({ id: "1" }, resources)).rejects.toThrow();
});
