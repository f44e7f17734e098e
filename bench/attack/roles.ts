import { diaOf } from "../../domain/dia.ts";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import { keysOf, PAPEIS, type Papel } from "../../domain/painel/valores.ts";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";
import { sampleDocument } from "./sample-document.ts";

const AT_ONCE = 8;

/** The functions that the database has, which may be more than the contract names. */
async function functionsOf(arena: Arena): Promise<Funcao[]> {
  const rows = await arena.rows<{ name: Funcao }>("select funcao as name from privado.funcoes order by 1");
  control(rows.length >= 100, `the database has functions of the panel (${rows.length})`);
  return rows.map(({ name }) => name);
}

/** Calls each function with a document that its contract accepts. */
async function callEach(funcoes: readonly Funcao[], { rpc }: Pick<Member, "rpc">): Promise<Answer[]> {
  const answers: Answer[] = [];
  const call = async (first: number) => {
    for (let index = first; index < funcoes.length; index += AT_ONCE) {
      const funcao = funcoes[index] as Funcao;
      answers[index] = await rpc(funcao, Object.hasOwn(CONTRATO, funcao) ? sampleDocument(funcao) : {});
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => call(first)));
  return answers;
}

/** Held if all were refused with one of these; names those that were not. */
function judge(funcoes: readonly Funcao[], answers: readonly Answer[], ...statuses: number[]) {
  const open = answers.flatMap(({ status }, index) =>
    statuses.includes(status) ? [] : [`${funcoes[index]} ${status}`],
  );
  return held(
    open.length === 0,
    open.length > 0 ? open.join(", ") : `${funcoes.length} functions: ${countStatuses(answers)}`,
  );
}

const otherRoles = keysOf(PAPEIS).map((papel: Papel) =>
  attack(
    `role-${papel}`,
    `${papel} calls every function that its role may not`,
    "another role's rights",
    async (arena) => {
      const membro = await arena.member(papel);
      const funcoes = (await functionsOf(arena)).filter(
        (funcao) => !(CONTRATO[funcao].papeis as readonly Papel[]).includes(papel),
      );
      return judge(funcoes, await callEach(funcoes, membro), 403);
    },
  ),
);
const halfSessions = keysOf(PAPEIS).map((papel: Papel) =>
  attack(
    `half-${papel}`,
    `${papel} calls every function without the second factor`,
    "the panel with a mailbox",
    async (arena) => {
      const funcoes = await functionsOf(arena);
      return judge(funcoes, await callEach(funcoes, await arena.member(papel, "aal1")), 403);
    },
  ),
);

const titular = (id: string) => `/titular/${id}/dados.json`;

