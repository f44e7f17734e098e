import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { type Dovecot, startDovecot } from "../../scripts/stack/dovecot.ts";
import { freePort } from "../../scripts/stack/free-port.ts";
import { type Gateway, startGateway } from "../../scripts/stack/gateway.ts";
import { type KillableService, startKillableService } from "../../scripts/stack/killable-service.ts";
import { createPool } from "../../service/src/gateways/pool.ts";
import { newPessoa } from "../../service/tests/use-correio.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { membro, openSession } from "./membro.ts";

export type Pessoa = Awaited<ReturnType<typeof newPessoa>>;

/** Everything that runs in production, on this machine: nothing is shared with other tests. */
export interface WholeStack {
  mail: MailSink;
  dovecot: Dovecot;
  service: KillableService;
  gateway: Gateway;
  /** Straight to the database. The driver may wait for ever after a connection was lost: then take a new one. */
  sql: Sql;
  connect(): Sql;
  /** Sessions of members who have signed in. */
  cookies: string[];
  /** People who wrote before: members work on them, and they answer by e-mail. */
  pessoas: Pessoa[];
  /** All of them came by it: a change of many people takes those. */
  campanha: string;
  stop(): Promise<void>;
}

interface Options {
  members: number;
  pessoas: number;
  /** Where database and mailbox are stored. */
  parent?: string;
  env?: { service?: Record<string, string>; database?: Record<string, string> };
  /** Takes a port and returns the one to connect to instead, for the database, the mail server and the mailbox. */
  between?: (port: number) => Promise<number>;
}

export async function startWholeStack(options: Options): Promise<WholeStack> {
  const { parent, env = {}, between = async (port) => port } = options;
  const mail = await startMailSink();
  const dovecot = await startDovecot(parent ? { folder: join(parent, "dovecot") } : {});
  const through = async (address: string) => {
    const url = new URL(address);
    url.port = String(await between(Number(url.port)));
    return url.href;
  };
  const imap = { ...dovecot.env, IMAP_URL: await through(dovecot.env.IMAP_URL) };
  const gatewayPort = await freePort();
  const service = await startKillableService({
    smtpUrl: await through(mail.smtpUrl),
    parent,
    gatewayPort,
    env: { database: env.database ?? {}, service: { ...imap, ...env.service } },
    between,
  });
  const { databaseUrl, keys } = service;
  const gateway = await startGateway({ databaseUrl: await through(databaseUrl), keys, port: gatewayPort });
  const connect = () => postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const sql = connect();
  await sql`update privado.limites set maximo = 1000000`;
  const people = await addPessoas(databaseUrl, options.pessoas);
  const campanha = "feira-da-farmacia";
  await sql`update privado.pessoas set campanha = ${campanha}`;
  const cookies = await addMembers(sql, options.members);
  return {
    mail,
    dovecot,
    service,
    gateway,
    sql,
    connect,
    cookies,
    pessoas: people,
    campanha,
    async stop() {
      await sql.end({ timeout: 0 });
      await gateway.stop();
      await service.stop();
      await dovecot.stop();
      await mail.stop();
    },
  };
}

async function addPessoas(databaseUrl: string, count: number): Promise<Pessoa[]> {
  const pool = createPool(databaseUrl);
  const people: Pessoa[] = [];
  while (people.length < count) people.push(await newPessoa(pool));
  await pool.end();
  return people;
}

async function addMembers(sql: Sql, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => membro(index + 1));
  for (const [index, id] of ids.entries()) {
    await sql`insert into privado.equipe (id, email, nome, papel)
      values (${id}, ${`membro${index}@exemplo.com.br`}, ${`Membro ${index}`}, 'gestao')`;
  }
  return Promise.all(ids.map((id) => openSession(sql, id)));
}
