import { randomUUID } from "node:crypto";
import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { maskCpf } from "../../domain/documentos/cpf.ts";
import { CONTRATO } from "../../domain/painel/contrato.ts";
import type { PessoaLinha } from "../../domain/painel/pessoa.ts";
import { COBRANCAS, keysOf, ORIGENS, type Origem, type Vista } from "../../domain/painel/valores.ts";
import { protocoloOf } from "../../domain/protocolo.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { callAs, callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido } from "./support/titular.ts";

const database = useDatabase();

beforeAll(async () => {
  const { sql } = database;
  await drainCaixa(sql);
  await insertEquipe(sql);
});

/** Every page of a view, two people at a time. */
async function list(vista: Vista, origem: Origem | null = null, membro = MEMBROS.atendimento) {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { pessoas: PessoaLinha[]; proximo: string | null } = await callPainel(database.sql, membro, "caixa", {
      vista,
      origem,
      cursor,
      limite: 2,
    });
    expect(page.pessoas.length).toBeLessThanOrEqual(2);
    names.push(...page.pessoas.map(({ nome }) => nome));
    cursor = page.proximo;
  } while (cursor);
  return names;
}

test("[CAIXA-01, CAIXA-04, CAIXA-11] views: who waits by deadline, then promised steps, then the newest; suspicious apart", async () => {
  const { sql } = database;
  await sql`truncate privado.pessoas cascade`;
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 16, 12, minutes));
  const waits = (minutes: number) => ({ espera_desde: at(0), prazo: at(minutes) });
  const step = (minutes: number) => ({ passo_texto: "Ligar", passo_em: at(minutes) });
  const more = { origens: ["contato"], ultima_entrada_em: at(0) };
  await insertPessoa(sql, { ...more, nome: "late", ...waits(50), dono: MEMBROS.atendimento });
  await insertPessoa(sql, { ...more, nome: "soon", ...waits(10) });
  await insertPessoa(sql, { ...more, nome: "same", ...waits(10), origens: ["live"] });
  await insertPessoa(sql, { ...more, nome: "step 2", ...step(20), dono: MEMBROS.atendimento, estado: "broto" });
  await insertPessoa(sql, { ...more, nome: "step 1", ...step(10), dono: MEMBROS.atendimento, estado: "muda" });
  await insertPessoa(sql, { ...more, nome: "old", ultima_entrada_em: at(1), dono: MEMBROS.gestao });
  await insertPessoa(sql, { ...more, nome: "new", ultima_entrada_em: at(2), origens: ["contato", "live"] });
  await insertPessoa(sql, {
    ...more,
    nome: "won",
    ultima_entrada_em: at(3),
    estado: "arvore",
    dono: MEMBROS.atendimento,
  });
  const shown = await insertPessoa(sql, {
    ...more,
    nome: "lost",
    ultima_entrada_em: at(0),
    estado: "folha",
    motivo: "preco",
  });
  await insertPessoa(sql, { ...more, nome: "robot", suspeita: true });
  await insertPessoa(sql, { ...more, nome: "united", principal_id: shown });
  await insertPessoa(sql, { ...more, nome: "deleted", suspeita: true, apagada_em: at(0) });
  const [first, second, ...rest] = await list("todas");
  expect(new Set([first, second])).toEqual(new Set(["soon", "same"]));
  expect(rest).toEqual(["late", "step 1", "step 2", "won", "new", "old", "lost"]);
  expect((await list("esperando")).sort()).toEqual(["late", "same", "soon"]);
  expect(await list("minhas")).toEqual(["late", "step 1", "step 2"]);
  expect(await list("minhas", null, MEMBROS.gestao)).toEqual(["old"]);
  expect((await list("sem_dono")).sort()).toEqual(["new", "same", "soon"]);
  expect(await list("suspeitas")).toEqual(["robot"]);
  expect(await list("todas", "live")).toEqual(["same", "new"]);
  expect(await list("esperando", "live")).toEqual(["same"]);
  const { vistas, origens } = await callPainel(sql, MEMBROS.atendimento, "contadores", {});
  expect(vistas).toEqual({ esperando: 3, minhas: 3, sem_dono: 3, todas: 9, suspeitas: 1 });
  expect(origens).toMatchObject({ contato: 8, live: 2, livro: 0, diagnostico: 0 });
  const page = await callPainel(sql, MEMBROS.leitura, "caixa", { vista: "esperando" });
  expect(page.pessoas[2]).toMatchObject({ dono: { nome: "Atendimento" }, relogio: { prazo: expect.any(String) } });
});

