import { is, safeParse } from "valibot";
import { expect, test } from "vitest";
import { CONTRATO_TEXTOS } from "../painel/contrato-textos.ts";
import { conteudo, encontro } from "./conteudo.ts";
import { CHAVES, FORMAS } from "./formas.ts";
import { formatEncontro } from "./format-encontro.ts";
import { mergeConteudo } from "./merge-conteudo.ts";
import { normalizeConteudo } from "./normalize-conteudo.ts";
import { isAmostra, PADROES } from "./padroes.ts";
import publicado from "./publicado.json" with { type: "json" };
import { schemaOf } from "./schema.ts";

test("[TEXTO-01] the team edits these keys and no others", () => {
  expect([...CHAVES].sort()).toEqual([
    "aviso",
    "endereco",
    "faq",
    "imersao",
    "lideres",
    "live",
    "mentoria",
    "redes",
    "telefone",
    "videos",
    "whatsapp",
  ]);
});

test("[TEXTO-02] every committed value fits its schema, and the file in git has no problem", () => {
  for (const chave of CHAVES) expect([chave, is(schemaOf(chave), PADROES[chave])]).toEqual([chave, true]);
  expect(mergeConteudo(publicado).problemas).toEqual([]);
  expect(conteudo("faq")).toEqual({ ...PADROES.faq, ...("faq" in publicado ? (publicado.faq as object) : {}) });
  expect([null, "string"]).toContain(encontro("live") && typeof encontro("live"));
});

test("[TEXTO-02] a published value replaces the committed one; invalid and unknown ones are named and ignored", () => {
  const { valores, problemas } = mergeConteudo({
    whatsapp: { numero: "16991234567" },
    faq: { ...PADROES.faq, "como-entrar": ["a".repeat(321)] },
    precos: { app: 1 },
    endereco: "Rua A",
  });
  expect(valores).toEqual({ ...PADROES, whatsapp: { numero: "16991234567" } });
  expect(problemas).toEqual([
    "faq.como-entrar.0: No máximo 320 caracteres",
    "precos: not a known key",
    "endereco: Campos inválidos",
  ]);
});

test.each([
  ["aviso", { texto: "Oi", pagina: null, inicio: null, fim: null }],
  ["aviso", { texto: "Oi", pagina: null, inicio: "2027-03-02T10:00", fim: "2027-03-02T10:00" }],
  ["aviso", { texto: "Oi", pagina: "//mal.com", inicio: "2027-03-01T10:00", fim: "2027-03-02T10:00" }],
  ["aviso", { texto: "<b>Oi</b>", pagina: null, inicio: "2027-03-01T10:00", fim: "2027-03-02T10:00" }],
  ["whatsapp", { numero: "(16) 99000-0000" }],
  ["redes", { ...PADROES.redes, instagram: "https://instagram.com.mal.com/x" }],
  ["redes", { ...PADROES.redes, instagram: "javascript:alert(1)" }],
  ["videos", { edenapp: "https://youtu.be/M7lc1UVf-VE" }],
  ["imersao", { inicio: "2027-02-30T10:00", local: "Bauru, SP" }],
  ["faq", { ...PADROES.faq, "como-entrar": [] }],
  ["faq", { ...PADROES.faq, outra: ["x"] }],
  ["endereco", { ...PADROES.endereco, estado: "sp" }],
] as const)("[TEXTO-02] the schema of %s refuses %j", (chave, valor) => {
  expect(is(schemaOf(chave), valor)).toBe(false);
});

test("[TEXTO-02] what was typed is normalised before it is checked", () => {
  const typed = { numero: " (16) 99000-0000 " };
  expect(normalizeConteudo(FORMAS.whatsapp, typed)).toEqual({ numero: "16990000000" });
  const aviso = { texto: "  Volta\ndia 2 ", pagina: "", inicio: "2027-01-01T00:00" };
  expect(normalizeConteudo(FORMAS.aviso, aviso)).toEqual({
    texto: "Volta dia 2",
    pagina: null,
    inicio: "2027-01-01T00:00",
    fim: null,
  });
  const command = { comando: "0b8f6c1e-7a53-4b52-9e0d-3f1f4a2c5d6e", chave: "whatsapp", versao: 0 };
  const { entrada } = CONTRATO_TEXTOS.gravar_rascunho;
  expect(safeParse(entrada, { ...command, valor: typed }).output).toMatchObject({ valor: { numero: "16990000000" } });
  const refused = safeParse(entrada, { ...command, valor: { numero: "12" } });
  expect(refused.issues?.map(({ path }) => path?.map(({ key }) => key))).toEqual([["valor"]]);
});

test("[TEXTO-01] samples are the committed values that the group has not confirmed", () => {
  const samples = CHAVES.filter((chave) => isAmostra(chave, false));
  expect(samples.sort()).toEqual(["endereco", "lideres", "redes", "videos", "whatsapp"]);
  expect(isAmostra("expediente", false)).toBe(true);
  expect(CHAVES.filter((chave) => isAmostra(chave, true))).toEqual([]);
});

test.each([
  [{ inicio: "2027-03-12T09:00", local: "Bauru, SP" }, "12 de março de 2027, às 9h, Bauru, SP"],
  [{ inicio: "2027-12-01T19:05", local: "No YouTube" }, "1 de dezembro de 2027, às 19h05, No YouTube"],
  [{ inicio: null, local: null }, null],
])("[TEXTO-01] %j reads %s", (valor, words) => {
  expect(formatEncontro(valor)).toBe(words);
});
