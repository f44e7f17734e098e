import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { CampoCorrigivel } from "../../domain/painel/valores.ts";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { newCanais } from "./support/acompanhar.ts";
import { callAs, callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { newTitular, useRequerimentos } from "./support/requerimentos.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const { call, open, erase, tablesWith } = useRequerimentos(database);
const membro = MEMBROS.atendimento;
beforeAll(() => insertEquipe(database.sql));

const see = (id: string) => callPainel(database.sql, membro, "pessoa", { id });
const search = async (texto: string) => (await callPainel(database.sql, membro, "buscar", { texto })).pessoas;

interface Correcao {
  canal?: string;
  antigo_errado?: boolean;
  outra?: string;
  cnpj?: string;
  versao?: number;
  comando?: string;
}

async function correct(pessoa: string, campo: CampoCorrigivel, valor: string, more: Correcao = {}) {
  const comando = more.comando ?? randomUUID();
  const versao = more.versao ?? (await see(pessoa)).versao;
  const gravada = await callPainel(database.sql, membro, "corrigir_pessoa", {
    ...{ comando, pessoa, versao, campo, valor },
    ...more,
  });
  return { ...gravada, comando };
}
const undo = (comando: string) => callPainel(database.sql, membro, "desfazer", { comando });

/** A person by the contact form; returns the id, the row and the channels. */
async function newPessoa(more: Record<string, unknown> = {}) {
  const canais = newCanais();
  const { id } = await receive(database.sql, "contato", { ...canais, ...more });
  return { pessoa: await pessoaOf(database.sql, id), linha: id, ...canais };
}
const rebuild = async (pessoa: string) => {
  await database.sql`select privado.projetar(tabela, id) from privado.entradas where pessoa_id = ${pessoa} order by criada_em`;
};
const channels = async (pessoa: string) => {
  const { emails, telefones } = await see(pessoa);
  return [
    ...emails.map(({ email, confianca }) => [email, confianca]),
    ...telefones.map((t) => [t.telefone, t.confianca]),
  ];
};

test("[CORRIGIR-01] a corrected telephone, e-mail and name are shown, searched and called at once, and the row stays as it came", async () => {
  const { sql } = database;
  const { pessoa, linha, telefone, email } = await newPessoa();
  const [before] = await sql`select to_jsonb(c) as linha from public.contato as c where id = ${linha}`;
  const [novo, caixa] = [newTelefone(), newEmail()];
  const nome = `Aparecida ${randomUUID().slice(0, 8)}`;
  await correct(pessoa, "telefone", `+55 (${novo.slice(0, 2)}) ${novo.slice(2)}`, { antigo_errado: true });
  await correct(pessoa, "email", ` ${caixa.toUpperCase()} `);
  await correct(pessoa, "nome", `  ${nome}  `);
  expect(await see(pessoa)).toMatchObject({
    nome,
    telefones: [
      { telefone: novo, confianca: "digitado", novo: false, corrigido_em: expect.any(String) },
      { telefone, confianca: "falhou" },
    ],
    emails: [{ email: caixa }, { email, confianca: "digitado" }],
  });
  for (const texto of [novo, novo.slice(3), caixa, nome])
    expect((await search(texto)).map(({ id }) => id)).toContain(pessoa);
  const [after] = await sql`select to_jsonb(c) as linha from public.contato as c where id = ${linha}`;
  expect(after).toEqual(before);
  await expect(
    callPainel(sql, membro, "enviar_email", {
      ...{ comando: randomUUID(), pessoa, para: caixa, assunto: "Oi", texto: "Oi" },
    }),
  ).resolves.toMatchObject({ pessoa });
});

test("[CORRIGIR-01] neither thirty later rows nor a rebuild displace what a member typed", async () => {
  const { sql } = database;
  const { pessoa, email } = await newPessoa();
  const [novo, caixa] = [newTelefone(), newEmail()];
  const nome = `Corrigida ${randomUUID().slice(0, 8)}`;
  await correct(pessoa, "telefone", novo);
  await correct(pessoa, "email", caixa);
  await correct(pessoa, "nome", nome);
  for (let row = 0; row < 30; row += 1)
    await insertRow(sql, "contato", { email, telefone: newTelefone(), nome: `Outra ${row}` });
  await insertPedido(sql, {
    email,
    telefone: newTelefone(),
    nome: "Quem Pagou",
    situacao: "pago",
    pago_em: new Date(),
  });
  await drainCaixa(sql);
  const expected = { nome, email: caixa, telefone: novo };
  const shown = async () => (await sql`select nome, email, telefone from privado.pessoas where id = ${pessoa}`)[0];
  expect(await shown()).toEqual(expected);
  await rebuild(pessoa);
  expect(await shown()).toEqual(expected);
  expect((await see(pessoa)).nomes).toContain("Maria da Conceição Souza");
});

test("[CORRIGIR-01] a typed channel that a row also has outlives the row, and a typed spelling replaces the row's", async () => {
  const { sql } = database;
  const { pessoa, email } = await newPessoa();
  const novo = newTelefone();
  await correct(pessoa, "telefone", novo);
  const { id } = await receive(sql, "contato", { email, telefone: novo });
  await rebuild(pessoa);
  await sql`delete from public.contato where id = ${id}`;
  expect((await see(pessoa)).telefones[0]).toMatchObject({ telefone: novo });
  const curto = await newPessoa({ telefone: "1633224455" });
  await correct(curto.pessoa, "telefone", "16933224455", { antigo_errado: true });
  await rebuild(curto.pessoa);
  expect(await channels(curto.pessoa)).toContainEqual(["16933224455", "digitado"]);
  expect((await see(curto.pessoa)).telefones).toHaveLength(1);
});

test("[CORRIGIR-01] an unfinished payment shows and calls the corrected number, and the order keeps the buyer's", async () => {
  const { sql } = database;
  const canais = newCanais();
  const pedido = await insertPedido(sql, { ...canais, forma_pagamento: "pix" });
  await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, checkout_url = 'https://exemplo.com.br',
    expira_em = now() + interval '1 hour' where id = ${pedido}`;
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pedido);
  const linha = async () => (await callPainel(sql, membro, "cobranca", { pedido })).linha;
  expect(await linha()).toMatchObject({ telefone: canais.telefone });
  const novo = newTelefone();
  await correct(pessoa, "telefone", novo, { antigo_errado: true });
  expect(await linha()).toMatchObject({ telefone: novo });
  const [row] = await sql`select telefone from public.pedidos where id = ${pedido}`;
  expect(row?.telefone).toBe(canais.telefone);
});

test("[CORRIGIR-01] messages about an order go to the address that a member wrote, and to none that only a form brought", async () => {
  const { sql } = database;
  const buyer = { ...newCanais(), cpf: newCpf() };
  const pedido = await insertPedido(sql, buyer);
  const brought = newEmail();
  await insertRow(sql, "free", { ...buyer, email: brought });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pedido);
  const goesTo = async (id = pedido, em: Date | null = null) => {
    const [row] = await sql`select privado.email_da_cobranca(p, coalesce(${em}::timestamptz, now())) as para
      from public.pedidos as p where p.id = ${id}`;
    return row?.para;
  };
  const { count } = await sql`update privado.pessoas as p set escolhas = jsonb_build_object('email', c.id)
    from privado.canais as c where c.pessoa_id = p.id and c.valor = ${brought}`;
  expect([count, await goesTo()], "“Usar este”").toEqual([1, buyer.email]);
  const before = new Date();
  const right = newEmail();
  const { comando } = await correct(pessoa, "email", right, { antigo_errado: true });
  expect(await goesTo()).toBe(right);
  expect(await goesTo(pedido, before), "an invitation sent before").toBe(buyer.email);
  const [row] = await sql`select email from public.pedidos where id = ${pedido}`;
  expect(row?.email, "as the buyer sent it").toBe(buyer.email);
  await undo(comando);
  expect(await goesTo()).toBe(buyer.email);
  const typed = newEmail();
  await correct(pessoa, "email", typed);
  const later = await insertPedido(sql, { ...buyer, criado_em: new Date() });
  await drainCaixa(sql);
  expect(await goesTo(later), "a new order of the same wrong mailbox").toBe(typed);
});

test("[CORRIGIR-01] an order that came with another address after the correction keeps it", async () => {
  const { sql } = database;
  const cpf = newCpf();
  const first = await insertPedido(sql, { ...newCanais(), cpf });
  await drainCaixa(sql);
  await correct(await pessoaOf(sql, first), "email", newEmail());
  const payer = newCanais();
  const second = await insertPedido(sql, { ...payer, cpf, criado_em: new Date() });
  await drainCaixa(sql);
  expect(await pessoaOf(sql, second)).toBe(await pessoaOf(sql, first));
  const [row] = await sql`select privado.email_da_cobranca(p) as para from public.pedidos as p where p.id = ${second}`;
  expect(row?.para).toBe(payer.email);
});

test("[CORRIGIR-01, COBRANCA-03] an opposition of the corrected mailbox stops the messages, and a link sent to it proves nothing of the wrong one", async () => {
  const { sql } = database;
  const buyer = newCanais();
  const pedido = await insertPedido(sql, buyer);
  await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, expira_em = now() + interval '1 hour' where id = ${pedido}`;
  await drainCaixa(sql);
  const right = newEmail();
  await correct(await pessoaOf(sql, pedido), "email", right);
  const impeded = async () => (await sql`select privado.impede_cobranca(${pedido}) as cause`)[0]?.cause;
  expect(await impeded()).toBeNull();
  await sql`select privado.abriu_email('pedidos', ${pedido})`;
  const opened = await sql`select from privado.canais where valor = ${buyer.email} and abriu_em is not null`;
  expect(opened).toHaveLength(0);
  await sql`select privado.opor(${right}, 'link')`;
  expect(await impeded()).toBe("nao_quer");
});

test.each(["link", "painel", "older link"])(
  "[CORRIGIR-01, COBRANCA-03] “não quero mais” by the %s is the opposition of the mailbox that got the message, not of the other one",
  async (by) => {
    const { sql } = database;
    const buyer = newCanais();
    const pedido = await insertPedido(sql, { ...buyer, forma_pagamento: "pix" });
    await sql`update public.pedidos set checkout_id = ${`chk_${pedido}`}, expira_em = now() + interval '1 hour' where id = ${pedido}`;
    await drainCaixa(sql);
    const right = newEmail();
    await correct(await pessoaOf(sql, pedido), "email", right);
    if (by !== "painel") {
      await sql`insert into privado.paradas (hash, pedido_id, criada_em) values (sha256(${pedido}::text::bytea), ${pedido},
        ${by === "link" ? new Date() : new Date(Date.now() - 3_600_000)})`;
      await sql`select privado.parar_mensagens(sha256(${pedido}::text::bytea))`;
    } else {
      await callPainel(sql, membro, "encerrar_cobranca", { comando: randomUUID(), pedido, motivo: "nao_quer" });
    }
    const opposed = await sql`select e.email from unnest(${[right, buyer.email]}::text[]) as e (email)
      join privado.oposicoes as o on o.destinatario = privado.hash_consulta(privado.caixa_postal(e.email))`;
    expect(opposed).toEqual([{ email: by === "older link" ? buyer.email : right }]);
    const [cobranca] = await sql`select encerrada_motivo from privado.cobrancas where pedido_id = ${pedido}`;
    expect(cobranca).toEqual({ encerrada_motivo: "nao_quer" });
  },
);

test.each(["at once", "by a bounce"])(
  "[CORRIGIR-01, IDENTIDADE-06] a message to the corrected address that is refused %s puts that address last, not the one of the row",
  async (how) => {
    const { sql } = database;
    const buyer = newCanais();
    const pedido = await insertPedido(sql, buyer);
    await drainCaixa(sql);
    const pessoa = await pessoaOf(sql, pedido);
    const right = newEmail();
    const other = await newPessoa();
    const union = { comando: randomUUID(), de: pessoa, para: other.pessoa, escolhas: {} };
    await callPainel(sql, MEMBROS.gestao, "unir", union);
    await correct(other.pessoa, "email", right);
    const destinatario = sql`privado.hash_consulta(privado.chave_email(${right}))`;
    for (const modelo of ["lembrete", "outra_forma"]) {
      const chave = `${modelo}:${pedido}`;
      if (how === "at once") {
        await sql`insert into privado.emails_recusados (chave, erro, destinatario) values (${chave}, '550', ${destinatario})`;
      } else {
        await sql`insert into privado.emails_enviados (chave, message_id, destinatario) values (${chave}, ${chave}, ${destinatario})`;
        await sql`select privado.receber_devolucao(null::privado.emails_recebidos,
          ${sql.json({ message_id: chave, definitiva: true, erro: "550" })}::jsonb)`;
      }
    }
    expect(Object.fromEntries(await channels(other.pessoa))).toMatchObject({
      [right]: "falhou",
      [buyer.email]: "digitado",
      [other.email]: "digitado",
    });
  },
);

test("[CORRIGIR-01, COMPRA-01] a sign-up by the corrected address belongs to the purchase: one number, and nothing to check", async () => {
  const { sql } = database;
  const buyer = newCanais();
  const pedido = await insertPedido(sql, { ...buyer, situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const right = newEmail();
  await correct(await pessoaOf(sql, pedido), "email", right);
  const facts = async (cadastro: string) =>
    await sql`select privado.protocolo_de('cadastros_app', ${cadastro}) = privado.protocolo(${pedido}) as one,
      privado.fase('pedidos', ${pedido}) ->> 'fase' as fase`;
  const foreign = await insertRow(sql, "paid", { pedido_id: pedido, email: newEmail() });
  expect(await facts(foreign)).toEqual([{ one: false, fase: "em_conferencia" }]);
  await sql`delete from public.cadastros_app where id = ${foreign}`;
  const own = await insertRow(sql, "paid", { pedido_id: pedido, email: right });
  expect(await facts(own)).toEqual([{ one: true, fase: "abrindo_conta" }]);
});

test("[CORRIGIR-02] a correction is one line with both values, runs once, and names only columns in the record", async () => {
  const { sql } = database;
  const { pessoa, telefone } = await newPessoa();
  const novo = newTelefone();
  const versao = (await see(pessoa)).versao;
  const { comando } = await correct(pessoa, "telefone", novo, { antigo_errado: true });
  await correct(pessoa, "telefone", novo, { antigo_errado: true, comando, versao });
  const lines = (await see(pessoa)).linha_do_tempo.filter(({ tipo }) => tipo === "corrigida");
  expect(lines).toEqual([
    expect.objectContaining({
      campo: "telefone",
      de: telefone,
      para: novo,
      antigo_errado: true,
      autor: expect.objectContaining({ id: membro }),
    }),
  ]);
  const [record] =
    await sql`select detalhe from privado.registro_de_acessos where acao = 'corrigir_pessoa' and alvo_id = ${pessoa}`;
  expect(record?.detalhe).toEqual({ colunas: expect.arrayContaining(["escolhas", "telefone"]) });
  expect(JSON.stringify(record)).not.toContain(novo);
});

test.each([
  ["telefone", newTelefone],
  ["email", newEmail],
  ["nome", (): string => "Aparecida Gonçalves"],
  ["loja", (): string => "Farma Gonçalves"],
] as const)(
  "[CORRIGIR-02] undo takes back a corrected %s with its line, its channel and its words",
  async (campo, newValor) => {
    const { pessoa } = await newPessoa();
    const before = await see(pessoa);
    const valor = newValor();
    const { comando } = await correct(pessoa, campo, valor, { antigo_errado: true });
    await undo(comando);
    const after = await see(pessoa);
    const { versao, agora, relogio } = after;
    expect(after).toEqual({ ...before, versao, agora, relogio });
    const [row] = await database.sql`select busca from privado.pessoas where id = ${pessoa}`;
    expect(row?.busca).not.toContain(valor.toLowerCase());
    expect(versao).toBeGreaterThan(before.versao);
  },
);

test("[CORRIGIR-02] a stale version is refused, and so is an undo after somebody else's change", async () => {
  const { pessoa } = await newPessoa();
  const { versao } = await see(pessoa);
  const { comando } = await correct(pessoa, "nome", "Primeira Correção");
  await expect(correct(pessoa, "nome", "Segunda Correção", { versao })).rejects.toMatchObject({ code: "PT409" });
  expect((await see(pessoa)).nome).toBe("Primeira Correção");
  await callPainel(database.sql, MEMBROS.gestao, "anotar", { comando: randomUUID(), pessoa, texto: "Nota" });
  await expect(undo(comando)).rejects.toMatchObject({ code: "PT409" });
});

test.each([
  ["telefone", "1234"],
  ["email", "sem arroba"],
  ["nome", "‮trocado"],
  ["loja", "   "],
] as const)("[CORRIGIR-01] %s %j is refused by the rules of the forms", async (campo, valor) => {
  const { pessoa } = await newPessoa();
  await expect(correct(pessoa, campo, valor)).rejects.toMatchObject({ code: "PT422" });
});

test("[CORRIGIR-01] the value that is already used is no correction", async () => {
  const { pessoa, telefone } = await newPessoa();
  await expect(correct(pessoa, "telefone", telefone)).rejects.toMatchObject({ code: "PT422" });
});

test("[CORRIGIR-03] a wrong number is last, suggests nobody, and is right again once a member types it", async () => {
  const telefone = newTelefone();
  const [uma, outra] = [await newPessoa({ telefone }), await newPessoa({ telefone })];
  const suggested = async (pessoa: string) => (await see(pessoa)).sugestoes.map((sugestao) => sugestao.pessoa.id);
  expect(await suggested(uma.pessoa)).toEqual([outra.pessoa]);
  const novo = newTelefone();
  await correct(uma.pessoa, "telefone", novo, { antigo_errado: true });
  expect(await suggested(uma.pessoa)).toEqual([]);
  expect(await suggested(outra.pessoa)).toEqual([]);
  await correct(uma.pessoa, "telefone", telefone);
  expect(await channels(uma.pessoa)).toEqual(
    expect.arrayContaining([
      [telefone, "digitado"],
      [novo, "digitado"],
    ]),
  );
  expect((await see(uma.pessoa)).telefones[0]?.telefone).toBe(telefone);
  expect(await suggested(outra.pessoa)).toEqual([uma.pessoa]);
});

test("[CORRIGIR-03] an e-mail of somebody else: both keep it, the pair is suggested until a member says two, and rows join nobody new", async () => {
  const { sql } = database;
  const [uma, norberto] = [await newPessoa(), await newPessoa({ nome: "Norberto", sobrenome: "Assis" })];
  await correct(uma.pessoa, "email", norberto.email);
  expect((await see(uma.pessoa)).sugestoes[0]).toMatchObject({ pessoa: { id: norberto.pessoa }, motivos: ["email"] });
  expect((await see(norberto.pessoa)).sugestoes[0]).toMatchObject({ pessoa: { id: uma.pessoa }, motivos: ["email"] });
  const next = await receive(sql, "contato", { email: norberto.email, telefone: newTelefone() });
  expect(await pessoaOf(sql, next.id)).toBe(norberto.pessoa);

  const terceira = await newPessoa();
  const { comando } = await correct(terceira.pessoa, "email", norberto.email, { outra: norberto.pessoa });
  expect((await see(terceira.pessoa)).sugestoes.map(({ pessoa }) => pessoa.id)).not.toContain(norberto.pessoa);
  expect((await see(norberto.pessoa)).emails[0]).toMatchObject({ email: norberto.email, compartilhado: true });
  const later = await receive(sql, "contato", { email: norberto.email, telefone: newTelefone() });
  expect([norberto.pessoa, terceira.pessoa, uma.pessoa]).not.toContain(await pessoaOf(sql, later.id));
  await undo(comando);
  expect((await see(norberto.pessoa)).emails[0]).toMatchObject({ compartilhado: false });
  const [refused] =
    await sql`select count(*)::int as count from privado.sugestoes_recusadas where ${terceira.pessoa} in (pessoa_a, pessoa_b)`;
  expect(refused?.count).toBe(0);
});

test("[CORRIGIR-01] of united people the one shown keeps the correction when they are separated", async () => {
  const { sql } = database;
  const [uma, outra] = [await newPessoa(), await newPessoa()];
  const unir = { comando: randomUUID(), de: outra.pessoa, para: uma.pessoa, escolhas: {} };
  await callPainel(sql, membro, "unir", unir);
  const novo = newTelefone();
  await correct(uma.pessoa, "telefone", novo);
  await correct(uma.pessoa, "telefone", outra.telefone);
  await correct(uma.pessoa, "nome", "Nome Certo");
  await callPainel(sql, membro, "separar", { comando: randomUUID(), pessoa: outra.pessoa });
  expect(await see(uma.pessoa)).toMatchObject({
    nome: "Nome Certo",
    telefones: [{ telefone: outra.telefone }, {}, {}],
  });
  expect((await see(outra.pessoa)).nome).not.toBe("Nome Certo");
});

test("[CORRIGIR-01] a union that keeps the number of a corrected person keeps the corrected one", async () => {
  const { sql } = database;
  const [uma, outra] = [await newPessoa(), await newPessoa()];
  const novo = newTelefone();
  await correct(outra.pessoa, "telefone", novo);
  await correct(outra.pessoa, "nome", "Nome Certo");
  const escolhas = { telefone: outra.pessoa, nome: outra.pessoa };
  await callPainel(sql, membro, "unir", { comando: randomUUID(), de: outra.pessoa, para: uma.pessoa, escolhas });
  expect(await see(uma.pessoa)).toMatchObject({ nome: "Nome Certo", telefones: [{ telefone: novo }, {}, {}] });
});

test("[CORRIGIR-01, TITULAR-01] what a member typed is exported with the person, found by a request and erased", async () => {
  const { sql } = database;
  const titular = newTitular();
  const { id } = await receive(sql, "contato", {
    nome: titular.nome,
    email: titular.email,
    telefone: titular.telefone,
  });
  const pessoa = await pessoaOf(sql, id);
  const [telefone, email, nome] = [newTelefone(), newEmail(), `Corrigida ${randomUUID().slice(0, 8)}`];
  await correct(pessoa, "telefone", telefone, { antigo_errado: true });
  await correct(pessoa, "email", email);
  await correct(pessoa, "nome", nome);
  await correct(pessoa, "loja", `Loja de ${nome}`);
  const found = await open("acesso", { nome: titular.nome, email }, { confirmed: false });
  expect(JSON.stringify(await call("requerimento", { id: found }))).toContain(id);
  const [exported] = await sql`select privado.exportar_titular(${titular.email}) as tudo`;
  for (const word of [telefone, email, nome, `Loja de ${nome}`]) expect(JSON.stringify(exported)).toContain(word);
  await erase(await open("eliminacao", { nome: titular.nome, email: titular.email }), titular.nome);
  expect(await tablesWith([telefone, nome])).toEqual([]);
});

test("[CORRIGIR-01, TITULAR-01] a request by a typed e-mail or telephone finds the rows of united people, too", async () => {
  const { sql } = database;
  for (const typedBefore of [true, false]) {
    const [one, two] = [await newPessoa(), await newPessoa()];
    const [email, telefone] = [newEmail(), newTelefone()];
    const unite = () =>
      callPainel(sql, membro, "unir", { comando: randomUUID(), de: two.pessoa, para: one.pessoa, escolhas: {} });
    if (!typedBefore) await unite();
    await correct(typedBefore ? two.pessoa : one.pessoa, "email", email);
    await correct(typedBefore ? two.pessoa : one.pessoa, "telefone", telefone);
    if (typedBefore) await unite();
    for (const who of [
      [email, null],
      [null, telefone],
    ] as const) {
      const rows = await sql`select id from privado.linhas_titular(${who[0]}, ${who[1]}, null)`;
      expect(rows.map(({ id }) => id).toSorted()).toEqual([one.linha, two.linha].toSorted());
    }
  }
});

test("[CORRIGIR-01, TITULAR-01] of a person whose paid order stays, what members typed is erased; a correction by the officer wins over it", async () => {
  const { sql } = database;
  const titular = newTitular();
  const pedido = await insertPedido(sql, { ...titular, situacao: "pago", pago_em: new Date() });
  await drainCaixa(sql);
  const pessoa = await pessoaOf(sql, pedido);
  const [telefone, nome] = [newTelefone(), `Corrigida ${randomUUID().slice(0, 8)}`];
  await correct(pessoa, "telefone", telefone);
  await correct(pessoa, "nome", nome);
  await sql`select privado.corrigir_titular(${sql.json({ nome: "Zilda", sobrenome: "Reis" })}, ${titular.email})`;
  await drainCaixa(sql);
  expect(await see(pessoa)).toMatchObject({ nome: "Zilda Reis", telefones: [{ telefone }, {}] });
  await erase(await open("eliminacao", titular), titular.nome);
  expect(await tablesWith([telefone])).toEqual([]);
  expect((await see(pessoa)).telefones.map((canal) => canal.telefone)).toEqual([titular.telefone]);
});

/** A pharmacy of the public register; returns its CNPJ. */
async function newFarmacia(more: Record<string, unknown> = {}) {
  const cnpj = newCnpj();
  const row = {
    cnpj,
    matriz: true,
    nome_fantasia: "DROGARIA SANTA CLARA",
    razao_social: "SANTA CLARA LTDA",
    situacao: "ativa",
  };
  await database.sql`insert into privado.farmacias ${database.sql({ ...row, cnae: "4771701", uf: "MG", municipio: "Belo Horizonte", ...more })}`;
  return cnpj;
}

test("[CORRIGIR-04] name and town of the register are in the row, the person and the search, and say where they are from", async () => {
  const { sql } = database;
  const nome_fantasia = `DROGARIA ${randomUUID().slice(0, 8).toUpperCase()}`;
  const cnpj = await newFarmacia({ nome_fantasia });
  const canais = newCanais();
  const { id } = await receive(sql, "plenitude", { ...canais, cnpj });
  const pessoa = await pessoaOf(sql, id);
  const shown = { loja: nome_fantasia, cidade: "Belo Horizonte", uf: "MG", receita: ["loja", "cidade"] };
  expect(await see(pessoa)).toMatchObject({
    ...shown,
    lojas: [{ nome: nome_fantasia, cnpj, cidade: "Belo Horizonte", uf: "MG" }],
  });
  const { pessoas } = await callPainel(sql, membro, "caixa", { vista: "todas", limite: 100 });
  expect(pessoas.find((linha) => linha.id === pessoa)).toMatchObject(shown);
  expect((await search(nome_fantasia.toLowerCase()))[0]).toMatchObject({
    id: pessoa,
    ...shown,
    achado: { campo: "loja", valor: nome_fantasia },
  });

  await correct(pessoa, "loja", "Farma da Bruna", { cnpj });
  expect(await see(pessoa)).toMatchObject({
    ...shown,
    loja: "Farma da Bruna",
    receita: ["cidade"],
    lojas: [{ nome: "Farma da Bruna" }],
  });
  expect((await search("farma da bruna"))[0]).toMatchObject({ id: pessoa });
  await rebuild(pessoa);
  expect((await see(pessoa)).loja).toBe("Farma da Bruna");
});

test("[CORRIGIR-04] the register comes before what a visitor typed and after a store of the team's list", async () => {
  const { sql } = database;
  const cnpj = await newFarmacia();
  const titular = newTitular();
  const { nome, email, telefone, cpf } = titular;
  await insertRow(sql, "paid", { nome, email, telefone, cpf, cnpj, razao_social: "Digitada pela visita" });
  await drainCaixa(sql);
  const [row] = await sql`select pessoa_id from privado.chaves_pessoa where tipo = 'cpf' and valor = ${cpf}`;
  const pessoa = String(row?.pessoa_id);
  expect(await see(pessoa)).toMatchObject({ loja: "DROGARIA SANTA CLARA", receita: ["loja", "cidade"] });
  const { loja, resposta } = await insertDiagnostico(sql, cpf);
  await sql`update public.diagnosticos_lojas set cnpj = ${cnpj}, nome = 'Santa Clara da Praça' where id = ${loja}`;
  await sql`select privado.projetar('diagnosticos_respostas', ${resposta})`;
  expect(await see(pessoa)).toMatchObject({
    loja: "Santa Clara da Praça",
    cidade: "Belo Horizonte",
    receita: ["cidade"],
    lojas: [{ nome: "Santa Clara da Praça", receita: ["cidade"] }],
  });
});

test("[CORRIGIR-04] after a load people are found by the name that the register has now", async () => {
  const { sql } = database;
  const cnpj = await newFarmacia();
  const { id } = await receive(sql, "plenitude", { ...newCanais(), cnpj });
  const pessoa = await pessoaOf(sql, id);
  const novo = `FARMACIA ${randomUUID().slice(0, 8).toUpperCase()}`;
  await sql`update privado.farmacias set nome_fantasia = ${novo} where cnpj = ${cnpj}`;
  let depois: string | null = "";
  for (let calls = 0; depois !== null && calls < 20; calls += 1)
    depois = (await sql<{ ate: string | null }[]>`select privado.lembrar_registro(${depois}) as ate`)[0]?.ate ?? null;
  expect(depois).toBeNull();
  expect((await search(novo)).map((linha) => linha.id)).toEqual([pessoa]);
});

test("[CORRIGIR-04] a page reads the register by its primary key, at most once per row", async () => {
  const { sql } = database;
  const cnpj = await newFarmacia();
  const { id } = await receive(sql, "plenitude", { ...newCanais(), cnpj });
  const pessoa = await pessoaOf(sql, id);
  // The counts of a connection may still have those of its transactions before.
  const { before, after, pessoas } = await sql.begin(async (transaction) => {
    const count = async () => {
      const [counts] = await transaction<
        { seq: number; idx: number }[]
      >`select seq_scan::int as seq, idx_scan::int as idx
        from pg_stat_xact_user_tables where schemaname = 'privado' and relname = 'farmacias'`;
      return counts ?? { seq: Number.NaN, idx: Number.NaN };
    };
    await transaction`set local enable_seqscan = off`;
    const first = await count();
    const page = await callAs(transaction, { sub: membro, aal: "aal2" }, "caixa", { vista: "todas", limite: 100 });
    await transaction`set local role none`;
    return { before: first, after: await count(), pessoas: (page as { pessoas: { id: string }[] }).pessoas };
  });
  expect(pessoas.map((linha) => linha.id)).toContain(pessoa);
  expect(after.seq - before.seq).toBe(0);
  expect(after.idx - before.idx).toBeGreaterThan(0);
  expect(after.idx - before.idx).toBeLessThanOrEqual(pessoas.length);
});
