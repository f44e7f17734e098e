import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { CLOSED_TABLES } from "../../../scripts/smoke/data-checks.ts";
import { freePort } from "../../../scripts/stack/free-port.ts";
import { folderOf } from "../../../scripts/static/nginx.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { type Front, type FrontSettings, PAINEL_NAME, SITE_NAME, startFront, trusting } from "../../support/front.ts";
import { painelUrl, ports } from "../../support/ports.ts";
import { HOSTED_NAME } from "../../support/proxies.ts";
import { runningStack } from "../../support/stack-file.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SECRET = "segredo-do-proxy-nos-testes";

interface Mistake extends Partial<FrontSettings> {
  /** The checks that must fail, and no others. */
  failing: string[];
  /** Another config.json. */
  config?: object;
}

const without = (pattern: RegExp) => (configuration: string) => configuration.replaceAll(pattern, "");
const instead = (part: string, other: string) => (configuration: string) => configuration.replace(part, () => other);

/** Mistakes that an operator can make, and what the smoke test must say of each. CI makes one of each kind, nightly all. */
const MISTAKES: Record<string, () => Mistake | Promise<Mistake>> = {
  "an empty config.json": () => ({ config: {}, failing: ["config.json"] }),
  "the site's origin without its www": () => ({
    variables: { EDEN_ORIGIN: "https://eden.test" },
    failing: ["HTTP redirect", "other origins"],
  }),
  "every address is a trusted proxy": () => ({
    variables: { EDEN_TRUSTED: trusting(folderOf(ports), "0.0.0.0/0") },
    failing: ["client address"],
  }),
  "another proxy secret than the database's": () => ({ secret: "outro", failing: ["client address"] }),
  "no Strict-Transport-Security": () => ({
    edit: without(/^.*Strict-Transport-Security.*\n/gm),
    failing: ["security headers"],
  }),
  "no content security policy on the panel": () => ({
    edit: without(/^.*Content-Security-Policy "default-src 'none'.*\n/gm),
    failing: ["security headers"],
  }),
  "/metrics forwarded": () => ({
    edit: instead(
      "location /assets/ {",
      `location = /metrics { proxy_pass http://127.0.0.1:${ports.api}; } location /assets/ {`,
    ),
    failing: ["metrics closed"],
  }),
  "the data API's root forwarded": () => ({
    edit: (configuration) =>
      without(/location = \/rest\/v1 \{\s+return 404;\s+\}/g)(
        instead("rewrite ^/(.+)/$", "rewrite ^/(contato)/$")(configuration),
      ),
    failing: ["data API's root"],
  }),
  "missing pages answered with 200": () => ({
    edit: instead("error_page 404 /404.html", "error_page 404 =200 /404.html"),
    failing: ["missing page", "panel apart", "data API's root"],
  }),
  "the panel's API on the site": () => ({
    edit: without(/location \/api\/painel \{\s+return 404;\s+\}/g),
    failing: ["panel apart"],
  }),
  "a panel that search engines index": () => ({
    edit: without(/^.*X-Robots-Tag "noindex, nofollow".*\n/gm),
    failing: ["panel apart"],
  }),
  "a certificate of another name": () => ({ names: ["outra.eden.test", HOSTED_NAME], failing: ["certificate"] }),
  "a certificate that ends soon": () => ({ days: 5, failing: ["certificate"] }),
  "pages over plain HTTP": () => ({ edit: without(/"~\^http https:" 1;/g), failing: ["HTTP redirect"] }),
  "an answer to every host name": () => ({
    edit: without(/server \{\s+\$\{EDEN_LISTEN\}\s+ssl_reject_handshake[\s\S]+?return 444;\s+\}/g),
    failing: ["unknown names"],
  }),
  "requests made with the secret key": () => ({
    edit: instead(
      "location /rest/v1/ {",
      `location /rest/v1/ { proxy_set_header apikey ${runningStack().auth.secretKey};`,
    ),
    failing: ["tables unreadable"],
  }),
  "a data API whose certificate is not trusted": () => ({
    upstream: "impostor",
    failing: ["tables unreadable", "client address"],
  }),
  "a service that knows another panel": () => ({
    knownPainelUrl: undefined,
    failing: ["other origins", "client address"],
  }),
  "a service that does not run": async () => ({
    variables: { EDEN_API_UPSTREAM: `127.0.0.1:${await freePort()}` },
    failing: ["service", "other origins", "client address"],
  }),
};

let front: Front | undefined;
test.afterEach(() => {
  front?.stop();
  front = undefined;
});

test.beforeAll(async () => {
  const sql = database();
  await sql`insert into privado.chaves (nome, valor) values ('proxy', sha256(convert_to(${SECRET}, 'UTF8')))
    on conflict do nothing`;
});

/** The production configuration, changed by the mistake. */
async function open({ config, failing: _, ...settings }: Partial<Mistake>): Promise<Front> {
  const configFile = join(folderOf(ports), config ? "smoke/config.json" : "config.json");
  if (config) {
    mkdirSync(join(folderOf(ports), "smoke"), { recursive: true });
    writeFileSync(configFile, JSON.stringify(config));
  }
  front = await startFront(
    { ports, configFile },
    { upstream: "hosted", secret: SECRET, knownPainelUrl: painelUrl, ...settings },
  );
  return front;
}

/** Runs the command as an operator does. Each run sends from its own address, because runs share the counters. */
async function smoke({ port, httpPort, edgePort, authority }: Front, from: string, more: string[] = []) {
  const origins = [`https://${SITE_NAME}:${port}`, `https://${PAINEL_NAME}:${port}`];
  const where = ["--address", "127.0.0.1", "--http-port", String(httpPort), "--from", from];
  const supabase = ["--supabase", `https://${HOSTED_NAME}:${edgePort}`];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority, DATABASE_URL: runningStack().databaseUrl };
  const command = ["scripts/smoke.ts", ...origins, ...where, ...supabase, ...more];
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

const named = (outcome: string, output: string) =>
  [...output.matchAll(/^(ok|FAILED|not run) +([^:\n]+)/gm)]
    .filter(([, was]) => was === outcome)
    .map(([, , name]) => name);

test("the smoke test passes against the production configuration, and removes its lead", async () => {
  const [email, { mailboxUrl }] = [uniqueEmail(), runningStack()];
  const { code, output } = await smoke(await open({}), "127.0.1.1", ["--email", email, "--mailbox", mailboxUrl]);
  expect(named("FAILED", output), output).toEqual([]);
  expect([code, named("not run", output), named("ok", output).length], output).toEqual([0, [], 15]);
  expect(await database()`select id from public.contato where email = ${email}`).toHaveLength(0);
});

const OFTEN = [
  "an empty config.json",
  "another proxy secret than the database's",
  "no Strict-Transport-Security",
  "a certificate that ends soon",
  "a service that does not run",
];
for (const [index, [what, mistake]] of Object.entries(MISTAKES).entries()) {
  if (!OFTEN.includes(what) && !process.env.EDEN_NIGHTLY) continue;
  test(`the smoke test fails for ${what}, and names the check`, async () => {
    const { failing, ...settings } = await mistake();
    const { code, output } = await smoke(await open(settings), `127.0.2.${index + 1}`);
    expect(named("FAILED", output), output).toEqual(failing);
    expect(code).toBe(1);
  });
}

test("the smoke test reads every table but the public questions", async () => {
  const tables = await database()`select tablename from pg_tables where schemaname = 'public'`;
  const names = tables.map(({ tablename }) => tablename);
  expect(names.sort().filter((name) => name !== "diagnosticos_perguntas")).toEqual(CLOSED_TABLES);
});
