import { expect, test } from "vitest";
import { problemaDoModelo } from "./campos-do-modelo.ts";
import { chooseModelo, SAUDACOES } from "./choose-modelo.ts";
import type { OrigemLida } from "./origem.ts";
import type { LinhaDoTempo } from "./pessoa.ts";
import { keysOf, type Momento, ORIGENS } from "./valores.ts";

const PROGRAMAS = ["plenitude", "edificacao", "mentoria_imersao", "despertar"];
/** The templates of a new database; supabase/tests/painel-modelos.test.ts compares the stored ones. */
const MODELOS = (["whatsapp", "email"] as const).flatMap((canal) =>
  (
    [
      ["primeira-resposta", "primeira_resposta", ["contato"], "Recebi a sua mensagem."],
      ["diagnostico", "diagnostico", ["diagnostico"], "Vi o diagnóstico."],
      ["programa", "primeira_resposta", PROGRAMAS, "A sua inscrição chegou."],
      ["live", "primeira_resposta", ["live"], "Que bom que veio à live."],
      ["livro", "primeira_resposta", ["livro"], "Vi o seu interesse no livro."],
      ["edenapp", "primeira_resposta", ["edenapp"], "Que bom ver você no EdenApp."],
      ["retomar", "depois", [], "Vamos retomar?"],
    ] satisfies [string, Momento, string[], string][]
  ).map(([id, momento, origens, texto]) => ({ id: `${canal}-${id}`, canal, momento, origens, texto, assunto: null })),
);

const base = { id: "1", em: "2026-11-16T12:00:00.000Z", autor: null };
const bruna = { id: "b", nome: "Bruna" };
/** The source table of an entry does not matter to the rule. */
const entrada = (origem: OrigemLida) => ({ ...base, tipo: "entrada", tabela: "contato", origem }) as LinhaDoTempo;
const contato = (resultado: "falei" | "mandei_mensagem" | "nao_atendeu" | "numero_errado" | "abriu" | "nao_mandei") =>
  ({ ...base, autor: bruna, tipo: "contato", canal: "whatsapp", resultado, texto: null, para: null }) as const;
const email = (part: { autor?: typeof bruna | null; situacao?: "na_fila" | "enviado" | "recusado" } = {}) =>
  ({
    ...base,
    ...{ tipo: "email", modelo: null, assunto: null, texto: null, para: null, erro: null },
    ...{ autor: bruna, situacao: "enviado", ...part },
  }) as LinhaDoTempo;
const mensagem = { ...base, tipo: "mensagem", protocolo: "ED-1", texto: "E o preço?" } as const;

/** [newest origin, the newest form has no answer, the person spoke last, the team spoke last] */
const TABELA: [OrigemLida, string | null, string | null, string | null][] = [
  ["contato", "primeira-resposta", null, "retomar"],
  ["live", "live", null, "retomar"],
  ["livro", "livro", null, "retomar"],
  ["plenitude", "programa", null, "retomar"],
  ["edificacao", "programa", null, "retomar"],
  ["mentoria_imersao", "programa", null, "retomar"],
  ["despertar", "programa", null, "retomar"],
  ["edenapp", "edenapp", null, "retomar"],
  ["diagnostico", "diagnostico", null, "retomar"],
  ["direto", null, null, "retomar"],
  ["email", null, null, "retomar"],
];

test.each(TABELA)("[RESPOSTA-01] %s: %s, then %s, then %s, by both channels", (origem, ...expected) => {
  const fases = [[], [mensagem], [contato("mandei_mensagem")]].map((linhas) => [...linhas, entrada(origem)]);
  for (const canal of ["whatsapp", "email"] as const) {
    const chosen = fases.map((linha_do_tempo) => chooseModelo(MODELOS, { origem, linha_do_tempo }, canal));
    expect(chosen.map(({ modelo }) => modelo?.id ?? null)).toEqual(expected.map((id) => id && `${canal}-${id}`));
    for (const { porque } of chosen) expect(porque).toMatch(/^[A-Z].*\.$/);
  }
});

test("[RESPOSTA-01] the table has every origin once", () => {
  const origens = new Set([...keysOf(ORIGENS), "email"]);
  expect(TABELA.map(([origem]) => origem).toSorted()).toEqual([...origens].toSorted());
});

test("[RESPOSTA-01] a template that mentions a message is not offered to people who wrote none, even if it is for all", () => {
  const careless = MODELOS.map((modelo) => ({ ...modelo, origens: [] }));
  const offered = (origem: OrigemLida, linhas: LinhaDoTempo[] = []) => {
    const conversa = { origem, linha_do_tempo: [...linhas, entrada(origem)] };
    const { modelo, proximos, outros } = chooseModelo(careless, conversa, "whatsapp");
    return [modelo, ...proximos, ...outros].some((one) => one?.id === "whatsapp-primeira-resposta");
  };
  expect(TABELA.map(([origem]) => origem).filter((origem) => offered(origem))).toEqual(["contato", "email"]);
  expect(offered("plenitude", [mensagem])).toBe(true);
});

