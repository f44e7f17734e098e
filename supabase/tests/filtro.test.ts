import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { diaOf } from "../../domain/dia.ts";
import { type Filtro, filtroSchema } from "../../domain/painel/filtro.ts";
import { ESTADOS, type Estado, keysOf, ORIGENS, type Origem } from "../../domain/painel/valores.ts";
import { callAs, callPainel, insertEquipe, insertMembro, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, receive } from "./support/drain-caixa.ts";
import { randomFrom } from "./support/random-from.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const DAY = 86_400_000;

beforeAll(async () => {
  const { sql } = database;
  await drainCaixa(sql);
  await insertEquipe(sql);
});

/** Every person of a filter, page by page, in the order of the list. */
async function list(filtro: Filtro, limite = 100): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof callFiltrar>> = await callFiltrar(filtro, cursor, limite);
    if (cursor === null) expect(page.quantas).toBeGreaterThanOrEqual(page.pessoas.length);
    else expect(page.quantas).toBeNull();
    ids.push(...page.pessoas.map(({ id }) => id));
    cursor = page.proximo;
  } while (cursor);
  return ids;
}

const callFiltrar = (filtro: Filtro, cursor: string | null = null, limite = 100) =>
  callPainel(database.sql, EU, "filtrar", { filtro, cursor, limite });

interface Pessoa {
  id: string;
  origens: Origem[];
  estado: Estado;
  lugar_cidade: string | null;
  lugar_uf: string | null;
  campanha: string | null;
  fonte: string | null;
  aceita_novidades: boolean;
  dono: string | null;
  prazo: Date | null;
  passo_em: Date | null;
  ultima_entrada_em: Date;
}

const CIDADES = [
  ["Franca", "SP"],
  ["Santos", "SP"],
  ["Betim", "MG"],
  ["Uberaba", "MG"],
  [null, null],
] as const;

function randomPessoa(random: () => number, donos: readonly (string | null)[]): Pessoa & Record<string, unknown> {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const estado = pick(keysOf(ESTADOS));
  const [lugar_cidade, lugar_uf] = pick(CIDADES);
  const waits = random() < 0.3;
  const passo = random() < 0.3;
  const aceita = random() < 0.5;
  const around = (days: number) => new Date(Date.now() + Math.round((random() * 2 - 1) * days * DAY));
  return {
    id: randomUUID(),
    nome: "Ana Lima",
    origens: [...new Set([pick(keysOf(ORIGENS)), pick(keysOf(ORIGENS))])],
    estado,
    motivo: estado === "folha" ? "preco" : null,
    lugar_cidade,
    lugar_uf,
    campanha: pick([null, "live-novembro", "livro", "d'ávila"]),
    fonte: pick([null, "instagram", "google"]),
    aceita_novidades: aceita,
    novidades_em: aceita ? new Date() : null,
    novidades_versao: aceita ? "2026-11" : null,
    dono: pick(donos),
    espera_desde: waits ? new Date(Date.now() - 10 * DAY) : null,
    prazo: waits ? around(5) : null,
    passo_texto: passo ? "Ligar" : null,
    passo_em: passo ? around(5) : null,
    ultima_entrada_em: new Date(Date.now() - Math.floor(random() * 60 * DAY)),
  };
}

/** The same question as the database is asked, in plain code. */
function matches(filtro: Filtro, pessoa: Pessoa): boolean {
  const dia = diaOf(pessoa.ultima_entrada_em.getTime());
  const within = (values: readonly string[] | undefined, value: string | null) =>
    values === undefined || (value !== null && values.includes(value));
  const now = Date.now();
  return (
    (filtro.de === undefined || dia >= filtro.de) &&
    (filtro.ate === undefined || dia <= filtro.ate) &&
    (filtro.dias === undefined || dia > diaOf(now - filtro.dias * DAY)) &&
    (filtro.origens === undefined || filtro.origens.some((origem) => pessoa.origens.includes(origem))) &&
    within(filtro.campanhas, pessoa.campanha) &&
    within(filtro.fontes, pessoa.fonte) &&
    (filtro.novidades === undefined || pessoa.aceita_novidades === filtro.novidades) &&
    within(filtro.cidades, pessoa.lugar_cidade) &&
    within(filtro.ufs, pessoa.lugar_uf) &&
    (filtro.donos === undefined ||
      filtro.donos.some((dono) => pessoa.dono === (dono === "ninguem" ? null : dono === "eu" ? EU : dono))) &&
    within(filtro.estados, pessoa.estado) &&
    {
      esperando: pessoa.prazo !== null,
      atrasada: pessoa.prazo !== null && +pessoa.prazo < now,
      nao: pessoa.prazo === null,
      _: true,
    }[filtro.espera ?? "_"] &&
    {
      com: pessoa.passo_em !== null,
      sem: pessoa.passo_em === null,
      vencido: pessoa.passo_em !== null && +pessoa.passo_em < now,
      _: true,
    }[filtro.passo ?? "_"]
  );
}

