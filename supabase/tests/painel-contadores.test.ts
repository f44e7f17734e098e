import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { keysOf } from "../../domain/painel/valores.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, pessoaOf, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertDiagnostico, insertPedido } from "./support/titular.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;

const call: <F extends Parameters<typeof callPainel>[2]>(
  funcao: F,
  entrada: Parameters<typeof callPainel<F>>[3],
) => ReturnType<typeof callPainel<F>> = (funcao, entrada) => callPainel(database.sql, EU, funcao, entrada);

beforeAll(async () => {
  await drainCaixa(database.sql);
  await insertEquipe(database.sql);
});

type Counts = Record<"esperando" | "minhas" | "sem_dono" | "todas", number>;

/** The counts of the Caixa. Hoje and the columns of the pipeline must agree with them. */
async function readCounts(): Promise<Counts> {
  const { vistas } = await call("contadores", {});
  const { esperando, sem_dono } = await call("hoje", {});
  expect([esperando.total, sem_dono.total], "Hoje").toEqual([vistas.esperando, vistas.sem_dono]);
  const all = Object.values((await call("funil", {})).colunas);
  expect(
    all.reduce((sum, { total }) => sum + total, 0),
    "all columns",
  ).toBe(vistas.todas);
  const { semente, broto, muda } = (await call("funil", { dono: EU })).colunas;
  const mine = [semente, broto, muda].reduce((sum, coluna) => sum + (coluna?.total ?? 0), 0);
  expect(mine, "own columns").toBe(vistas.minhas);
  const { esperando: waiting = 0, minhas = 0, sem_dono: unowned = 0, todas = 0 } = vistas;
  return { esperando: waiting, minhas, sem_dono: unowned, todas };
}

/** Of every way in, some who wait for an answer and some who do not. */
const CHEGADAS = {
  contato: () => received("contato"),
  live: () => received("leadlive", { produto: "imersao" }),
  plenitude: () => received("plenitude"),
  edificacao: () => received("edificacao"),
  mentoria: () => received("mentoria_imersao"),
  despertar: () => received("despertar"),
  livro: () => received("leadlive", { produto: "livro" }),
  gratuita: () => received("free", { cpf: newCpf() }),
  pedido: async () => {
    const id = await insertPedido(database.sql, { email: newEmail(), telefone: newTelefone(), cpf: newCpf() });
    await drainCaixa(database.sql);
    return pessoaOf(database.sql, id);
  },
  diagnostico: async () => {
    const { resposta } = await insertDiagnostico(database.sql, newCpf());
    await drainCaixa(database.sql);
    return pessoaOf(database.sql, resposta);
  },
} satisfies Record<string, () => Promise<string>>;

const ESPERAM = ["contato", "live", "plenitude", "edificacao", "mentoria", "despertar"];

async function received(kind: string, more: Record<string, unknown> = {}): Promise<string> {
  const { pessoa } = await receive(database.sql, kind, { email: newEmail(), telefone: newTelefone(), ...more });
  return pessoa;
}

const naPessoa = async (pessoa: string) => {
  const { versao } = await call("pessoa", { id: pessoa });
  return { comando: randomUUID(), pessoa, versao };
};
const contact = (pessoa: string, resultado: "falei" | "mandei_mensagem" | "nao_atendeu" | "numero_errado") => {
  const entrada = { comando: randomUUID(), pessoa, canal: "whatsapp", resultado, texto: null } as const;
  return call("registrar_contato", entrada).then(() => entrada.comando);
};
const note = (pessoa: string, espera: "encerra" | "comeca" | "mantem") => {
  const entrada = { comando: randomUUID(), pessoa, canal: "telefone", sentido: "recebido", espera } as const;
  return call("registrar_contato", { ...entrada, resultado: null, texto: "Ligou." }).then(() => entrada.comando);
};
const change = async (pessoa: string, estado: "muda" | "arvore" | "folha") => {
  const entrada = { ...(await naPessoa(pessoa)), estado, motivo: estado === "folha" ? "preco" : null } as const;
  await call("mudar_estado", entrada);
  return entrada.comando;
};
const hand = async (pessoa: string, dono: string | null) => {
  const entrada = { ...(await naPessoa(pessoa)), dono };
  await call("mudar_dono", entrada);
  return entrada.comando;
};

const answered = [
  { esperando: -1, minhas: 1, sem_dono: -1 },
  { minhas: 1, sem_dono: -1 },
] as const;

