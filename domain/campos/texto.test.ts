import { expect, test } from "vitest";
import { contatoSchema } from "../formularios/contato.ts";
import { registroPagoSchema } from "../formularios/registro-edenapp.ts";
import { normalizeMensagem, normalizeTexto, splitNome } from "./texto.ts";
import { errorsOf, validate } from "./validate.ts";

test.each([
  ["zero-width space", "Ana\u200bLima", "AnaLima"],
  ["byte order mark", "\ufeffAna", "Ana"],
  ["soft hyphen", "Far\u00admácia", "Farmácia"],
  ["right-to-left override", "\u202eanA", "anA"],
  ["tag characters", "Ana\u{e0041}\u{e007f}", "Ana"],
  ["variation selectors", "Ana\ufe0f\u{e0100}", "Ana"],
  ["braille blank", "Ana \u2800\u2800Lima", "Ana Lima"],
  ["Hangul fillers", "\u3164Ana \u115f\u1160Lima\uffa0", "Ana Lima"],
  ["an accent cut off by an invisible character", "Jose\u200c\u0301", "José"],
])("[SEC-H2] %s: a line keeps only visible characters", (_, typed, kept) => {
  expect(normalizeTexto(typed)).toBe(kept);
  expect(normalizeTexto(kept)).toBe(kept);
});

test.each(["D'Ávila", "José Antônio Müller-Çelik", "Farmácia Nº 1 – Filial", "Rua São João, 1º andar"])(
  "[SEC-H2] %s is unchanged",
  (name) => {
    expect(normalizeTexto(name)).toBe(name);
  },
);

test("[SEC-H2] a message loses bidirectional controls and tags, and keeps joined emoji", () => {
  expect(normalizeMensagem("olá \u202e\u2066mundo\u2069\u{e0041}\u200f")).toBe("olá mundo");
  expect(normalizeMensagem("minha família 👩‍👩‍👧 ❤️")).toBe("minha família 👩‍👩‍👧 ❤️");
});

test("[SEC-H2] a name of only invisible characters counts as missing", () => {
  expect(errorsOf(registroPagoSchema, { nome: "\u2800\u200b" })).toMatchObject({ nome: "Nome é obrigatório" });
});

test.each(['=HYPERLINK("http://evil.example")', "+1", "-1+1", "- A1", "@SUM(1)", "\u200b=1", "\t=1"])(
  "[SEC-L5] %j is rejected by every single-line field",
  (value) => {
    expect(errorsOf(registroPagoSchema, { nome: value, endereco: value, complemento: value })).toMatchObject({
      nome: "Não comece com =, +, - ou @",
      endereco: "Não comece com =, +, - ou @",
      complemento: "Não comece com =, +, - ou @",
    });
  },
);

test("[SEC-L5] a dash alone and a negative number are not formulas; a message may start with a dash", () => {
  const errors = errorsOf(registroPagoSchema, { numero: "-", complemento: " - ", bairro: "-3" });
  for (const campo of ["numero", "complemento", "bairro"]) expect(errors).not.toHaveProperty(campo);
  const contato = { nome: "Ana", sobrenome: "Lima", email: "ana@x.com", telefone: "1132654321", mensagem: "- Planos?" };
  expect(validate(contatoSchema, contato)).toMatchObject({ valid: true, dados: { mensagem: "- Planos?" } });
});

test.each([
  ["Ana Souza", "Ana", "Souza"],
  ["Maria da  Conceição Lima", "Maria", "da Conceição Lima"],
  [" Cher ", "Cher", ""],
  ["", "", ""],
])("splits %j at the first space", (completo, nome, sobrenome) => {
  expect(splitNome(completo)).toEqual({ nome, sobrenome });
});
