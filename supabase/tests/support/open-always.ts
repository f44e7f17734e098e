import type { Sql } from "postgres";

export const ALWAYS = Array.from({ length: 7 }, () => [{ abre: "00:00", fecha: "24:00" }]);

/** Opening hours all day, also on a holiday, and on the days before and after: waits reach over midnight. */
export async function openAlways(sql: Sql): Promise<void> {
  await sql`update privado.horario set dias = ${sql.json(ALWAYS)}`;
  await setDays(sql, [-1, 0, 1], ALWAYS[0] ?? []);
}

/** Closed today, as on a holiday. */
export const closeToday = (sql: Sql) => setDays(sql, [0], []);

async function setDays(sql: Sql, days: number[], faixas: object[]): Promise<void> {
  await sql`insert into privado.feriados (dia, nome, faixas)
    select (now() at time zone 'America/Sao_Paulo')::date + d, 'Dia do teste', ${sql.json(faixas as never)} from unnest(${days}::integer[]) as d
    on conflict (dia) do update set faixas = excluded.faixas`;
}
