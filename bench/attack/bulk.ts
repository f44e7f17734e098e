import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";

const parsed = <T>({ body }: Answer) => JSON.parse(body) as T;

/** Values that would end or widen a clause if they became part of a statement. */
const INJECTIONS = [
  "' or true --",
  "'); drop table privado.pessoas; --",
  "%",
  "\\' or 1=1",
  "$1",
  "{x}",
  "a' union select email from privado.equipe --",
  "\u0000",
];

async function people(arena: Arena, count: number, campanha: string): Promise<string[]> {
  const rows = await arena.rows<{ id: string }>(
    "insert into privado.pessoas (nome, campanha) select 'Pessoa ' || n, $1 from generate_series(1, $2::integer) as n returning id",
    [campanha, count],
  );
  return rows.map(({ id }) => id);
}
const at = (ids: string[], versao = 1) => ids.map((id) => ({ id, versao }));
const bulk = (arena: Arena, { rpc }: Member, body: object) => rpc("em_lote", { comando: arena.uuid(), ...body });

const lots = [
  attack(
    "bulk-actions",
    "Bulk actions that do not exist: erase, send, unite",
    "a message or an erasure in bulk",
    async (arena) => {
      const [membro, ids] = [await arena.member("gestao"), await people(arena, 1, arena.uuid())];
      const acoes = [
        { tipo: "apagar" },
        { tipo: "email", texto: "Oi" },
        { tipo: "unir" },
        { tipo: "dono", dono: arena.uuid() },
      ];
      return refused(await Promise.all(acoes.map((acao) => bulk(arena, membro, { pessoas: at(ids), acao }))), 400, 422);
    },
  ),
];

const views = [
  attack("filter-sql", "Statements in every text of a filter", "everybody's rows, or a broken table", async (arena) => {
    const membro = await arena.member("gestao");
    const before = await arena.rows<{ n: number }>("select count(*)::int as n from privado.pessoas");
    const answers = await Promise.all(
      INJECTIONS.flatMap((text) =>
        ["campanhas", "fontes", "cidades"].map((field) => membro.rpc("filtrar", { filtro: { [field]: [text] } })),
      ),
    );
    const found = answers.filter(
      ({ status, body }) => status === 200 && parsed<{ pessoas: unknown[] }>({ body } as Answer).pessoas.length > 0,
    );
    const after = await arena.rows<{ n: number }>("select count(*)::int as n from privado.pessoas");
    return held(
      found.length === 0 && before[0]?.n === after[0]?.n && answers.every(({ status }) => status < 500),
      countStatuses(answers),
    );
  }),
  attack(
    "filter-keys",
    "Fields, operators and types that a filter does not have",
    "a clause of one's own",
    async (arena) => {
      const { rpc } = await arena.member("gestao");
      const filters = [
        { texto: "maria" },
        { "ufs'": ["MG"] },
        { ufs: "MG" },
        { ufs: ["MG' or true"] },
        { donos: ["eu' --"] },
        { de: "2026-01-01'; select 1" },
        { dias: "1 or 1=1" },
        { ufs: Array(51).fill("MG") },
        { campanhas: [{ $ne: null }] },
      ];
      return refused(await Promise.all(filters.map((filtro) => rpc("filtrar", { filtro }))), 400);
    },
  ),
  attack(
    "search-sql",
    "Statements and patterns in every search",
    "everybody's rows, or a slow search",
    async (arena) => {
      const { rpc } = await arena.member("gestao");
      const texts = INJECTIONS.filter((text) => text !== "\u0000");
      const answers = await Promise.all(
        texts.flatMap((texto) => [
          rpc("buscar", { texto }),
          rpc("lojas", { texto }),
          rpc("cobrancas", { texto }),
          rpc("registro", { texto }),
          rpc("caixa", { vista: "todas", cursor: texto }),
        ]),
      );
      const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
      return held(
        answers.every(({ status }) => status < 500) && slowest < 9000,
        `${countStatuses(answers)}, ${slowest} ms`,
      );
    },
  ),
];

export const BULK: Group = { name: "bulk and views", attacks: [...lots, ...views] };
