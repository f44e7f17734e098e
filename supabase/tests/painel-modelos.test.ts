import { randomUUID } from "node:crypto";
import type { InferInput } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { formatReais } from "../../domain/catalogo/dinheiro.ts";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "../../domain/catalogo/precos.ts";
import { CAMPOS_DO_MODELO, problemaDoModelo, problemaDoTexto } from "../../domain/painel/campos-do-modelo.ts";
import { chooseModelo } from "../../domain/painel/choose-modelo.ts";
import type { CONTRATO } from "../../domain/painel/contrato.ts";
import { renderModelo } from "../../domain/painel/modelo.ts";
import { dadosDaCobranca, dadosDoConvite, findModelo, motivoDoConvite } from "../../domain/painel/modelo-do-motivo.ts";
import { hasMotivos, MOTIVOS_DO_MODELO } from "../../domain/painel/motivos-do-modelo.ts";
import { COBRANCAS, type Cobranca, keysOf, MOMENTOS } from "../../domain/painel/valores.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
type Modelo = InferInput<(typeof CONTRATO)["gravar_modelo"]["entrada"]>["modelo"];

const VALID = [
  "Oi!",
  "Oi, {primeiro_nome}! Aqui é {autor}.",
  "Oi[, {primeiro_nome}]! [Protocolo {protocolo}]",
  "[{loja}\n\nem {cidade}]",
  "[] {loja}{cidade}",
];

const INVALID = [
  "Oi, {apelido}!",
  "Oi, {Loja}!",
  "Oi, { loja }!",
  "Oi, {}!",
  "Oi, {loja!",
  "Oi, loja}!",
  "Oi, {{loja}}!",
  "Oi, {{loja}autor}!",
  "Oi[, {loja}!",
  "Oi, {loja}]!",
  "Oi[, [{loja}]]!",
  "Oi][, {loja}",
  "[Oi, {lo]ja}",
];

beforeAll(() => insertEquipe(database.sql));

const list = async () => (await callPainel(database.sql, MEMBROS.leitura, "modelos", {})).modelos;
const newModelo = (change: Partial<Modelo> = {}): Modelo => ({
  id: randomUUID(),
  momento: "depois",
  nome: "Aniversário da farmácia",
  canal: "whatsapp",
  assunto: null,
  texto: "Oi[, {primeiro_nome}]! Parabéns pela {loja}.",
  origens: [],
  motivos: [],
  ...change,
});
const save = (modelo: Modelo, versao: number | null = null, comando: string = randomUUID()) =>
  callPainel(database.sql, MEMBROS.gestao, "gravar_modelo", { comando, modelo, versao });
const recorded = (acao: string) =>
  database.sql`select membro, alvo, detalhe from privado.registro_de_acessos where acao = ${acao} order by id desc limit 1`;

test("[EQUIPE-01, CAIXA-05] every template reads well with all data and with none, and its text is one that may be saved", async () => {
  const modelos = (await list()).filter(({ momento }) => !hasMotivos(momento));
  expect(new Set(modelos.map(({ canal }) => canal))).toEqual(new Set(["whatsapp", "email"]));
  const none = { primeiro_nome: null, autor: "Carla", protocolo: null, loja: null, cidade: null };
  const all = { ...none, primeiro_nome: "Ana", protocolo: "ED-0000-0001", loja: "Drogaria Sol", cidade: "Bauru" };
  for (const { assunto, texto, id } of modelos) {
    for (const dados of [none, all]) {
      const message = renderModelo(`${assunto ?? ""}\n${texto}`, dados);
      expect([id, message.match(/[[\]{}]| {2}| [,.!?]|\n{3}| $/gm)]).toEqual([id, null]);
      expect(message.includes("Carla")).toBe(true);
    }
    const named = renderModelo(`${assunto ?? ""}\n${texto}`, all);
    expect([id, named.includes("Ana"), named.includes("ED-0000-0001")]).toEqual([id, true, true]);
    expect([id, problemaDoModelo(texto, "depois"), problemaDoModelo(assunto ?? "", "depois")]).toEqual([
      id,
      null,
      null,
    ]);
  }
});

