import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv, readReceitaEnv } from "./env.ts";

const complete: Record<string, string> = {
  DATABASE_URL: "postgres://eden@127.0.0.1:54329/eden",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "site@exemplo.com.br",
  MAIL_TEAM: "vendas@exemplo.com.br",
  SITE_URL: "https://exemplo.com.br",
  ASAAS_API_KEY: "$aact_prod_chave",
  ASAAS_WEBHOOK_TOKEN: "t".repeat(32),
};
const painel = {
  PAINEL_URL: "https://painel.exemplo.com.br",
  SUPABASE_URL: "https://projeto.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_1",
  SUPABASE_SECRET_KEY: "sb_secret_1",
};

/** The sentences with which the environment is refused; none if it is accepted. */
function problems(changes: Record<string, string>, read: (source: typeof complete) => unknown = readEnv): string[] {
  try {
    read({ ...complete, ...changes });
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").slice(1);
  }
}

test("a complete environment is parsed, with its defaults", () => {
  const read = readEnv({ ...complete, SITE_URL: "https://exemplo.com.br/", ACCOUNT_API_KEY: "", ASAAS_URL: "" });
  expect(read).toEqual({ ...complete, PORT: 8787, HOST: "127.0.0.1", ASAAS_URL: "https://api.asaas.com/v3" });
});

test("one error has a sentence for every problem", () => {
  const changes = {
    DATABASE_URL: "",
    ASAAS_API_KEY: " ",
    ASAAS_WEBHOOK_TOKEN: "curto",
    PORT: "porta",
    MAIL_FROM: "site",
  };
  expect(problems(changes).sort()).toEqual([
    "ASAAS_API_KEY is required.",
    "ASAAS_WEBHOOK_TOKEN must have at least 32 characters.",
    "DATABASE_URL is required.",
    "MAIL_FROM must be an e-mail address.",
    "PORT must be a port.",
  ]);
});

test.each(Object.keys(complete))("[SEC-L31] an empty %s is refused", (name) => {
  expect(problems({ [name]: "" })).toEqual([`${name} is required.`]);
});

const example = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
const examples = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));

test("[SEC-L31] .env.example lists every variable, and its values are refused", () => {
  const source = readFileSync(join(import.meta.dirname, "env.ts"), "utf8");
  const variables = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(examples.map(({ name }) => name).sort()).toEqual(variables.sort());
  const accepted = examples.filter(({ name, value }) => value && problems({ [name]: value }).length === 0);
  // Defaults that are right in production.
  expect(accepted).toEqual([
    { name: "PORT", value: "8787" },
    { name: "HOST", value: "127.0.0.1" },
  ]);
  for (const [name, value] of [
    ["ASAAS_API_KEY", "chave-de-exemplo"],
    ["ASAAS_WEBHOOK_TOKEN", "token-de-exemplo-com-32-caracteres"],
  ] as const)
    expect(problems({ [name]: value })).toEqual([`${name} has the value of .env.example.`]);
});

const VERIFY = "must end with ?sslmode=verify-full, because the database is not on this machine.";

test.each([
  ["postgres://eden@10.0.0.5/eden", VERIFY],
  ["postgres://eden@db:5432/eden", VERIFY],
  ["postgres://eden@db.projeto.supabase.co/postgres?sslmode=require", VERIFY],
  ["postgres://eden@db.projeto.supabase.co/postgres?sslmode=no-verify", VERIFY],
  ["postgres://eden@127.0.0.1/eden?host=db", VERIFY],
  [
    "postgres://eden@db/eden?sslmode=verify-full&sslrootcert=/missing.crt",
    "names in sslrootcert a CA file that cannot be read.",
  ],
  ["mysql://eden@127.0.0.1/eden", "must be a postgres:// address."],
])("[SEC-L30] %s is refused as a database", (value, problem) => {
  expect(problems({ DATABASE_URL: value })).toEqual([`DATABASE_URL ${problem}`]);
  expect(problems({ DATABASE_URL: value }, readReceitaEnv)).toEqual([`DATABASE_URL ${problem}`]);
});

test.each([
  "postgres://eden@localhost/eden",
  "postgres://eden@[::1]/eden",
  "postgres://eden@db/eden?host=/var/run/postgresql",
  `postgres://eden@db.projeto.supabase.co/postgres?sslmode=verify-full&sslrootcert=${import.meta.filename}`,
])("%s is accepted as a database", (value) => {
  expect(problems({ DATABASE_URL: value })).toEqual([]);
});

test("[SEC-L16] outside this machine SMTP needs TLS: from the start, or by STARTTLS", () => {
  for (const value of ["smtps://u:p@smtp.exemplo.com.br", "smtp://u:p@smtp.exemplo.com.br:587?name=site"])
    expect(problems({ SMTP_URL: value })).toEqual([]);
  for (const weak of ["requireTLS=false", "ignoreTLS=true", "secure=false", "tls.rejectUnauthorized=false"]) {
    const [name] = weak.split("=");
    const problem = `SMTP_URL must not set ${name}: a mail server that is not on this machine is reached with TLS.`;
    expect(problems({ SMTP_URL: `smtp://relay:25?${weak}` })).toEqual([problem]);
  }
  expect(problems({ SMTP_URL: "http://127.0.0.1" })).toEqual(["SMTP_URL must be an smtps:// or smtp:// address."]);
});

test("[SEC-L30] every web address outside this machine needs https", () => {
  const others = { ACCOUNT_API_KEY: "a", CONTEUDO_TOKEN: "t".repeat(32), RECEITA_TOKEN: "r", ...painel };
  const names = examples
    .map(({ name }) => name)
    .filter((name) => /_URL$/.test(name) && !/DATABASE|SMTP|IMAP/.test(name));
  expect(names).toHaveLength(8);
  const all = Object.fromEntries(names.map((name) => [name, "http://exemplo.com.br"]));
  const refused = names.map((name) => `${name} must be an https:// address; http:// is allowed only for this machine.`);
  expect(problems({ ...others, ...all }).sort()).toEqual(refused.sort());
  const local = Object.fromEntries(names.map((name) => [name, "http://127.0.0.1:8026"]));
  expect(problems({ ...others, ...local })).toEqual([]);
});

test("[SEC-L31] half of a pair is refused", () => {
  expect(problems({ ACCOUNT_API_KEY: "a" })).toEqual(["ACCOUNT_API_URL is required with ACCOUNT_API_KEY."]);
  expect(problems({ ...painel, SUPABASE_SECRET_KEY: "" })).toEqual([
    "SUPABASE_SECRET_KEY is required with PAINEL_URL.",
  ]);
  expect(problems({ ...painel, PAINEL_URL: "" })).toContain("PAINEL_URL is required with SUPABASE_SECRET_KEY.");
  expect(problems({ RECEITA_URL: "https://exemplo.com.br" })).toEqual(["RECEITA_TOKEN is required with RECEITA_URL."]);
  expect(problems({ CONTEUDO_HOOK_TOKEN: "a" })).toEqual(["CONTEUDO_HOOK_URL is required with CONTEUDO_HOOK_TOKEN."]);
});

test("[SEC-L31] the service prints one sentence for each problem, without a stack, and exits with an error", () => {
  const env = { ...complete, PATH: process.env.PATH, ASAAS_API_KEY: "", SITE_URL: "http://exemplo.com.br" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["main.ts"], {
    cwd: import.meta.dirname,
    env,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toEqual([
    "The environment is not complete (see .env.example).",
    "SITE_URL must be an https:// address; http:// is allowed only for this machine.",
    "ASAAS_API_KEY is required.",
  ]);
});
