import { randomUUID } from "node:crypto";
import type { InferInput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { chooseModelo } from "../../domain/painel/choose-modelo.ts";
import type { CONTRATO } from "../../domain/painel/contrato.ts";
import { problemaDoModelo, renderModelo } from "../../domain/painel/modelo.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
type Modelo = InferInput<(typeof CONTRATO)["gravar_modelo"]["entrada"]>["modelo"];

const VALID = [
  "Oi!",
  "Oi, {primeiro_nome}! Aqui é {autor}.",
  "Oi[, {primeiro_nome}]! [Protocolo {protocolo}]",
  "[{loja}\n\nem {cidade}]",
  "[] {loja}{cidade}",
];

const INVALID = [
  "Oi, {apelido}!",
  "Oi, {Loja}!",
  "Oi, { loja }!",
  "Oi, {}!",
  "Oi, {loja!",
  "Oi, loja}!",
  "Oi, {{loja}}!",
  "Oi, {{loja}autor}!",
  "Oi[, {loja}!",
  "Oi, {loja}]!",
  "Oi[, [{loja}]]!",
  "Oi][, {loja}",
  "[Oi, {lo]ja}",
];

beforeAll(() => insertEquipe(database.sql));

const list = async () => (await callPainel(database.sql, MEMBROS.leitura, "modelos", {})).modelos;
const newModelo = (change: Partial<Modelo> = {}): Modelo => ({
  id: randomUUID(),
  momento: "depois",
  nome: "Aniversário da farmácia",
  canal: "whatsapp",
  assunto: null,
  texto: "Oi[, {primeiro_nome}]! Parabéns pela {loja}.",
  origens: [],
  ...change,
});
const save = (modelo: Modelo, versao: number | null = null, comando: string = randomUUID()) =>
  callPainel(database.sql, MEMBROS.gestao, "gravar_modelo", { comando, modelo, versao });
const recorded = (acao: string) =>
  database.sql`select membro, alvo, detalhe from privado.registro_de_acessos where acao = ${acao} order by id desc limit 1`;

test("[EQUIPE-01, CAIXA-05] every template reads well with all data and with none, and its text is one that may be saved", async () => {
  const modelos = await list();
  expect(new Set(modelos.map(({ canal }) => canal))).toEqual(new Set(["whatsapp", "email"]));
  const none = { primeiro_nome: null, autor: "Carla", protocolo: null, loja: null, cidade: null };
  const all = { ...none, primeiro_nome: "Ana", protocolo: "ED-0000-0001", loja: "Drogaria Sol", cidade: "Bauru" };
  for (const { assunto, texto, id } of modelos) {
    for (const dados of [none, all]) {
      const message = renderModelo(`${assunto ?? ""}\n${texto}`, dados);
      expect([id, message.match(/[[\]{}]| {2}| [,.!?]|\n{3}| $/gm)]).toEqual([id, null]);
      expect(message.includes("Carla")).toBe(true);
    }
    const named = renderModelo(`${assunto ?? ""}\n${texto}`, all);
    expect([id, named.includes("Ana"), named.includes("ED-0000-0001")]).toEqual([id, true, true]);
    expect([id, problemaDoModelo(texto), problemaDoModelo(assunto ?? "")]).toEqual([id, null, null]);
  }
});

test.each([
  ["contato", "Primeira resposta"],
  ["live", "Live"],
  ["livro", "Livro"],
  ["plenitude", "Inscrição em programa"],
  ["edificacao", "Inscrição em programa"],
  ["mentoria_imersao", "Inscrição em programa"],
  ["despertar", "Inscrição em programa"],
  ["edenapp", "Boas-vindas ao EdenApp"],
  ["diagnostico", "Sobre o diagnóstico"],
  ["direto", undefined],
  ["email", undefined],
] as const)("[RESPOSTA-01] the stored templates: %s starts with %s by both channels", async (origem, nome) => {
  const modelos = await list();
  for (const canal of ["whatsapp", "email"] as const) {
    const { modelo, proximos } = chooseModelo(modelos, { origem, linha_do_tempo: [] }, canal);
    expect([canal, modelo?.nome]).toEqual([canal, nome]);
    expect(proximos.map((outro) => outro.nome)).toEqual(["Retomar conversa"]);
  }
});

test("[RESPOSTA-01] a template for an origin that does not exist is refused", async () => {
  await expect(save(newModelo({ origens: ["orkut" as "live"] }))).rejects.toMatchObject({ code: "23514" });
});

test("[EQUIPE-01] gestao adds, changes and removes a template, once per command and on the record", async () => {
  const modelo = newModelo({ canal: "email", assunto: "Parabéns[, {primeiro_nome}]" });
  const comando = randomUUID();
  expect(await save(modelo, null, comando)).toEqual({ id: modelo.id, versao: 1 });
  expect(await save(modelo, null, comando)).toEqual({ id: modelo.id, versao: 1 });
  expect((await list()).at(-1)).toEqual({ ...modelo, versao: 1 });
  const changed: Modelo = { ...modelo, nome: "Festa", texto: "Oi!", origens: ["live", "livro"] };
  expect(await save(changed, 1)).toEqual({ id: modelo.id, versao: 2 });
  expect((await list()).at(-1)).toEqual({ ...changed, versao: 2 });
  expect(await recorded("gravar_modelo")).toEqual([
    { membro: MEMBROS.gestao, alvo: "modelo", detalhe: { modelo: "Festa" } },
  ]);
  const erasing = { comando: randomUUID(), id: modelo.id, versao: 2 };
  await callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", erasing);
  await callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", erasing);
  expect((await list()).map(({ id }) => id)).not.toContain(modelo.id);
  expect(await recorded("apagar_modelo")).toEqual([
    { membro: MEMBROS.gestao, alvo: "modelo", detalhe: { modelo: "Festa" } },
  ]);
});

test("[EQUIPE-01] a colleague's newer version, an unknown one and a changed order are refused with 409", async () => {
  const modelo = newModelo();
  await save(modelo);
  await save({ ...modelo, texto: "Da colega" }, 1);
  for (const stale of [1, 3, null]) {
    await expect(save({ ...modelo, texto: "Meu" }, stale)).rejects.toMatchObject({ code: "PT409" });
  }
  await expect(save(newModelo(), 1)).rejects.toMatchObject({ code: "PT409" });
  const erasing = callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", {
    comando: randomUUID(),
    id: modelo.id,
    versao: 1,
  });
  await expect(erasing).rejects.toMatchObject({ code: "PT409" });
  expect((await list()).find(({ id }) => id === modelo.id)).toMatchObject({ texto: "Da colega", versao: 2 });

  const antes = (await list()).map(({ id }) => id);
  const depois = antes.toReversed();
  const sort = (body: { antes: string[]; depois: string[] }) =>
    callPainel(database.sql, MEMBROS.gestao, "ordenar_modelos", { comando: randomUUID(), ...body });
  await sort({ antes, depois });
  expect((await list()).map(({ id }) => id)).toEqual(depois);
  await expect(sort({ antes, depois })).rejects.toMatchObject({ code: "PT409" });
  await expect(sort({ antes: depois, depois: antes.slice(1) })).rejects.toMatchObject({ code: "PT422" });
  await sort({ antes: depois, depois: antes });
  expect(await recorded("ordenar_modelos")).toMatchObject([{ membro: MEMBROS.gestao, alvo: "modelo" }]);
});

test("[EQUIPE-01] editor and database refuse the same texts", async () => {
  for (const texto of [...VALID, ...INVALID]) {
    const [row] = await database.sql`select privado.modelo_valido(${texto}) as valido`;
    expect([texto, row?.valido]).toEqual([texto, problemaDoModelo(texto) === null]);
  }
  for (const texto of INVALID) {
    await expect(save(newModelo({ texto }))).rejects.toMatchObject({ code: "PT422" });
    await expect(save(newModelo({ canal: "email", assunto: texto }))).rejects.toMatchObject({ code: "PT422" });
    const direct = database.sql`update privado.modelos set texto = ${texto}`;
    await expect(direct).rejects.toMatchObject({ code: "23514" });
  }
  await expect(save(newModelo({ assunto: "Só o e-mail tem" }))).rejects.toMatchObject({ code: "23514" });
  await expect(save(newModelo({ canal: "email" }))).rejects.toMatchObject({ code: "23514" });
});