function randomFiltro(random: () => number, donos: readonly string[]): Filtro {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const some = <T>(values: readonly T[]) => [...new Set([pick(values), pick(values)])];
  const dia = () => diaOf(Date.now() - random() * 60 * DAY);
  const campos: Filtro = {
    de: dia(),
    ate: dia(),
    dias: Math.ceil(random() * 60),
    origens: some(keysOf(ORIGENS)),
    campanhas: some(["live-novembro", "livro", "d'ávila", "outra"]),
    fontes: some(["instagram", "google", "x"]),
    novidades: random() < 0.5,
    cidades: some(["Franca", "Santos", "Betim", "Lages"]),
    ufs: some(["SP", "MG", "RS"] as const),
    donos: some(["eu", "ninguem", ...donos]),
    estados: some(keysOf(ESTADOS)),
    espera: pick(["esperando", "atrasada", "nao"] as const),
    passo: pick(["com", "sem", "vencido"] as const),
  };
  return Object.fromEntries(Object.entries(campos).filter(() => random() < 0.25)) as Filtro;
}

test("[VISTA-01] a filter has exactly the people that a plain predicate has, over 500 random people", async () => {
  const { sql } = database;
  await sql`truncate privado.pessoas cascade`;
  const random = randomFrom(20_261_119);
  const other = await insertMembro(sql, "atendimento");
  const pessoas = Array.from({ length: 500 }, () => randomPessoa(random, [null, EU, MEMBROS.gestao, other]));
  await sql`insert into privado.pessoas ${sql(pessoas)}`;
  await insertPessoa(sql, { suspeita: true, origens: ["contato"] });
  await insertPessoa(sql, { apagada_em: new Date(), origens: ["contato"] });
  let found = 0;
  for (let run = 0; run < 60; run++) {
    const filtro = randomFiltro(random, [other, MEMBROS.gestao]);
    const wanted = pessoas.filter((pessoa) => matches(filtro, pessoa)).map(({ id }) => id);
    const ids = await list(filtro);
    expect({ filtro, ids: ids.toSorted() }).toEqual({ filtro, ids: wanted.toSorted() });
    found += wanted.length;
  }
  expect(found).toBeGreaterThan(300);
});

test("[VISTA-01] pages follow the order of the Caixa, with a period the newest first, and the count is that of all", async () => {
  const { sql } = database;
  await sql`truncate privado.pessoas cascade`;
  const random = randomFrom(7);
  const pessoas = Array.from({ length: 60 }, () => randomPessoa(random, [null]));
  await sql`insert into privado.pessoas ${sql(pessoas)}`;
  const inOrder = async (order: string) =>
    (await sql.unsafe(`select id from privado.pessoas order by ${order}`)).map(({ id }) => id);
  expect(await list({}, 7)).toEqual(await inOrder("ordem, id"));
  expect(await list({ dias: 365 }, 7)).toEqual(await inOrder("ultima_entrada_em desc, id desc"));
  expect((await callFiltrar({}, null, 7)).quantas).toBe(60);
});

test("[VISTA-01] an unknown field or value raises an error, and no value is read as SQL", async () => {
  const { sql } = database;
  await sql`truncate privado.pessoas cascade`;
  await insertPessoa(sql, { origens: ["contato"], estado: "semente" });
  const before = await sql`select count(*)::int from privado.pessoas`;
  const raw = (filtro: unknown) =>
    sql.begin((transaction) => callAs(transaction, { sub: EU, aal: "aal2" }, "filtrar", { filtro }));
  const attacks = [
    "' or true --",
    "x'); drop table privado.pessoas; --",
    "$1",
    "%s %I",
    '{"a":1}',
    "\\'; select pg_sleep(9)--",
  ];
  for (const campo of [...Object.keys(filtroSchema.entries), "texto", "id) or (true", "ordem"]) {
    for (const attack of attacks) {
      for (const value of [attack, [attack]]) {
        const outcome = await raw({ [campo]: value }).then(
          (saida) => (saida as { pessoas: unknown[] }).pessoas.length,
          (error: { code?: string }) => error.code,
        );
        // Nobody, or an error of the value's type; never somebody.
        expect([campo, value, outcome]).toEqual([campo, value, outcome === 0 ? 0 : expect.stringMatching(/^22/)]);
      }
    }
  }
  for (const wrong of [null, [], "x", 3, { espera: null }]) {
    await expect(raw(wrong)).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
  }
  expect(await sql`select count(*)::int from privado.pessoas`).toEqual(before);
});

