import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase } from "../../scripts/backup/connect-database.ts";
import { type PostgresServer, startPostgres } from "../../scripts/stack/postgres.ts";
import { postgresAccount } from "../../scripts/stack/postgres-binaries.ts";
import { createPool } from "../src/gateways/pool.ts";

let folder: string;
let server: PostgresServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "eden-tls-"));
  chmodSync(folder, 0o755);
  makeAuthority("provider");
  makeAuthority("other");
  makeServerCertificate("provider");
  const files = [`ssl_cert_file=${folder}/server.crt`, `ssl_key_file=${folder}/server.key`];
  server = await startPostgres({
    dataDir: join(folder, "postgres"),
    password: "senha",
    temporary: true,
    settings: ["ssl=on", ...files],
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc"];

function openssl(...args: string[]): void {
  execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
}

function makeAuthority(name: string): void {
  const files = ["-keyout", `${name}.key`, "-out", `${name}.crt`];
  openssl("req", "-x509", ...NEW_KEY, ...files, "-subj", `/CN=${name}`, "-days", "2");
}

/** For the name "localhost" only, not for 127.0.0.1. */
function makeServerCertificate(authority: string): void {
  writeFileSync(join(folder, "names"), "subjectAltName=DNS:localhost\n");
  openssl("req", "-new", ...NEW_KEY, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=localhost");
  const signer = ["-CA", `${authority}.crt`, "-CAkey", `${authority}.key`, "-CAcreateserial"];
  openssl("x509", "-req", "-in", "server.csr", ...signer, "-out", "server.crt", "-days", "2", "-extfile", "names");
  const { uid, gid } = postgresAccount();
  if (uid !== undefined) chownSync(join(folder, "server.key"), uid, gid);
}

const ENCRYPTED = "select ssl, version from pg_stat_ssl where pid = pg_backend_pid()";
const address = (host: string, query: string) =>
  `postgres://supabase_admin:senha@${host}:${server.port}/postgres?sslmode=verify-full${query}`;
const withCa = (name: string) => `&sslrootcert=${folder}/${name}.crt`;

const clients = [
  {
    // The queue uses this pool too.
    name: "the service",
    async ask(url: string) {
      const pool = createPool(url);
      return pool
        .query(ENCRYPTED)
        .then(({ rows }) => rows[0])
        .finally(() => pool.end());
    },
  },
  {
    name: "backup and restore",
    async ask(url: string) {
      const sql = connectDatabase(url);
      return sql
        .unsafe(ENCRYPTED)
        .then(([row]) => row)
        .finally(() => sql.end());
    },
  },
];

test.each(clients)("[SEC-L30] $name encrypts the connection to a server with the provider's CA", async ({ ask }) => {
  expect(await ask(address("localhost", withCa("provider")))).toEqual({ ssl: true, version: "TLSv1.3" });
});

test.each(clients)(
  "[SEC-L30] $name refuses a server with another CA, another name, or no CA to check it",
  async ({ ask }) => {
    const refusal = (url: string) =>
      ask(url).then(
        () => "connected",
        (error) => error.code,
      );
    expect(await refusal(address("localhost", withCa("other")))).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
    expect(await refusal(address("127.0.0.1", withCa("provider")))).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
    expect(await refusal(address("localhost", ""))).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
  },
);
