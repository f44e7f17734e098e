import fc, { type Arbitrary } from "fast-check";
import { is } from "valibot";
import { expect, test } from "vitest";
import type { Campo } from "../../domain/conteudo/campos.ts";
import { CHAVES, type Chave, camposDe, FORMAS } from "../../domain/conteudo/formas.ts";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { schemaOf } from "../../domain/conteudo/schema.ts";
import { insertMembro } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();

/** What only the editor shows. */
const WORDS = ["rotulo", "ajuda", "onde", "pagina", "proporcao"];

/** A form without the words that only the editor shows. */
function ruleOf(campo: Campo): unknown {
  const kept = Object.entries(campo).filter(([name]) => !WORDS.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === "campos")
        return [name, Object.fromEntries(camposDe(campo as never).map(([n, c]) => [n, ruleOf(c)]))];
      return [name, name === "item" ? ruleOf(value) : value];
    }),
  );
}

async function acceptedByDatabase(chave: Chave, values: unknown[]): Promise<boolean[]> {
  const { sql } = database;
  const rows = await sql<{ valid: boolean }[]>`select privado.texto_valido(${chave}, v) as valid
    from jsonb_array_elements(${sql.json(values as never)}) with ordinality as t (v, n) order by n`;
  return rows.map(({ valid }) => valid);
}

/**
 * JSON of PostgreSQL cannot hold a null character or half of a surrogate pair, so none is generated. Mostly values near the
 * limits of the field, and some of another kind.
 */
function near(campo: Campo): Arbitrary<unknown> {
  if (campo.tipo === "grupo") {
    const whole = fc.record(Object.fromEntries(camposDe(campo).map(([name, inner]) => [name, near(inner)])));
    const strange = whole.map((value) => ({ ...value, outro: "x" }));
    const short = whole.map((value) => Object.fromEntries(Object.entries(value).slice(1)));
    return fc.oneof({ weight: 12, arbitrary: whole }, strange, short, fc.constant(null), fc.constant([]));
  }
  if (campo.tipo === "lista") return fc.array(near(campo.item), { minLength: 0, maxLength: campo.max + 1 });
  const empty = campo.opcional ? [null, null, null, ""] : [null, "", 7];
  return fc.oneof({ weight: 9, arbitrary: leaf(campo) }, fc.constantFrom(...empty));
}

/** A valid value with one field changed. */
function oneChange(campo: Campo, value: unknown): Arbitrary<unknown> {
  if (campo.tipo !== "grupo") return near(campo);
  const record = value as Record<string, unknown>;
  const changes = camposDe(campo).map(([name, inner]) =>
    oneChange(inner, record[name]).map((changed) => ({ ...record, [name]: changed })),
  );
  return fc.oneof(...changes);
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const DATES = [
  "2027-03-12T19:30",
  "2028-02-29T00:00",
  "2027-02-29T10:00",
  "2027-04-31T10:00",
  "2027-03-12T24:00",
  "2027-03-12",
  "2019-03-12T10:00",
];
const URLS = [
  "https://www.instagram.com/edengrupo",
  "https://linkedin.com",
  "https://tiktok.com.exemplo.com/x",
  "https://youtube.com/a b",
  'https://youtube.com/"',
  "http://youtube.com/x",
  "javascript:alert(1)",
  `https://youtube.com/${"a".repeat(200)}`,
];
const UUIDS = ["0b8f6c1e-7a53-4b52-9e0d-3f1f4a2c5d6e", "0B8F6C1E-7A53-4B52-9E0D-3F1F4A2C5D6E", "../../etc/passwd"];

function leaf(campo: Exclude<Campo, { tipo: "grupo" | "lista" }>): Arbitrary<unknown> {
  if (campo.tipo === "telefone") return fc.oneof(digits(10), digits(11), fc.constantFrom("16990000000", "(16) 9900"));
  if (campo.tipo === "url") return fc.constantFrom(...URLS);
  if (campo.tipo === "data_hora") return fc.constantFrom(...DATES);
  if (campo.tipo === "imagem") return fc.constantFrom(...UUIDS);
  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(..."abçã é,.".split("")) },
    fc.constantFrom("<", ">", "=", "-", "\n", "\u00a0", "\u200b", "😀", "e\u0301", "@"),
  );
  const text = fc.oneof(
    fc.string({ unit, minLength: 1, maxLength: 12 }),
    fc.integer({ min: campo.max - 1, max: campo.max + 1 }).map((length) => "a".repeat(length)),
  );
  const fitting = fc.constantFrom(
    "SP",
    "sp",
    "14021-000",
    "M7lc1UVf-VE",
    "-7lc1UVf_VE",
    "/educacao",
    "educacao",
    "/a\n",
  );
  return campo.padrao ? fc.oneof({ weight: 3, arbitrary: fitting }, text) : text;
}

test("[TEXTO-02] the database has the same forms as the code, and a row for each", async () => {
  const { sql } = database;
  const rows = await sql<{ chave: Chave; forma: unknown }[]>`select chave, privado.forma_do_texto(chave) as forma
    from privado.textos`;
  expect(Object.fromEntries(rows.map(({ chave, forma }) => [chave, forma]))).toEqual(
    Object.fromEntries(CHAVES.map((chave) => [chave, ruleOf(FORMAS[chave])])),
  );
});

test.each(CHAVES)("[TEXTO-02] database and schema accept the committed value of %s", async (chave) => {
  expect(is(schemaOf(chave), PADROES[chave])).toBe(true);
  expect(await acceptedByDatabase(chave, [PADROES[chave]])).toEqual([true]);
});

test.each(CHAVES)("[TEXTO-02] database and schema judge every value of %s alike", async (chave) => {
  const around = fc.oneof(
    { weight: 1, arbitrary: near(FORMAS[chave]) },
    { weight: 4, arbitrary: oneChange(FORMAS[chave], PADROES[chave]) },
  );
  const values = fc.sample(around, { numRuns: 300, seed: 1116 });
  const byDatabase = await acceptedByDatabase(chave, values);
  const disagreeing = values.filter((value, index) => is(schemaOf(chave), value) !== byDatabase[index]);
  expect(disagreeing).toEqual([]);
  expect(new Set(byDatabase)).toEqual(new Set([true, false]));
});

test("[TEXTO-02] a constraint refuses what the schema refuses, and nothing but the listed keys exists", async () => {
  const { sql } = database;
  const membro = await insertMembro(sql, "gestao");
  const write = (chave: string, valor: unknown) => sql`update privado.textos set rascunho = ${sql.json(valor as never)},
    situacao = 'rascunho', autor = ${membro}, gravado_em = now() where chave = ${chave}`;
  await expect(write("faq", { "como-entrar": ["<b>Oi</b>"] })).rejects.toMatchObject({
    constraint_name: "rascunho_valido",
  });
  for (const chave of ["precos", "planos", "politica", "consentimento"]) {
    await expect(sql`insert into privado.textos (chave) values (${chave})`).rejects.toMatchObject({
      constraint_name: "chave_conhecida",
    });
  }
});
