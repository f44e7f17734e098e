import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { bestAnswers } from "./support/answers.ts";
import { domainObjections } from "./support/domain-rules.ts";
import { fuzzedRow } from "./support/fuzzed-row.ts";
import { type Row, TABLE_OF, validRow } from "./support/rows.ts";
import { useApi } from "./support/test-api.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const TIMEOUT = timeLimit(30_000 + RUNS * 400);
const LOJA = "10000000-0000-4000-8000-000000000001";
const api = useApi();
let versao: number;
let respostas: Record<string, string>;

beforeAll(async () => {
  ({ versao, respostas } = await bestAnswers(api));
});

function kindsOf(table: string): string[] {
  return Object.keys(TABLE_OF).filter((kind) => TABLE_OF[kind] === table);
}

async function withPedido(row: Row): Promise<Row> {
  if (row.tipo !== "paid" || "pedido_id" in row) return row;
  const pedido_id = randomUUID();
  await api.sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone)
    values (${pedido_id}, 'app', 'avista', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
  return { ...row, pedido_id };
}

/** Sends every row and returns how many were stored; a server error fails the property. */
async function fuzz(table: string, rows: fc.Arbitrary<Row>): Promise<number> {
  let stored = 0;
  const property = fc.asyncProperty(rows, async (row) => {
    const { status } = await api.insert(table, await withPedido(row));
    expect([201, 400, 401, 409]).toContain(status);
    if (status === 201) stored += 1;
  });
  await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: TIMEOUT - 5000, markInterruptAsFailure: true });
  return stored;
}

test.each(["contato", "leadlive", "inscricoes", "cadastros_app"])(
  "[VAL-04] random rows sent to %s cause no server error, and none is stored that the form would reject",
  { timeout: TIMEOUT },
  async (table) => {
    const valid = fc.constantFrom(...kindsOf(table)).map(validRow);
    const stored = await fuzz(table, fuzzedRow(table, valid));
    expect(stored).toBeGreaterThan(0);
    const rows = await api.sql`select * from ${api.sql(`public.${table}`)}`;
    expect(rows).toHaveLength(stored);
    for (const row of rows) expect([row, domainObjections(table, row)]).toEqual([row, []]);
  },
);

test("[VAL-04] whatever is sent to diagnosticos_respostas, only complete answers are stored", {
  timeout: TIMEOUT,
}, async () => {
  const whole = fc.constant(null).map(() => ({ id: randomUUID(), loja_id: LOJA, versao, respostas }));
  const [first = "", ...others] = Object.keys(respostas);
  const changed = fc
    .dictionary(fc.constantFrom(first, others.at(-1) ?? "", "p999", "x"), fc.oneof(fc.string(), fc.jsonValue()), {
      minKeys: 1,
      maxKeys: 2,
    })
    .map((changes) => ({ id: randomUUID(), loja_id: LOJA, versao, respostas: { ...respostas, ...changes } }));
  const stored = await fuzz("diagnosticos_respostas", fuzzedRow("diagnosticos_respostas", fc.oneof(whole, changed)));
  expect(stored).toBeGreaterThan(0);
  const rows = await api.sql`select distinct respostas from public.diagnosticos_respostas`;
  expect(rows).toEqual([{ respostas }]);
});
