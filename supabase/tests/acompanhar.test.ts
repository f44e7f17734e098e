import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Pessoa } from "../../domain/painel/pessoa.ts";
import { prazos } from "../../domain/privacidade/prazos.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { newCanais, useAcompanhar } from "./support/acompanhar.ts";
import { callAs, callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa } from "./support/drain-caixa.ts";
import { newAddress, useApi } from "./support/test-api.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const api = useApi();
const { call, codeOf, open, newContato, openPessoa } = useAcompanhar(api);
beforeAll(() => insertEquipe(api.sql));

test("[ACOMPANHAR-01] every source has a link: the id of a new row is exchanged for it, and it opens that row", async () => {
  const { sql } = api;
  const { resposta } = await insertDiagnostico(sql, newCpf());
  const rows: [tabela: string, id: string, fase: string][] = [
    ["contato", await insertRow(sql, "contato", newCanais()), "recebida"],
    ["leadlive", await insertRow(sql, "leadlive", newCanais()), "entregue"],
    ["inscricoes", await insertRow(sql, "plenitude", newCanais()), "recebida"],
    ["inscricoes", await insertRow(sql, "edificacao", newCanais()), "recebida"],
    ["inscricoes", await insertRow(sql, "mentoria_imersao", newCanais()), "recebida"],
    ["inscricoes", await insertRow(sql, "despertar", newCanais()), "recebida"],
    ["cadastros_app", await insertRow(sql, "free", { ...newCanais(), cpf: newCpf() }), "abrindo"],
    ["pedidos", await insertPedido(sql, newCanais()), "esperando_pagamento"],
    ["diagnosticos_respostas", resposta, "recebido"],
  ];
  for (const projected of [false, true]) {
    if (projected) await drainCaixa(sql);
    for (const [tabela, id, fase] of rows) {
      const { body: codigo } = await call("acompanhar_recibo", { p_id: id });
      expect(codigo, tabela).toMatch(/^[\w-]{48}$/);
      const dados = await open(codigo);
      const [row] = await sql`select privado.protocolo(${id}) as protocolo`;
      expect(dados).toMatchObject({ tabela, protocolo: row?.protocolo, fase: { fase } });
    }
  }
});

test("[ACOMPANHAR-01] the id opens nothing after an hour, nor does an unknown one, and the exchange is limited", async () => {
  const { sql } = api;
  const id = await insertRow(sql, "contato", { criado_em: new Date(Date.now() - 3_700_000) });
  for (const wrong of [id, randomUUID()])
    expect((await call("acompanhar_recibo", { p_id: wrong })).body ?? null).toBeNull();
  await sql`update privado.limites set maximo = 2, janela = '1000 days' where alvo = 'acompanhar_recibo'`;
  const address = newAddress();
  const statuses = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await call("acompanhar_recibo", { p_id: id }, address)).status);
  await sql`update privado.limites set maximo = 300 where alvo = 'acompanhar_recibo'`;
  expect(statuses).toEqual([200, 200, 429]);
});

test("[ACOMPANHAR-01] it shows what was sent with masked contacts, and the clock of the panel to the second", async () => {
  const { sql } = api;
  const { codigo, pessoa, email, telefone, id } = await newContato();
  const dados = await open(codigo);
  expect(dados).toMatchObject({
    texto: "Quero conhecer a Éden.\nObrigada!",
    nome: "Maria",
    origem: "contato",
    fase: { tipo: "conversa", fase: "recebida" },
    mensagem_espera: null,
    pode_retirar: true,
    guarda: null,
    eliminacao: null,
    mensagens: [],
    email: `${email[0]}•••••••@farmacia.com.br`,
    telefone: `(11) •••••-${telefone.slice(-4)}`,
  });
  const [row] =
    await sql`select (now() at time zone 'America/Sao_Paulo')::date + ${prazos.linkDeAcompanhar.quantidade}::integer = ${dados?.ate ?? ""}::date as valid`;
  expect(row?.valid).toBe(true);
  for (const hidden of [email, telefone, pessoa, id]) expect(JSON.stringify(dados)).not.toContain(hidden);
  // One transaction has one now(), so both clocks are computed at the same moment.
  const [page, painel] = await sql.begin(async (transaction) => {
    const [seen] = await transaction`select privado.acompanhar_json('contato', ${id}, current_date) as dados`;
    const person = (await callAs(transaction, { sub: MEMBROS.gestao, aal: "aal2" }, "pessoa", {
      id: pessoa,
    })) as Pessoa;
    return [seen?.dados.fase.espera, person.relogio];
  });
  expect(page).not.toBeNull();
  expect(page).toEqual(painel);
});

