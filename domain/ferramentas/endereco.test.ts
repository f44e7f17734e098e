import fc from "fast-check";
import { expect, test } from "vitest";
import { dinheiro, inteiro, readCampos, taxa } from "./campos.ts";
import { readEndereco, toTextos, writeEndereco } from "./endereco.ts";

const campos = {
  um: dinheiro("um"),
  dois: dinheiro("dois"),
  tres: dinheiro("três"),
  margem: taxa("a margem", 9500),
  dias: inteiro("os dias", 1, 31),
};
const forma = { campos, chaves: { f: ["um", "dois", "tres"], m: ["margem"], d: ["dias"] } } as const;

test("[FERRAMENTA-08] a link has a version and integers; empty fields are empty parts", () => {
  const valores = { um: 380_000, dois: null, tres: 450_000, margem: 3200, dias: 26 };
  expect(writeEndereco(forma, valores)).toBe("v=1&f=380000..450000&m=3200&d=26");
  expect(writeEndereco(forma, { um: 380_000, dois: null, tres: null, margem: null, dias: null })).toBe("v=1&f=380000");
  expect(readEndereco(forma, "#v=1&f=380000..450000&m=3200&d=26")).toEqual(valores);
});

test.each([
  ["#v=2&m=3200"],
  ["#m=3200"],
  [""],
  ["#conteudo"],
  ["#v=1&x=1"],
  ["#v=1&m=3200&m=100"],
  ["#v=1&m=9501"],
  ["#v=1&m=-1"],
  ["#v=1&m=32.5"],
  ["#v=1&m=abc"],
  ["#v=1&m=3e3"],
  ["#v=1&m=3200=1"],
  ["#v=1&f=0"],
  ["#v=1&f=1.2.3.4"],
  ["#v=1&d=32"],
  ["#v=1&d=99999999999"],
  ["#v=1&toString=1"],
  ["#v=1&__proto__=1"],
])("[FERRAMENTA-08] %j cannot be read", (fragmento) => {
  expect(readEndereco(forma, fragmento)).toBeNull();
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
      const read = readEndereco(forma, `#${writeEndereco(forma, valores)}`);
      expect(read).toEqual(valores);
      expect(readCampos(campos, toTextos(campos, valores))).toEqual({ valores, erros: {} });
    }),
  );
});
