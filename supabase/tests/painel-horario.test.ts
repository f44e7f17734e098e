import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import type { feriadoSchema } from "../../domain/painel/contrato.ts";
import { feriadosNacionais } from "../../domain/painel/tempo-util.ts";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
/** By the calendar of São Paulo, three hours behind UTC. */
const NEXT_YEAR = new Date(Date.now() - 3 * 3_600_000).getUTCFullYear() + 1;
const LOCAL = { dia: `${NEXT_YEAR}-01-25`, nome: "Aniversário de São Paulo", faixas: [], nacional: false };
const WORKED = {
  dia: `${NEXT_YEAR}-11-20`,
  nome: "Consciência Negra",
  faixas: [{ abre: "09:00", fecha: "13:00" }],
  nacional: true,
};

beforeAll(() => insertEquipe(database.sql));

const readHours = () => callPainel(database.sql, MEMBROS.leitura, "horario", {});
const byDay = (feriados: InferOutput<typeof feriadoSchema>[], dia: string) =>
  feriados.find((feriado) => feriado.dia === dia);

test("[CAIXA-04, ATENDIMENTO-01, ATENDIMENTO-03] hours begin with the committed sample; gestao edits them and holidays; what was promised keeps its moment", async () => {
  const prazo = new Date("2026-11-16T14:00:00Z");
  const pessoa = await insertPessoa(database.sql, { espera_desde: "2026-11-16T12:00:00Z", prazo });
  const { horario, esperas, feriados } = await readHours();
  expect(horario).toEqual(PADROES.expediente);
  for (const [dia, nome] of feriadosNacionais(NEXT_YEAR)) {
    expect(byDay(feriados, dia)).toEqual({ dia, nome, faixas: [], nacional: true });
  }
  const saturday = horario.dias.map((faixas, dia) => (dia === 6 ? [{ abre: "09:00", fecha: "12:00" }] : faixas));
  const edited = {
    comando: randomUUID(),
    horario: { prazo_minutos: 60, dias: saturday },
    esperas,
    feriados: [...feriados.filter(({ dia }) => dia !== WORKED.dia), LOCAL, WORKED],
  };
  await callPainel(database.sql, MEMBROS.gestao, "gravar_horario", edited);
  await callPainel(database.sql, MEMBROS.gestao, "gravar_horario", edited);
  const after = await readHours();
  expect(after.horario).toEqual(edited.horario);
  expect([byDay(after.feriados, LOCAL.dia), byDay(after.feriados, WORKED.dia)]).toEqual([LOCAL, WORKED]);
  const stored = await database.sql`select dia::text from privado.feriados order by dia`;
  expect(stored.map(({ dia }) => dia)).toEqual([LOCAL.dia, WORKED.dia]);
  const [promise] = await database.sql`select prazo from privado.pessoas where id = ${pessoa}`;
  expect(promise?.prazo).toEqual(prazo);
  const [next] = await database.sql`select privado.prazo_de('2026-11-20T22:00:00Z') as prazo`;
  expect(next?.prazo).toEqual(new Date("2026-11-21T10:00:00-03:00"));
  await callPainel(database.sql, MEMBROS.gestao, "gravar_horario", { ...edited, comando: randomUUID(), feriados });
  expect(byDay((await readHours()).feriados, LOCAL.dia)).toBeUndefined();
});

test("[CAIXA-04] hours that cannot be are refused with a message", async () => {
  const { horario, esperas } = await readHours();
  const dias = horario.dias.map(() => [{ abre: "12:00", fecha: "08:00" }]);
  for (const wrong of [
    { horario: { ...horario, dias }, feriados: [] },
    { horario: { ...horario, dias: horario.dias.map(() => []) }, feriados: [] },
    { horario, feriados: [{ ...LOCAL, faixas: [{ abre: "09:00", fecha: "09:00" }] }] },
  ]) {
    const refused = callPainel(database.sql, MEMBROS.gestao, "gravar_horario", {
      comando: randomUUID(),
      esperas,
      ...wrong,
    });
    await expect(refused).rejects.toMatchObject({ code: "PT422" });
  }
});

const promised = async () => {
  const [row] = await database.sql`select privado.tempo_util(d, privado.prazo_de(d)) / 60 as minutos
    from (select '2026-11-16T11:00:00Z'::timestamptz as d) as quando`;
  return Number(row?.minutos);
};
const builds = async () =>
  (await database.sql`select revisao::integer from privado.construcoes where alvo = 'site' order by revisao`).map(
    ({ revisao }) => revisao as number,
  );
const report = (revisao: number | undefined) => database.sql`select privado.construcao_pronta('site', ${revisao ?? 0})`;
const exported = async () => (await database.sql`select privado.exportar_conteudo('site') as saida`)[0]?.saida;

/** Saves what is stored with these changes. */
async function save(change: Partial<{ prazo_minutos: number; dias: unknown; feriados: unknown; esperas: object }>) {
  const { horario, esperas, feriados } = await readHours();
  const { prazo_minutos = horario.prazo_minutos, dias = horario.dias, ...more } = change;
  const next = { comando: randomUUID(), horario: { prazo_minutos, dias }, feriados, esperas, ...more };
  await callPainel(database.sql, MEMBROS.gestao, "gravar_horario", next as never);
}

test("[ATENDIMENTO-02] other minutes or weekdays ask for one build and are published until it is reported; holidays are not", async () => {
  await save({ prazo_minutos: 540 });
  await report((await builds()).at(-1));
  const before = await builds();
  await save({ feriados: [LOCAL] });
  const { esperas } = await readHours();
  await save({ esperas: { ...esperas, livro: true } });
  expect(await builds()).toEqual(before);
  expect(await readHours()).toMatchObject({ publicando: false, esperas: { livro: true } });
  await save({ esperas });
  await save({ prazo_minutos: 120 });
  expect(await builds()).toHaveLength(before.length + 1);
  const { horario, publicando } = await readHours();
  expect(publicando).toBe(true);
  expect(await exported()).toMatchObject({ textos: { expediente: horario } });
  const { dias } = horario;
  await save({ dias: dias.with(6, []) });
  await report((await builds()).at(-2));
  expect((await readHours()).publicando).toBe(true);
  await report((await builds()).at(-1));
  expect((await readHours()).publicando).toBe(false);
  expect(await builds()).toHaveLength(before.length + 2);
});

test("[ATENDIMENTO-03] a shorter promise applies at once, a longer one when the build that states it is reported", async () => {
  await save({ prazo_minutos: 240 });
  await report((await builds()).at(-1));
  await save({ prazo_minutos: 120 });
  expect(await promised()).toBe(120);
  const short = (await builds()).at(-1);
  await save({ prazo_minutos: 540 });
  // The build with two hours may be served before the one with a day.
  expect([await promised(), (await readHours()).prazo_no_site]).toEqual([120, 120]);
  await report(short);
  expect(await promised()).toBe(120);
  await report((await builds()).at(-1));
  expect([await promised(), (await readHours()).prazo_no_site]).toEqual([540, null]);
});
