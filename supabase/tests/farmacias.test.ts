import { expect, test } from "vitest";
import { ESTADOS } from "../../domain/documentos/estado.ts";
import { loadTable } from "../../scripts/data/load-table.ts";
import { DATA_CHECKS } from "../../scripts/smoke/data-checks.ts";
import type { Target } from "../../scripts/smoke/target.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const FARMACIA = {
  ...{
    cnpj: "11222333000181",
    matriz: true,
    razao_social: "COMERCIO BOA VIDA LTDA",
    situacao: "ativa",
    cnae: "4771701",
  },
  uf: "SP",
};
const insert = (more: Record<string, unknown>) =>
  database.sql`insert into privado.farmacias ${database.sql({ ...FARMACIA, ...more })}`;

test("[CNPJ-02] the table of towns has every town of the 27 states, each with one TOM and one IBGE code", async () => {
  const [towns] =
    await database.sql`select count(*)::int, count(distinct tom)::int as toms, count(distinct ibge)::int as ibges,
    array_agg(distinct uf order by uf) as ufs, min(length(nome)) as shortest,
    count(*) filter (where ibge not between 1100000 and 5399999 or nome <> trim(nome))::int as odd from privado.municipios`;
  const ufs = Object.keys(ESTADOS).sort();
  expect(towns).toEqual({ count: 5571, toms: 5571, ibges: 5571, ufs, shortest: 3, odd: 0 });
  // The first two digits of an IBGE code are those of the state.
  const mixed =
    await database.sql`select ibge / 100000 from privado.municipios group by 1 having count(distinct uf) > 1`;
  expect(mixed).toHaveLength(0);
  const known = await database.sql`select tom, ibge, uf from privado.municipios
    where nome in ('Brasília', 'São Paulo', 'Fernando de Noronha', 'Boa Esperança do Norte') order by ibge`;
  expect(known.map((town) => Object.values(town).join(" "))).toEqual([
    "3001 2605459 PE",
    "7107 3550308 SP",
    "1182 5101837 MT",
    "9701 5300108 DF",
  ]);
});

test("[CNPJ-02] every town has an address of its own in its state, a region, coordinates and inhabitants of one year", async () => {
  const [towns] = await database.sql`select count(*)::int, count(distinct (uf, slug))::int as slugs,
    count(distinct (uf, regiao_nome))::int as regions, count(*) filter (where latitude is null or regiao_nome is null)::int as without,
    count(*) filter (where slug <> trim(both '-' from regexp_replace(lower(regexp_replace(normalize(nome, nfd), '[^a-zA-Z -]', '', 'g')), '[ -]+', '-', 'g'))
      and nome !~ '[''()]')::int as odd from privado.municipios`;
  expect(towns).toEqual({ count: 5571, slugs: 5571, regions: 510, without: 0, odd: 0 });
  const [people] = await database.sql`select count(*)::int, sum(habitantes)::int as habitantes, min(ano) as first,
    count(*) filter (where not exists (select from privado.municipios as m where m.ibge = p.ibge))::int as nowhere
    from privado.populacoes as p`;
  expect(people).toEqual({ count: 5571, habitantes: 213_421_037, first: 2025, nowhere: 0 });
  const known = await database.sql`select slug, regiao_nome, round(latitude) as lat from privado.municipios
    where ibge in (3529005, 3545803, 5300108) order by ibge`;
  expect(known.map((town) => Object.values(town).join(" "))).toEqual([
    "marilia Marília -22",
    "santa-barbara-d-oeste Campinas -23",
    "brasilia Distrito Federal -16",
  ]);
});

test("[CNPJ-02] loading the towns writes what differs from the file and deletes the rest; the smoke test reports their absence", async () => {
  const { sql, databaseUrl } = database;
  const load = () => loadTable(sql, "privado.municipios");
  expect(await load()).toEqual({ rows: 5571, changed: 0 });
  await sql`update privado.municipios set nome = 'Outra' where tom = '9701'`;
  await sql`update privado.municipios set tom = '0000' where tom = '7107'`;
  expect(await load(), "one name, one code that is gone and one that is back").toEqual({ rows: 5571, changed: 3 });
  expect(await sql`select tom, nome from privado.municipios where ibge in (3550308, 5300108) order by 1`).toEqual([
    { tom: "7107", nome: "São Paulo" },
    { tom: "9701", nome: "Brasília" },
  ]);
  const smoke = async () => DATA_CHECKS.find(({ name }) => name === "tables of data/")?.run({ databaseUrl } as Target);
  await sql`truncate privado.municipios`;
  await expect(smoke()).rejects.toThrow("privado.municipios is empty");
  expect(await load()).toEqual({ rows: 5571, changed: 5571 });
  await smoke();
});

test.each([
  ["a CPF at the end of the company's name", { razao_social: "ANTONIO PEREIRA 10000000108" }, "razao_sem_cpf"],
  ["[SEC-L37] a CPF inside the company's name", { razao_social: "ANA SILVA 52998224725 ME" }, "razao_sem_cpf_dentro"],
  ["[SEC-L37] a formatted one", { nome_fantasia: "529.982.247-25 ANA FARMA" }, "fantasia_sem_cpf_dentro"],
  ["a formatted CPF in the trade name", { nome_fantasia: "ANTONIO 100.000.001-08" }, "fantasia_sem_cpf"],
  ["an unknown situation", { situacao: "aberta" }, "situacao_conhecida"],
  ["a CNPJ with punctuation", { cnpj: "11.222.333/0001-81" }, "cnpj_valido"],
  ["a short postal code", { cep: "1001000" }, "cep_valido"],
])("[CNPJ-02] the table refuses %s", async (_case, more, constraint) => {
  await expect(insert(more)).rejects.toMatchObject({ constraint_name: constraint });
});

test("[CNPJ-02] the table takes an alphanumeric CNPJ and a name that ends with a CNPJ", async () => {
  await insert({ cnpj: "00000000E08G12", matriz: false, razao_social: "FARMACIA 11222333000181" });
  expect(await database.sql`select cnpj from privado.farmacias where left(cnpj, 8) = '00000000'`).toHaveLength(1);
});
