import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Chave, Valor } from "../../domain/conteudo/formas.ts";
import { CHAVES } from "../../domain/conteudo/formas.ts";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const { atendimento: AUTOR, gestao: GESTAO, leitura: LEITURA } = MEMBROS;
let outraGestao: string;

beforeAll(async () => {
  await insertEquipe(database.sql);
  outraGestao = await insertMembro(database.sql, "gestao");
});

const read = (chave: Chave) => callPainel(database.sql, LEITURA, "texto", { chave });
type Step = "descartar_rascunho" | "pedir_aprovacao" | "aprovar_texto" | "desfazer_publicacao";

/** A command on the version that is stored now. */
async function act(membro: string, funcao: Step, chave: Chave) {
  const { versao } = await read(chave);
  return callPainel(database.sql, membro, funcao, { comando: randomUUID(), chave, versao });
}
async function draft<C extends Chave>(membro: string, chave: C, valor: Valor<C>) {
  const { versao } = await read(chave);
  return callPainel(database.sql, membro, "gravar_rascunho", { comando: randomUUID(), chave, versao, valor });
}
async function publish<C extends Chave>(chave: C, valor: Valor<C>) {
  await draft(AUTOR, chave, valor);
  await act(AUTOR, "pedir_aprovacao", chave);
  await act(GESTAO, "aprovar_texto", chave);
}
async function exported(alvo: "site" | "previa") {
  const [row] = await database.sql`select privado.exportar_conteudo(${alvo}) as saida`;
  return row?.saida as { revisao: number; textos: Record<string, unknown>; fotos: string[] };
}

const faq = (paragraph: string) => ({ ...PADROES.faq, "como-entrar": [paragraph] });

test("[TEXTO-01, TEXTO-02] a draft is published by a second person, exported, and undone to the value before", async () => {
  await draft(AUTOR, "faq", faq("Primeira versão."));
  expect(await read("faq")).toMatchObject({ situacao: "rascunho", publicado: null, pode_aprovar: false });
  expect((await exported("previa")).textos.faq).toEqual(faq("Primeira versão."));
  expect((await exported("site")).textos).not.toHaveProperty("faq");
  await act(AUTOR, "pedir_aprovacao", "faq");
  expect(await callPainel(database.sql, GESTAO, "texto", { chave: "faq" })).toMatchObject({ pode_aprovar: true });
  await act(GESTAO, "aprovar_texto", "faq");
  await publish("faq", faq("Segunda versão."));
  const published = await read("faq");
  expect(published).toMatchObject({ situacao: null, rascunho: null, publicado: faq("Segunda versão.") });
  expect(published.publicacoes).toMatchObject([
    { autor: { id: AUTOR }, aprovador: { id: GESTAO }, valor: faq("Segunda versão."), desfeita_em: null },
    { valor: faq("Primeira versão.") },
  ]);
  const before = await exported("site");
  await act(outraGestao, "desfazer_publicacao", "faq");
  const after = await exported("site");
  expect([before.textos.faq, after.textos.faq]).toEqual([faq("Segunda versão."), faq("Primeira versão.")]);
  expect(after.revisao).toBeGreaterThan(before.revisao);
  await act(GESTAO, "desfazer_publicacao", "faq");
  expect((await exported("site")).textos).not.toHaveProperty("faq");
  expect((await read("faq")).publicacoes).toMatchObject([
    { desfeita_por: { id: outraGestao } },
    { desfeita_por: { id: GESTAO } },
  ]);
  await expect(act(GESTAO, "desfazer_publicacao", "faq")).rejects.toMatchObject({ code: "PT422" });
  const jobs =
    await database.sql`select dados ->> 'alvo' as alvo from privado.saida where tarefa = 'publicar_conteudo'`;
  expect(jobs.map(({ alvo }) => alvo)).toEqual(["site"]);
});

test("[TEXTO-02] the author cannot approve, whatever their role, and an edit makes the editor the author", async () => {
  await draft(GESTAO, "whatsapp", { numero: "16991111111" });
  await expect(act(outraGestao, "aprovar_texto", "whatsapp")).rejects.toMatchObject({ code: "PT422" });
  await act(AUTOR, "pedir_aprovacao", "whatsapp");
  await expect(act(GESTAO, "aprovar_texto", "whatsapp")).rejects.toMatchObject({ code: "PT422" });
  await expect(act(AUTOR, "aprovar_texto", "whatsapp")).rejects.toMatchObject({ code: "42501" });
  await draft(outraGestao, "whatsapp", { numero: "16992222222" });
  expect((await read("whatsapp")).situacao).toBe("rascunho");
  await act(outraGestao, "pedir_aprovacao", "whatsapp");
  await expect(act(outraGestao, "aprovar_texto", "whatsapp")).rejects.toMatchObject({ code: "PT422" });
  await act(GESTAO, "aprovar_texto", "whatsapp");
  expect((await read("whatsapp")).publicado).toEqual({ numero: "16992222222" });
});

