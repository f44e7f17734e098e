import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { callAs, callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const membro = MEMBROS.atendimento;
beforeAll(() => insertEquipe(database.sql));

type Entrada = Parameters<typeof callPainel<"nova_pessoa">>[3];
const TEXTO = "Quer um plano para as duas lojas.";
const nova = (more: Partial<Entrada> = {}): Entrada => ({
  comando: randomUUID(),
  canal: "telefone",
  nome: "Tereza Siqueira",
  telefone: newTelefone(),
  texto: TEXTO,
  espera: "comeca",
  ...more,
});
const add = (more: Partial<Entrada> = {}, por = membro) => callPainel(database.sql, por, "nova_pessoa", nova(more));
const see = (id: string) => callPainel(database.sql, membro, "pessoa", { id });
const columns = async (id: string) => {
  const [row] = await database.sql`select estado, motivo, dono, espera_desde, prazo, primeira_resposta_em,
    primeira_resposta_s, origem, origens, nome, email, telefone, loja, cidade, resumo, catalogo, busca
    from privado.pessoas where id = ${id}`;
  return row;
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test("[NOVA-01] a name and a telephone make a person of the member, who waits since the call", async () => {
  const em = daysAgo(1);
  const entrada = nova({ telefone: "+55 (016) 9704-2213", em });
  const first = await callPainel(database.sql, membro, "nova_pessoa", entrada);
  expect(first.ja_existia).toBe(false);
  expect(await callPainel(database.sql, membro, "nova_pessoa", entrada)).toEqual(first);
  const pessoa = await see(first.pessoa);
  expect(pessoa).toMatchObject({
    nome: "Tereza Siqueira",
    origem: "direto",
    estado: "semente",
    dono: { id: membro },
    telefones: [{ telefone: "1697042213", confianca: "respondeu" }],
    protocolo: null,
    aceita_novidades: false,
  });
  expect(pessoa.linha_do_tempo).toMatchObject([
    { tipo: "registro", canal: "telefone", texto: TEXTO, autor: { id: membro } },
  ]);
  const [row] =
    await database.sql`select espera_desde = ${em} as desde, prazo = privado.prazo_de(${em}) as prazo from privado.pessoas where id = ${first.pessoa}`;
  expect(row).toEqual({ desde: true, prazo: true });
  const list = await callPainel(database.sql, membro, "caixa", { vista: "todas", origem: "direto" });
  expect(list.pessoas.map(({ id }) => id)).toContain(first.pessoa);
  const { origens } = await callPainel(database.sql, membro, "contadores", {});
  expect(origens.direto).toBeGreaterThan(0);
});

test("[NOVA-01] who it is already is looked up once for the row, not for every person", async () => {
  for (let count = 0; count < 3; count += 1) await add();
  const counted = database.sql.begin(async (sql) => {
    await sql`create sequence privado.vezes`;
    await sql`alter function privado.reconhecer(privado.dados_entrada) rename to reconhecer_mesmo`;
    await sql`create function privado.reconhecer(d privado.dados_entrada) returns uuid language plpgsql security definer as $$
      begin perform nextval('privado.vezes'); return privado.reconhecer_mesmo(d); end $$`;
    await callAs(sql, { sub: membro, aal: "aal2" }, "nova_pessoa", nova());
    await sql`reset role`;
    const [row] = await sql`select last_value::int as calls from privado.vezes`;
    // Rolls back.
    throw new Error(`${row?.calls} calls`);
  });
  await expect(counted).rejects.toThrow("2 calls");
});

test.each([
  [{ telefone: null }, "Escreva um telefone ou um e-mail."],
  [{ telefone: "99704" }, "Confira: telefone inválido."],
  [{ email: "tereza@" }, "Confira: e-mail inválido."],
  [{ cnpj: "11222333000180" }, "Confira: CNPJ inválido."],
  [{ em: daysAgo(8) }, "Escolha um momento dos últimos sete dias."],
  [{ em: daysAgo(-1) }, "Escolha um momento dos últimos sete dias."],
] as const)("[NOVA-01] %j is refused in words", async (part, message) => {
  await expect(add(part)).rejects.toThrow(message);
});

test("[NOVA-01] a person entered for a colleague is theirs, with a notice until they open them; undo takes both away", async () => {
  const comando = randomUUID();
  const { pessoa } = await add({ comando, dono: MEMBROS.gestao });
  expect(await see(pessoa)).toMatchObject({
    dono: { id: MEMBROS.gestao },
    linha_do_tempo: expect.arrayContaining([
      expect.objectContaining({ tipo: "dono", autor: expect.objectContaining({ id: membro }) }),
    ]),
  });
  const passados = async () =>
    (await callPainel(database.sql, MEMBROS.gestao, "hoje", {})).passados.map(({ id }) => id);
  expect(await passados()).toContain(pessoa);
  await callPainel(database.sql, membro, "desfazer", { comando });
  expect(await passados()).not.toContain(pessoa);
  expect(await database.sql`select from privado.pessoas where id = ${pessoa}`).toHaveLength(0);
  await expect(add({ dono: MEMBROS.leitura })).rejects.toMatchObject({ code: "PT422" });
});

test("[NOVA-02] the same e-mail is one person, also by two members at once; the same telephone is two and a suggestion", async () => {
  const [email, telefone, other] = [newEmail(), newTelefone(), await insertMembro(database.sql, "gestao")];
  const both = await Promise.all([add({ email, telefone: null }), add({ email, telefone: null }, other)]);
  expect(new Set(both.map(({ pessoa }) => pessoa)).size).toBe(1);
  expect(both.map(({ ja_existia }) => ja_existia).sort()).toEqual([false, true]);
  const form = await receive(database.sql, "contato", { email: newEmail(), telefone });
  const { pessoa, ja_existia } = await add({ telefone });
  expect([ja_existia, pessoa === form.pessoa]).toEqual([false, false]);
  expect((await see(pessoa)).sugestoes.map((sugestao) => sugestao.pessoa.id)).toEqual([form.pessoa]);
});

test("[NOVA-02] people with the typed telephone, e-mail or CNPJ are found by the whole of it, and recorded as a search", async () => {
  const email = newEmail();
  const { pessoa } = await add({ email, telefone: "16997042213", cnpj: "11.222.333/0001-81" });
  const find = async (part: object) =>
    (await callPainel(database.sql, membro, "parecidas", part)).pessoas
      .filter((found) => found.pessoa.id === pessoa)
      .map(({ motivo }) => motivo);
  expect(await find({ telefone: "(16) 99704-2213" })).toEqual(["telefone"]);
  expect(await find({ telefone: "(16) 9704-2213" })).toEqual(["telefone_sem_nove"]);
  expect(await find({ telefone: "99704-2213" })).toEqual(["final_do_telefone"]);
  expect(await find({ telefone: "9704221" })).toEqual([]);
  expect(await find({ telefone: "11997042213" })).toEqual([]);
  expect(await find({ email: email.toUpperCase() })).toEqual(["email"]);
  expect(await find({ email: email.slice(0, -4) })).toEqual([]);
  expect(await find({ cnpj: "11222333000181" })).toEqual(["cnpj"]);
  const [line] = await database.sql`select detalhe from privado.registro_de_acessos
    where acao = 'buscou' and membro = ${membro} order by id desc limit 1`;
  expect(line?.detalhe).toEqual({ campos: ["cnpj"], quantas: 1 });
});

test("[NOVA-02] the register names the pharmacy of a whole CNPJ; after 30 questions in a minute the member waits", async () => {
  const { sql } = database;
  await sql`insert into privado.farmacias (cnpj, matriz, nome_fantasia, razao_social, situacao, cnae, uf, municipio)
    values ('45997418000153', true, 'DROGARIA SIQUEIRA', 'SIQUEIRA LTDA', 'ativa', '4771701', 'SP', 'FRANCA')`;
  const other = await insertMembro(sql, "atendimento");
  // The minute does not end between the questions.
  await sql`update privado.limites set janela = interval '1000 days' where alvo = 'parecidas'`;
  const ask = () => callPainel(sql, other, "parecidas", { cnpj: "45.997.418/0001-53" });
  expect(await ask()).toEqual({ pessoas: [], farmacia: { nome: "DROGARIA SIQUEIRA", cidade: "FRANCA", uf: "SP" } });
  await sql`update privado.contadores set vezes = 30 where alvo = 'parecidas' and chave = ${other}`;
  await expect(ask()).rejects.toThrow("LIMITE");
});

test("[NOVA-01] undo removes the person, or gives one who was here everything back; not after somebody else's change", async () => {
  const { sql } = database;
  const undo = (comando: string) => callPainel(sql, membro, "desfazer", { comando });
  const alone = nova();
  const { pessoa } = await callPainel(sql, membro, "nova_pessoa", alone);
  expect(await undo(alone.comando)).toMatchObject({ pessoa });
  expect(await undo(alone.comando)).toMatchObject({ pessoa });
  await expect(see(pessoa)).rejects.toThrow("não está mais aqui");
  const email = newEmail();
  const form = await receive(sql, "contato", { email });
  await callPainel(sql, membro, "mudar_estado", {
    comando: randomUUID(),
    pessoa: form.pessoa,
    versao: (await see(form.pessoa)).versao,
    estado: "arvore",
    motivo: null,
  });
  const before = await columns(form.pessoa);
  const again = nova({ email, telefone: newTelefone(), nome: "Outro Nome" });
  expect(await callPainel(sql, membro, "nova_pessoa", again)).toMatchObject({ ja_existia: true });
  expect(await columns(form.pessoa)).toMatchObject({ estado: "semente", origem: "direto", dono: membro });
  await undo(again.comando);
  expect(await columns(form.pessoa)).toEqual(before);
  expect((await see(form.pessoa)).linha_do_tempo.map(({ tipo }) => tipo)).toEqual(["estado", "entrada"]);
  const touched = nova();
  const made = await callPainel(sql, membro, "nova_pessoa", touched);
  await callPainel(sql, MEMBROS.gestao, "anotar", { comando: randomUUID(), pessoa: made.pessoa, texto: "Oi" });
  await expect(undo(touched.comando)).rejects.toThrow("já mudou de novo");
});

const received = (pessoa: string, more: object = {}) => ({
  comando: randomUUID(),
  pessoa,
  canal: "telefone" as const,
  sentido: "recebido" as const,
  resultado: null,
  texto: "Já comprou.",
  ...more,
});

test("[NOVA-03] a contact received ends the wait without an answer in the figures, and undo gives it back", async () => {
  const { sql } = database;
  const { pessoa } = await receive(sql, "contato", { email: newEmail(), telefone: newTelefone() });
  const before = await columns(pessoa);
  const contato = received(pessoa, { espera: "encerra" });
  await callPainel(sql, membro, "registrar_contato", contato);
  const after = await columns(pessoa);
  expect(after).toMatchObject({
    espera_desde: null,
    prazo: null,
    primeira_resposta_s: null,
    estado: "broto",
    dono: membro,
  });
  expect(after?.primeira_resposta_em).not.toBeNull();
  const lines = (await see(pessoa)).linha_do_tempo;
  expect(lines.find(({ tipo }) => tipo === "recebido")).toMatchObject({ canal: "telefone", espera: "encerra" });
  await callPainel(sql, membro, "desfazer", { comando: contato.comando });
  expect(await columns(pessoa)).toEqual(before);
  await callPainel(sql, membro, "registrar_contato", { ...contato, comando: randomUUID() });
  const ended = await columns(pessoa);
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await columns(pessoa)).toEqual(ended);
});

test("[NOVA-03] a contact that needs an answer starts the clock at its moment and reopens; a running wait keeps its start", async () => {
  const { sql } = database;
  const { pessoa } = await receive(sql, "leadlive", { email: newEmail(), produto: "livro" });
  await callPainel(sql, membro, "mudar_estado", {
    comando: randomUUID(),
    pessoa,
    versao: (await see(pessoa)).versao,
    estado: "folha",
    motivo: "preco",
  });
  const em = daysAgo(2);
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { canal: "presencial", espera: "comeca", em }));
  expect(await columns(pessoa)).toMatchObject({ estado: "semente", motivo: null, espera_desde: new Date(em) });
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { canal: "whatsapp", espera: "comeca" }));
  expect(await columns(pessoa)).toMatchObject({ espera_desde: new Date(em) });
  // What was asked after the contact, it cannot have settled.
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { espera: "encerra", em: daysAgo(3) }));
  expect(await columns(pessoa)).toMatchObject({ espera_desde: new Date(em) });
  const invalid = callPainel(sql, membro, "registrar_contato", received(pessoa, { em: daysAgo(8) }));
  await expect(invalid).rejects.toThrow("últimos sete dias");
  const feito = { ...received(pessoa), sentido: "feito" as const };
  await expect(callPainel(sql, membro, "registrar_contato", feito)).rejects.toThrow("como foi");
});