test("[VISTA-01] the consent of the newest form counts, and a withdrawal with it", async () => {
  const { sql } = database;
  const email = newEmail();
  const consent = async (pessoa: string) =>
    (
      await sql`select aceita_novidades as aceita, novidades_em is not null as quando, novidades_versao as versao
        from privado.pessoas where id = ${pessoa}`
    )[0];
  const ask = (aceita: boolean, days: number, versao = "2026-11") => ({
    email,
    aceita_novidades: aceita,
    consentimento_versao: versao,
    criado_em: new Date(Date.now() - days * DAY),
  });
  const { pessoa } = await receive(sql, "contato", ask(true, 9));
  expect(await consent(pessoa)).toEqual({ aceita: true, quando: true, versao: "2026-11" });
  await receive(sql, "contato", ask(false, 8));
  expect(await consent(pessoa)).toEqual({ aceita: false, quando: false, versao: null });
  const { id } = await receive(sql, "leadlive", ask(true, 7, "2026-12"));
  // An order asks for nothing, and an older form does not displace a newer one.
  await receive(sql, "contato", ask(false, 8.5));
  expect(await consent(pessoa)).toEqual({ aceita: true, quando: true, versao: "2026-12" });
  expect((await callPainel(sql, EU, "pessoa", { id: pessoa })).aceita_novidades).toBe(true);
  await sql`update public.leadlive set aceita_novidades = false where id = ${id}`;
  await drainCaixa(sql);
  expect(await consent(pessoa)).toEqual({ aceita: false, quando: false, versao: null });
});

test("[VISTA-01] town and state are those that the list shows, and the fields offer the values that people have", async () => {
  const { sql } = database;
  await sql`truncate privado.pessoas cascade`;
  await sql`truncate privado.contagens`;
  // The visitor typed a CNPJ and no town: the register knows it.
  await sql`insert into privado.farmacias (cnpj, matriz, razao_social, situacao, cnae, uf, municipio)
    values ('11222333000181', true, 'DROGARIA SOL LTDA', 'ativa', '4771701', 'MG', 'Betim')`;
  const { pessoa } = await receive(sql, "plenitude", { email: newEmail(), cnpj: "11222333000181" });
  await receive(sql, "contato", {
    email: newEmail(),
    origem: { utm_campaign: "Live-Novembro", utm_source: "Instagram" },
  });
  const [shown] = (await callFiltrar({ ufs: ["MG"] })).pessoas;
  expect(shown).toMatchObject({ id: pessoa, cidade: "Betim", uf: "MG", aceita_novidades: false });
  // The same after a second row, by which everything about the person is read again.
  await sql`update privado.pessoas set lugar_cidade = null where id = ${pessoa}`;
  await sql`select privado.refazer_pessoa(${pessoa})`;
  expect(await list({ cidades: ["Betim"] })).toEqual([pessoa]);
  expect(await callPainel(sql, EU, "opcoes_do_filtro", {})).toEqual({
    campanhas: ["live-novembro"],
    fontes: ["instagram"],
    cidades: [{ cidade: "Betim", uf: "MG" }],
  });
});

test("[VISTA-01] the record has the filter, once an hour for its first page", async () => {
  const { sql } = database;
  const membro = await insertMembro(sql, "leitura");
  for (let time = 0; time < 2; time++) await callPainel(sql, membro, "filtrar", { filtro: { ufs: ["AC"] } });
  const lines = await sql`select acao, alvo, detalhe from privado.registro_de_acessos where membro = ${membro}`;
  expect(lines).toEqual([{ acao: "viu", alvo: "caixa", detalhe: { filtro: { ufs: ["AC"] }, quantas: 0 } }]);
});
