import type { Sql } from "postgres";

export type Variant = {
  name: string;
  /** What this variant adds to the previous one. */
  adds: string;
  table: string;
  role: "postgres" | "anon";
  /** All leads come from one address, as at a venue, so they contend for one rate-limit counter. */
  oneAddress?: boolean;
};

export const VARIANTS: Variant[] = [
  { name: "bare", adds: "same columns and indexes, no rule at all", table: "medida.nua", role: "postgres" },
  { name: "rules", adds: "check constraints", table: "medida.regras", role: "postgres" },
  { name: "policy", adds: "as a visitor, row-level security", table: "medida.politica", role: "anon" },
  { name: "limit", adds: "rate limit per address", table: "medida.limite", role: "anon" },
  { name: "lead", adds: "its job, by the outbox: the real table", table: "public.leadlive", role: "anon" },
  {
    name: "lead, one address",
    adds: "all behind one address",
    table: "public.leadlive",
    role: "anon",
    oneAddress: true,
  },
  { name: "job in the queue", adds: "its job added to the queue at once", table: "medida.fila", role: "anon" },
];

const POLICY = "for insert to anon with check (criado_em = now() and consentimento_em = now())";

/** Each table is the lead table with only some of its layers. */
export async function createVariants(sql: Sql): Promise<void> {
  await sql.unsafe(`
    update privado.limites set maximo = 1000000000;
    insert into privado.limites values ('limite', 1000000000, '10 minutes'), ('fila', 1000000000, '10 minutes');
    create schema medida;
    grant usage on schema medida to anon;
    create table medida.nua (like public.leadlive including defaults including generated including indexes);
    create function medida.enfileirar() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      perform graphile_worker.add_job('lead_recebido', json_build_object('tabela', tg_table_name, 'id', new.id),
        max_attempts => 25, job_key => tg_table_name || ':' || new.id);
      return null;
    end $$;
  `);
  for (const table of ["regras", "politica", "limite", "fila"]) {
    await sql.unsafe(`create table medida.${table} (like public.leadlive including all);
      grant insert on medida.${table} to anon;`);
    if (table === "regras") continue;
    await sql.unsafe(`alter table medida.${table} enable row level security;
      create policy p on medida.${table} ${POLICY};`);
    if (table === "politica") continue;
    await sql.unsafe(`create trigger limitar after insert on medida.${table} referencing new table as novas
      for each statement execute function privado.limitar_insercao('1')`);
  }
  await sql.unsafe(`create trigger enfileirar after insert on medida.fila
    for each row execute function medida.enfileirar();`);
}

/** Each run starts from the same state. */
export async function clearVariants(sql: Sql): Promise<void> {
  await sql.unsafe(`truncate medida.nua, medida.regras, medida.politica, medida.limite, medida.fila, privado.saida,
    privado.contadores, graphile_worker._private_jobs`);
}

const COLUMNS = "id, nome, email, telefone, produto, consentimento_versao, origem, preenchido_ms";

/** One lead for pgbench. The address header is set in the same statement, as the API does before the insert. */
export function insertScript({ table, oneAddress }: Variant): string {
  const address = oneAddress ? "'198.18.0.1'" : "'198.18.' || :n::integer / 256 || '.' || :n::integer % 256";
  const insert = `insert into ${table} (${COLUMNS}) select gen_random_uuid(), 'Maria da Conceição',
    'maria.' || :n::integer || '@farmacia.com.br', '11987654321', 'edenapp', '2026-11',
    '{"utm_source": "instagram", "landing_page": "/formulario-live"}', 42000
    where set_config('request.headers', '{"cf-connecting-ip":"' || ${address} || '"}', true) is not null`;
  return `\\set n random(0, 65535)\n${insert.replace(/\s+/g, " ")};\n`;
}
