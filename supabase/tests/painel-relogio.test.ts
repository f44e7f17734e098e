import fc from "fast-check";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import {
  addTempoUtil,
  type Calendario,
  type Faixa,
  feriadosNacionais,
  tempoUtil,
} from "../../domain/painel/tempo-util.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const WORKDAY = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const DEFAULT: Calendario = { dias: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []], feriados: {} };

const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 8 });
const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
const time = (minute: number) => (minute === 1440 ? "24:00" : clock(minute));
/** Up to four ranges, in order and apart. */
const faixas = minutes.map((values) => {
  const ordered = values.sort((a, b) => a - b);
  const pairs = Array.from({ length: Math.floor(ordered.length / 2) }, (_, index) => ordered.slice(index * 2));
  return pairs.map(([from = 0, to = 0]): Faixa => ({ abre: time(from), fecha: time(to) }));
});
const instant = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 });
const moment = instant.map((seconds) => new Date(seconds * 1000));
const day = instant.map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10));
const calendario = fc.record({
  dias: fc.array(faixas, { minLength: 7, maxLength: 7 }).filter((dias) => dias.some((ranges) => ranges.length > 0)),
  feriados: fc.dictionary(day, faixas, { maxKeys: 40 }),
});

/** Runs with these hours and rolls back. */
async function withHours(hours: Calendario, run: (sql: TransactionSql) => Promise<void>): Promise<void> {
  const undo = new Error("undo");
  const attempt = database.sql.begin(async (sql) => {
    await sql`update privado.horario set dias = ${sql.json(hours.dias as never)}`;
    await sql`insert into privado.feriados (dia, nome, faixas)
      select key::date, 'Feriado', value from jsonb_each(${sql.json(hours.feriados as never)})`;
    await run(sql);
    throw undo;
  });
  await attempt.catch((error) => {
    if (error !== undo) throw error;
  });
}

async function relogio(desde: string, prazo: string, agora: string) {
  const [row] = await database.sql`select privado.relogio(${prazo}, privado.tempo_util(${desde}, ${prazo}),
    privado.expediente(${agora})) as relogio`;
  return row?.relogio as { prazo: string; restante: number; total: number; correndo: boolean; muda_em: string };
}

test("[CAIXA-04] a promise in any hours with any holidays ends when the independent calculation says", async () => {
  const property = fc.asyncProperty(calendario, moment, fc.integer({ min: 15, max: 6000 }), (hours, inicio, minutos) =>
    withHours(hours, async (sql) => {
      const [row] = await sql<
        { prazo: Date; segundos: string }[]
      >`select prazo, privado.tempo_util(${inicio}, prazo) as segundos
        from privado.somar_util(${inicio}, ${minutos}) as prazo`;
      const expected = addTempoUtil(inicio, minutos, hours);
      // Almost empty hours can need more than the two years that the database looks ahead.
      if (expected.getTime() - inicio.getTime() > 790 * 86_400_000) return;
      expect(row?.prazo).toEqual(expected);
      expect(Number(row?.segundos)).toBe(minutos * 60);
    }),
  );
  await fc.assert(property, { numRuns: 100 });
});

test("[CAIXA-04] working time between two moments is the same in both calculations, and negative when late", async () => {
  const property = fc.asyncProperty(calendario, moment, moment, (hours, de, ate) =>
    withHours(hours, async (sql) => {
      const [row] = await sql`select privado.tempo_util(${de}, ${ate}) as segundos`;
      expect(Number(row?.segundos)).toBe(tempoUtil(de, ate, hours));
    }),
  );
  await fc.assert(property, { numRuns: 100 });
});

test("[CAIXA-04] the check of one day knows exactly the national holidays", async () => {
  const differences =
    await database.sql`select d::date from generate_series(date '1995-01-01', '2085-12-31', '1 day') as d
    where privado.nacional(d::date) <> exists (
      select from privado.feriados_nacionais(extract(year from d)::integer) as n where n.dia = d::date)`;
  expect([...differences]).toEqual([]);
});

