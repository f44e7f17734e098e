import type pg from "pg";
import type { Empresa, Estabelecimento, OpcaoSimples, Registro } from "./layout.ts";
import { findParecidas, type Lugar } from "./parecidas.ts";

/**
 * Temporary tables, so that nothing of an unfinished load stays: they end with the connection. They alone hold the street
 * of a sole trader, which the swap leaves out.
 */
const STAGING = `
  create temporary table estabelecimentos (cnpj text primary key, matriz boolean, nome_fantasia text, situacao text,
    situacao_em date, inicio_em date, cnae text, logradouro text, numero text, complemento text, bairro text, cep text,
    uf text, tom text);
  create temporary table registro (cnpj text primary key, tom text, cnae text, inicio_em date, fim text, fim_em date);
  create temporary table empresas (raiz text primary key, razao_social text, natureza text, porte text);
  create temporary table simples (raiz text primary key, simples boolean)`;

const COLUMNS = [
  ...["cnpj", "matriz", "nome_fantasia", "razao_social", "situacao", "situacao_em", "inicio_em", "cnae"],
  ...["logradouro", "numero", "complemento", "bairro", "cep", "uf", "ibge", "municipio", "porte", "simples"],
];

/** Empresário individual: the address may be a home, and in most cities a CEP is one street. */
const SOLE_TRADER = "2135";

const NEW_ROWS = `
  create temporary table novas as
  select e.cnpj, e.matriz, e.nome_fantasia, c.razao_social, e.situacao, e.situacao_em, e.inicio_em, e.cnae,
    case when not i.so then e.logradouro end as logradouro, case when not i.so then e.numero end as numero,
    case when not i.so then e.complemento end as complemento, e.bairro, case when not i.so then e.cep end as cep,
    e.uf, m.ibge, m.nome as municipio, c.porte, s.simples
  from estabelecimentos as e
  join empresas as c on c.raiz = left(e.cnpj, 8)
  cross join lateral (select c.natureza is not distinct from '${SOLE_TRADER}' as so) as i
  left join privado.municipios as m on m.tom = e.tom
  left join simples as s on s.raiz = c.raiz`;

/**
 * Writes only what changed, in place: look-ups are never blocked and see the rows of one month until the commit, then those
 * of the other. A renamed table would need an exclusive lock, and every look-up would wait behind it.
 */
const SWAP = `
  delete from privado.farmacias as f where not exists (select from novas as n where n.cnpj = f.cnpj);
  insert into privado.farmacias as f (${COLUMNS.join(", ")}) select ${COLUMNS.join(", ")} from novas
  on conflict (cnpj) do update set ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(", ")}
  where (${COLUMNS.map((column) => `f.${column}`).join(", ")}) is distinct from
    (${COLUMNS.map((column) => `excluded.${column}`).join(", ")})`;

const LUGARES = `
  select distinct on (m.ibge) m.ibge, m.uf, m.latitude::float8, m.longitude::float8, p.habitantes
  from privado.municipios as m join privado.populacoes as p on p.ibge = m.ibge order by m.ibge, p.ano desc`;

/** Share of the rows by which a load may differ from the one before. */
const TOLERANCE = 0.1;
/** The same for towns with a pharmacy. */
const TOWNS_TOLERANCE = 0.05;
/** Share of the active pharmacies whose town may be unknown. */
const WITHOUT_TOWN = 0.001;

export class CargaRefused extends Error {
  override name = "CargaRefused";
}

/** True for the only process that loads now, until the connection ends. */
export async function lockCargas(client: pg.ClientBase): Promise<boolean> {
  // A hosted database ends long statements; the swap of a first load may be one.
  await client.query("set statement_timeout = 0");
  const { rows } = await client.query("select pg_try_advisory_lock(hashtextextended('privado.farmacias', 0)) as mine");
  return rows[0].mine;
}

/** Without towns every pharmacy would be stored without one. Looked at before the download. */
export async function requireMunicipios(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query("select from privado.municipios limit 1");
  if (!rowCount) throw new CargaRefused("privado.municipios está vazia: npm run receita -- municipios");
}

/** Month of the rows in the table, AAAA-MM. */
export async function loadedMonth(db: Pick<pg.ClientBase, "query">): Promise<string | undefined> {
  const { rows } = await db.query(`select to_char(mes, 'YYYY-MM') as mes from privado.farmacias_cargas
    where estado = 'trocada' order by id desc limit 1`);
  return rows[0]?.mes;
}

/** Records the beginning of a load. One still open belongs to a process that ended: this one has the lock. */
export async function openCarga(client: pg.ClientBase, mes: string): Promise<string> {
  await client.query(`update privado.farmacias_cargas set estado = 'interrompida', terminada_em = now(),
    motivo = 'o processo terminou' where estado = 'em_andamento'`);
  const { rows } = await client.query("insert into privado.farmacias_cargas (mes) values ($1) returning id", [mes]);
  return rows[0].id;
}

