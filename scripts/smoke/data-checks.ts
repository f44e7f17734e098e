import { randomInt, randomUUID } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { setTimeout } from "node:timers/promises";
import type postgres from "postgres";
import { connectDatabase } from "../backup/connect-database.ts";
import { DATA_TABLES } from "../data/load-table.ts";
import { timeLimit } from "../time-limit.ts";
import { ask, type Check, ensure, NotRun, publicConfig, type Target } from "./target.ts";

/** Every table of the data API but the questions of the diagnostic, which are public. */
export const CLOSED_TABLES = [
  "cadastros_app",
  "contato",
  "diagnosticos_lojas",
  "diagnosticos_respostas",
  "inscricoes",
  "leadlive",
  "medicoes",
  "pedidos",
];

/** Headers by which a visitor may try to be counted as another address. */
const FORGEABLE = ["x-forwarded-for", "cf-connecting-ip", "x-eden-client", "x-real-ip", "true-client-ip"];

/** Networks behind NAT: such a machine does not know its public address. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet("10.0.0.0", 8);
PRIVATE.addSubnet("172.16.0.0", 12);
PRIVATE.addSubnet("192.168.0.0", 16);
PRIVATE.addSubnet("100.64.0.0", 10);
PRIVATE.addSubnet("fc00::", 7, "ipv6");

const MAIL_LIMIT_MS = timeLimit(30_000);

const root: Check = {
  name: "data API's root",
  async run(target) {
    const { key } = await publicConfig(target);
    for (const path of ["/rest/v1", "/rest/v1/"]) {
      const { status } = await ask(target, new URL(path, target.site), { headers: { apikey: key } });
      ensure(status === 404, `${path} answers ${status}`);
    }
    return undefined;
  },
};

const tables: Check = {
  name: "tables unreadable",
  async run(target) {
    const { restUrl, key } = await publicConfig(target);
    const statusOf = async (table: string) =>
      (await ask(target, new URL(`${table}?limit=1`, restUrl), { headers: { apikey: key } })).status;
    ensure((await statusOf("diagnosticos_perguntas")) === 200, "the public questions are not readable either");
    for (const table of CLOSED_TABLES) {
      const status = await statusOf(table);
      ensure(status === 401 || status === 403, `${table} answers ${status}`);
    }
    return undefined;
  },
};

/** Looks up pharmacies and asks for empty codes: both are counted per address and store nothing else. */
const clientAddress: Check = {
  name: "client address",
  async run(target) {
    if (!target.databaseUrl) throw new NotRun("DATABASE_URL is not set");
    const { restUrl, key } = await publicConfig(target);
    const own = await ownAddress(target);
    const ways = [restUrl, ...(target.supabase ? [new URL("/rest/v1/", target.supabase)] : [])].map((base) => ({
      alvo: "localizar_farmacia",
      url: new URL("rpc/localizar_farmacia", base),
      headers: { apikey: key },
      body: { p_cnpj: "00000000000000" },
    }));
    const code = {
      alvo: "painel_codigo",
      url: new URL("/api/painel/codigo", target.painel),
      headers: { origin: target.painel.origin },
      body: {},
    };
    await withDatabase(target, async (sql) => {
      for (const way of [...ways, code]) {
        const forged = new Map(FORGEABLE.map((header) => [invented(), header]));
        const before = await timesCounted(sql, way.alvo, own);
        for (const [address, header] of forged) {
          const { status } = await ask(target, way.url, { ...way, headers: { ...way.headers, [header]: address } });
          ensure([200, 400].includes(status), `${way.url.href} answers ${status}`);
        }
        const [believed] = await sql<{ chave: string }[]>`
          select chave from privado.contadores where chave in ${sql([...forged.keys()])}`;
        ensure(!believed, `${way.url.host} believes a visitor's ${forged.get(believed?.chave ?? "")}`);
        const counted = (await timesCounted(sql, way.alvo, own)) - before;
        ensure(
          counted >= forged.size,
          `${way.url.href} does not count ${own}: the proxy's secret or the trusted proxies`,
        );
      }
    });
    return target.supabase ? undefined : "not straight to the project: --supabase is not given";
  },
};