test("[TEXTO-02] a refused draft returns with the reason and can be written again or discarded", async () => {
  await draft(AUTOR, "telefone", { numero: "1633210000" });
  await act(AUTOR, "pedir_aprovacao", "telefone");
  const { versao } = await read("telefone");
  const refusal = { comando: randomUUID(), chave: "telefone" as const, versao, motivo: "Este número é da loja." };
  await callPainel(database.sql, GESTAO, "recusar_texto", refusal);
  expect(await read("telefone")).toMatchObject({ situacao: "recusado", motivo: refusal.motivo });
  await expect(act(GESTAO, "aprovar_texto", "telefone")).rejects.toMatchObject({ code: "PT422" });
  await act(AUTOR, "descartar_rascunho", "telefone");
  expect(await read("telefone")).toMatchObject({ situacao: null, rascunho: null, motivo: null, publicado: null });
});

test("[TEXTO-02] an older version is refused, a repeated command answers once more", async () => {
  const { versao } = await read("imersao");
  const valor = { inicio: "2027-03-12T09:00", local: "Ribeirão Preto, SP" };
  const command = { comando: randomUUID(), chave: "imersao" as const, versao, valor };
  const first = await callPainel(database.sql, AUTOR, "gravar_rascunho", command);
  expect(await callPainel(database.sql, AUTOR, "gravar_rascunho", command)).toEqual(first);
  const late = callPainel(database.sql, GESTAO, "gravar_rascunho", { ...command, comando: randomUUID() });
  await expect(late).rejects.toMatchObject({ code: "PT409" });
  const record = await database.sql`select detalhe from privado.registro_de_acessos
    where acao = 'gravar_rascunho' and detalhe ->> 'chave' = 'imersao'`;
  expect(record).toHaveLength(1);
});

test("[TEXTO-02] a value that the site cannot show is refused with a message", async () => {
  const { executiva } = PADROES.lideres;
  const unknownPicture = { ...PADROES.lideres, executiva: { ...executiva, foto: randomUUID() } };
  await expect(draft(AUTOR, "lideres", unknownPicture)).rejects.toMatchObject({ code: "PT422" });
  const late = { texto: "Volta", pagina: null, inicio: "2027-03-02T10:00", fim: "2027-03-01T10:00" };
  await expect(draft(AUTOR, "aviso", late)).rejects.toMatchObject({ code: "PT422" });
  await expect(draft(AUTOR, "whatsapp", { numero: "1" })).rejects.toMatchObject({ code: "PT422" });
});

test("[TEXTO-01] the export names the pictures in use; others are deleted after a week", async () => {
  const { sql } = database;
  const [used, unused] = [randomUUID(), randomUUID()];
  for (const id of [used, unused]) {
    await sql`insert into privado.fotos (id, largura, formato, bytes, autor, criada_em)
      values (${id}, 480, 'webp', '\\x00', ${GESTAO}, now() - interval '8 days')`;
  }
  await publish("lideres", { ...PADROES.lideres, comercial: { ...PADROES.lideres.comercial, foto: used } });
  expect((await exported("site")).fotos).toEqual([used]);
  await sql`select privado.limpar_conteudo()`;
  expect((await sql`select id from privado.fotos`).map(({ id }) => id)).toEqual([used]);
});

test("[TEXTO-01] the list tells which keys were published and the state of the builds", async () => {
  const { revisao } = await callPainel(database.sql, AUTOR, "pedir_previa", { comando: randomUUID() });
  const { textos, previa } = await callPainel(database.sql, LEITURA, "textos", {});
  expect(textos.map(({ chave }) => chave).sort()).toEqual([...CHAVES].sort());
  expect(textos.find(({ chave }) => chave === "videos")).toMatchObject({ publicado: false, publicado_em: null });
  expect(previa).toMatchObject({ revisao, pronta_em: null });
  await database.sql`select privado.construcao_pronta('previa', ${revisao})`;
  expect((await callPainel(database.sql, LEITURA, "textos", {})).previa?.pronta_em).toEqual(expect.any(String));
});
