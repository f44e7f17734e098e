import type { GenericSchema } from "valibot";
import { expect, test } from "vitest";
import { validate } from "../campos/validate.ts";
import { contatoSchema } from "./contato.ts";
import { despertarSchema } from "./despertar.ts";
import { diagnosticoIdentificadorSchema } from "./diagnostico-identificador.ts";
import { edificacaoSchema } from "./edificacao.ts";
import { liveSchema } from "./live.ts";
import { livroSchema } from "./livro.ts";
import { mentoriaImersaoSchema } from "./mentoria-imersao.ts";
import { plenitudeSchema } from "./plenitude.ts";
import { registroGratuitoSchema, registroPagoSchema, registroPedidoSchema } from "./registro-edenapp.ts";

const pessoal = { nome: " Ana  Souza ", email: " Ana@UOL.com.br ", telefone: "+55 (11) 98765-4321" };
const normalizedPessoal = { nome: "Ana Souza", email: "ana@uol.com.br", telefone: "11987654321" };
const registro = { ...pessoal, nome: "Ana", sobrenome: "Souza", cpf: "529.982.247-25" };
const normalizedRegistro = { ...normalizedPessoal, nome: "Ana", sobrenome: "Souza", cpf: "52998224725" };
const empresa = {
  cnpj: "12.abc.345/01de-35",
  razaoSocial: "Farmácia Ltda",
  endereco: "Rua das Flores",
  numero: "S/N",
  bairro: "Centro",
  cidade: "Campinas",
  estado: "São Paulo",
};
const normalizedEmpresa = { ...empresa, cnpj: "12ABC34501DE35", complemento: "", estado: "SP", cep: "" };
const edificacao = {
  nomeCompleto: " Ana Souza",
  telefone: "1132654321",
  email: "ana@x.com",
  cnpjMatriz: "11.222.333/0001-81",
  faturamentoMensal: "R$ 120.000",
  planoSelecionado: "plano2",
};
const normalizedEdificacao = { ...edificacao, nomeCompleto: "Ana Souza", cnpjMatriz: "11222333000181" };

const accepted: readonly [string, GenericSchema, object, object][] = [
  [
    "contato",
    contatoSchema,
    { ...pessoal, nome: "Ana", sobrenome: "Souza", mensagem: " Olá.\r\nQuero saber mais.\0 " },
    { ...normalizedPessoal, nome: "Ana", sobrenome: "Souza", mensagem: "Olá.\nQuero saber mais." },
  ],
  ["livro", livroSchema, { ...pessoal, consentimento: true }, { ...normalizedPessoal, consentimento: true }],
  ["despertar", despertarSchema, pessoal, normalizedPessoal],
  [
    "mentoria-imersao",
    mentoriaImersaoSchema,
    { ...pessoal, imersao: true },
    { ...normalizedPessoal, mentoria: false, imersao: true },
  ],
  [
    "live, another product",
    liveSchema,
    { ...pessoal, produto: "imersao", tipoEdenapp: "pago", plano: "avista" },
    { ...normalizedPessoal, produto: "imersao" },
  ],
  [
    "live, EdenApp FREE",
    liveSchema,
    { ...pessoal, produto: "edenapp", tipoEdenapp: "free", plano: "avista" },
    { ...normalizedPessoal, produto: "edenapp", tipoEdenapp: "free" },
  ],
  [
    "live, EdenApp PAGO",
    liveSchema,
    { ...pessoal, produto: "edenapp", tipoEdenapp: "pago", plano: "parcelado" },
    { ...normalizedPessoal, produto: "edenapp", tipoEdenapp: "pago", plano: "parcelado" },
  ],
  [
    "plenitude, new loja",
    plenitudeSchema,
    { ...pessoal, tipoLoja: "nova", cnpj: "left over" },
    { ...normalizedPessoal, tipoLoja: "nova" },
  ],
  [
    "plenitude, conversion",
    plenitudeSchema,
    { ...pessoal, tipoLoja: "conversao", cnpj: "11.222.333/0001-81" },
    { ...normalizedPessoal, tipoLoja: "conversao", cnpj: "11222333000181" },
  ],
  [
    "edificacao, single loja",
    edificacaoSchema,
    { ...edificacao, tipoEmpresa: "loja_unica", quantidadeLojas: "left over" },
    { ...normalizedEdificacao, tipoEmpresa: "loja_unica" },
  ],
  [
    "edificacao, head office and branches",
    edificacaoSchema,
    { ...edificacao, tipoEmpresa: "matriz_filial", quantidadeLojas: " 12 " },
    { ...normalizedEdificacao, tipoEmpresa: "matriz_filial", quantidadeLojas: 12 },
  ],
  [
    "registro-edenapp, free",
    registroGratuitoSchema,
    { ...registro, ...empresa, isPaid: false, plano: "free" },
    { ...normalizedRegistro, isPaid: false, plano: "free" },
  ],
  [
    "registro-edenapp, before payment",
    registroPedidoSchema,
    { ...registro, ...empresa, isPaid: true, plano: "avista" },
    { ...normalizedRegistro, isPaid: true, plano: "avista" },
  ],
  [
    "registro-edenapp, after payment",
    registroPagoSchema,
    { ...registro, ...empresa, isPaid: true, plano: "parcelado" },
    { ...normalizedRegistro, ...normalizedEmpresa, isPaid: true, plano: "parcelado" },
  ],
  [
    "diagnostico",
    diagnosticoIdentificadorSchema,
    { cnpj: "00.000.000/0001-91", cpf: "529.982.247-25" },
    { cnpj: "00000000000191", cpf: "52998224725" },
  ],
];

test.each(accepted)("[VAL-01] %s: a complete form is accepted and normalised", (_, schema, input, output) => {
  expect(validate(schema, input)).toEqual({ valid: true, dados: output });
});
