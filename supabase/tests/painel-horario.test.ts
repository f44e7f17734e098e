import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import { beforeAll, expect, test } from "vitest";
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

test("[CAIXA-04] gestao edits hours and holidays; what was promised keeps its moment", async () => {
  const prazo = new Date("2026-11-16T14:00:00Z");
  const pessoa = await insertPessoa(database.sql, { espera_desde: "2026-11-16T12:00:00Z", prazo });
  const { horario, feriados } = await readHours();
  expect(horario.prazo_minutos).toBe(120);
  for (const [dia, nome] of feriadosNacionais(NEXT_YEAR)) {
    expect(byDay(feriados, dia)).toEqual({ dia, nome, faixas: [], nacional: true });
  }
  const saturday = horario.dias.map((faixas, dia) => (dia === 6 ? [{ abre: "09:00", fecha: "12:00" }] : faixas));
  const edited = {
    comando: randomUUID(),
    horario: { prazo_minutos: 60, dias: saturday },
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
  const { horario } = await readHours();
  const dias = horario.dias.map(() => [{ abre: "12:00", fecha: "08:00" }]);
  for (const wrong of [
    { horario: { ...horario, dias }, feriados: [] },
    { horario: { ...horario, dias: horario.dias.map(() => []) }, feriados: [] },
    { horario, feriados: [{ ...LOCAL, faixas: [{ abre: "09:00", fecha: "09:00" }] }] },
  ]) {
    const refused = callPainel(database.sql, MEMBROS.gestao, "gravar_horario", { comando: randomUUID(), ...wrong });
    await expect(refused).rejects.toMatchObject({ code: "PT422" });
  }
});