test("[CAIXA-04] national holidays of two centuries agree with the independent calculation", async () => {
  const rows = await database.sql<{ dia: string; nome: string }[]>`select dia::text, nome
    from generate_series(1950, 2150) as ano, privado.feriados_nacionais(ano) order by dia`;
  const years = Array.from({ length: 201 }, (_, index) => index + 1950);
  const expected = years.flatMap((ano) => [...feriadosNacionais(ano)]).sort(([a], [b]) => (a < b ? -1 : 1));
  expect(rows.map(({ dia, nome }) => [dia, nome])).toEqual(expected);
});

test.each([
  ["inside the morning", "2026-11-16T09:00:00-03:00", "2026-11-16T11:00:00-03:00"],
  ["over lunch", "2026-11-16T11:30:00-03:00", "2026-11-16T14:30:00-03:00"],
  ["during lunch", "2026-11-16T12:20:00-03:00", "2026-11-16T15:00:00-03:00"],
  ["before opening", "2026-11-16T03:00:00-03:00", "2026-11-16T10:00:00-03:00"],
  ["ending exactly at closing time", "2026-11-16T16:00:00-03:00", "2026-11-16T18:00:00-03:00"],
  ["over a night", "2026-11-16T17:00:00-03:00", "2026-11-17T09:00:00-03:00"],
  ["over a weekend", "2026-11-13T17:30:00-03:00", "2026-11-16T09:30:00-03:00"],
  ["over Consciência Negra and the weekend after it", "2026-11-19T17:00:00-03:00", "2026-11-23T09:00:00-03:00"],
  ["over Sexta-feira Santa", "2027-03-25T17:00:00-03:00", "2027-03-29T09:00:00-03:00"],
  ["on Carnaval, a working day by law", "2027-02-09T09:00:00-03:00", "2027-02-09T11:00:00-03:00"],
  ["over the end of a year", "2026-12-31T17:00:00-03:00", "2027-01-04T09:00:00-03:00"],
])("[CAIXA-04] two hours with the default hours, %s", async (_, inicio, prazo) => {
  const [row] = await database.sql`select privado.somar_util(${inicio}, 120) as prazo`;
  expect(row?.prazo).toEqual(new Date(prazo));
  expect(addTempoUtil(new Date(inicio), 120, DEFAULT)).toEqual(new Date(prazo));
});

test("[CAIXA-04] the clock counts down in working hours, stops at lunch and counts up when late", async () => {
  const desde = "2026-11-16T11:00:00-03:00";
  const prazo = "2026-11-16T14:00:00-03:00";
  const at = (agora: string) => relogio(desde, prazo, `2026-11-16T${agora}-03:00`);
  const morning = await at("11:30:00");
  expect(morning).toMatchObject({ restante: 5400, total: 7200, correndo: true });
  expect(new Date(morning.muda_em)).toEqual(new Date("2026-11-16T12:00:00-03:00"));
  const lunch = await at("12:30:00");
  expect(lunch).toMatchObject({ restante: 3600, total: 7200, correndo: false });
  expect(new Date(lunch.muda_em)).toEqual(new Date("2026-11-16T13:00:00-03:00"));
  expect(await at("15:00:00")).toMatchObject({ restante: -3600, correndo: true });
  const night = await at("23:00:00");
  expect(night).toMatchObject({ restante: -14400, correndo: false });
  expect(new Date(night.muda_em)).toEqual(new Date("2026-11-17T08:00:00-03:00"));
  const [nobody] = await database.sql`select privado.relogio(null, null, privado.expediente(now())) as relogio`;
  expect(nobody?.relogio).toBeNull();
});

test("[CAIXA-04] hours that overlap, touch, run backwards or leave no working time are refused", async () => {
  const refused = [
    [
      [
        { abre: "08:00", fecha: "12:00" },
        { abre: "12:00", fecha: "18:00" },
      ],
    ],
    [
      [
        { abre: "08:00", fecha: "12:00" },
        { abre: "11:00", fecha: "18:00" },
      ],
    ],
    [[{ abre: "18:00", fecha: "08:00" }]],
    [[{ abre: "8:00", fecha: "12:00" }]],
    [[{ abre: "08:00", fecha: "25:00" }]],
    [[{ abre: "08:00" }]],
    [[]],
  ].map(([first]) => [first, [], [], [], [], [], []]);
  for (const dias of [...refused, [], {}, [WORKDAY]]) {
    const [row] = await database.sql`select privado.dias_validos(${database.sql.json(dias as never)}) as valid`;
    expect([dias, row?.valid]).toEqual([dias, false]);
  }
});
