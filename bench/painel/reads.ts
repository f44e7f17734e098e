import type { Sql } from "postgres";
import type { Filtro } from "../../domain/painel/filtro.ts";
import { protocoloOf } from "../../domain/protocolo.ts";
import { cpuSeconds } from "../support/cpu-seconds.ts";
import { membro } from "../support/membro.ts";
import { round, spread } from "../support/statistics.ts";

type Call = { name: string; funcao: string; entradas: object[] };

/** Ten common filters, and one that nobody matches; page and count are one call. */
const FILTROS: [name: string, filtro: Filtro][] = [
  ["last 30 days", { dias: 30 }],
  ["period", { de: "2026-01-01", ate: "2026-01-31" }],
  ["campaign", { campanhas: ["campanha-7"] }],
  ["campaign of a period, consent", { dias: 90, campanhas: ["campanha-7", "campanha-8"], novidades: true }],
  ["origin, state, nobody's", { origens: ["live", "contato"], ufs: ["SP"], donos: ["ninguem"] }],
  ["town", { ufs: ["SP"], cidades: ["Cidade 150"] }],
  ["consent", { novidades: true }],
  ["late", { espera: "atrasada" }],
  ["step of mine that is due", { donos: ["eu"], passo: "vencido" }],
  ["proposals by source", { estados: ["muda"], fontes: ["instagram"] }],
  ["nobody", { origens: ["livro"], ufs: ["CE"], campanhas: ["campanha-1"], estados: ["semente"] }],
];

/** Duration of each read of the panel in the database, as the service calls it, and its processor time on average; a line per kind. */
export async function measureReads(sql: Sql, repetitions: number) {
  const lines = [];
  const [{ pid = 0 } = {}] = await sql`select pg_backend_pid() as pid`;
  for (const { name, funcao, entradas } of await calls(sql)) {
    const times: number[] = [];
    const before = cpuSeconds(pid);
    for (let index = 0; index < repetitions; index++) {
      times.push((await callAsMembro(sql, funcao, entradas[index % entradas.length] ?? {})).ms);
    }
    // The first calls of a connection also plan the function.
    const warm = times.slice(Math.min(5, repetitions - 1));
    lines.push({ name, ...spread(warm), cpu: round((1000 * (cpuSeconds(pid) - before)) / repetitions) });
  }
  return lines;
}

/** Calls a function of the panel as the first member; `ms` is the call without its transaction. */
export async function callAsMembro(sql: Sql, funcao: string, entrada: object) {
  return sql.begin(async (transaction) => {
    await transaction`select set_config('role', 'painel', true), set_config('request.jwt.claims',
      ${JSON.stringify({ sub: membro(1), role: "painel", aal: "aal2" })}, true)`;
    const before = performance.now();
    const [row] = await transaction`select painel.executar(${funcao}, ${transaction.json(entrada as never)}) as saida`;
    return { saida: row?.saida, ms: performance.now() - before };
  });
}

async function calls(sql: Sql): Promise<Call[]> {
  const people = await sql`select p.id, p.nome, p.email, p.telefone, (select e.id from privado.entradas as e
    where e.pessoa_id = p.id limit 1) as entrada from privado.pessoas as p where not p.suspeita order by p.id limit 20`;
  const [busiest] = await sql`select pessoa_id as id from privado.entradas group by 1 order by count(*) desc limit 1`;
  const [far] =
    await sql`select ordem || '/' || id as cursor from privado.pessoas where not suspeita and principal_id is null
    order by ordem desc, id desc offset 1000 limit 1`;
  const view = (name: string, entrada: object) => ({ name: `list ${name}`, funcao: "caixa", entradas: [entrada] });
  const search = (name: string, texts: string[]) => ({
    name: `search ${name}`,
    funcao: "buscar",
    entradas: texts.map((texto) => ({ texto, limite: 30 })),
  });
  const of = (column: string) => people.map((person) => String(person[column]));
  return [
    ...["esperando", "minhas", "sem_dono", "todas", "suspeitas"].map((vista) => view(vista, { vista })),
    view("todas, last page", { vista: "todas", cursor: far?.cursor }),
    view("one origin", { vista: "todas", origem: "contato" }),
    ...FILTROS.map(([name, filtro]) => ({ name: `filter ${name}`, funcao: "filtrar", entradas: [{ filtro }] })),
    { name: "values of the filter", funcao: "opcoes_do_filtro", entradas: [{}] },
    search("frequent name", ["maria", "silva", "ana"]),
    search("rare name", ["quiteria", "zagallo", "eustaquio"]),
    search("two frequent names", ["maria silva", "jose santos", "ana oliveira"]),
    search("whole frequent name", ["maria silva santos", "jose santos silva", "ana silva oliveira"]),
    search("whole name", of("nome")),
    search(
      "telephone fragment",
      of("telefone").map((telefone) => telefone.slice(3, 8)),
    ),
    search("telephone", of("telefone")),
    search("e-mail", of("email")),
    search(
      "part of an e-mail",
      of("email").map((email) => email.split("@")[0] ?? ""),
    ),
    search("protocol", of("entrada").map(protocoloOf)),
    search("nothing found", ["wxyz kqjw", "00000000"]),
    { name: "person", funcao: "pessoa", entradas: of("id").map((id) => ({ id })) },
    { name: "person with most entries", funcao: "pessoa", entradas: [{ id: busiest?.id }] },
    { name: "counts", funcao: "contadores", entradas: [{}] },
    { name: "today", funcao: "hoje", entradas: [{}] },
    { name: "pipeline", funcao: "funil", entradas: [{}] },
    { name: "pipeline of a member", funcao: "funil", entradas: [{ dono: membro(1) }] },
    { name: "payments", funcao: "cobrancas", entradas: [{}, { situacao: "minhas" }, { motivo: "pix_nao_pago" }] },
    { name: "payments by name", funcao: "cobrancas", entradas: [{ texto: "maria silva" }] },
    { name: "stores", funcao: "lojas", entradas: [{}, { situacao: "sem_conversa" }] },
    { name: "stores by name", funcao: "lojas", entradas: [{ texto: "farmacia 77" }] },
    ...["pessoas", "campanhas", "formularios", "respostas", "vendas", "desfechos", "vitais"].map((figure) => ({
      name: `figures, 90 days: ${figure}`,
      funcao: `numeros_${figure}`,
      entradas: [{ dias: 90 }],
    })),
    { name: "news", funcao: "novidades", entradas: [{ desde: 0, pessoa: people[0]?.id }] },
  ];
}