test.each<[string, LinhaDoTempo, string | null]>([
  ["a call that nobody answered", contato("nao_atendeu"), "programa"],
  ["a wrong number", contato("numero_errado"), "programa"],
  ["WhatsApp opened", contato("abriu"), "programa"],
  ["WhatsApp opened and nothing sent", contato("nao_mandei"), "programa"],
  ["an automatic e-mail", email({ autor: null }), "programa"],
  ["a refused e-mail", email({ situacao: "recusado" }), "programa"],
  ["an e-mail of a member", email(), "retomar"],
  ["a conversation", contato("falei"), "retomar"],
])("[RESPOSTA-01] after %s", (_, linha, expected) => {
  const conversa = { origem: "plenitude", linha_do_tempo: [linha, entrada("plenitude")] } as const;
  const { modelo } = chooseModelo(MODELOS, conversa, "whatsapp");
  expect(modelo?.id).toBe(`whatsapp-${expected}`);
});

test("[RESPOSTA-01] a new form after a conversation starts again with its first answer", () => {
  const linha_do_tempo = [entrada("live"), contato("falei"), entrada("contato")];
  expect(chooseModelo(MODELOS, { origem: "live", linha_do_tempo }, "email").modelo?.id).toBe("email-live");
});

test("[RESPOSTA-01] an order without its payment is not welcomed", () => {
  const pedido = (situacao: string) => ({ ...entrada("edenapp"), tabela: "pedidos", situacao }) as LinhaDoTempo;
  const chosen = (...linha_do_tempo: LinhaDoTempo[]) =>
    chooseModelo(MODELOS, { origem: "edenapp", linha_do_tempo }, "whatsapp");
  const paid = pedido("pago");
  for (const situacao of ["pendente", "expirado", "cancelado", "em_revisao"]) {
    expect(chosen(pedido(situacao), paid)).toMatchObject({ modelo: null, porque: expect.stringMatching(/^A compra/) });
    expect(chosen(contato("falei"), pedido(situacao)).modelo?.id).toBe("whatsapp-retomar");
  }
  expect(chosen(paid).modelo?.id).toBe("whatsapp-edenapp");
  expect(chosen(entrada("edenapp"), paid).modelo?.id).toBe("whatsapp-edenapp");
});

test("[RESPOSTA-01] the chosen one, others for the origin, those for all, and the rest last", () => {
  const novo = {
    id: "outra",
    canal: "whatsapp",
    momento: "depois",
    origens: ["live"],
    texto: "",
    assunto: null,
  } as const;
  const geral = { ...novo, id: "geral", momento: "primeira_resposta", origens: [] } as const;
  const preco = { ...novo, id: "preco", momento: "pagamento", origens: [] } as const;
  const convite = { ...novo, id: "convite", momento: "convite", origens: [] } as const;
  const conversa = { origem: "live", linha_do_tempo: [entrada("live")] } as const;
  const { modelo, proximos, outros } = chooseModelo([preco, convite, geral, ...MODELOS, novo], conversa, "whatsapp");
  expect(modelo?.id).toBe("whatsapp-live");
  expect(proximos.map(({ id }) => id)).toEqual(["outra", "geral", "whatsapp-retomar"]);
  expect(outros.map(({ id }) => id)).toEqual([
    "whatsapp-diagnostico",
    "whatsapp-programa",
    "whatsapp-livro",
    "whatsapp-edenapp",
  ]);
});

test("[RESPOSTA-01] one for all is the first answer where none is for the origin, except without a form", () => {
  const geral = { ...MODELOS[0], id: "geral", origens: [], texto: "Oi!" } as (typeof MODELOS)[number];
  const chosen = (origem: OrigemLida) =>
    chooseModelo([geral], { origem, linha_do_tempo: [entrada(origem)] }, "whatsapp").modelo?.id;
  expect([chosen("livro"), chosen("direto")]).toEqual(["geral", undefined]);
  const direto = { ...geral, id: "direto", origens: ["direto"] };
  const conversa = { origem: "direto", linha_do_tempo: [entrada("direto")] } as const;
  expect(chooseModelo([geral, direto], conversa, "whatsapp").modelo?.id).toBe("direto");
});

test("[RESPOSTA-01] the greetings are templates that can be filled in", () => {
  for (const { assunto, texto } of Object.values(SAUDACOES)) {
    expect([assunto ?? "", texto].map((part) => problemaDoModelo(part, "primeira_resposta"))).toEqual([null, null]);
  }
});