test("[ACOMPANHAR-01] it follows the team: read, looked after, answered, done; never a note, a reason or that it was lost", async () => {
  const { sql } = api;
  const { codigo, pessoa } = await newContato();
  const { versao } = await openPessoa(pessoa);
  expect(await open(codigo)).toMatchObject({ fase: { fase: "lida" }, lida_em: expect.any(String), resposta: null });
  const dono = MEMBROS.atendimento;
  await callPainel(sql, dono, "mudar_dono", { comando: randomUUID(), pessoa, versao, dono });
  await callPainel(sql, dono, "anotar", { comando: randomUUID(), pessoa, texto: "Segredo da equipe" });
  const contact = { comando: randomUUID(), pessoa, canal: "whatsapp", resultado: "falei", texto: "Segredo" } as const;
  await callPainel(sql, dono, "registrar_contato", contact);
  const talking = await open(codigo);
  expect(talking).toMatchObject({
    fase: { fase: "em_conversa", espera: null },
    mensagem_espera: null,
    responsavel: "Atendimento",
  });
  expect(talking?.resposta?.canal).toBe("whatsapp");
  const lost = {
    comando: randomUUID(),
    pessoa,
    versao: (await openPessoa(pessoa)).versao,
    estado: "folha",
    motivo: "preco",
  } as const;
  await callPainel(sql, dono, "mudar_estado", lost);
  const over = await open(codigo);
  expect(over?.fase.fase).toBe("concluida");
  for (const hidden of ["Segredo", "preco", "folha"]) expect(JSON.stringify(over)).not.toContain(hidden);
});

test("[ACOMPANHAR-01] a late promise is told as late, with the clock of the panel", async () => {
  const { sql } = api;
  const { codigo, pessoa, id } = await newContato();
  await sql`with antiga as (update public.contato set criado_em = now() - interval '20 days' where id = ${id} returning criado_em),
    entrada as (update privado.entradas set criada_em = antiga.criado_em, espera_desde = antiga.criado_em,
      prazo = antiga.criado_em + interval '1 day' from antiga where id = ${id})
    update privado.pessoas set espera_desde = antiga.criado_em, prazo = antiga.criado_em + interval '1 day' from antiga where id = ${pessoa}`;
  expect((await open(codigo))?.fase.espera?.restante).toBeLessThan(0);
});

test("[ACOMPANHAR-02] altered, expired, withdrawn, deleted and re-keyed codes get the same response", async () => {
  const { sql } = api;
  const { codigo, id } = await newContato();
  const bytes = Buffer.from(codigo, "base64url");
  const answer = async (wrong: unknown) => {
    const { status, body, headers } = await call("acompanhar", { p_codigo: wrong });
    return [status, body ?? null, headers.get("content-type")];
  };
  const same = await answer("x");
  expect(same.slice(0, 2)).toEqual([200, null]);
  for (let place = 0; place < bytes.length; place += 1) {
    const altered = Buffer.from(bytes);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(await answer(altered.toString("base64url"))).toEqual(same);
  }
  for (const wrong of ["", null, `${codigo}A`, codigo.slice(1), `${codigo}=`, " ".repeat(48), "A".repeat(9000)]) {
    expect(await answer(wrong)).toEqual(same);
  }
  expect(await answer(await codeOf("contato", id, -1))).toEqual(same);
  expect(await open(await codeOf("contato", id, 0))).not.toBeNull();
  const gone = await newContato();
  await call("acompanhar_retirar", { p_codigo: gone.codigo });
  expect(await answer(gone.codigo)).toEqual(same);
  await sql`delete from public.contato where id = ${gone.id}`;
  expect(await answer(gone.codigo)).toEqual(same);
  expect(await open(codigo)).not.toBeNull();
  const [key] = await sql`select valor from privado.chaves where nome = 'acompanhar'`;
  await sql`update privado.chaves set valor = ${randomBytes(32)} where nome = 'acompanhar'`;
  expect(await answer(codigo)).toEqual(same);
  expect(await open(await codeOf("contato", id))).not.toBeNull();
  await sql`update privado.chaves set valor = ${key?.valor} where nome = 'acompanhar'`;
});

test(
  "[ACOMPANHAR-02] of 10,000 guesses at a known request none opens it",
  async () => {
    const { codigo } = await newContato();
    // The right id and last day; the signature is guessed.
    const [row] = await api.sql`select count(*)::integer as guesses, count(a.id)::integer as opened
    from generate_series(1, 10000) as i,
      translate(left(encode(sha256(convert_to(i::text, 'UTF8')), 'base64'), 21), '+/', '-_') as guess,
      privado.abrir_acompanhar(left(${codigo}, 27) || guess) as a`;
    expect(row).toEqual({ guesses: 10_000, opened: 0 });
    expect(await open(codigo)).not.toBeNull();
  },
  timeLimit(240_000),
);

test("[ACOMPANHAR-02] tries of an address are limited, right or wrong; other addresses still open the link", async () => {
  const { sql } = api;
  const { codigo } = await newContato();
  await sql`update privado.limites set janela = '1000 days', maximo = 3 where alvo = 'acompanhar' and maximo = 120`;
  const address = newAddress();
  const statuses = [];
  for (const attempt of [`${codigo.slice(1)}A`, codigo, "x", codigo, "x"]) {
    statuses.push((await call("acompanhar", { p_codigo: attempt }, address)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await open(codigo)).not.toBeNull();
});

test("[ACOMPANHAR-02] a code without the right signature reads no row", async () => {
  const { sql } = api;
  const { codigo } = await newContato();
  const undo = new Error("undo");
  const attempt = sql.begin(async (transaction) => {
    await transaction`alter function privado.ler_entrada(text, uuid) rename to ler_entrada_real`;
    for (const wrong of ["x", null, `${codigo.slice(0, 27)}${"A".repeat(21)}`]) {
      expect(await transaction`select id from privado.abrir_acompanhar(${wrong})`).toEqual([{ id: null }]);
    }
    await transaction`savepoint before`;
    await expect(transaction`select id from privado.abrir_acompanhar(${codigo})`).rejects.toThrow("ler_entrada");
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
});
