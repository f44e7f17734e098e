import fc from "fast-check";
import { expect, test } from "vitest";
import { dinheiro, inteiro, readCampos, taxa } from "./campos.ts";
import { estadoDeCampos, readLink, readValores, toTextos, writeLink, writeValores } from "./endereco.ts";

const campos = {
  um: dinheiro("um"),
  dois: dinheiro("dois"),
  tres: dinheiro("três"),
  margem: taxa("a margem", 9500),
  dias: inteiro("os dias", 1, 31),
};
const forma = { campos, chaves: { f: ["um", "dois", "tres"], m: ["margem"], d: ["dias"] } } as const;

test("[FERRAMENTA-08] a link has integers; empty fields are empty parts", () => {
  const valores = { um: 380_000, dois: null, tres: 450_000, margem: 3200, dias: 26 };
  expect(writeValores(forma, valores)).toBe("f=380000..450000&m=3200&d=26");
  expect(writeValores(forma, { um: 380_000, dois: null, tres: null, margem: null, dias: null })).toBe("f=380000");
  expect(readValores(forma, "f=380000..450000&m=3200&d=26")).toEqual(valores);
});

test.each([
  ["x=1"],
  ["m=3200&m=100"],
  ["m=9501"],
  ["m=-1"],
  ["m=32.5"],
  ["m=abc"],
  ["m=3e3"],
  ["m=3200=1"],
  ["f=0"],
  ["f=1.2.3.4"],
  ["d=32"],
  ["d=99999999999"],
  ["toString=1"],
  ["__proto__=1"],
])("[FERRAMENTA-08] %j cannot be read", (fragmento) => {
  expect(readValores(forma, fragmento)).toBeNull();
});

const numero = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const VALORES = fc.record({
  um: numero(1, 9_999_999_999),
  dois: numero(1, 9_999_999_999),
  tres: numero(1, 9_999_999_999),
  margem: numero(0, 9500),
  dias: numero(1, 31),
});

test("[FERRAMENTA-08] any numbers survive the link and the fields of another browser", () => {
  fc.assert(
    fc.property(VALORES, (valores) => {
      const read = readValores(forma, `${writeValores(forma, valores)}`);
      expect(read).toEqual(valores);
      expect(readCampos(campos, toTextos(campos, valores))).toEqual({ valores, erros: {} });
    }),
  );
});

test("[CONTAS-06, FERRAMENTA-08] a link carries its version and the month of the sales", () => {
  expect(writeLink("2026-12", "m=3200")).toBe("v=2&c=202612&m=3200");
  expect(readLink("#v=2&c=202612&m=3200")).toEqual({ mes: "2026-12", texto: "m=3200" });
  for (const other of [
    "#v=1&m=3200",
    "#v=2&m=3200",
    "#v=2&c=202613&m=3200",
    "#v=2&c=&m=1",
    "#v=3&c=202612&m=1",
    "",
    "#x",
  ])
    expect(readLink(other), other).toBeNull();
});

test("[CONTAS-11] what was typed into some fields comes back, a text that is no number does not", () => {
  const { vazio, read, write } = estadoDeCampos(forma, { dias: "26" });
  const typed = { ...vazio, um: "1.234,5", margem: "abc" };
  expect(read(write(typed))).toEqual({ ...vazio, um: "1.234,50" });
  expect(read("z=1")).toBeNull();
});
