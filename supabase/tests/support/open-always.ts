import type { Sql } from "postgres";

export const ALWAYS = Array.from({ length: 7 }, () => [{ abre: "00:00", fecha: "24:00" }]);

/** Opening hours all day, also on a holiday. */
export async function openAlways(sql: Sql): Promise<void> {
  await sql`update privado.horario set dias = ${sql.json(ALWAYS)}`;
  await setToday(sql, ALWAYS[0] ?? []);
}

/** Closed today, as on a holiday. */
export const closeToday = (sql: Sql) => setToday(sql, []);

async function setToday(sql: Sql, faixas: object[]): Promise<void> {
  await sql`insert into privado.feriados (dia, nome, faixas)
    values ((now() at time zone 'America/Sao_Paulo')::date, 'Hoje', ${sql.json(faixas as never)})
    on conflict (dia) do update set faixas = excluded.faixas`;
}
