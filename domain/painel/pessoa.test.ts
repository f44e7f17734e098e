import { is, parse } from "valibot";
import { expect, test } from "vitest";
import { linhaDoTempoSchema, pessoaLinhaSchema } from "./pessoa.ts";

const base = { id: "1", em: "2026-11-16T15:00:00Z", autor: { id: "2", nome: "Carla" } };

test("[CAIXA-03] a line of a newer version is read as unknown, not as an error of the whole person", () => {
  const unknown = { ...base, tipo: "desconhecida" };
  expect(parse(linhaDoTempoSchema, { ...base, tipo: "email_recebido", email: "3" })).toEqual(unknown);
  expect(parse(linhaDoTempoSchema, { ...base, tipo: "entrada", tabela: "nova", origem: "nova" })).toEqual(unknown);
  expect(parse(linhaDoTempoSchema, { ...base, tipo: "nota", texto: "Oi" })).toEqual({
    ...base,
    tipo: "nota",
    texto: "Oi",
  });
  expect(is(linhaDoTempoSchema, { tipo: "nota", texto: "Oi" })).toBe(false);
});

test("[CAIXA-01] an origin of a newer version keeps the row in the list", () => {
  expect(parse(pessoaLinhaSchema.entries.origem, "correio_novo")).toBe("desconhecida");
  expect(parse(pessoaLinhaSchema.entries.origem, "live")).toBe("live");
  expect(is(pessoaLinhaSchema.entries.origem, null)).toBe(false);
});
