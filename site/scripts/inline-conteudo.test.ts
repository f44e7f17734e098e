import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FOTO, fotoPath } from "../../domain/conteudo/foto.ts";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { inlineCalls, inlineConteudo, readConteudo } from "./inline-conteudo.ts";

const ID = "0b8f6c1e-7a53-4b52-9e0d-3f1f4a2c5d6e";
const SOURCE = `import { conteudo, encontro } from "@eden/domain/conteudo/conteudo";
export const faq = conteudo("faq");
export const numero = conteudo("whatsapp").numero;
export const live = encontro("live");
`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "eden-conteudo-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (json: string) => writeFileSync(join(folder, "publicado.json"), json);

test("[TEXTO-02] calls become the values themselves, without the import of the schemas", () => {
  expect(inlineCalls(SOURCE, { ...PADROES, live: { inicio: "2027-03-12T19:30", local: "No YouTube" } })).toBe(`
export const faq = ${JSON.stringify(PADROES.faq)};
export const numero = "16990000000";
export const live = "12 de março de 2027, às 19h30, No YouTube";
`);
});

test.each([
  ["missing", undefined, "cannot be read"],
  ["cut off", '{"whatsapp": {', "is not valid JSON"],
  ["a list", "[]", "is not an object"],
  ["invalid", '{"whatsapp": {"numero": "12"}}', "whatsapp.numero: Telefone inválido"],
  ["of an unknown key", '{"precos": {}}', "precos: not a known key"],
])("[TEXTO-02] a file that is %s leaves the committed values and is reported by the build", (_name, json, problem) => {
  if (json !== undefined) publish(json);
  expect(readConteudo(folder)).toEqual({
    valores: PADROES,
    problemas: [`${join(folder, "publicado.json")}: ${problem}`],
  });
  const warn = vi.fn();
  const { transform } = inlineConteudo(folder) as unknown as {
    transform(this: { warn: typeof warn }, code: string, id: string): { code: string } | undefined;
  };
  const result = transform.call({ warn }, SOURCE, "/repo/site/app/content/faq.ts");
  expect(result?.code).toContain(JSON.stringify(PADROES.faq));
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`${problem}. The committed value is used.`)]]);
  expect(transform.call({ warn }, SOURCE, "/repo/site/app/features/faq/faq-section.tsx")).toBeUndefined();
});

test("[TEXTO-01, TEXTO-02] one invalid value does not keep the others from the page", () => {
  publish(JSON.stringify({ whatsapp: { numero: "16991234567" }, endereco: {} }));
  const { valores, problemas } = readConteudo(folder);
  expect([valores.whatsapp.numero, valores.endereco]).toEqual(["16991234567", PADROES.endereco]);
  expect(problemas.length).toBeGreaterThan(0);
});

test("[TEXTO-01] a portrait is used when all its files are there, otherwise the figure of clay", () => {
  publish(JSON.stringify({ lideres: { ...PADROES.lideres, comercial: { ...PADROES.lideres.comercial, foto: ID } } }));
  const missing = readConteudo(folder);
  expect(missing.valores.lideres.comercial.foto).toBeNull();
  expect(missing.problemas).toEqual([expect.stringContaining("lideres.comercial.foto: a file is missing")]);
  for (const largura of FOTO.larguras) {
    for (const formato of FOTO.formatos) {
      const file = join(folder, fotoPath(ID, largura, formato));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "");
    }
  }
  expect(readConteudo(folder)).toMatchObject({ valores: { lideres: { comercial: { foto: ID } } }, problemas: [] });
});