test("origins and reasons of the database are those with words, in the same order", async () => {
  const [row] = await database.sql`select privado.origens() as origens, privado.motivos_de_cobranca() as motivos`;
  expect(row).toEqual({ origens: keysOf(ORIGENS), motivos: keysOf(COBRANCAS) });
});

test("[CAIXA-04] a wait keeps its total when the hours change, and a page computes the working hours once", async () => {
  const rollback = new Error("rollback");
  const { pessoa } = await receive(database.sql, "contato", { email: newEmail() });
  const [row] = await database.sql`select prazo_total, privado.tempo_util(espera_desde, prazo)::int as counted
    from privado.pessoas where id = ${pessoa}`;
  expect(row).toEqual({ prazo_total: 540 * 60, counted: 540 * 60 });
  const run = database.sql.begin(async (sql) => {
    await sql`insert into privado.pessoas (nome, espera_desde, prazo)
      select 'Pessoa ' || i, '2026-11-16T09:00:00-03:00', '2026-11-16T11:00:00-03:00' from generate_series(1, 20) as i`;
    await sql`update privado.horario set dias = (
      select jsonb_agg('[{"abre": "10:00", "fecha": "10:30"}]'::jsonb) from generate_series(1, 7))`;
    await sql.unsafe(`create sequence privado.contagem;
      alter function privado.expediente(timestamptz) rename to expediente_contado;
      create function privado.expediente(p_agora timestamptz) returns privado.momento language plpgsql as $$
      begin perform nextval('privado.contagem'); return privado.expediente_contado(p_agora); end $$`);
    const claims = { sub: MEMBROS.leitura, aal: "aal2" };
    const saida = await callAs(sql, claims, "caixa", { vista: "esperando" });
    const { pessoas } = parse(CONTRATO.caixa.saida, saida);
    const waiting = pessoas.filter(({ nome }) => nome.startsWith("Pessoa "));
    expect(waiting.map(({ relogio }) => relogio?.total)).toEqual(Array.from({ length: 20 }, () => 7200));
    await sql`reset role`;
    expect([...(await sql`select last_value::int as calls from privado.contagem`)]).toEqual([{ calls: 1 }]);
    throw rollback;
  });
  await expect(run).rejects.toBe(rollback);
});

test("[CAIXA-07] each list is one scan of its index", async () => {
  const { sql } = database;
  await sql`insert into privado.pessoas (nome, origens, ultima_entrada_em, espera_desde, prazo, suspeita, dono)
    select 'Pessoa ' || i, array[case when i % 100 = 0 then 'diagnostico' else 'live' end], now() - i * interval '1 minute',
      case when i % 50 = 0 then now() end, case when i % 50 = 0 then now() end, i % 200 = 1,
      case when i % 20 = 0 then ${MEMBROS.atendimento}::uuid end
    from generate_series(1, 11000) as i`;
  await sql`analyze privado.pessoas`;
  const plans: Record<string, [string, string | null]> = {
    pessoas_esperando: ["esperando", null],
    pessoas_minhas: ["minhas", null],
    pessoas_sem_dono: ["sem_dono", null],
    pessoas_todas: ["todas", null],
    pessoas_suspeitas: ["suspeitas", null],
    pessoas_diagnostico: ["todas", "diagnostico"],
  };
  for (const [index, [vista, origem]] of Object.entries(plans)) {
    const [row] = await sql`select privado.condicao_da_vista(${vista}, ${origem}) as onde`;
    const onde = String(row?.onde).replaceAll("$1", `'${MEMBROS.atendimento}'`);
    const plan = await sql.unsafe(`explain (format json) select p.id from privado.pessoas as p where ${onde}
      and (p.ordem, p.id) > (0, '00000000-0000-0000-0000-000000000000') order by p.ordem, p.id limit 51`);
    expect(JSON.stringify(plan), vista).toContain(`"Index Name":"${index}"`);
    expect(JSON.stringify(plan), vista).not.toContain("Sort");
  }
  const { vistas } = await callPainel(sql, MEMBROS.atendimento, "contadores", {});
  expect(vistas.todas).toBe(10_000);
  await sql`truncate privado.pessoas cascade`;
});

