import { callFuncao } from "../../service/src/painel/as-member.ts";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";

const parsed = <T>({ body }: Answer) => JSON.parse(body) as T;
const DONO = { tipo: "dono", dono: null } as const;

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
  attack("bulk-roles", "leitura and the officer change people in bulk", "changes without the right", async (arena) => {
    const ids = at(await people(arena, 3, arena.uuid()));
    const acao = { tipo: "estado", estado: "muda", motivo: null };
    const answers = [];
    for (const papel of ["leitura", "encarregado"] as const) {
      answers.push(await bulk(arena, await arena.member(papel), { pessoas: ids, acao }));
    }
    const right = await bulk(arena, await arena.member("atendimento"), { pessoas: ids, acao });
    control(parsed<{ feitas: number }>(right).feitas === 3, "atendimento may");
    return refused(answers, 403);
  }),
  attack(
    "bulk-size",
    "201 chosen people, 1,001 ids, and a filter of 1,001",
    "the whole list in one command",
    async (arena) => {
      const membro = await arena.member("atendimento");
      const campanha = arena.uuid();
      const ids = await people(arena, 1001, campanha);
      const [row] = await arena.rows<{ mudanca: number }>("select max(mudanca)::int as mudanca from privado.novidades");
      const all = { filtro: { campanhas: [campanha] }, mudanca: row?.mudanca };
      const answers = [
        await bulk(arena, membro, { pessoas: at(ids.slice(0, 201)), acao: DONO }),
        await bulk(arena, membro, { pessoas: at(ids), acao: DONO }),
        await bulk(arena, membro, { ...all, acao: DONO }),
        await bulk(arena, membro, { ...all, pessoas: at(ids.slice(0, 1)), acao: DONO }),
        await bulk(arena, membro, { filtro: {}, acao: DONO }),
      ];
      return refused(answers, 400, 413, 422);
    },
  ),
  attack(
    "bulk-database",
    "The same sizes straight at the function, past the contract of the service",
    "a limit of the browser only",
    async (arena) => {
      const [{ id }, ids] = [await arena.member("atendimento"), await people(arena, 201, arena.uuid())];
      const client = await arena.db.connect();
      try {
        await client.query("begin");
        await client.query("select set_config('request.jwt.claims', $1, true)", [
          JSON.stringify({ sub: id, role: "painel", aal: "aal2" }),
        ]);
        const error = await callFuncao(client, "em_lote", { comando: arena.uuid(), pessoas: at(ids), acao: DONO }).then(
          () => undefined,
          (thrown: Error & { code?: string }) => thrown.code,
        );
        return held(error === "PT422", String(error));
      } finally {
        await client.query("rollback");
        client.release();
      }
    },
  ),
  attack("bulk-undo", "The bulk command of a colleague is undone", "a colleague's work taken back", async (arena) => {
    const [owner, other, boss] = [
      await arena.member("atendimento"),
      await arena.member("atendimento"),
      await arena.member("gestao"),
    ];
    const comando = arena.uuid();
    const done = await owner.rpc("em_lote", {
      ...{ comando, pessoas: at(await people(arena, 2, arena.uuid())), acao: { tipo: "dono", dono: owner.id } },
    });
    control(done.status === 200, "a bulk command runs");
    const answers = [await other.rpc("desfazer", { comando }), await boss.rpc("desfazer", { comando })];
    control((await owner.rpc("desfazer", { comando })).status === 200, "its own member undoes it");
    return refused(answers, 404);
  }),
  attack(
    "bulk-stale",
    "A bulk change over people whom a colleague changed meanwhile",
    "a lost change",
    async (arena) => {
      const [membro, ids] = [await arena.member("atendimento"), await people(arena, 3, arena.uuid())];
      await arena.db.query("update privado.pessoas set versao = 2 where id = $1", [ids[0]]);
      const acao = { tipo: "estado", estado: "muda", motivo: null };
      const { feitas, puladas } = parsed<{ feitas: number; puladas: { id: string }[] }>(
        await bulk(arena, membro, { pessoas: at(ids), acao }),
      );
      return held(feitas === 2 && puladas[0]?.id === ids[0], `${feitas} changed, ${puladas.length} left out`);
    },
  ),
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

const view = (arena: Arena, more: object = {}) => ({
  ...{
    comando: arena.uuid(),
    id: arena.uuid(),
    nome: "Minas",
    filtro: { ufs: ["MG"] },
    da_equipe: false,
    versao: null,
  },
  ...more,
});

const views = [
  attack(
    "view-private",
    "A colleague's private view is read, changed, taken over and deleted",
    "what a colleague looks for",
    async (arena) => {
      const [owner, other, boss] = [
        await arena.member("atendimento"),
        await arena.member("atendimento"),
        await arena.member("gestao"),
      ];
      const mine = view(arena, { nome: `Segredo ${arena.uuid()}`.slice(0, 40) });
      control((await owner.rpc("gravar_vista", mine)).status === 200, "a view is saved");
      const answers = [
        await other.rpc("gravar_vista", view(arena, { id: mine.id, versao: 1 })),
        await other.rpc("gravar_vista", view(arena, { id: mine.id })),
        await other.rpc("apagar_vista", { comando: arena.uuid(), id: mine.id, versao: 1 }),
        await boss.rpc("apagar_vista", { comando: arena.uuid(), id: mine.id, versao: 1 }),
      ];
      const listed = [await other.rpc("vistas"), await boss.rpc("vistas")].some(({ body }) => body.includes(mine.nome));
      const { held: closed, answered } = refused(answers, 403, 404, 409);
      return held(closed && !listed, `${answered}, in no other list`);
    },
  ),
  attack(
    "view-team",
    "leitura and atendimento share a view with the team",
    "a view in everybody's list",
    async (arena) => {
      const answers = [];
      for (const papel of ["leitura", "atendimento", "encarregado"] as const) {
        answers.push(await (await arena.member(papel)).rpc("gravar_vista", view(arena, { da_equipe: true })));
      }
      control(
        (await (await arena.member("gestao")).rpc("gravar_vista", view(arena, { da_equipe: true }))).status === 200,
        "gestao may",
      );
      return refused(answers, 403);
    },
  ),
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
  attack("view-count", "A member saves views without end", "a full table", async (arena) => {
    const { rpc } = await arena.member("atendimento");
    const answers = [];
    for (let count = 0; count < 22; count += 1) answers.push(await rpc("gravar_vista", view(arena)));
    return held(answers.filter(({ status }) => status === 200).length === 20, countStatuses(answers));
  }),
];

export const BULK: Group = { name: "bulk and views", attacks: [...lots, ...views] };
