import { afterEach, expect, test } from "vitest";
import { receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { CPF, EMAIL, insertDiagnostico, insertPedido, insertRow } from "./support/titular.ts";

const database = useDatabase();
const KINDS = ["contato", "leadlive", "plenitude", "edificacao", "mentoria_imersao", "despertar", "free"];
const PERSON = { email: EMAIL, telefone: "11912345678" };

afterEach(async () => {
  await database.sql`truncate public.contato, public.leadlive, public.inscricoes, public.cadastros_app, public.pedidos,
    public.diagnosticos_respostas, privado.pedidos_titulares, privado.emails_enviados, privado.pessoas cascade`;
  await database.sql`delete from public.diagnosticos_lojas where cpf = ${CPF}`;
});

type Registro = { tabela: string; id: string; dados: Record<string, unknown> };
type Exported = {
  registros: Registro[];
  outros_identificadores: unknown;
  emails_enviados: unknown;
  atendimento: unknown;
};

async function exportOf(who: { email?: string; telefone?: string; cpf?: string }): Promise<Exported> {
  const { email = null, telefone = null, cpf = null } = who;
  const [row] = await database.sql`select privado.exportar_titular(${email}, ${telefone}, ${cpf}) as tudo`;
  return row?.tudo;
}

test("access returns every row of a person, from every table, and none of others", async () => {
  const { sql } = database;
  const own: string[] = [];
  for (const kind of KINDS)
    own.push(await insertRow(sql, kind, { ...PERSON, ...(kind === "free" ? { cpf: CPF } : {}) }));
  own.push(await insertPedido(sql, { cpf: CPF }));
  const { loja, resposta } = await insertDiagnostico(sql, CPF);
  for (const kind of KINDS) await insertRow(sql, kind);
  await sql`insert into privado.emails_enviados (chave, message_id) values (${`visitante:contato:${own[0]}`}, 'x'), ('pago:outro', 'y')`;
  const tudo = await exportOf({ email: EMAIL, cpf: CPF });
  expect(tudo.registros.map(({ id }) => id).sort()).toEqual([...own, loja, resposta].sort());
  expect(tudo.registros.find(({ tabela }) => tabela === "contato")?.dados).toMatchObject({
    mensagem: expect.any(String),
  });
  expect(tudo.emails_enviados).toMatchObject([{ modelo: `visitante:contato:${own[0]}` }]);
  expect(tudo.outros_identificadores).toEqual([{ telefone: "11912345678" }]);
});

test("no table with personal columns is missing from the search", async () => {
  // Those left out hold the team itself, its settings and the names of towns.
  const tables = await database.sql<{ schema: string; name: string }[]>`select distinct table_schema as schema,
    table_name as name from information_schema.columns where table_schema in ('public', 'privado')
    and column_name in ('email', 'telefone', 'cpf', 'nome') and table_name not in ('modelo_lead', 'chaves', 'equipe', 'codigos_painel', 'feriados', 'modelos', 'municipios', 'aparelhos_aviso', 'vistas')`;
  const sources =
    await database.sql`select prosrc from pg_proc where proname in ('linhas_titular', 'atendimento_titular')`;
  const search = sources.map(({ prosrc }) => prosrc).join();
  expect(tables.length).toBeGreaterThan(5);
  for (const { schema, name } of tables) expect(search).toContain(`${schema}.${name}`);
});

test("access includes the conversation with the team, and deletion removes it", async () => {
  const { sql } = database;
  const membro = crypto.randomUUID();
  await sql`insert into privado.equipe (id, email, nome, papel) values (${membro}, 'carla@eden.com.br', 'Carla', 'atendimento')`;
  const own = await receive(sql, "contato", PERSON);
  const other = await receive(sql, "contato", { email: "outra@farmacia.com.br" });
  for (const { pessoa } of [own, other]) {
    await sql`insert into privado.historico (pessoa_id, autor, tipo, dados) values (${pessoa}, ${membro}, 'nota', '{"texto": "Prefere a tarde."}')`;
  }
  await sql`insert into privado.emails_recusados (chave, erro) values (${`visitante:contato:${own.id}`}, '550')`;
  const { atendimento } = await exportOf({ email: EMAIL });
  expect(atendimento).toMatchObject([
    {
      estado: "semente",
      registros: [{ id: own.id }],
      historico: [{ tipo: "nota", dados: { texto: "Prefere a tarde." } }],
    },
  ]);
  expect(JSON.stringify(atendimento)).not.toContain("Carla");
  await sql`select privado.apagar_titular(${EMAIL})`;
  expect(await sql`select id from privado.pessoas`).toEqual([{ id: other.pessoa }]);
  expect(await sql`select from privado.historico`).toHaveLength(1);
  expect(await sql`select from privado.emails_recusados`).toHaveLength(0);
});

test.each(["11912345678", "1112345678", "(11) 91234-5678", "+55 11 91234-5678", "5511912345678", "011 1234-5678"])(
  "a telephone is found in any format: %s",
  async (telefone) => {
    const mobile = await insertRow(database.sql, "leadlive", PERSON);
    const old = await insertRow(database.sql, "despertar", { telefone: "1112345678" });
    await insertRow(database.sql, "leadlive", { telefone: "21912345678" });
    const { registros } = await exportOf({ telefone });
    expect(registros.map(({ id }) => id).sort()).toEqual([mobile, old].sort());
  },
);

test("the area code 55 is not mistaken for the country code", async () => {
  const id = await insertRow(database.sql, "leadlive", { telefone: "55991234567" });
  for (const telefone of ["55991234567", "+55 55 99123-4567", "5591234567"]) {
    expect((await exportOf({ telefone })).registros).toMatchObject([{ id }]);
  }
});

test.each([
  [{}, "falta o titular"],
  [{ telefone: "1234" }, "telefone inválido"],
  [{ cpf: "39053344700" }, "CPF inválido"],
])("a request that cannot match anything is rejected: %j", async (who, message) => {
  await expect(exportOf(who)).rejects.toThrow(message);
});

test("correction updates every table, with the rules of the forms", async () => {
  const { sql } = database;
  for (const kind of KINDS) await insertRow(sql, kind, { ...PERSON, aceita_novidades: true });
  await insertPedido(sql);
  const other = await insertRow(sql, "contato");
  const correct = (correction: Record<string, string | boolean>) =>
    sql`select privado.corrigir_titular(${sql.json(correction)}, p_email => ${EMAIL}) as linhas`;
  await expect(correct({ email: "SEM ARROBA" })).rejects.toThrow("e-mail inválido");
  await expect(correct({ nome: "Só o nome" })).rejects.toThrow("nome incompleto");
  await expect(correct({ situacao: "pago" })).rejects.toThrow("campo desconhecido");
  await expect(correct({ aceita_novidades: true })).rejects.toThrow("consentimento");
  const [done] = await correct({ nome: "Mariana", sobrenome: "Sá", telefone: "21987654321", aceita_novidades: false });
  expect(done?.linhas).toHaveLength(8);
  const { registros } = await exportOf({ email: EMAIL });
  for (const { dados } of registros) {
    expect([dados.nome, dados.sobrenome].filter(Boolean).join(" ")).toBe("Mariana Sá");
    expect(dados.telefone).toBe("21987654321");
    expect(dados.aceita_novidades ?? false).toBe(false);
  }
  expect(await sql`select nome from public.contato where id = ${other}`).toEqual([{ nome: "Maria da Conceição" }]);
});

test("[TITULAR-01] an opposition answered without the panel also ends messages about payments, to every mailbox of the person", async () => {
  const { sql } = database;
  const { telefone } = PERSON;
  const mailboxes = [EMAIL, "loja@farmacia.com.br", "colega@farmacia.com.br"];
  await insertPedido(sql, { telefone, email: mailboxes[1] });
  const colleague = await insertPedido(sql, { telefone, email: mailboxes[2] });
  const correct = (correction: Record<string, string | boolean>) =>
    sql.begin(async (transaction) => {
      await transaction`grant encarregado to current_user with set true`;
      await transaction`set local role encarregado`;
      await transaction`select privado.corrigir_titular(${transaction.json(correction)}, ${` ${EMAIL.toUpperCase()}`},
        ${telefone}, null, ${[colleague]}::uuid[])`;
    });
  const opposed = async () => {
    const rows = await sql`select m from unnest(${mailboxes}::text[]) as m
      where privado.hash_consulta(privado.caixa_postal(m)) in (select destinatario from privado.oposicoes)`;
    return rows.map(({ m }) => m);
  };
  await correct({ aceita_novidades: false, nome: "Mariana", sobrenome: "Sá" });
  expect(await opposed()).toEqual([]);
  await correct({ aceita_novidades: false });
  expect(await opposed()).toEqual(mailboxes.slice(0, 2));
});

test("only the owner and the data officer's role may call the functions", async () => {
  const asRole = (role: string, statement: string) =>
    database.sql.begin(async (sql) => {
      await sql.unsafe(`grant ${role} to current_user with set true`);
      await sql.unsafe(`set local role ${role}`);
      return sql.unsafe(statement);
    });
  const calls = [
    "select privado.exportar_titular('a@b.co')",
    "select privado.corrigir_titular('{}', 'a@b.co')",
    "select privado.apagar_titular('a@b.co')",
    "select privado.repetir_eliminacoes()",
  ];
  for (const call of calls) {
    for (const role of ["anon", "authenticated", "service_role"]) {
      await expect(asRole(role, call)).rejects.toThrow("permission denied for schema privado");
    }
    await asRole("encarregado", call);
  }
  for (const more of [
    "select * from public.contato",
    "select * from privado.chaves",
    "select privado.apagar_linhas('[]')",
  ]) {
    await expect(asRole("encarregado", more)).rejects.toThrow("permission denied");
  }
});
