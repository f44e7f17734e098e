import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { diaOf } from "../../domain/dia.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais } from "./support/acompanhar.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const { gestao } = MEMBROS;
beforeAll(() => insertEquipe(database.sql));

const HOJE = diaOf(Date.now());

async function customer(more: Record<string, unknown> = { conta_situacao: "ativa" }) {
  const { id: cadastro, pessoa } = await receive(database.sql, "paid", {
    ...{ ...newCanais(), cpf: newCpf(), pedido_id: null },
    ...more,
  });
  return { cadastro, pessoa };
}
const see = (id: string) => callPainel(database.sql, gestao, "pessoa", { id });

async function close({ cadastro, pessoa }: { cadastro: string; pessoa: string }, em: string | null, membro = gestao) {
  const comando = randomUUID();
  const { versao } = await see(pessoa);
  const entrada = { comando, pessoa, versao, cadastro, em };
  return { comando, entrada, gravada: await callPainel(database.sql, membro, "encerrar_contrato", entrada) };
}
const endOf = async (cadastro: string) =>
  (await database.sql`select encerrada_em::text as em from public.cadastros_app where id = ${cadastro}`)[0]?.em;

test("[SEC-M19] gestao enters the last day of a contract, sees it on the sign-up, changes it, takes it back and undoes each within a minute", async () => {
  const who = await customer();
  const first = await close(who, HOJE);
  expect(await callPainel(database.sql, gestao, "encerrar_contrato", first.entrada)).toEqual(first.gravada);
  expect(await endOf(who.cadastro)).toBe(HOJE);
  const [linha] = (await see(who.pessoa)).linha_do_tempo.filter(({ tipo }) => tipo === "entrada");
  expect(linha).toMatchObject({ dados: { encerrada_em: HOJE } });
  const { comando } = await close(who, null);
  expect(await endOf(who.cadastro)).toBeNull();
  await callPainel(database.sql, gestao, "desfazer", { comando });
  expect(await endOf(who.cadastro)).toBe(HOJE);
  await expect(callPainel(database.sql, gestao, "desfazer", { comando: first.comando })).rejects.toMatchObject({
    code: "PT409",
  });
  const recorded = await database.sql`select acao, alvo from privado.registro_de_acessos
    where alvo_id = ${who.pessoa} and acao in ('encerrar_contrato', 'desfazer') order by id`;
  expect(recorded.map(({ acao }) => acao)).toEqual(["encerrar_contrato", "encerrar_contrato", "desfazer"]);
});

test("[SEC-M19] the end of a contract is for gestao, for a contract of this person, and never in the future", async () => {
  const who = await customer();
  await expect(close(who, HOJE, MEMBROS.atendimento)).rejects.toMatchObject({ code: "42501" });
  const tomorrow = diaOf(Date.now() + 86_400_000);
  for (const day of [tomorrow, "2020-01-01"]) await expect(close(who, day)).rejects.toMatchObject({ code: "PT422" });
  const other = await customer();
  await expect(close({ ...who, cadastro: other.cadastro }, HOJE)).rejects.toMatchObject({ code: "PT404" });
  const pending = await customer({ conta_situacao: "pendente" });
  await expect(close(pending, HOJE)).rejects.toMatchObject({ code: "PT422" });
  const free = await receive(database.sql, "free", { ...newCanais(), cpf: newCpf(), conta_situacao: "ativa" });
  await expect(close({ cadastro: free.id, pessoa: free.pessoa }, HOJE)).rejects.toMatchObject({ code: "PT422" });
});

test("[SEC-M19] a sign-up that ended long ago is no contract any more: its period is not begun again", async () => {
  const who = await customer({
    conta_situacao: "ativa",
    criado_em: new Date("2015-01-05"),
    encerrada_em: "2016-01-05",
  });
  await expect(close(who, null)).rejects.toMatchObject({ code: "PT422" });
});