test("[NOVA-03] neither kind of received contact changes how many answers there were, and how fast", async () => {
  const { sql } = database;
  const figures = () => callPainel(sql, MEMBROS.gestao, "numeros_respostas", { dias: 7 });
  const { pessoa } = await receive(sql, "contato", { email: newEmail() });
  const before = await figures();
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { espera: "comeca" }));
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { espera: "encerra" }));
  await add({ espera: "resolvida" });
  expect(await figures()).toEqual(before);
});

test("[NOVA-04] rows of one mailbox give one person with the same facts in any order of arrival", async () => {
  const { sql } = database;
  const now = Date.now();
  const when = [5, 4, 3, 2].map((days) => new Date(now - days * 86_400_000));
  const outcome = async (order: readonly number[]) => {
    const email = newEmail();
    const form = (kind: string, place: number, nome: string) => () =>
      receive(sql, kind, { email, nome, telefone: `1199000000${place}`, criado_em: when[place] });
    const steps = [
      form("contato", 0, "Ana"),
      () =>
        add({
          email,
          nome: "Ana Direta",
          telefone: "11990000001",
          espera: "nenhuma",
          em: when[1]?.toISOString() ?? null,
        }),
      form("leadlive", 2, "Ana Livro"),
      () =>
        add({
          email,
          nome: "Ana Outra",
          telefone: "11990000003",
          espera: "comeca",
          em: when[3]?.toISOString() ?? null,
        }),
    ];
    for (const place of order) await steps[place]?.();
    const [key] = await sql`select pessoa_id from privado.chaves_pessoa where valor = ${email}`;
    const people = await sql`select from privado.entradas where pessoa_id = ${key?.pessoa_id}`;
    const row = await columns(key?.pessoa_id);
    const { nome, telefone, origem, origens, resumo, dono, espera_desde, prazo } = row ?? {};
    return { entries: people.length, nome, telefone, origem, origens, resumo, dono, espera_desde, prazo };
  };
  const orders = permutations([0, 1, 2, 3]);
  const first = await outcome([0, 1, 2, 3]);
  expect(first).toMatchObject({ entries: 4, origem: "direto", telefone: "11990000001", dono: membro });
  for (const order of orders) {
    const { espera_desde, prazo, ...facts } = await outcome(order);
    const { espera_desde: _desde, prazo: _prazo, ...expected } = first;
    expect({ order, ...facts }).toEqual({ order, ...expected });
    expect([espera_desde, prazo]).not.toContain(null);
  }
});

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

