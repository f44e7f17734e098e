import type { GenericSchema } from "valibot";
import { expect, test } from "vitest";
import { emptyValues, errorsOf } from "../campos/validate.ts";
import { contatoSchema } from "./contato.ts";
import { despertarSchema } from "./despertar.ts";
import { diagnosticoIdentificadorSchema } from "./diagnostico-identificador.ts";
import { edificacaoSchema, matrizFilialSchema } from "./edificacao.ts";
import { liveSchema } from "./live.ts";
import { livroSchema } from "./livro.ts";
import { mentoriaImersaoSchema } from "./mentoria-imersao.ts";
import { plenitudeSchema } from "./plenitude.ts";
import { registroGratuitoSchema, registroPagoSchema, registroPedidoSchema } from "./registro-edenapp.ts";

const EMPTY_PESSOAL = {
  nome: "Nome é obrigatório",
  telefone: "Telefone é obrigatório",
  email: "Email é obrigatório",
};
const EMPTY_REGISTRO = { ...EMPTY_PESSOAL, sobrenome: "Sobrenome é obrigatório", cpf: "CPF é obrigatório" };
const EMPTY_EDIFICACAO = {
  nomeCompleto: "Nome completo é obrigatório",
  telefone: "Telefone é obrigatório",
  email: "Email é obrigatório",
  cnpjMatriz: "CNPJ é obrigatório",
  faturamentoMensal: "Faturamento mensal é obrigatório",
  planoSelecionado: "Selecione um plano",
};
const TIPO = "Por favor, escolha entre gratuito ou pago";

const empty: readonly [string, GenericSchema, object, object][] = [
  [
    "contato",
    contatoSchema,
    {},
    { ...EMPTY_PESSOAL, sobrenome: "Sobrenome é obrigatório", mensagem: "Mensagem é obrigatória" },
  ],
  [
    "livro",
    livroSchema,
    {},
    {
      ...EMPTY_PESSOAL,
      nome: "Nome completo é obrigatório",
      consentimento: "É preciso concordar em receber as comunicações",
    },
  ],
  ["despertar", despertarSchema, {}, EMPTY_PESSOAL],
  [
    "mentoria-imersao",
    mentoriaImersaoSchema,
    {},
    { ...EMPTY_PESSOAL, mentoria: "Selecione ao menos uma opção (Mentoria ou Imersão)" },
  ],
  ["live", liveSchema, {}, { ...EMPTY_PESSOAL, produto: "Por favor, selecione um produto" }],
  [
    "live, EdenApp",
    liveSchema,
    { produto: "edenapp" },
    { ...EMPTY_PESSOAL, tipoEdenapp: "Por favor, escolha entre FREE ou PAGO" },
  ],
  [
    "live, EdenApp PAGO",
    liveSchema,
    { produto: "edenapp", tipoEdenapp: "pago" },
    { ...EMPTY_PESSOAL, plano: "Por favor, selecione a forma de pagamento" },
  ],
  ["plenitude", plenitudeSchema, {}, { ...EMPTY_PESSOAL, tipoLoja: "Por favor, selecione o tipo de loja" }],
  [
    "plenitude, conversion",
    plenitudeSchema,
    { tipoLoja: "conversao" },
    { ...EMPTY_PESSOAL, cnpj: "CNPJ é obrigatório para conversão" },
  ],
  ["edificacao", edificacaoSchema, {}, { ...EMPTY_EDIFICACAO, tipoEmpresa: "Selecione o tipo de empresa" }],
  [
    "edificacao, head office and branches",
    edificacaoSchema,
    { tipoEmpresa: "matriz_filial" },
    {
      ...EMPTY_EDIFICACAO,
      cnpjMatriz: "CNPJ da matriz é obrigatório",
      quantidadeLojas: "Quantidade de lojas é obrigatória",
    },
  ],
  [
    "registro-edenapp, free",
    registroGratuitoSchema,
    {},
    { ...EMPTY_REGISTRO, isPaid: TIPO, plano: "Por favor, selecione um plano" },
  ],
  [
    "registro-edenapp, before payment",
    registroPedidoSchema,
    { isPaid: true },
    { ...EMPTY_REGISTRO, plano: "Por favor, selecione um plano" },
  ],
  [
    "registro-edenapp, after payment",
    registroPagoSchema,
    { isPaid: true, plano: "avista" },
    {
      ...EMPTY_REGISTRO,
      cnpj: "CNPJ é obrigatório",
      razaoSocial: "Razão Social é obrigatória",
      endereco: "Endereço é obrigatório",
      numero: "Número é obrigatório",
      bairro: "Bairro é obrigatório",
      cidade: "Cidade é obrigatória",
      estado: "Estado é obrigatório",
    },
  ],
  [
    "diagnostico",
    diagnosticoIdentificadorSchema,
    {},
    {
      cnpj: "Digite o CNPJ da farmácia.",
      cpf: "Digite o CPF do responsável.",
    },
  ],
];

test.each(empty)("[VAL-01] %s: every missing field has its own message", (_, schema, input, errors) => {
  expect(errorsOf(schema, input)).toEqual(errors);
});

test.each(empty)("[VAL-01] %s: blank and null count as missing", (_, schema, input, errors) => {
  for (const value of ["   ", null, undefined]) {
    const filled = Object.fromEntries(Object.keys(errors).map((field) => [field, value]));
    expect(errorsOf(schema, { ...filled, ...input })).toEqual(errors);
  }
});

test("an untouched form has empty text and unticked boxes, in the order on screen", () => {
  expect(Object.entries(emptyValues(mentoriaImersaoSchema))).toEqual([
    ["mentoria", false],
    ["imersao", false],
    ["nome", ""],
    ["email", ""],
    ["telefone", ""],
  ]);
  expect(emptyValues(matrizFilialSchema)).toMatchObject({ tipoEmpresa: "", quantidadeLojas: "", planoSelecionado: "" });
});

test.each([contatoSchema, livroSchema, despertarSchema, mentoriaImersaoSchema])(
  "[VAL-01] an untouched form %# has the errors of one without values",
  (schema) => {
    expect(errorsOf(schema, emptyValues(schema))).toEqual(errorsOf(schema, {}));
  },
);
