import { expect, test } from "vitest";
import { chooseTipoEmpresa, EDIFICACAO_INICIAL, edificacaoJornada } from "./edificacao.ts";
import { chooseProduto, chooseTipoEdenapp, LIVE_INICIAL, liveJornada } from "./live.ts";
import { chooseTipoLoja, PLENITUDE_INICIAL, plenitudeJornada } from "./plenitude.ts";

const pessoal = { nome: "Ana", telefone: "(11) 98765-4321", email: "ana@x.com" };

test("Plenitude: a new loja finishes at step 2 and the indicator drops step 3", () => {
  const nova = chooseTipoLoja({ ...PLENITUDE_INICIAL, ...pessoal, cnpj: "11222333000181" }, "nova");
  expect(nova.cnpj).toBe("");
  expect(plenitudeJornada.etapas(nova)).toHaveLength(2);
  expect(plenitudeJornada.isLast("tipoLoja", nova)).toBe(true);
  expect(plenitudeJornada.isComplete("tipoLoja", nova)).toBe(true);
  expect(plenitudeJornada.next("tipoLoja", nova)).toBeNull();
});

test("Plenitude: a conversion continues with its CNPJ", () => {
  const conversao = chooseTipoLoja({ ...PLENITUDE_INICIAL, ...pessoal }, "conversao");
  expect(plenitudeJornada.etapas(conversao)).toHaveLength(3);
  expect(plenitudeJornada.next("tipoLoja", conversao)).toBe("cnpj");
  expect(plenitudeJornada.errors("cnpj", conversao)).toEqual({ cnpj: "CNPJ é obrigatório para conversão" });
  expect(plenitudeJornada.isComplete("cnpj", { ...conversao, cnpj: "11.222.333/0001-81" })).toBe(true);
});

test("Plenitude: steps 1 and 2 must be complete before the next", () => {
  expect(Object.keys(plenitudeJornada.errors("pessoal", PLENITUDE_INICIAL))).toEqual(["nome", "email", "telefone"]);
  expect(plenitudeJornada.errors("tipoLoja", PLENITUDE_INICIAL)).toEqual({
    tipoLoja: "Por favor, selecione o tipo de loja",
  });
  expect(plenitudeJornada.etapas(PLENITUDE_INICIAL)).toHaveLength(3);
  expect(plenitudeJornada.resolve(3, { ...PLENITUDE_INICIAL, ...pessoal })).toBe("tipoLoja");
});

const edificacao = { ...EDIFICACAO_INICIAL, nomeCompleto: "Ana", telefone: "1132654321", email: "ana@x.com" };

test("Edificação: four steps, one after the other", () => {
  let dados = edificacao;
  expect(edificacaoJornada.etapas(dados)).toHaveLength(4);
  expect(edificacaoJornada.next("pessoal", dados)).toBe("tipoEmpresa");
  expect(edificacaoJornada.next("tipoEmpresa", dados)).toBeNull();
  dados = chooseTipoEmpresa(dados, "loja_unica");
  expect(edificacaoJornada.next("tipoEmpresa", dados)).toBe("empresa");
  dados = { ...dados, cnpjMatriz: "11.222.333/0001-81", faturamentoMensal: "R$ 120 mil" };
  expect(edificacaoJornada.next("empresa", dados)).toBe("plano");
  expect(edificacaoJornada.isLast("plano", dados)).toBe(true);
  expect(edificacaoJornada.errors("plano", dados)).toEqual({ planoSelecionado: "Selecione um plano" });
  expect(edificacaoJornada.isComplete("plano", { ...dados, planoSelecionado: "plano4" })).toBe(true);
});

test("Edificação: only a head office is asked how many lojas it has", () => {
  const matriz = chooseTipoEmpresa(edificacao, "matriz_filial");
  expect(Object.keys(edificacaoJornada.errors("empresa", matriz))).toEqual([
    "cnpjMatriz",
    "quantidadeLojas",
    "faturamentoMensal",
  ]);
  expect(Object.keys(edificacaoJornada.errors("empresa", chooseTipoEmpresa(edificacao, "loja_unica")))).toEqual([
    "cnpjMatriz",
    "faturamentoMensal",
  ]);
  expect(chooseTipoEmpresa({ ...matriz, quantidadeLojas: "4" }, "loja_unica").quantidadeLojas).toBe("");
});

const pago = {
  ...LIVE_INICIAL,
  ...pessoal,
  produto: "edenapp",
  tipoEdenapp: "pago",
  plano: "avista",
} as const;

test("live form: two steps", () => {
  expect(liveJornada.etapas(pago)).toHaveLength(2);
  expect(liveJornada.next("pessoal", pago)).toBe("produto");
  expect(liveJornada.isComplete("produto", pago)).toBe(true);
  expect(liveJornada.resolve(2, LIVE_INICIAL)).toBe("pessoal");
});

test("changing product away from EdenApp clears type and payment", () => {
  expect(chooseProduto(pago, "mentoria")).toEqual({
    ...pago,
    produto: "mentoria",
    tipoEdenapp: "",
    plano: "",
  });
  expect(chooseProduto(pago, "edenapp")).toEqual(pago);
});

test("FREE clears the payment, PAGO keeps it", () => {
  expect(chooseTipoEdenapp(pago, "free")).toEqual({ ...pago, tipoEdenapp: "free", plano: "" });
  expect(chooseTipoEdenapp(pago, "pago")).toEqual(pago);
});

test.each([
  ["no product", { produto: "" }, { produto: "Por favor, selecione um produto" }],
  ["EdenApp", { tipoEdenapp: "" }, { tipoEdenapp: "Por favor, escolha entre FREE ou PAGO" }],
  ["PAGO", { plano: "" }, { plano: "Por favor, selecione a forma de pagamento" }],
  ["FREE", { tipoEdenapp: "free", plano: "" }, {}],
] as const)("what step 2 asks for: %s", (_, change, errors) => {
  expect(liveJornada.errors("produto", { ...pago, ...change })).toEqual(errors);
});