test("[CAIXA-03] the timeline has everything in order, with protocol, e-mails, refusals, orders and score", async () => {
  const { sql } = database;
  const [email, cpf] = [newEmail(), newCpf()];
  const { id, pessoa } = await receive(sql, "contato", {
    email,
    origem: sql.json({ utm_campaign: "live-11", landing_page: "/planos" }),
  });
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:contato:${id}`}, 'a'), (${`equipe:contato:${id}`}, 'b')`;
  const pedido = await insertPedido(sql, { email, cpf });
  await drainCaixa(sql);
  await sql`update public.pedidos set situacao = 'pago' where id = ${pedido}`;
  await drainCaixa(sql);
  await sql`insert into privado.emails_recusados (chave, erro) values (${`pago:${pedido}`}, '550')`;
  const { resposta } = await insertDiagnostico(sql, cpf);
  await drainCaixa(sql);
  const note = { comando: randomUUID(), pessoa, texto: "Quer a loja nova em março." };
  await callPainel(sql, MEMBROS.atendimento, "anotar", note);
  const whole = await callPainel(sql, MEMBROS.atendimento, "pessoa", { id: pessoa });
  expect(whole).toMatchObject({
    cpf,
    nota: 0,
    estado: "arvore",
    protocolo: protocoloOf(resposta),
    chegada: { campanha: "live-11", pagina: "/planos" },
    telefones: [{ telefone: "11912345678" }, { telefone: "11987654321" }],
    lojas: [{ cnpj: "11222333000181" }],
  });
  const kinds = whole.linha_do_tempo.map((item) => ("origem" in item ? `${item.tipo} ${item.origem}` : item.tipo));
  expect([...kinds].sort()).toEqual(
    ["nota", "entrada diagnostico", "email", "estado", "pedido", "entrada edenapp", "email", "entrada contato"].sort(),
  );
  expect(kinds[0]).toBe("nota");
  expect(kinds.at(-1)).toBe("entrada contato");
  expect(whole.linha_do_tempo).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tipo: "nota", autor: { id: MEMBROS.atendimento, nome: "Atendimento" } }),
      expect.objectContaining({ tipo: "email", modelo: "visitante", situacao: "enviado" }),
      expect.objectContaining({ tipo: "email", modelo: "pago", situacao: "recusado", erro: "550" }),
      expect.objectContaining({ tipo: "pedido", situacao: "pago", protocolo: protocoloOf(pedido) }),
      expect.objectContaining({
        tipo: "entrada",
        tabela: "diagnosticos_respostas",
        dados: expect.objectContaining({ nota: 0 }),
      }),
      expect.objectContaining({
        tipo: "entrada",
        protocolo: protocoloOf(id),
        dados: expect.objectContaining({ mensagem: expect.any(String) }),
      }),
    ]),
  );
});

