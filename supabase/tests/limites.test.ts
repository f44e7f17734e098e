import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { validRow } from "./support/rows.ts";
import { newAddress, useApi } from "./support/test-api.ts";

const api = useApi();

/** In a window that does not end while the tests run. */
function setLimit(alvo: string, maximo: number) {
  return api.sql`update privado.limites set maximo = ${maximo}, janela = '1000 days' where alvo = ${alvo}`;
}

/** Seconds until the window ends. */
async function secondsLeft(alvo: string): Promise<number> {
  const [row] = await api.sql`select extract(epoch from date_bin(janela, now(), timestamptz 'epoch') + janela - now())
    as seconds from privado.limites where alvo = ${alvo}`;
  return Number(row?.seconds);
}

async function statusesOf(times: number, options: Parameters<typeof api.insert>[2]): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent++) {
    statuses.push((await api.insert("leadlive", validRow("leadlive"), options)).status);
  }
  return statuses;
}

test("[SEC-L13] one address may send 60 leads in ten minutes; with a raised limit a venue of 200 is not blocked", async () => {
  expect(await api.sql`select maximo, janela from privado.limites where alvo = 'leadlive'`).toEqual([
    { maximo: 60, janela: "00:10:00" },
  ]);
  await setLimit("leadlive", 600);
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => api.insert("leadlive", validRow("leadlive"), { address })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
});

test("over the limit the response is 429 with Retry-After and a readable message; other addresses are not affected", async () => {
  await setLimit("leadlive", 3);
  const address = newAddress();
  expect(await statusesOf(3, { address })).toEqual([201, 201, 201]);
  const before = await secondsLeft("leadlive");
  const refused = await api.insert("leadlive", validRow("leadlive"), { address });
  expect(refused.status).toBe(429);
  expect(refused.body.message).toBe("Muitas tentativas em pouco tempo. Aguarde e tente novamente.");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThanOrEqual(await secondsLeft("leadlive"));
  expect(wait).toBeLessThanOrEqual(Math.ceil(before));
  expect(await statusesOf(1, { address: newAddress() })).toEqual([201]);
});

test("a repeated send counts as saved even over the limit, and does not count towards it", async () => {
  await setLimit("leadlive", 2);
  const address = newAddress();
  const row = validRow("leadlive");
  expect((await api.insert("leadlive", row, { address })).status).toBe(201);
  for (let repeat = 0; repeat < 3; repeat++) {
    expect((await api.insert("leadlive", row, { address })).status).toBe(409);
  }
  expect(await statusesOf(2, { address })).toEqual([201, 429]);
  expect((await api.insert("leadlive", row, { address })).status).toBe(409);
});

test("a row that a constraint rejects does not count towards the limit", async () => {
  await setLimit("leadlive", 1);
  const address = newAddress();
  const invalid = { ...validRow("leadlive"), produto: "outro" };
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await api.insert("leadlive", invalid, { address })).status).toBe(400);
  }
  expect(await statusesOf(2, { address })).toEqual([201, 429]);
});

test("forging the first items of x-forwarded-for has no effect", async () => {
  await setLimit("leadlive", 2);
  const last = newAddress();
  const headersOf = (first: string) => ({ "cf-connecting-ip": "", "x-forwarded-for": `${first}, 10.0.0.1, ${last}` });
  const statuses: number[] = [];
  for (const first of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) {
    statuses.push(...(await statusesOf(1, { headers: headersOf(first) })));
  }
  expect(statuses).toEqual([201, 201, 429]);
});

test("x-forwarded-for does not override the address set by the edge", async () => {
  await setLimit("leadlive", 1);
  const address = newAddress();
  expect(await statusesOf(1, { address, headers: { "x-forwarded-for": newAddress() } })).toEqual([201]);
  expect(await statusesOf(1, { address, headers: { "x-forwarded-for": newAddress() } })).toEqual([429]);
});

test("an IPv6 client counts as one, whichever of its addresses it uses", async () => {
  await setLimit("leadlive", 1);
  expect(await statusesOf(1, { address: "2001:db8:1:2::1" })).toEqual([201]);
  expect(await statusesOf(1, { address: "2001:db8:1:2:ffff::9" })).toEqual([429]);
  expect(await statusesOf(1, { address: "2001:db8:1:3::1" })).toEqual([201]);
});

