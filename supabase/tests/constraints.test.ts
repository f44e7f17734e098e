import * as limites from "@eden/domain/campos/limites";
import { normalizeTexto } from "@eden/domain/campos/texto";
import { beforeAll, expect, test } from "vitest";
import { normalizeMensagem } from "../../domain/campos/texto.ts";
import { LEAD_PRODUTOS } from "../../domain/catalogo/produtos.ts";
import { ESTADOS } from "../../domain/documentos/estado.ts";
import {
  VETORES_CEP,
  VETORES_CNPJ,
  VETORES_CPF,
  VETORES_EMAIL,
  VETORES_TELEFONE,
} from "../../domain/documentos/vetores.ts";
import { TABLE_OF, validRow } from "./support/rows.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const LIMITES: Record<keyof typeof limites, number> = { ...limites };
const PEDIDO = "20000000-0000-4000-8000-000000000001";

beforeAll(async () => {
  await database.sql`insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone)
    values (${PEDIDO}, 'app', 'avista', 189800, 'Maria Souza', 'maria@farmacia.com.br', '11987654321')`;
});

/** The name of the constraint that rejects the row, or undefined. */
async function refusal(kind: string, changes: Record<string, unknown>): Promise<string | undefined> {
  const row = { ...validRow(kind), ...(kind === "paid" ? { pedido_id: PEDIDO } : {}), ...changes };
  const undo = new Error("undo");
  try {
    await database.sql.begin(async (sql) => {
      await sql`insert into ${sql(`public.${TABLE_OF[kind]}`)} ${sql(row)}`;
      throw undo;
    });
  } catch (error) {
    if (error === undo) return undefined;
    const { constraint_name, column_name } = error as { constraint_name?: string; column_name?: string };
    return constraint_name ?? `${column_name} missing`;
  }
}

test.each([
  ["cpf_valido", VETORES_CPF],
  ["cnpj_valido", VETORES_CNPJ],
  ["telefone_valido", VETORES_TELEFONE],
  ["cep_valido", VETORES_CEP],
  ["email_valido", VETORES_EMAIL],
])("[VAL-03, VAL-04] %s agrees with the domain's examples", async (name, { valid, invalid }) => {
  const isValid = async (value: string) => {
    const [row] = await database.sql`select ${database.sql(`privado.${name}`)}(${value}) as valid`;
    return row?.valid;
  };
  for (const { normalized } of valid) expect([normalized, await isValid(normalized)]).toEqual([normalized, true]);
  for (const value of invalid) expect([value, await isValid(value)]).toEqual([value, false]);
});

test.each(Object.keys(TABLE_OF))("[VAL-04] a valid %s is accepted", async (kind) => {
  expect(await refusal(kind, {})).toBeUndefined();
});

test("[VAL-04] the database enforces the domain's lengths", async () => {
  const fields: [string, string, keyof typeof limites, string][] = [
    ["leadlive", "nome", "NOME_MAX", "nome_valido"],
    ["contato", "sobrenome", "SOBRENOME_MAX", "sobrenome_valido"],
    ["contato", "mensagem", "MENSAGEM_MAX", "mensagem_valida"],
    ["edificacao", "faturamento_mensal", "FATURAMENTO_MENSAL_MAX", "faturamento_mensal_valido"],
    ["paid", "razao_social", "RAZAO_SOCIAL_MAX", "razao_social_valida"],
    ["paid", "endereco", "ENDERECO_MAX", "endereco_valido"],
    ["paid", "numero", "NUMERO_MAX", "numero_valido"],
    ["paid", "complemento", "COMPLEMENTO_MAX", "complemento_valido"],
    ["paid", "bairro", "BAIRRO_MAX", "bairro_valido"],
    ["paid", "cidade", "CIDADE_MAX", "cidade_valida"],
  ];
  for (const [kind, column, limit, constraint] of fields) {
    const max = LIMITES[limit];
    expect([column, await refusal(kind, { [column]: "ã".repeat(max) })]).toEqual([column, undefined]);
    expect([column, await refusal(kind, { [column]: "ã".repeat(max + 1) })]).toEqual([column, constraint]);
    expect([column, await refusal(kind, { [column]: "💊".repeat(max / 2 + 1) })]).toEqual([column, constraint]);
  }
  const longest = `${"a".repeat(limites.EMAIL_MAX - 6)}@x.com`;
  expect(await refusal("leadlive", { email: longest })).toBeUndefined();
  expect(await refusal("leadlive", { email: `a${longest}` })).toBe("email_valido");
  for (const quantidade_lojas of [limites.QUANTIDADE_LOJAS_MIN, limites.QUANTIDADE_LOJAS_MAX]) {
    expect(await refusal("edificacao", { quantidade_lojas })).toBeUndefined();
  }
  expect(await refusal("edificacao", { quantidade_lojas: limites.QUANTIDADE_LOJAS_MAX + 1 })).toBe(
    "detalhes_edificacao",
  );
  const tried = [...fields.map(([, , limit]) => limit), "EMAIL_MAX", "QUANTIDADE_LOJAS_MIN", "QUANTIDADE_LOJAS_MAX"];
  expect(tried.sort(), "a limit without its constraint here").toEqual(Object.keys(LIMITES).sort());
});