/** Commands of another member, and commands on what changed meanwhile. */
const commands = [
  attack(
    "stale-version",
    "A change on a version that is not the newest any more",
    "a lost change of a colleague",
    async (arena) => {
      const [membro, pessoa] = [await arena.member("atendimento"), await quietPerson(arena)];
      const change = () =>
        membro.rpc("mudar_estado", { comando: arena.uuid(), pessoa, versao: 1, estado: "muda", motivo: null });
      const answers = await Promise.all(Array.from({ length: 10 }, change));
      const done = answers.filter(({ status }) => status === 200).length;
      return held(done === 1, countStatuses(answers));
    },
  ),
  attack(
    "others-command",
    "The command id of another member is sent again",
    "the answer meant for a colleague",
    async (arena) => {
      const { nota, owner } = await note(arena);
      const other = await arena.member("atendimento");
      control((await owner.rpc("anotar", nota)).status === 200, "its own member gets the stored answer");
      return refused([await other.rpc("anotar", nota), await (await arena.member("gestao")).rpc("anotar", nota)], 409);
    },
  ),
  attack(
    "other-function",
    "A command id is used for another function",
    "a stored answer of another kind",
    async (arena) => {
      const { nota, owner } = await note(arena);
      const reused = { comando: nota.comando, pessoa: nota.pessoa, versao: 2, dono: owner.id };
      return refused(await owner.rpc("mudar_dono", reused), 409);
    },
  ),
  attack("others-undo", "The command of another member is undone", "a colleague's work taken back", async (arena) => {
    const { nota, owner } = await note(arena);
    const others = [await arena.member("atendimento"), await arena.member("gestao")];
    const answers = await Promise.all(others.map(({ rpc }) => rpc("desfazer", { comando: nota.comando })));
    const own = await owner.rpc("desfazer", { comando: nota.comando });
    control(own.status === 200, `its own member may undo it (${own.status} ${own.body})`);
    return refused(answers, 404);
  }),
  attack("parallel-command", "One command twenty times at the same time", "twenty notes", async (arena) => {
    const { nota, owner } = await note(arena);
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.rpc("anotar", nota)));
    const [row] = await arena.rows<{ n: number }>(
      "select count(*)::int as n from privado.historico where pessoa_id = $1 and tipo = 'nota'",
      [nota.pessoa],
    );
    return held(row?.n === 1, `${countStatuses(answers)}, ${row?.n} note`);
  }),
  attack(
    "SEC-L41",
    "A command is repeated after a day and the nightly cleaning",
    "the work done twice",
    async (arena) => {
      const { nota, owner } = await note(arena);
      await arena.db.query("update privado.comandos set em = em - interval '25 hours' where id = $1", [nota.comando]);
      await arena.db.query("select privado.limpar_painel()");
      await owner.rpc("anotar", nota);
      const [row] = await arena.rows<{ n: number }>(
        "select count(*)::int as n from privado.historico where pessoa_id = $1 and tipo = 'nota'",
        [nota.pessoa],
      );
      return held(row?.n === 1, `${row?.n} note`);
    },
  ),
];

/** A person without a row of a form, whom no job of the service changes meanwhile; the version is 1. */
async function quietPerson(arena: Arena): Promise<string> {
  const email = `ana.${arena.uuid()}@farmacia.com.br`;
  const written = "insert into privado.pessoas (nome, email) values ('Ana Lima', $1) returning id";
  return (await arena.rows<{ id: string }>(written, [email]))[0]?.id ?? "";
}

async function note(arena: Arena) {
  const [owner, pessoa] = [await arena.member("atendimento"), await quietPerson(arena)];
  const nota = { comando: arena.uuid(), pessoa, texto: "Gosta de café." };
  control((await owner.rpc("anotar", nota)).status === 200, "a member writes a note");
  return { owner, nota };
}