const dataFiles: Check = {
  name: "tables of data/",
  async run(target) {
    if (!target.databaseUrl) throw new NotRun("DATABASE_URL is not set");
    await withDatabase(target, async (sql) => {
      for (const table of Object.keys(DATA_TABLES)) {
        const rows = await sql`select from ${sql(table)} limit 1`;
        ensure(rows.length === 1, `${table} is empty: data/README.md has its command`);
      }
    });
    return undefined;
  },
};

/** A contact message as a visitor sends it, marked as a test. */
const lead: Check = {
  name: "lead",
  async run(target) {
    const { email, databaseUrl } = target;
    if (!email) throw new NotRun("--email is not given");
    const { restUrl, key } = await publicConfig(target);
    const id = randomUUID();
    const row = {
      id,
      nome: "Teste",
      sobrenome: "da publicação",
      email,
      telefone: "11900000000",
      mensagem: "Teste automático da publicação do site. Ninguém espera resposta: pode arquivar.",
      consentimento_versao: "teste",
      preenchido_ms: 9000,
    };
    const headers = { apikey: key, origin: target.site.origin };
    const { status } = await ask(target, new URL("contato", restUrl), { headers, body: row });
    ensure(status === 201, `the contact form answers ${status}`);
    if (!databaseUrl) return "row, e-mails and removal not looked at: DATABASE_URL is not set; archive it in the panel";
    await withDatabase(target, async (sql) => {
      try {
        await ensureMails(sql, id, target);
      } finally {
        await sql`select privado.apagar_linhas(${sql.json([{ tabela: "contato", id }])})`;
      }
    });
    return target.mailbox ? undefined : "arrival of the e-mails not looked at: --mailbox is not given";
  },
};

/** With the publishable key or the database. */
export const DATA_CHECKS: Check[] = [root, tables, clientAddress, dataFiles, lead];

/** Waits until the mail server has taken both e-mails, and with a mailbox until they are in it. */
async function ensureMails(sql: postgres.Sql, id: string, { email = "", mailbox }: Target): Promise<void> {
  const stored = await sql`select 1 from public.contato where id = ${id} and email = ${email} and not suspeito`;
  ensure(stored.length === 1, "the row is not stored");
  const keys = [`equipe:contato:${id}`, `visitante:contato:${id}`];
  const sent = async () => (await sql`select chave from privado.emails_enviados where chave in ${sql(keys)}`).length;
  await waitFor(
    async () => (await sent()) === 2,
    "the mail server did not take both e-mails (three receipts a day at most)",
  );
  if (!mailbox) return;
  await waitFor(async () => {
    const messages = (await (await fetch(`${mailbox}/messages`)).json()) as { to: string[]; text: string }[];
    const toVisitor = messages.some(({ to }) => to.includes(email));
    return toVisitor && messages.some(({ to, text }) => !to.includes(email) && text.includes(email));
  }, "the e-mails are not in the mailbox");
}

async function waitFor(condition: () => Promise<boolean>, wrong: string): Promise<void> {
  const end = Date.now() + MAIL_LIMIT_MS;
  while (!(await condition())) {
    ensure(Date.now() < end, wrong);
    await setTimeout(200);
  }
}

/** The address that the site must see, as the database counts it: for IPv6 the /64. */
async function ownAddress(target: Target): Promise<string> {
  const { client } = target;
  const address = client ?? (await ask(target, target.site)).localAddress;
  const isPrivate = PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  if (!client && isPrivate) throw new NotRun(`${address} is behind NAT: give the public address with --client`);
  return address;
}

/** In 198.18.0.0/15, which is for benchmarks and belongs to no visitor. */
const invented = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

async function timesCounted(sql: postgres.Sql, alvo: string, address: string): Promise<number> {
  const [row] = await sql<{ vezes: number }[]>`
    select coalesce(sum(vezes), 0)::integer as vezes from privado.contadores where alvo = ${alvo} and chave = case
      family(${address}::inet) when 6 then network(set_masklen(${address}::inet, 64))::text else ${address} end`;
  return row?.vezes ?? 0;
}

async function withDatabase(target: Target, use: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = connectDatabase(target.databaseUrl ?? "");
  try {
    await use(sql);
  } finally {
    await sql.end();
  }
}