test.each([
  ["leadlive", { nome: "" }, "nome_valido"],
  ["leadlive", { nome: " Ana" }, "nome_valido"],
  ["leadlive", { nome: "Ana  Lima" }, "nome_valido"],
  ["leadlive", { nome: "Ana\nBcc: x@y.com" }, "nome_valido"],
  ["leadlive", { nome: "Jose\u0301" }, "nome_valido"],
  ["leadlive", { nome: "Ana\u00a0Lima" }, "nome_valido"],
  ["leadlive", { email: "Maria@x.com" }, "email_valido"],
  ["leadlive", { email: "ma\u0001ria@x.com" }, "email_valido"],
  ["leadlive", { telefone: "(11) 98765-4321" }, "telefone_valido"],
  ["leadlive", { produto: "outro" }, "produto_conhecido"],
  ["leadlive", { consentimento_versao: null }, "consentimento_versao missing"],
  ["leadlive", { consentimento_versao: "" }, "consentimento_versao_valida"],
  ["leadlive", { finalidade: "venda" }, "finalidade_conhecida"],
  ["leadlive", { origem: { utm_source: "x".repeat(501) } }, "origem_valida"],
  ["leadlive", { origem: { cpf: "52998224725" } }, "origem_valida"],
  ["leadlive", { origem: ["x"] }, "origem_valida"],
  ["leadlive", { origem: { utm_source: 1 } }, "origem_valida"],
  ["leadlive", { preenchido_ms: -1 }, "preenchido_ms_positivo"],
  ["leadlive", { isca: "x".repeat(501) }, "isca_curta"],
  ["contato", { mensagem: "linha\r\noutra" }, "mensagem_valida"],
  ["contato", { mensagem: "\n" }, "mensagem_valida"],
  ["plenitude", { tipo_loja: "nova" }, "detalhes_plenitude"],
  ["plenitude", { tipo_loja: null }, "detalhes_plenitude"],
  ["plenitude", { tipo_loja: "outra" }, "detalhes_plenitude"],
  ["plenitude", { plano_interesse: "despertar" }, "plano_interesse_conhecido"],
  ["despertar", { plano_interesse: "ritmo" }, "detalhes_plenitude"],
  ["plenitude", { cnpj: null }, "detalhes_plenitude"],
  ["plenitude", { cnpj: "11222333000182" }, "cnpj_valido"],
  ["plenitude", { mentoria: true, imersao: true }, "detalhes_mentoria_imersao"],
  ["edificacao", { tipo_empresa: "loja_unica" }, "detalhes_edificacao"],
  ["edificacao", { tipo_empresa: "rede" }, "detalhes_edificacao"],
  ["edificacao", { quantidade_lojas: null }, "detalhes_edificacao"],
  ["edificacao", { quantidade_lojas: 0 }, "detalhes_edificacao"],
  ["edificacao", { faturamento_mensal: null }, "detalhes_edificacao"],
  ["edificacao", { plano_selecionado: "plano5" }, "detalhes_edificacao"],
  ["edificacao", { cnpj_matriz: "00000000000000" }, "cnpj_matriz_valido"],
  ["mentoria_imersao", { mentoria: false }, "detalhes_mentoria_imersao"],
  ["mentoria_imersao", { imersao: null }, "detalhes_mentoria_imersao"],
  ["despertar", { programa: "outro" }, "programa_conhecido"],
  ["despertar", { tipo_loja: "nova" }, "detalhes_plenitude"],
  ["free", { cpf: "52998224726" }, "cpf_valido"],
  ["free", { plano: "avista" }, "dados_da_empresa"],
  ["free", { cnpj: "11222333000181" }, "dados_da_empresa"],
  ["paid", { pedido_id: "20000000-0000-4000-8000-000000000009" }, "cadastros_app_pedido"],
  ["paid", { plano: "free" }, "dados_da_empresa"],
  ["paid", { razao_social: null }, "dados_da_empresa"],
  ["paid", { estado: "XX" }, "estado_conhecido"],
  ["paid", { cep: "00000000" }, "cep_valido"],
])("[VAL-04] %s with %j is rejected by %s", async (kind, changes, constraint) => {
  expect(await refusal(kind, changes)).toBe(constraint);
});