test.each([
  ["contato", "Primeira resposta"],
  ["live", "Live"],
  ["livro", "Livro"],
  ["plenitude", "Inscrição em programa"],
  ["edificacao", "Inscrição em programa"],
  ["mentoria_imersao", "Inscrição em programa"],
  ["despertar", "Inscrição em programa"],
  ["edenapp", "Boas-vindas ao EdenApp"],
  ["diagnostico", "Sobre o diagnóstico"],
  ["direto", undefined],
  ["email", undefined],
] as const)("[RESPOSTA-01] the stored templates: %s starts with %s by both channels", async (origem, nome) => {
  const modelos = await list();
  for (const canal of ["whatsapp", "email"] as const) {
    const { modelo, proximos } = chooseModelo(modelos, { origem, linha_do_tempo: [] }, canal);
    expect([canal, modelo?.nome]).toEqual([canal, nome]);
    expect(proximos.map((outro) => outro.nome)).toEqual(["Retomar conversa"]);
  }
});

test("[RESPOSTA-01] a template for an origin that does not exist is refused", async () => {
  await expect(save(newModelo({ origens: ["orkut" as "live"] }))).rejects.toMatchObject({ code: "23514" });
});

test("[EQUIPE-01] gestao adds, changes and removes a template, once per command and on the record", async () => {
  const modelo = newModelo({ canal: "email", assunto: "Parabéns[, {primeiro_nome}]" });
  const comando = randomUUID();
  expect(await save(modelo, null, comando)).toEqual({ id: modelo.id, versao: 1 });
  expect(await save(modelo, null, comando)).toEqual({ id: modelo.id, versao: 1 });
  expect((await list()).at(-1)).toEqual({ ...modelo, versao: 1 });
  const changed: Modelo = { ...modelo, nome: "Festa", texto: "Oi!", origens: ["live", "livro"] };
  expect(await save(changed, 1)).toEqual({ id: modelo.id, versao: 2 });
  expect((await list()).at(-1)).toEqual({ ...changed, versao: 2 });
  expect(await recorded("gravar_modelo")).toEqual([
    { membro: MEMBROS.gestao, alvo: "modelo", detalhe: { modelo: "Festa" } },
  ]);
  const erasing = { comando: randomUUID(), id: modelo.id, versao: 2 };
  await callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", erasing);
  await callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", erasing);
  expect((await list()).map(({ id }) => id)).not.toContain(modelo.id);
  expect(await recorded("apagar_modelo")).toEqual([
    { membro: MEMBROS.gestao, alvo: "modelo", detalhe: { modelo: "Festa" } },
  ]);
});

test("[EQUIPE-01] a colleague's newer version, an unknown one and a changed order are refused with 409", async () => {
  const modelo = newModelo();
  await save(modelo);
  await save({ ...modelo, texto: "Da colega" }, 1);
  for (const stale of [1, 3, null]) {
    await expect(save({ ...modelo, texto: "Meu" }, stale)).rejects.toMatchObject({ code: "PT409" });
  }
  await expect(save(newModelo(), 1)).rejects.toMatchObject({ code: "PT409" });
  const erasing = callPainel(database.sql, MEMBROS.gestao, "apagar_modelo", {
    comando: randomUUID(),
    id: modelo.id,
    versao: 1,
  });
  await expect(erasing).rejects.toMatchObject({ code: "PT409" });
  expect((await list()).find(({ id }) => id === modelo.id)).toMatchObject({ texto: "Da colega", versao: 2 });

  const antes = (await list()).map(({ id }) => id);
  const depois = antes.toReversed();
  const sort = (body: { antes: string[]; depois: string[] }) =>
    callPainel(database.sql, MEMBROS.gestao, "ordenar_modelos", { comando: randomUUID(), ...body });
  await sort({ antes, depois });
  expect((await list()).map(({ id }) => id)).toEqual(depois);
  await expect(sort({ antes, depois })).rejects.toMatchObject({ code: "PT409" });
  await expect(sort({ antes: depois, depois: antes.slice(1) })).rejects.toMatchObject({ code: "PT422" });
  await sort({ antes: depois, depois: antes });
  expect(await recorded("ordenar_modelos")).toMatchObject([{ membro: MEMBROS.gestao, alvo: "modelo" }]);
});

test("[EQUIPE-01] editor and database refuse the same texts", async () => {
  for (const texto of [...VALID, ...INVALID]) {
    const [row] = await database.sql`select privado.modelo_valido(${texto}, 'depois') as valido`;
    expect([texto, row?.valido]).toEqual([texto, problemaDoModelo(texto, "depois") === null]);
  }
  for (const texto of INVALID) {
    await expect(save(newModelo({ texto }))).rejects.toMatchObject({ code: "PT422" });
    await expect(save(newModelo({ canal: "email", assunto: texto }))).rejects.toMatchObject({ code: "PT422" });
    const direct = database.sql`update privado.modelos set texto = ${texto} where momento = 'depois'`;
    await expect(direct).rejects.toMatchObject({ code: "23514" });
  }
  await expect(save(newModelo({ assunto: "Só o e-mail tem" }))).rejects.toMatchObject({ code: "23514" });
  await expect(save(newModelo({ canal: "email" }))).rejects.toMatchObject({ code: "23514" });
});

