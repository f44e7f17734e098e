import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { readFiltro } from "../../domain/painel/filtro.ts";
import { callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

beforeAll(async () => {
  const { sql } = database;
  await drainCaixa(sql);
  await insertEquipe(sql);
  await sql`truncate privado.pessoas cascade`;
  await insertPessoa(sql, { lugar_uf: "MG", dono: MEMBROS.atendimento });
  await insertPessoa(sql, { lugar_uf: "MG" });
  await insertPessoa(sql, { lugar_uf: "SP" });
});

const vista = (part: object = {}) => ({
  comando: randomUUID(),
  id: randomUUID() as string,
  nome: "Minas",
  filtro: { ufs: ["MG" as const] },
  da_equipe: false,
  versao: null as number | null,
  ...part,
});
const save = (membro: string, part: object = {}) => callPainel(database.sql, membro, "gravar_vista", vista(part));
const read = async (membro: string) => (await callPainel(database.sql, membro, "vistas", {})).vistas;

test("[VISTA-02] a view is its owner's, one of the team is everybody's, each with the count of who looks", async () => {
  const { sql } = database;
  const bruna = await insertMembro(sql, "atendimento");
  const own = await save(bruna, { nome: "Minhas de Minas", filtro: { ufs: ["MG"], donos: ["eu"] } });
  const team = await save(MEMBROS.gestao, { nome: "Minas sem mim", da_equipe: true });
  expect(await read(bruna)).toEqual([
    {
      id: own.id,
      nome: "Minhas de Minas",
      filtro: { ufs: ["MG"], donos: ["eu"] },
      da_equipe: false,
      versao: 1,
      quantas: 0,
    },
    { id: team.id, nome: "Minas sem mim", filtro: { ufs: ["MG"] }, da_equipe: true, versao: 1, quantas: 2 },
  ]);
  expect((await read(MEMBROS.leitura)).map(({ nome }) => nome)).toEqual(["Minas sem mim"]);
  const mine = await save(MEMBROS.atendimento, { filtro: { donos: ["eu"] } });
  expect((await read(MEMBROS.atendimento)).find(({ id }) => id === mine.id)?.quantas).toBe(1);
});

test("[VISTA-02] it is changed in the version on screen and deleted; a colleague's is not found, the team's is for gestao", async () => {
  const { sql } = database;
  const [bruna, gustavo] = [await insertMembro(sql, "atendimento"), await insertMembro(sql, "atendimento")];
  const { id } = await save(bruna);
  expect(await save(bruna, { id, nome: "Sul", filtro: { ufs: ["RS"] }, versao: 1 })).toEqual({ id, versao: 2 });
  await expect(save(bruna, { id, versao: 1 })).rejects.toMatchObject({ code: "PT409" });
  await expect(save(gustavo, { id, versao: 2 })).rejects.toMatchObject({ code: "PT404" });
  // An id that another member's view has is not taken over.
  await expect(save(gustavo, { id })).rejects.toMatchObject({ code: "PT409" });
  await expect(save(bruna, { id, da_equipe: true, versao: 2 })).rejects.toMatchObject({ code: "42501" });
  const team = await save(MEMBROS.gestao, { da_equipe: true });
  const erase = (membro: string, alvo: string, versao: number) =>
    callPainel(sql, membro, "apagar_vista", { comando: randomUUID(), id: alvo, versao });
  await expect(erase(bruna, team.id, 1)).rejects.toMatchObject({ code: "42501" });
  expect(await erase(bruna, id, 2)).toEqual({ apagada: true });
  await erase(MEMBROS.gestao, team.id, 1);
  expect((await read(bruna)).filter((one) => [id, team.id].includes(one.id))).toEqual([]);
});

test("[VISTA-02] at most 20 of a member; a repeated command saves once; a filter must be one", async () => {
  const { sql } = database;
  const bruna = await insertMembro(sql, "atendimento");
  const first = vista();
  const saved = await callPainel(sql, bruna, "gravar_vista", first);
  expect(await callPainel(sql, bruna, "gravar_vista", first)).toEqual(saved);
  for (let count = 1; count < 20; count++) await save(bruna);
  await expect(save(bruna)).rejects.toMatchObject({ code: "PT422" });
  await save(bruna, { id: saved.id, versao: 1, nome: "Ainda cabe" });
  await expect(save(bruna, { id: saved.id, versao: 2, filtro: { signo: "touro" } })).rejects.toMatchObject({
    code: "22023",
  });
  await expect(save(bruna, { id: saved.id, versao: 2, nome: " " })).rejects.toMatchObject({ code: "PT422" });
});

test("[VISTA-02] a saved field that does not exist any more is left out of the count, and of the filter that opens", async () => {
  const { sql } = database;
  const bruna = await insertMembro(sql, "atendimento");
  const { id } = await save(bruna);
  await sql`update privado.vistas set filtro = '{"ufs": ["MG"], "signo": ["touro"], "espera": "amanha"}' where id = ${id}`;
  const [opened] = (await read(bruna)).filter((one) => one.id === id);
  expect(opened?.quantas).toBe(2);
  expect(readFiltro(opened?.filtro)).toEqual({ filtro: { ufs: ["MG"] }, perdidos: 2 });
});