test("[NOVA-04] a rebuild of the inbox restores people entered by hand unchanged", async () => {
  const { sql } = database;
  const made = [];
  for (const espera of ["resolvida", "comeca", "nenhuma"] as const) {
    made.push((await add({ espera, email: newEmail(), loja: "Drogaria Siqueira", em: daysAgo(3) })).pessoa);
  }
  const before = await Promise.all(made.map(columns));
  expect(before.map((row) => row?.prazo !== null)).toEqual([false, true, false]);
  await sql`delete from privado.entradas where pessoa_id in ${sql(made)}`;
  await sql`select privado.refazer_caixa()`;
  await drainCaixa(sql);
  expect(await Promise.all(made.map(columns))).toEqual(before);
});

test("[NOVA-04] the data subject gets the row, has it corrected, and its erasure leaves nothing", async () => {
  const { sql } = database;
  const email = newEmail();
  const { pessoa } = await add({ email });
  await callPainel(sql, membro, "registrar_contato", received(pessoa, { espera: "encerra" }));
  const [access] = await sql`select privado.exportar_titular(${email}) as tudo`;
  expect(access?.tudo.registros).toMatchObject([{ tabela: "registros", dados: { texto: TEXTO, canal: "telefone" } }]);
  expect(access?.tudo.registros[0].dados).not.toHaveProperty("membro");
  expect(JSON.stringify(access?.tudo.atendimento)).toContain("Já comprou.");
  await sql`select privado.corrigir_titular('{"nome": "Teresa", "sobrenome": "Siqueira"}', ${email})`;
  await drainCaixa(sql);
  expect((await see(pessoa)).nome).toBe("Teresa Siqueira");
  const [erased] = await sql`select privado.apagar_titular(${email}) as recibo`;
  expect(erased?.recibo.apagadas).toEqual({ registros: 1 });
  const [left] = await sql`select
    (select count(*)::int from privado.registros where email = ${email}) as registros,
    (select count(*)::int from privado.pessoas where id = ${pessoa}) as pessoas,
    (select count(*)::int from privado.entradas where pessoa_id = ${pessoa}) as entradas,
    (select count(*)::int from privado.canais where pessoa_id = ${pessoa}) as canais,
    (select count(*)::int from privado.historico where pessoa_id = ${pessoa}) as historico`;
  expect(left).toEqual({ registros: 0, pessoas: 0, entradas: 0, canais: 0, historico: 0 });
});

test("[NOVA-04] retention deletes a row past its period, and keeps it while the person writes", async () => {
  const { sql } = database;
  const LEAD = toInterval(prazos.leadSemContrato);
  const [old, kept] = [await add({ email: newEmail() }), await add({ email: newEmail() })];
  const age = async (pessoa: string) => {
    const by = sql`${LEAD}::interval + interval '1 day'`;
    await sql`update privado.registros set criado_em = criado_em - (${by}), em = em - (${by})
      where id in (select id from privado.entradas where pessoa_id = ${pessoa})`;
    await sql`update privado.entradas set criada_em = criada_em - (${by}) where pessoa_id = ${pessoa}`;
    await sql`update privado.historico set em = em - (${by}) where pessoa_id = ${pessoa}`;
  };
  await age(old.pessoa);
  await age(kept.pessoa);
  const { emails } = await see(kept.pessoa);
  await receive(sql, "contato", { email: emails[0]?.email });
  const [row] = await sql`select privado.aplicar_prazos() as apagadas`;
  expect(row?.apagadas).toMatchObject({ registros: 1 });
  await expect(see(old.pessoa)).rejects.toThrow("não está mais aqui");
  expect((await see(kept.pessoa)).linha_do_tempo).toHaveLength(2);
});