test("[CAIXA-03] pages of the timeline lose and repeat nothing, also at equal times", async () => {
  const { sql } = database;
  const { pessoa } = await receive(sql, "contato", { email: newEmail() });
  await sql`insert into privado.historico (pessoa_id, em, tipo, dados)
    select ${pessoa}, date_trunc('hour', now()) + (i / 10) * interval '1 second', 'nota', jsonb_build_object('texto', i::text) from generate_series(1, 35) as i`;
  await sql`insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, criada_em)
    select 'leadlive', gen_random_uuid(), ${pessoa}, 'live', '', date_trunc('hour', now()) + interval '1 second' from generate_series(1, 15)`;
  const seen: string[] = [];
  const times: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { itens: { id: string; em: string }[]; proximo: string | null } = await callPainel(
      sql,
      MEMBROS.leitura,
      "linha_do_tempo",
      { id: pessoa, cursor, limite: 4 },
    );
    seen.push(...page.itens.map(({ id }) => id));
    times.push(...page.itens.map(({ em }) => em));
    cursor = page.proximo;
  } while (cursor);
  expect([seen.length, new Set(seen).size]).toEqual([51, 51]);
  expect(times).toEqual([...times].sort().reverse());
});

test("[ACESSO-04] leitura sees a masked CPF and no street; no role sees internal columns", async () => {
  const { sql } = database;
  const cpf = newCpf();
  const { id, pessoa } = await receive(sql, "paid", { cpf, email: newEmail() });
  const row = async (membro: string) =>
    (await callPainel(sql, membro, "entrada", { tabela: "cadastros_app", id })).dados;
  const masked = maskCpf(cpf);
  expect(await row(MEMBROS.leitura)).toMatchObject({ cpf: masked, cidade: "São Paulo" });
  expect(await row(MEMBROS.leitura)).not.toHaveProperty("endereco");
  expect(await row(MEMBROS.atendimento)).toMatchObject({ cpf, endereco: "Rua das Flores" });
  for (const column of ["isca", "conta_referencia", "preenchido_ms"])
    expect(await row(MEMBROS.gestao)).not.toHaveProperty(column);
  const seen = await callPainel(sql, MEMBROS.leitura, "pessoa", { id: pessoa });
  expect(JSON.stringify(seen)).not.toContain(cpf);
  expect(seen.cpf).toBe(masked);
  expect((await callPainel(sql, MEMBROS.leitura, "buscar", { texto: cpf })).pessoas).toEqual([]);
  const missing = { tabela: "contato", id: randomUUID() };
  await expect(callPainel(sql, MEMBROS.leitura, "entrada", missing)).rejects.toMatchObject({ code: "PT404" });
  await expect(callPainel(sql, MEMBROS.leitura, "pessoa", { id: missing.id })).rejects.toMatchObject({ code: "PT404" });
});

test("[ACESSO-06] lists, searches, people and rows that were seen are recorded, without their data", async () => {
  const { sql } = database;
  const email = newEmail();
  const { id, pessoa } = await receive(sql, "contato", { email });
  const [last] = await sql`select coalesce(max(id), 0) as id from privado.registro_de_acessos`;
  const call = await insertMembro(sql, "leitura");
  await callPainel(sql, call, "caixa", { vista: "esperando" });
  await callPainel(sql, call, "buscar", { texto: email });
  await callPainel(sql, call, "pessoa", { id: pessoa });
  await callPainel(sql, call, "linha_do_tempo", { id: pessoa });
  await callPainel(sql, call, "entrada", { tabela: "contato", id });
  await callPainel(sql, call, "contadores", {});
  await callPainel(sql, call, "novidades", { desde: 0 });
  const lines =
    await sql`select membro, acao, alvo, alvo_id, detalhe from privado.registro_de_acessos where id > ${last?.id} order by id`;
  expect(lines).toMatchObject([
    { acao: "viu", alvo: "caixa", detalhe: { vista: "esperando" } },
    { acao: "buscou", alvo: "busca", detalhe: { campos: ["email"], quantas: 1 } },
    { acao: "viu", alvo: "pessoa", alvo_id: pessoa },
    { acao: "viu", alvo: "pessoa", alvo_id: pessoa },
    { acao: "viu", alvo: "contato", alvo_id: id },
  ]);
  expect(lines.every(({ membro }) => membro === call)).toBe(true);
  expect(JSON.stringify(lines)).not.toContain(email);
  expect(await pessoaOf(sql, id)).toBe(pessoa);
});

