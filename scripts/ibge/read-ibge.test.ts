import { expect, test } from "vitest";
import { readPopulacao, readRegioes, toCsv, withRegioes } from "./read-ibge.ts";

const series = (id: string, valor: string) => ({
  localidade: { id, nivel: { id: "N6", nome: "Município" }, nome: "Marília (SP)" },
  serie: { "2025": valor },
});
const agregado = (...found: object[]) => [
  {
    id: "9324",
    variavel: "População residente estimada",
    unidade: "Pessoas",
    resultados: [{ classificacoes: [], series: found }],
  },
];
const municipio = {
  "municipio-id": 3529005,
  "municipio-nome": "Marília",
  "microrregiao-id": null,
  "UF-sigla": "SP",
  "regiao-imediata-id": 350016,
  "regiao-imediata-nome": "Marília",
};

test("inhabitants are read by town, and what IBGE does not give is missing, never zero", () => {
  const read = readPopulacao(
    agregado(series("3529005", "247348"), series("3507209", "..."), series("1100015", "-"), series("1100023", "X")),
  );
  expect(read).toEqual([{ ibge: 3529005, ano: 2025, habitantes: 247_348 }]);
  expect(toCsv([...read, { ibge: 1100015, ano: 2025, habitantes: 22_787 }])).toBe(
    "ibge,ano,habitantes\n1100015,2025,22787\n3529005,2025,247348\n",
  );
  expect(readPopulacao(agregado(series("3529005", "0")))).toEqual([]);
});

test("regions are read by town, also of one created after 2017, and replace those of the file", () => {
  const regioes = readRegioes([
    municipio,
    { ...municipio, "municipio-id": 2700102, "regiao-imediata-nome": "Pão de Açúcar ¿ Batalha" },
  ]);
  const csv = "tom,ibge,uf,nome,slug,regiao,regiao_nome,latitude,longitude";
  const written = withRegioes(
    `${csv}\n6681,3529005,SP,Marília,marilia,,Outra,-22.2,-49.9\n2701,2700102,AL,Água Branca,agua-branca,,,-9.2,-37.9\n1,9,SP,Nova,nova,,Velha,-1,-50\n`,
    regioes,
  );
  expect(written).toEqual({
    csv: `${csv}\n6681,3529005,SP,Marília,marilia,350016,Marília,-22.2,-49.9\n2701,2700102,AL,Água Branca,agua-branca,350016,Pão de Açúcar - Batalha,-9.2,-37.9\n1,9,SP,Nova,nova,,Velha,-1,-50\n`,
    missing: ["9"],
  });
});

test("another layout is refused", () => {
  expect(() => readPopulacao([{ series: [] }])).toThrow();
  expect(() => readRegioes([{ id: 3529005 }])).toThrow();
});