/** Each action, and what it moves for a person without an owner who waits and, where that differs, for one who does not. */
const ACOES: [
  nome: string,
  act: (pessoa: string) => Promise<string>,
  moves: Partial<Counts>,
  others?: Partial<Counts>,
][] = [
  ["falei", (id) => contact(id, "falei"), ...answered],
  ["ninguém atendeu", (id) => contact(id, "nao_atendeu"), {}],
  ["número errado", (id) => contact(id, "numero_errado"), {}],
  ["assumir", (id) => hand(id, EU), { minhas: 1, sem_dono: -1 }],
  ["passar", (id) => hand(id, MEMBROS.gestao), { sem_dono: -1 }],
  ["em proposta", (id) => change(id, "muda"), {}],
  ["ganho", (id) => change(id, "arvore"), { esperando: -1, sem_dono: -1 }, { sem_dono: -1 }],
  ["perdido", (id) => change(id, "folha"), { esperando: -1, sem_dono: -1 }, { sem_dono: -1 }],
  [
    "próximo passo",
    async (id) => {
      const entrada = { ...(await naPessoa(id)), passo: { texto: "Ligar", em: new Date().toISOString() } };
      await call("marcar_passo", entrada);
      return entrada.comando;
    },
    { minhas: 1, sem_dono: -1 },
  ],
  ["recebido, resolvido", (id) => note(id, "encerra"), ...answered],
  ["recebido, só guardar", (id) => note(id, "mantem"), { minhas: 1, sem_dono: -1 }],
  [
    "recebido, precisa de retorno",
    (id) => note(id, "comeca"),
    { minhas: 1, sem_dono: -1 },
    { esperando: 1, minhas: 1, sem_dono: -1 },
  ],
];

const moved = (before: Counts, by: Partial<Counts>): Counts => ({
  esperando: before.esperando + (by.esperando ?? 0),
  minhas: before.minhas + (by.minhas ?? 0),
  sem_dono: before.sem_dono + (by.sem_dono ?? 0),
  todas: before.todas + (by.todas ?? 0),
});

test.each(keysOf(CHEGADAS))(
  "[CAIXA-01, DIA-01, DONO-01] %s: somebody who arrives and is answered moves the counts of the Caixa, of Hoje and of the pipeline",
  async (chegada) => {
    const esperando = Number(ESPERAM.includes(chegada));
    const empty = await readCounts();
    const pessoa = await CHEGADAS[chegada]();
    expect(await readCounts()).toEqual(moved(empty, { todas: 1, sem_dono: 1, esperando }));
    await contact(pessoa, "mandei_mensagem");
    expect(await readCounts()).toEqual(moved(empty, { todas: 1, minhas: 1 }));
  },
);

test.each([
  ["waits", "contato"],
  ["does not wait", "livro"],
] as const)(
  "[CAIXA-06, FUNIL-01, DIA-01] a person who %s: every action moves all counts, and its undo moves them back",
  async (_, chegada) => {
    const waits = ESPERAM.includes(chegada);
    const pessoa = await CHEGADAS[chegada]();
    const before = await readCounts();
    for (const [nome, act, moves, others = moves] of ACOES) {
      const comando = await act(pessoa);
      expect(await readCounts(), nome).toEqual(moved(before, waits ? moves : others));
      await call("desfazer", { comando });
      expect(await readCounts(), `${nome}, undone`).toEqual(before);
    }
    if (!waits) return;
    const dispensa = { ...(await naPessoa(pessoa)), motivo: "engano" } as const;
    await call("dispensar_resposta", dispensa);
    expect(await readCounts(), "não precisa de resposta").toEqual(moved(before, { esperando: -1 }));
  },
);

test("[CAIXA-01, CAIXA-02, NOVA-01] a person entered by hand, an e-mail, a merge and a separation move the counts", async () => {
  const before = await readCounts();
  const nova = { comando: randomUUID(), canal: "telefone", nome: "Rosa Prado", telefone: newTelefone() } as const;
  const { pessoa } = await call("nova_pessoa", { ...nova, email: newEmail(), espera: "comeca" });
  const entered = await readCounts();
  expect(entered).toEqual(moved(before, { todas: 1, minhas: 1, esperando: 1 }));
  const { emails } = await call("pessoa", { id: pessoa });
  const para = emails[0]?.email ?? "";
  await call("enviar_email", { comando: randomUUID(), pessoa, para, assunto: "Oi", texto: "Oi, Rosa." });
  expect(await readCounts()).toEqual(moved(before, { todas: 1, minhas: 1 }));
  const outra = await received("contato");
  const two = await readCounts();
  expect(two).toEqual(moved(before, { todas: 2, minhas: 1, sem_dono: 1, esperando: 1 }));
  await call("unir", { comando: randomUUID(), de: outra, para: pessoa, escolhas: {} });
  expect(await readCounts()).toEqual(moved(before, { todas: 1, minhas: 1, esperando: 1 }));
  await call("separar", { comando: randomUUID(), pessoa: outra });
  expect(await readCounts()).toEqual(two);
});