/** Routes beside the functions. */
const routes = [
  attack(
    "others-routes",
    "Invite, reset, send a code, export and upload as atendimento and leitura",
    "rights of gestao",
    async (arena) => {
      const victim = await arena.member("gestao");
      const answers: Answer[] = [];
      for (const papel of ["atendimento", "leitura", "encarregado"] as const) {
        const { get, post } = await arena.member(papel);
        answers.push(
          await post("/equipe/convidar", {
            email: `${arena.uuid()}@exemplo.com.br`,
            nome: "Ana Intrusa",
            papel: "gestao",
          }),
          await post(`/equipe/${victim.id}/redefinir-fator`),
          await post(`/equipe/${victim.id}/enviar-codigo`),
          await get("/exportar/caixa.csv?vista=todas"),
          await post("/exportar/lojas.csv", {}, { headers: { "sec-fetch-site": "same-origin" } }),
          await post("/textos/fotos?x=0&y=0&largura=900", Buffer.alloc(64)),
        );
      }
      const right = await victim.get("/exportar/caixa.csv?vista=todas");
      control(right.status === 200 && right.body.includes("Protocolo"), "gestao gets the file");
      return refused(answers, 403);
    },
  ),
  attack(
    "titular-gestao",
    "gestao reads and exports the request of a data subject",
    "what only the officer may see",
    async (arena) => {
      const [officer, gestao] = [await arena.member("encarregado"), await arena.member("gestao")];
      const { email } = await arena.pessoa();
      const opened = await officer.rpc("abrir_requerimento", {
        ...{
          comando: arena.uuid(),
          tipo: "acesso",
          canal: "email",
          nome: "Ana Lima",
          email,
          telefone: null,
          cpf: null,
        },
        recebido_em: diaOf(Date.now()),
      });
      const { id } = JSON.parse(opened.body) as { id: string };
      control((await officer.rpc("requerimento", { id })).status === 200, "the officer reads it");
      return refused([await gestao.rpc("requerimento", { id }), await gestao.get(titular(id))], 403);
    },
  ),
  attack(
    "others-export",
    "The export of another member is opened",
    "a file recorded in another name",
    async (arena) => {
      const [one, other] = [await arena.member("gestao"), await arena.member("gestao")];
      const { exportacao } = JSON.parse((await one.rpc("exportar_caixa", { vista: "todas" })).body) as {
        exportacao: string;
      };
      control(Boolean(exportacao), "an export is recorded");
      return refused(await other.rpc("abrir_exportacao", { exportacao }), 403, 404, 409);
    },
  ),
  attack(
    "own-text",
    "A draft is approved by its author, or by atendimento",
    "a text on the site by one person",
    async (arena) => {
      const [author, second, worker] = [
        await arena.member("gestao"),
        await arena.member("gestao"),
        await arena.member("atendimento"),
      ];
      const versao = async () =>
        (JSON.parse((await author.rpc("texto", { chave: "telefone" })).body) as { versao: number }).versao;
      const step = async ({ rpc }: Member, funcao: string, more = {}) =>
        rpc(funcao, { comando: arena.uuid(), chave: "telefone", versao: await versao(), ...more });
      control(
        (await step(author, "gravar_rascunho", { valor: { numero: "1632324545" } })).status === 200,
        "a draft is saved",
      );
      await step(author, "pedir_aprovacao");
      const answers = [await step(author, "aprovar_texto"), await step(worker, "aprovar_texto")];
      control(
        (await step(second, "recusar_texto", { motivo: "teste" })).status === 200,
        "another member of gestao decides",
      );
      return refused(answers, 403, 422);
    },
  ),
  attack(
    "two-of-gestao",
    "Two of gestao take the role from each other at once",
    "nobody left in charge",
    async (arena) => {
      const [one, other] = [await arena.member("gestao"), await arena.member("gestao")];
      const demote = (by: Member, { id }: Member) =>
        by.rpc("gravar_membro", {
          ...{ comando: arena.uuid(), id, nome: "Membro gestao", papel: "leitura", ativa: true, herdeiro: null },
        });
      const answers = await Promise.all([demote(one, other), demote(other, one)]);
      return held(answers.filter(({ status }) => status === 200).length <= 1, countStatuses(answers));
    },
  ),
];

export const ROLES: Group = {
  name: "roles",
  attacks: [
    ...otherRoles,
    ...halfSessions,
    attack("role-none", "Every function is called without a session", "the panel for anybody", async (arena) => {
      const funcoes = await functionsOf(arena);
      const nobody = arena.memberWith({ id: "", email: "", segredo: "", papel: "leitura" }, "");
      return judge(funcoes, await callEach(funcoes, nobody), 401);
    }),
    attack(
      "role-control",
      "Every function answers one of its own roles",
      "a bench that refuses everything",
      async (arena) => {
        const members = new Map<Papel, Member>();
        for (const papel of keysOf(PAPEIS)) members.set(papel, await arena.member(papel));
        const refusals: string[] = [];
        for (const funcao of (await functionsOf(arena)).filter(
          (name) => !("comando" in CONTRATO[name].entrada.entries),
        )) {
          const { status } = (await members.get(CONTRATO[funcao].papeis[0])?.rpc(funcao, sampleDocument(funcao))) ?? {
            status: 0,
          };
          if ([401, 403].includes(status) || status >= 500) refusals.push(`${funcao} ${status}`);
        }
        control(refusals.length === 0, refusals.join(", "));
        return held(true, "every read answers its role");
      },
    ),
    ...routes,
    ...commands,
  ],
};