/**
 * Records that the share does not say which months it has, or that it does again: without a new month nothing else would end
 * the alert.
 */
export async function noteShare(db: Pick<pg.ClientBase, "query">, error?: Error): Promise<void> {
  await db.query("delete from privado.farmacias_cargas where mes is null");
  if (!error) return;
  await db.query(
    "insert into privado.farmacias_cargas (estado, terminada_em, motivo) values ('interrompida', now(), $1)",
    [reasonOf(error)],
  );
}

export async function failCarga(db: Pick<pg.ClientBase, "query">, carga: string, error: Error): Promise<void> {
  const refused = error instanceof CargaRefused;
  await db.query(
    "update privado.farmacias_cargas set estado = $2, motivo = $3, terminada_em = now() where id = $1 and terminada_em is null",
    [carga, refused ? "recusada" : "interrompida", reasonOf(error)],
  );
}

/** The message of an error that is not ours may quote a row. */
const reasonOf = (error: Error) =>
  error instanceof CargaRefused ? error.message : ((error as { code?: string }).code ?? error.name);

export async function createStaging(client: pg.ClientBase): Promise<void> {
  await client.query(STAGING);
}

/** Adds rows to a staging table. The keys of a row are its columns. */
export async function stageRows<Row extends Registro | Estabelecimento | Empresa | OpcaoSimples>(
  client: pg.ClientBase,
  table: "registro" | "estabelecimentos" | "empresas" | "simples",
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

interface Swap {
  carga: string;
  /** Rows read in all files. */
  lidas: number;
  /** AAAA-MM-01 */
  mes: string;
  /** Accepts any number of rows and of towns: for a person who has looked at it. */
  anySize: boolean;
  /** The register is invented, and every document says so. */
  amostra: boolean;
}

/** Replaces pharmacies and praças by the staged ones in one transaction, unless their number is suspicious. */
export async function swapFarmacias(client: pg.ClientBase, swap: Swap): Promise<number> {
  const { carga, lidas, anySize } = swap;
  await client.query(`${NEW_ROWS}; analyze registro, empresas, simples`);
  const { rows } = await client.query(`select (select count(*)::int from novas) as linhas,
    (select linhas from privado.farmacias_cargas where estado = 'trocada' order by id desc limit 1) as antes`);
  const { linhas, antes } = rows[0] as { linhas: number; antes: number | null };
  if (linhas === 0) throw new CargaRefused("nenhuma farmácia nos arquivos");
  if (antes !== null && !anySize && Math.abs(linhas - antes) > antes * TOLERANCE) {
    throw new CargaRefused(`${linhas} farmácias, ${antes} na carga anterior: a diferença passa de 10 %`);
  }
  await client.query("begin");
  try {
    await client.query(SWAP);
    await rewritePracas(client, swap);
    await client.query(
      "update privado.farmacias_cargas set estado = 'trocada', linhas = $2, lidas = $3, terminada_em = now() where id = $1",
      [carga, linhas, lidas],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await client.query("analyze privado.farmacias, privado.pracas");
  await renewBusca(client);
  return linhas;
}

/** The document of every town, refused when the towns of the register are not those of the load before. */
export async function rewritePracas(
  client: pg.ClientBase,
  { mes, anySize, amostra }: Omit<Swap, "carga" | "lidas">,
): Promise<void> {
  const { rows: lugares } = await client.query<Lugar>(LUGARES);
  const { rows } = await client.query("select * from privado.refazer_pracas($1, $2, $3)", [
    mes,
    JSON.stringify(findParecidas(lugares)),
    amostra,
  ]);
  const { cidades, antes, ativas, sem_cidade } = rows[0] as Record<
    "cidades" | "antes" | "ativas" | "sem_cidade",
    number
  >;
  if (sem_cidade > ativas * WITHOUT_TOWN) {
    throw new CargaRefused(`${sem_cidade} de ${ativas} farmácias ativas sem município conhecido`);
  }
  if (antes > 0 && !anySize && Math.abs(cidades - antes) > antes * TOWNS_TOLERANCE) {
    throw new CargaRefused(`${cidades} municípios com farmácia, ${antes} na carga anterior: a diferença passa de 5 %`);
  }
}

/** People are found by the new name and town of their pharmacy. A few at a time: each call locks the inbox. */
async function renewBusca(client: pg.ClientBase): Promise<void> {
  for (let depois: string | null = ""; depois !== null; ) {
    const { rows }: { rows: { ate: string | null }[] } = await client.query(
      "select privado.lembrar_registro($1) as ate",
      [depois],
    );
    depois = rows[0]?.ate ?? null;
  }
}