/** What the panel wrote for each reason before its texts were templates. */
const ASSUNTOS: Record<Cobranca, string> = {
  cartao_recusado: "O cartão não passou, e isso é comum em compra parcelada.",
  cartao_nao_pago: "Vi que a compra do EdenApp no cartão não foi até o fim.",
  pix_nao_pago: "Vi que o PIX do EdenApp não chegou a ser pago.",
  boleto_em_aberto: "O boleto do EdenApp vence amanhã.",
  boleto_vencido: "O boleto do EdenApp venceu.",
  analise_de_risco: "A operadora do cartão ainda está conferindo a compra do EdenApp.",
  pago_sem_cadastro:
    "Seu pagamento entrou, obrigado! Falta só o cadastro para abrir sua conta no EdenApp: o link está no e-mail que enviamos. Posso ajudar?",
  valor_diferente: "O pagamento do EdenApp entrou com um valor diferente do pedido. Podemos acertar isso juntos?",
  reembolso: "Vi que o pagamento do EdenApp foi devolvido. Posso entender o que aconteceu?",
  contestacao: "A operadora nos avisou de uma contestação da compra do EdenApp. Posso ajudar a resolver?",
};
const { parcelas, parcela, total } = PRECO_PARCELADO;
const avista = PRECO_AVISTA_APP.total;
const OFERTAS = [
  [undefined, ""],
  [
    ["pix", avista, 1],
    ` No PIX fica ${formatReais(avista)}, ${formatReais(total - avista)} a menos que no cartão:\n[link]\nSe preferir, eu te ligo.`,
  ],
  [["pix", total, 1], ` No PIX fica ${formatReais(total)}:\n[link]\nSe preferir, eu te ligo.`],
  [["boleto", avista, 1], ` Aqui está um boleto novo, de ${formatReais(avista)}:\n[link]\nSe preferir, eu te ligo.`],
  [
    ["cartao", total, parcelas],
    ` No cartão dá para dividir em ${parcelas} vezes de ${formatReais(parcela)}:\n[link]\nSe preferir, eu te ligo.`,
  ],
] as const;

test("[EQUIPE-03] the stored message about a payment is, for every reason and method, word for word the panel's former one", async () => {
  const modelos = await list();
  const daTela = { primeiro_nome: "Márcia", autor: "Carla", loja: null, link: "[link]" };
  const render = (motivo: Cobranca, oferta: (typeof OFERTAS)[number][0], vencimento: string | null = "amanhã") => {
    const modelo = findModelo(modelos, "pagamento", motivo);
    const opcao = oferta && { forma: oferta[0], valor_centavos: oferta[1], parcelas: oferta[2] };
    const dados = dadosDaCobranca({ protocolo: "ED-1", cidade: null, motivo }, opcao, { ...daTela, vencimento });
    return renderModelo(modelo?.texto ?? "", dados);
  };
  for (const motivo of keysOf(COBRANCAS)) {
    for (const [oferta, palavras] of OFERTAS) {
      expect([motivo, render(motivo, oferta)]).toEqual([
        motivo,
        `Oi, Márcia! Aqui é Carla, do Éden Grupo. ${ASSUNTOS[motivo]}${palavras}`,
      ]);
    }
  }
  expect(render("boleto_em_aberto", undefined, null)).toBe(
    "Oi, Márcia! Aqui é Carla, do Éden Grupo. O boleto do EdenApp ainda está em aberto.",
  );
});

const ACESSO = "É só entrar com o CNPJ da loja e o seu CPF: https://www.edengrupo.com.br/diagnostico-gestao/";
const LOJA = {
  nome: "Drogaria Sol",
  cidade: "Bauru",
  situacao: "respondeu",
  nota: 62,
  nota_anterior: 48,
  areas: [],
} as const;
const CONVIDE = "são 23 perguntas, e o resultado sai na hora, com os primeiros passos de cada área.";
const LEMBRE = "O resultado sai na hora, com os primeiros passos de cada área.";

