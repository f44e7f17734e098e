import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prazos, toInterval } from "../../domain/privacidade/prazos.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();
const row = (more: Record<string, unknown> = {}) => ({
  visita: randomUUID(),
  pagina: "/registro-edificacao",
  medida: "etapa",
  etapa: 1,
  valor: 0,
  tela: "celular",
  motor: "webkit",
  ...more,
});

test("a visitor stores a whole visit in one request, and can read none", async () => {
  const visita = randomUUID();
  const rows = [row({ visita }), row({ visita, medida: "LCP", etapa: 0, valor: 1234.5 })];
  expect((await api.insert("medicoes", rows)).status).toBe(201);
  expect((await api.call("medicoes?select=visita")).status).toBe(401);
  expect(
    await api.sql`select medida, valor, dia = (now() at time zone 'America/Sao_Paulo')::date as hoje from public.medicoes where visita = ${visita}
    order by medida`,
  ).toEqual([
    { medida: "LCP", valor: 1234.5, hoje: true },
    { medida: "etapa", valor: 0, hoje: true },
  ]);
});

test("[SEC-H1] a visit of a hundred rows is accepted, a longer list rejected as a whole", async () => {
  const visit = (length: number) => {
    const visita = randomUUID();
    return Array.from({ length }, (_, index) =>
      row({ visita, pagina: `/${"a".repeat(index % 40)}`, etapa: 1 + (index % 99) }),
    );
  };
  expect((await api.insert("medicoes", visit(100))).status).toBe(201);
  const longer = visit(101);
  const refused = await api.insert("medicoes", longer);
  expect([refused.status, refused.body.code]).toEqual([400, "LISTA"]);
  expect(await api.sql`select from public.medicoes where visita = ${longer[0]?.visita ?? ""}`).toHaveLength(0);
});

test("a page below another one is measured, too", async () => {
  expect((await api.insert("medicoes", row({ pagina: "/ferramentas/desconto-que-cabe" }))).status).toBe(201);
});

test.each([
  { pagina: "/ferramentas/desconto-que-cabe/1" },
  { pagina: "/ferramentas/" },
  { pagina: "/contato?email=ana@exemplo.com.br" },
  { pagina: "/api/checkout/10000000-0000-4000-8000-000000000001" },
  { medida: "texto" },
  { tela: "Ana" },
  { motor: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X)" },
  { etapa: 101 },
  { etapa: 0 },
  { medida: "CLS", etapa: 0, valor: -1 },
])("only known measures of our own pages are accepted: %j", async (more) => {
  expect((await api.insert("medicoes", row(more))).status).toBe(400);
});

test.each([{ dia: "2026-01-01" }, { email: "ana@exemplo.com.br" }])(
  "a row with another day or an unknown column is rejected: %j",
  async (more) => {
    expect((await api.insert("medicoes", row(more))).status).toBeGreaterThanOrEqual(400);
  },
);

test("the table has no column that identifies a person", async () => {
  const columns = await api.sql`select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'medicoes' order by ordinal_position`;
  expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "visita uuid",
    "pagina text",
    "medida text",
    "etapa smallint",
    "valor real",
    "tela text",
    "motor text",
    "dia date",
  ]);
});

test("one address cannot fill the table", async () => {
  // A window that does not end during the test.
  await api.sql`update privado.limites set maximo = 2, janela = '1000 days' where alvo = 'medicoes'`;
  const address = "198.18.200.1";
  const statuses = [];
  for (let sent = 0; sent < 3; sent++) statuses.push((await api.insert("medicoes", row(), { address })).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test("the funnel shows where visits end, each counted at its last step", async () => {
  await api.sql`truncate public.medicoes`;
  const visits = [[1], [1, 2], [1, 2, 3, 2], [2, 3, 100], [1, 2, 3, 100]];
  for (const steps of visits) {
    const visita = randomUUID();
    for (const etapa of new Set(steps)) await api.sql`insert into public.medicoes ${api.sql(row({ visita, etapa }))}`;
  }
  await api.sql`insert into public.medicoes ${api.sql(row({ dia: "2025-01-01" }))}`;
  const funnel =
    await api.sql`select etapa, visitas::int, saiu_aqui::int, saiu_aqui_por_cento::float from privado.funil()`;
  expect(funnel.map((line) => Object.values(line))).toEqual([
    [1, 5, 1, 20],
    [2, 4, 1, 25],
    [3, 3, 1, 33.3],
    [100, 2, 0, 0],
  ]);
});

test("vitals are grouped by page, screen and engine; a page of an older build names no engine", async () => {
  await api.sql`truncate public.medicoes`;
  const { motor: _, ...older } = row({ medida: "LCP", etapa: 0, valor: 900 });
  expect((await api.insert("medicoes", older)).status).toBe(201);
  const measured = { chromium: [1000, 2000], gecko: [3000], webkit: [1500, 2500, 2500] };
  for (const [motor, values] of Object.entries(measured))
    for (const valor of values) await api.insert("medicoes", row({ medida: "LCP", etapa: 0, valor, motor }));
  await api.insert("medicoes", row({ medida: "LCP", etapa: 0, valor: 500, motor: "gecko", tela: "computador" }));
  const vitals = await api.sql`select tela, motor, visitas::int, p75::float from privado.vitais()`;
  expect(vitals.map((line) => Object.values(line))).toEqual([
    ["celular", "chromium", 2, 1750],
    ["celular", "gecko", 1, 3000],
    ["celular", "webkit", 3, 2500],
    ["celular", null, 1, 900],
    ["computador", "gecko", 1, 500],
  ]);
});

test("vitals are reported as the 75th percentile; they are deleted after the policy's months", async () => {
  await api.sql`truncate public.medicoes`;
  for (const valor of [1000, 2000, 3000, 4000, 5000]) {
    await api.sql`insert into public.medicoes ${api.sql(row({ medida: "LCP", etapa: 0, valor }))}`;
  }
  expect(await api.sql`select visitas::int, p75::float from privado.vitais()`).toEqual([{ visitas: 5, p75: 4000 }]);
  const period = toInterval(prazos.medicoes);
  await api.sql`update public.medicoes set dia = current_date - ${period}::interval - interval '1 day' where valor < 2500`;
  await api.sql`update public.medicoes set dia = current_date - ${period}::interval + interval '1 day' where valor > 2500`;
  await api.sql`select privado.limpar_registros()`;
  expect(await api.sql`select from public.medicoes`).toHaveLength(3);
});
