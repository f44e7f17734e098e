import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import { leadRecebido } from "../src/tasks/lead-recebido.ts";
import { visitanteMudou } from "../src/tasks/visitante-mudou.ts";
import { useJobResources } from "./job-resources.ts";
import { SITE, TEAM } from "./running-service.ts";

const resources = useJobResources();

async function insertContato(isca: string | null = null) {
  const id = randomUUID();
  const email = `ana.${id}@exemplo.com.br`;
  await resources.pool.query(
    `insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms, isca)
    values ($1, 'Ana', 'Souza', $2, '11987654321', 'Tenho duas lojas.', '2026-11', 42000, $3)`,
    [id, email, isca],
  );
  return { id, email };
}

async function ask(query: string, values: unknown[]) {
  const { rows } = await resources.pool.query(`select ${query} as answer`, values);
  return rows[0]?.answer;
}
const mailsWith = (words: string) => resources.mailbox.messages().filter(({ text }) => text.includes(words));
const lastChange = async (tipo: string, id: string) => {
  const { rows } = await resources.pool.query(
    "select id from privado.historico where tipo = $1 and dados ->> 'entrada' = $2",
    [tipo, id],
  );
  return rows[0]?.id as string;
};

test("[ACOMPANHAR-01] the link of a receipt opens the request it is about", async () => {
  const { id, email } = await insertContato();
  await leadRecebido.perform({ tabela: "contato", id }, resources);
  const [receipt] = resources.mailbox.messages().filter(({ to }) => to.includes(email));
  const [, codigo] = /Acompanhar a mensagem:\s+\S+\/acompanhar#([\w-]{48})\s/.exec(receipt?.text ?? "") ?? [];
  expect(receipt?.html).toContain(`href="${SITE}/acompanhar#${codigo}"`);
  expect(await ask("public.acompanhar($1)", [codigo])).toMatchObject({
    ...{ protocolo: protocoloOf(id), texto: "Tenho duas lojas.", fase: { fase: "recebida" } },
  });
});

test("[ACOMPANHAR-01] the team is told once of each change, with the new telephone, and not of those of a suspected bot", async () => {
  const { id, email } = await insertContato();
  const codigo = await ask("privado.codigo_acompanhar('contato', $1)", [id]);
  const message = randomUUID();
  await ask("public.acompanhar_mensagem($1, $2, 'Depois das <b>14h</b>')", [codigo, message]);
  await ask("public.acompanhar_telefone($1, '16998124470')", [codigo]);
  await ask("public.acompanhar_apagar($1)", [codigo]);
  await ask("public.acompanhar_retirar($1)", [codigo]);
  const changes: string[] = [message];
  for (const tipo of ["correcao", "eliminacao", "desistencia"]) changes.push(await lastChange(tipo, id));
  for (const change of [...changes, ...changes]) await visitanteMudou.perform({ id: change }, resources);
  const mails = mailsWith(email);
  expect(mails.map(({ subject, to }) => [subject, to.includes(TEAM)])).toEqual([
    [`Mensagem acrescentada (${protocoloOf(id)})`, true],
    [`Telefone corrigido (${protocoloOf(id)})`, true],
    [`Pediu para apagar os dados (${protocoloOf(id)})`, true],
    [`Não precisa mais de resposta (${protocoloOf(id)})`, true],
  ]);
  expect(mails[0]?.html).toContain("Depois das &lt;b&gt;14h&lt;/b&gt;");
  expect(mails[1]?.text).toContain("(16) 99812-4470");

  const buyer = randomUUID();
  await resources.pool.query(
    `insert into public.leadlive (id, nome, email, telefone, produto, consentimento_versao, preenchido_ms)
    values ($1, 'Ana Souza', $2, '11987654321', 'edenapp', '2026-11', 42000)`,
    [buyer, `ana.${buyer}@exemplo.com.br`],
  );
  await ask("public.acompanhar_retirar(privado.codigo_acompanhar('leadlive', $1))", [buyer]);
  await visitanteMudou.perform({ id: await lastChange("desistencia", buyer) }, resources);
  expect(mailsWith(buyer).map(({ subject }) => subject)).toEqual([`Não quer mais comprar (${protocoloOf(buyer)})`]);

  const bot = await insertContato("https://spam.example");
  const other = randomUUID();
  const botCode = await ask("privado.codigo_acompanhar('contato', $1)", [bot.id]);
  await ask("public.acompanhar_mensagem($1, $2, 'Compre agora')", [botCode, other]);
  await visitanteMudou.perform({ id: other }, resources);
  await visitanteMudou.perform({ id: randomUUID() }, resources);
  expect(mailsWith(bot.email)).toEqual([]);
});