test.each([
  [
    "a new store",
    { situacao: "sem_convite", nota: null },
    "Ana",
    `Oi, Ana! Aqui é Carla, do Éden Grupo. Queremos convidar você para o diagnóstico de gestão da Drogaria Sol: ${CONVIDE} ${ACESSO}`,
  ],
  [
    "one without names",
    { situacao: "sem_convite", nota: null, nome: null },
    null,
    `Oi! Aqui é Carla, do Éden Grupo. Queremos convidar você para o diagnóstico de gestão da sua loja: ${CONVIDE} ${ACESSO}`,
  ],
  [
    "an answer without score",
    { nota: null },
    null,
    `Oi! Aqui é Carla, do Éden Grupo. Queremos convidar você para o diagnóstico de gestão da Drogaria Sol: ${CONVIDE} ${ACESSO}`,
  ],
  [
    "an invited one",
    { situacao: "convidada", nota: null },
    "Ana",
    `Oi, Ana! Aqui é Carla, do Éden Grupo. Passando para lembrar do diagnóstico de gestão da Drogaria Sol. ${LEMBRE} ${ACESSO}`,
  ],
  [
    "an answer",
    {
      areas: [
        { area: "financas", nota: 33 },
        { area: "pessoas", nota: 58 },
      ],
    },
    "Ana",
    "Oi, Ana! Aqui é Carla, do Éden Grupo. Vi o diagnóstico da Drogaria Sol: 62 de 100, e antes eram 48. O que mais pede cuidado agora é finanças, com 33. Posso mostrar por onde começar, numa conversa?",
  ],
  [
    "a tie",
    {
      nota_anterior: null,
      areas: [
        { area: "financas", nota: 33 },
        { area: "pessoas", nota: 33 },
        { area: "vendas_preco", nota: 58 },
      ],
    },
    "Ana",
    "Oi, Ana! Aqui é Carla, do Éden Grupo. Vi o diagnóstico da Drogaria Sol: 62 de 100. O que mais pede cuidado agora são finanças e pessoas, com 33. Posso mostrar por onde começar, numa conversa?",
  ],
  [
    "all areas equal",
    { nome: null },
    "Ana",
    "Oi, Ana! Aqui é Carla, do Éden Grupo. Vi o diagnóstico da sua loja: 62 de 100, e antes eram 48. Posso mostrar por onde começar, numa conversa?",
  ],
] as const)(
  "[EQUIPE-03] the stored invitation of %s is word for word the panel's former one",
  async (_, change, responsavel, expected) => {
    const loja = { ...LOJA, ...change, areas: [...("areas" in change ? change.areas : [])] };
    const modelo = findModelo(await list(), "convite", motivoDoConvite(loja));
    expect(renderModelo(modelo?.texto ?? "", dadosDoConvite(loja, { responsavel, autor: "Carla" }))).toBe(expected);
  },
);

test("[EQUIPE-03] editor and database know the same placeholders and reasons of each moment, and both ask for the link", async () => {
  for (const momento of keysOf(MOMENTOS)) {
    const [row] = await database.sql`
      select privado.campos_do_modelo(${momento}) as campos, privado.motivos_do_modelo(${momento}) as motivos`;
    const motivos = hasMotivos(momento) ? Object.keys(MOTIVOS_DO_MODELO[momento]) : [];
    expect([momento, row?.campos, row?.motivos.toSorted()]).toEqual([
      momento,
      Object.keys(CAMPOS_DO_MODELO[momento]),
      motivos.toSorted(),
    ]);
  }
  const link = { momento: "pagamento", texto: "[{valor_no_pix}: {link}]", motivos: ["pix_nao_pago"] } as const;
  const modelo = newModelo({ ...link, motivos: [...link.motivos] });
  expect(await save(modelo)).toEqual({ id: modelo.id, versao: 1 });
  expect((await list()).at(-1)).toEqual({ ...modelo, versao: 1 });
  for (const change of [
    { texto: "Fica {valor}" },
    { texto: "{nota}: {link}" },
    { motivos: ["respondeu"] },
    { momento: "depois" as const, texto: "Oi!" },
    { canal: "email" as const, assunto: "PIX" },
    { origens: ["live" as const] },
  ]) {
    const wrong = { ...modelo, ...change, id: randomUUID() };
    const known = "texto" in change && change.texto === "{nota}: {link}" ? "PT422" : "23514";
    await expect(save(wrong)).rejects.toMatchObject({ code: known });
  }
  const result = newModelo({ momento: "convite", motivos: ["respondeu"], texto: "Deu {nota}." });
  expect([problemaDoTexto(result), await save(result)]).toEqual([null, { id: result.id, versao: 1 }]);
  await expect(save({ ...result, id: randomUUID(), motivos: [] })).rejects.toMatchObject({ code: "23514" });
});