test("[ACESSO-06] a list that stays open is recorded once an hour; other filters, further pages and searches each time", async () => {
  const { sql } = database;
  const membro = await insertMembro(sql, "gestao");
  await receive(sql, "contato", { email: newEmail() });
  await receive(sql, "contato", { email: newEmail() });
  const lines = async () =>
    (
      await sql`select alvo, detalhe - 'quantas' as detalhe from privado.registro_de_acessos where membro = ${membro} order by id`
    ).map((line) => ({ ...line }));
  const lists = async () => {
    const { proximo } = await callPainel(sql, membro, "caixa", { vista: "todas", limite: 1 });
    for (const funcao of ["hoje", "funil", "cobrancas", "lojas"] as const) await callPainel(sql, membro, funcao, {});
    return proximo;
  };
  const proximo = await lists();
  const first = [
    { alvo: "caixa", detalhe: { vista: "todas" } },
    { alvo: "caixa", detalhe: { vista: "hoje" } },
    { alvo: "caixa", detalhe: { vista: "funil" } },
    { alvo: "pedidos", detalhe: {} },
    { alvo: "diagnosticos_lojas", detalhe: {} },
  ];
  expect(await lines()).toEqual(first);
  await lists();
  expect(await lines(), "a reload adds nothing").toEqual(first);
  await callPainel(sql, membro, "caixa", { vista: "todas", limite: 1, cursor: proximo });
  await callPainel(sql, membro, "caixa", { vista: "todas", limite: 1, cursor: proximo });
  await callPainel(sql, membro, "caixa", { vista: "todas", origem: "contato" });
  await callPainel(sql, membro, "cobrancas", { texto: "ana" });
  await callPainel(sql, membro, "cobrancas", { texto: "ana" });
  const page = { alvo: "caixa", detalhe: { vista: "todas", pagina: "seguinte" } };
  const search = { alvo: "pedidos", detalhe: { busca: true } };
  const more = [page, page, { alvo: "caixa", detalhe: { vista: "todas", origem: "contato" } }, search, search];
  expect(await lines()).toEqual([...first, ...more]);
});

test("[ACESSO-06] a list is recorded again after an hour, for another member and from another address", async () => {
  const { sql } = database;
  const [one, other] = [await insertMembro(sql, "leitura"), await insertMembro(sql, "leitura")];
  const count = async (membro: string) =>
    (await sql`select count(*)::int as n from privado.registro_de_acessos where membro = ${membro}`)[0]?.n;
  await sql`insert into privado.registro_de_acessos (membro, acao, alvo, detalhe, endereco, em) values
    (${one}, 'viu', 'caixa', '{"vista": "hoje"}', '198.18.0.7', now() - interval '61 minutes'),
    (${one}, 'viu', 'caixa', '{"vista": "hoje"}', '198.18.0.8', now())`;
  await callPainel(sql, one, "hoje", {});
  await callPainel(sql, one, "hoje", {});
  await callPainel(sql, other, "hoje", {});
  expect([await count(one), await count(other)]).toEqual([3, 1]);
});

test("an unknown view, a malformed cursor and a malformed id are refused as bad requests", async () => {
  const { sql } = database;
  const bad = async (funcao: "caixa" | "linha_do_tempo", entrada: Record<string, unknown>) =>
    expect(callPainel(sql, MEMBROS.leitura, funcao, entrada as never)).rejects.toMatchObject({
      code: expect.stringMatching(/^22/),
    });
  await bad("caixa", { vista: "nenhuma" });
  await bad("caixa", { vista: "todas", cursor: "x" });
  await bad("caixa", { vista: "todas", origem: "'; drop table x; --", cursor: "1/2" });
  await bad("linha_do_tempo", { id: "x" });
});
