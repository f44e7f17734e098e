import { expect, test } from "vitest";
import { dinheiro, inteiro, readCampos, taxa } from "./campos.ts";

const CAMPOS = {
  preco: dinheiro("o preço"),
  margem: taxa("a margem", 9500, "A margem fica entre 0 e 95%."),
  dias: inteiro("os dias", 1, 31),
};
const read = (preco: string, margem: string, dias: string) => readCampos(CAMPOS, { preco, margem, dias });

test("[FERRAMENTA-04] empty fields have no value and no error", () => {
  expect(read("", "  ", "")).toEqual({ valores: { preco: null, margem: null, dias: null }, erros: {} });
});

test("[FERRAMENTA-04] amounts are cents, percentages basis points, counts whole numbers", () => {
  expect(read("R$ 24,90", "32,5", "26")).toEqual({ valores: { preco: 2490, margem: 3250, dias: 26 }, erros: {} });
});

test("[FERRAMENTA-04] what is wrong is said beside the field, and gives no value", () => {
  expect(read("vinte", "32%", "26,5")).toEqual({
    valores: { preco: null, margem: 3200, dias: null },
    erros: { preco: "Use só números, como 1.234,56.", dias: "Use um número inteiro." },
  });
  expect(read("100.000.000", "95,01", "32").erros).toEqual({
    preco: "O valor fica entre R$ 0,01 e R$ 99.999.999,99.",
    margem: "A margem fica entre 0 e 95%.",
    dias: "O número fica entre 1 e 31.",
  });
  expect(read("0", "95", "0").erros).toEqual({
    preco: "O valor fica entre R$ 0,01 e R$ 99.999.999,99.",
    dias: "O número fica entre 1 e 31.",
  });
});
