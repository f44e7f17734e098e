import { randomInt } from "node:crypto";
import postgres from "postgres";
import { cnpjCheckDigits } from "../domain/documentos/cnpj.ts";
import { cpfCheckDigits } from "../domain/documentos/cpf.ts";
import { startStack } from "./stack/stack.ts";

/**
 * Measures what an attacker who guesses pairs of CNPJ and CPF can learn: how much of a flood from one address is
 * answered, and whether response times differ between known and unknown CNPJs. Uses a private database with the
 * production limits.
 * npm run bench -- look-ups [pairs]
 */
const FLOOD = 10_000;
const PAIRS = Number(process.argv[2] ?? 2000);
/** Below the limit of ten misses per hour for one CNPJ. */
const TRIES_PER_STORE = 8;

const digits = (length: number) => String(randomInt(10 ** (length - 1), 10 ** length));
const newCnpj = () => {
  const root = `${digits(8)}0001`;
  return root + cnpjCheckDigits(root);
};
const newCpf = () => {
  const root = digits(9);
  return root + cpfCheckDigits(root);
};
/** Documentation addresses (RFC 2544), never those of real visitors. */
const newAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;

const stack = await startStack({ temporary: true });
const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });

async function lookUp(cnpj: string, cpf: string, address: string) {
  const began = performance.now();
  const response = await fetch(`${stack.restUrl}/rpc/localizar_loja`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify({ p_cnpj: cnpj, p_cpf: cpf }),
  });
  const body = await response.text();
  return { status: response.status, body, headers: response.headers, ms: performance.now() - began };
}

/** Alternates known and unknown CNPJs, in random order within each pair, so other load on the machine affects both. */
async function compareTimes() {
  const stores = Array.from({ length: Math.ceil(PAIRS / TRIES_PER_STORE) }, () => ({ cnpj: newCnpj(), cpf: newCpf() }));
  await sql`insert into public.diagnosticos_lojas ${sql(stores)}`;
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair++) {
    const known = stores[pair % stores.length]?.cnpj ?? "";
    const kinds = randomInt(2) === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of kinds) {
      const { ms, status, body } = await lookUp(kind === "known" ? known : newCnpj(), newCpf(), newAddress());
      if (status !== 200 || body !== "null") throw new Error(`a wrong pair was answered ${status} ${body}`);
      times[kind].push(ms);
    }
  }
  for (const [kind, list] of Object.entries(times)) {
    const sorted = list.toSorted((one, other) => one - other);
    const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2);
    console.log(
      `${kind.padEnd(7)} CNPJ, ${list.length} wrong pairs: median ${at(0.5)} ms, p25 ${at(0.25)}, p75 ${at(0.75)}`,
    );
  }
}

async function flood() {
  const address = "198.51.100.7";
  const began = performance.now();
  const counts: Record<number, number> = {};
  let retryAfter = "";
  let sent = 0;
  const visitor = async () => {
    while (sent++ < FLOOD) {
      const { status, headers } = await lookUp(newCnpj(), newCpf(), address);
      counts[status] = (counts[status] ?? 0) + 1;
      retryAfter = headers.get("retry-after") ?? retryAfter;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  const seconds = (performance.now() - began) / 1000;
  const [record] = await sql`select count(*) from privado.consultas_diagnostico where endereco = ${address}`;
  console.log(`${FLOOD} wrong pairs from one address in ${seconds.toFixed(0)} s: ${JSON.stringify(counts)} by status`);
  console.log(`last Retry-After: ${retryAfter} s; look-ups in the record: ${record?.count}`);
}

try {
  await compareTimes();
  await flood();
} finally {
  await sql.end();
  await stack.stop();
}