test("[VAL-04] every product and every state of the domain is accepted", async () => {
  for (const produto of LEAD_PRODUTOS)
    expect([produto, await refusal("leadlive", { produto })]).toEqual([produto, undefined]);
  for (const estado of Object.keys(ESTADOS))
    expect([estado, await refusal("paid", { estado })]).toEqual([estado, undefined]);
});

test("[SEC-H2] in single-line and multi-line text the database rejects the characters that the domain removes", async () => {
  const rows = await database.sql<{ n: number; linha: boolean; mensagem: boolean }[]>`
    select n, privado.linha_valida('a' || chr(n) || 'b', 9) as linha,
      privado.mensagem_valida('a' || chr(n) || 'b', 9) as mensagem
    from (select generate_series(1, 131071) union all select generate_series(917504, 921599)) as c (n)
    where n not between 55296 and 57343`;
  const differences = rows.filter(({ n, linha, mensagem }) => {
    const text = `a${String.fromCodePoint(n)}b`;
    return linha !== (normalizeTexto(text) === text) || mensagem !== (normalizeMensagem(text) === text);
  });
  expect(differences.map(({ n }) => n.toString(16))).toEqual([]);
  const invisible = rows.filter(({ n }) => /[\p{Cf}\p{DI}\u2800]/u.test(String.fromCodePoint(n)));
  expect(invisible.length).toBeGreaterThan(4000);
  expect(invisible.filter(({ linha }) => linha)).toEqual([]);
});

test("[SEC-L5] text that starts like a formula is rejected, and exported cells never do", async () => {
  for (const text of ["=1", "+1", "-A1", "-1+1", "- 1", "@1", "\uff1d1", "\uff0b1", "\uff201"]) {
    expect([text, await refusal("leadlive", { nome: text })]).toEqual([text, "nome_valido"]);
    const [cell] = await database.sql`select privado.celula(${text}) as text`;
    expect(cell?.text).toBe(`'${text}`);
  }
  for (const numero of ["-", "-3", "S/N - fundos"]) expect(await refusal("paid", { numero })).toBeUndefined();
  expect(await refusal("leadlive", { nome: "Ana = Lima" })).toBeUndefined();
  expect(await refusal("contato", { mensagem: "- Quais são os planos?" })).toBeUndefined();
  const [cell] = await database.sql`select privado.celula('Ana-Lima') as text`;
  expect(cell?.text).toBe("Ana-Lima");
});

test("[SEC-L13] an origin has at most two kilobytes", async () => {
  const origem = (length: number) => ({
    landing_page: "/",
    utm_source: "a".repeat(450),
    utm_term: "🌱".repeat(length),
  });
  expect(await refusal("leadlive", { origem: origem(380) })).toBeUndefined();
  expect(await refusal("leadlive", { origem: origem(480) })).toBe("origem_valida");
});