test("[SEC-L18] the networks of one IPv6 /48 share ten times the limit; another /48 has its own", async () => {
  await setLimit("leadlive", 1);
  const statuses: number[] = [];
  for (let network = 1; network <= 11; network++) {
    statuses.push(...(await statusesOf(1, { address: `2001:db8:48:${network}::1` })));
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect(await statusesOf(1, { address: "2001:db8:49:1::1" })).toEqual([201]);
});

test("[SEC-H4] an IPv4-mapped IPv6 address counts as its IPv4 address, not as one network for all", async () => {
  await setLimit("leadlive", 1);
  expect(await statusesOf(2, { address: "::ffff:198.51.100.7" })).toEqual([201, 429]);
  expect(await statusesOf(1, { address: "::ffff:198.51.100.8" })).toEqual([201]);
  expect(await statusesOf(1, { address: "198.51.100.7" })).toEqual([429]);
});

const SECRET = randomBytes(32).toString("hex");
const setProxySecret = (nome: string, secret: string) =>
  api.sql`insert into privado.chaves (nome, valor) values (${nome}, sha256(convert_to(${secret}, 'UTF8')))
    on conflict (nome) do update set valor = excluded.valor`;
const named = (client: string, secret: string) => ({ "x-eden-client": client, "x-eden-proxy": secret });

test("[SEC-H4] a client address is trusted from the proxy that knows the secret, whatever the edge set", async () => {
  await setLimit("leadlive", 1);
  await setProxySecret("proxy", SECRET);
  const edge = newAddress();
  const [ana, bia] = [newAddress(), newAddress()];
  expect(await statusesOf(2, { address: edge, headers: named(ana, SECRET) })).toEqual([201, 429]);
  expect(await statusesOf(2, { address: edge, headers: named(bia, SECRET) })).toEqual([201, 429]);
  expect(await statusesOf(1, { address: edge })).toEqual([201]);
});

test("[SEC-H4] without the secret, or with a wrong one, the given address is ignored", async () => {
  await setLimit("leadlive", 1);
  await api.sql`delete from privado.chaves where nome like 'proxy%'`;
  const address = newAddress();
  const { "x-eden-client": client } = named(newAddress(), "");
  expect(await statusesOf(1, { address, headers: named(newAddress(), SECRET) })).toEqual([201]);
  await setProxySecret("proxy", SECRET);
  expect(await statusesOf(1, { address, headers: { "x-eden-client": client } })).toEqual([429]);
  for (const wrong of ["", "x", SECRET.slice(1), `${SECRET}, ${SECRET}`]) {
    expect(await statusesOf(1, { address, headers: named(newAddress(), wrong) })).toEqual([429]);
  }
});

test("[SEC-H4] during a rotation of the secret the old one is still valid", async () => {
  await setLimit("leadlive", 1);
  await setProxySecret("proxy", "novo".repeat(16));
  await setProxySecret("proxy_anterior", SECRET);
  const edge = newAddress();
  for (const secret of [SECRET, "novo".repeat(16)]) {
    expect(await statusesOf(2, { address: edge, headers: named(newAddress(), secret) })).toEqual([201, 429]);
  }
});

test("a malformed address is counted as plain text", async () => {
  await setLimit("leadlive", 1);
  expect(await statusesOf(2, { address: "'; drop table leadlive; --" })).toEqual([201, 429]);
});

test("[DIAG-07] store lookups are rate limited per address", async () => {
  await setLimit("localizar_loja", 2);
  const address = newAddress();
  const localizar = (cnpj: string) =>
    api.call("rpc/localizar_loja", { method: "POST", body: { p_cnpj: cnpj, p_cpf: "52998224725" }, address });
  const statuses = [];
  for (const cnpj of ["1", "2", "3"]) statuses.push((await localizar(cnpj)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("the service's own inserts are not rate limited", async () => {
  await setLimit("leadlive", 1);
  const rows = Array.from({ length: 3 }, () => validRow("leadlive"));
  await api.sql`insert into public.leadlive ${api.sql(rows)}`;
});

test("housekeeping deletes old counts and old lookups, and keeps recent ones", async () => {
  await api.sql`insert into privado.contadores values ('leadlive', 'x', now() - interval '2 days', 1), ('leadlive', 'y', now(), 1)`;
  await api.sql`insert into privado.consultas_diagnostico (endereco, cnpj_hash, cpf_hash, encontrada, criado_em)
    values ('x', '', '', false, now() - interval '31 days'), ('y', '', '', false, now())`;
  await api.sql`select privado.limpar_registros()`;
  expect(await api.sql`select chave from privado.contadores where chave in ('x', 'y')`).toEqual([{ chave: "y" }]);
  expect(await api.sql`select endereco from privado.consultas_diagnostico where endereco in ('x', 'y')`).toEqual([
    { endereco: "y" },
  ]);
});

test("[SEC-L42] anon and authenticated have a statement timeout", async () => {
  const rows =
    await api.sql`select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`;
  expect([...rows]).toEqual([
    { rolname: "anon", rolconfig: ["statement_timeout=3s"] },
    { rolname: "authenticated", rolconfig: ["statement_timeout=8s"] },
  ]);
});
