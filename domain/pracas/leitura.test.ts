import { describe, expect, test } from "vitest";
import * as cabeca from "./leitura.ts";
import * as secoes from "./leitura-das-secoes.ts";
import { formatMes, formatNumero, formatParte, spellOut } from "./numero.ts";
import type { PracaGrande } from "./praca.ts";
import { makePraca } from "./sample-praca.ts";

const leitura = { ...cabeca, ...secoes };
const { readHead, readLugar, readRedes, readFluxo, readCadastro, readCoorte, tellDez, formatIdade, readIdade } =
  leitura;

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [11904961, "11.904.961"],
])("%i is written %s", (value, written) => expect(formatNumero(value)).toBe(written));

test.each([
  [0, 183, "0%"],
  [71, 183, "39%"],
  [1, 201, "menos de 1%"],
  [1, 200, "1%"],
  [200, 200, "100%"],
])("%i of %i is %s", (part, whole, written) => expect(formatParte(part, whole)).toBe(written));

test("months and small numbers are words", () => {
  expect(formatMes("2026-10")).toBe("outubro de 2026");
  expect([0, 1, 3, 10, 11].map(spellOut)).toEqual(["nenhuma", "uma", "três", "dez", "11"]);
});

describe("[PRACA-06] head", () => {
  test.each([
    [
      183,
      14,
      16,
      "Para 242.249 moradores. É uma para cada **1.324** pessoas. Em 12 meses, 14 aberturas e 16 baixas registradas.",
    ],
    [
      2,
      1,
      0,
      "Para 242.249 moradores. É uma para cada **121.125** pessoas. Em 12 meses, 1 abertura e nenhuma baixa registrada.",
    ],
    [1, 0, 0, "Para 242.249 moradores. Em 12 meses, nenhuma abertura e nenhuma baixa registrada."],
  ])("%i pharmacies, %i opened, %i closed", (ativas, abertas_12, encerradas_12, words) => {
    expect(readHead(makePraca({ ativas, abertas_12, encerradas_12 }))).toBe(words);
  });

  test("none", () => {
    expect(readHead(makePraca({ ativas: 0 }))).toMatch(
      /^Nenhum CNPJ ativo com atividade principal de farmácia entre 242\.249 moradores\. Pode haver posto/,
    );
  });

  test("[PRACA-19] no population: no ratio", () => {
    expect(readHead(makePraca({ populacao: undefined }))).toBe("Em 12 meses, 14 aberturas e 16 baixas registradas.");
    expect(readLugar(makePraca({ populacao: undefined, faixa: undefined }))).toBeUndefined();
  });

  test.each([
    ["2026-10", 2025, ""],
    ["2026-07", 2024, ""],
    ["2026-08", 2024, " (população de 2024)"],
  ])("[PRACA-19] register of %s, population of %i", (mes, ano, beside) => {
    const praca = makePraca({ mes, populacao: { habitantes: 242249, ano } });
    expect(leitura.besideRatio(praca)).toBe(beside);
    expect(readHead(praca)).toContain(`**1.324** pessoas${beside}.`);
  });

  test.each([
    ["2026-11-30T02:59:00Z", false],
    ["2026-11-30T03:00:01Z", true],
  ])("[PRACA-20] October's register on %s", (hoje, late) => {
    expect(leitura.isAtrasado("2026-10", Date.parse(hoje))).toBe(late);
    expect(leitura.readAtraso("2026-10")).toBe("Dados de outubro de 2026. A atualização está atrasada.");
  });
});

describe("[PRACA-08] place among the towns of its size", () => {
  test.each([
    [1017, "Em três de cada quatro cidades de 100 a 500 mil moradores há mais gente para cada farmácia."],
    [1018, "Nas cidades de 100 a 500 mil moradores, metade tem entre 1.018 e 1.576. Marília está dentro dessa faixa."],
    [1576, "Nas cidades de 100 a 500 mil moradores, metade tem entre 1.018 e 1.576. Marília está dentro dessa faixa."],
    [1577, "Em três de cada quatro cidades de 100 a 500 mil moradores há menos gente para cada farmácia."],
  ])("%i inhabitants per pharmacy", (ratio, words) => {
    expect(readLugar(makePraca({ ativas: 100, populacao: { habitantes: 100 * ratio, ano: 2025 } }))).toBe(words);
  });
});

describe("[PRACA-09] companies of five shops and more", () => {
  const of100 = (outras: string, grandes: string, diferentes: string) =>
    `De cada 100 farmácias de Marília, ${outras} e ${grandes} de empresas com 5 lojas ou mais (mesmo começo de CNPJ). ${diferentes}`;
  const many = "são lojas únicas ou de grupos pequenos";
  test.each([
    [183, 71, 12, of100(`**61** ${many}`, "**39** são", "São 12 empresas diferentes.")],
    [100, 1, 1, of100(`**99** ${many}`, "**1** é", "São de **uma** empresa só.")],
    [300, 1, 1, of100(`**mais de 99** ${many}`, "**menos de 1** é", "São de **uma** empresa só.")],
    [5, 5, 2, of100(`**nenhuma** ${many}`, "**100** são", "São 2 empresas diferentes.")],
    // A franchise on the square has a CNPJ of its own: the register cannot say that there is none.
    [
      40,
      0,
      0,
      "Nenhuma pertence a uma empresa com 5 lojas ou mais no país. Marcas de franquia e associação não aparecem no registro.",
    ],
  ])("of %i pharmacies %i of %i companies", (ativas, redes, redes_diferentes, words) => {
    expect(readRedes(makePraca({ ativas, redes, redes_diferentes }))).toBe(words);
  });
});

describe("[PRACA-10] openings and closings", () => {
  const anos = (...rows: PracaGrande["anos"]) => makePraca({ anos: rows });

  test.each([
    [anos([2021, 9, 1, 9], [2022, 40, 1, 30], [2026, 39, 1, 44]), "**79** aberturas e **74** baixas registradas"],
    [anos([2023, 1, 1, 0]), "**1** abertura e nenhuma baixa registrada"],
    [anos([2023, 0, 0, 1]), "nenhuma abertura e **1** baixa registrada"],
  ])("since 2022, case %#", (praca, words) => expect(readFluxo(praca)).toBe(`Desde 2022, ${words}.`));

  test.each([
    [undefined, undefined],
    [
      5,
      "Desde 2012, **5** constam como inaptas, suspensas ou baixadas de ofício. Não entram na conta: a data é a do cadastro.",
    ],
    [1234, expect.stringContaining("**1.234** constam como inaptas")],
  ])("what the register took out is counted without a year or a reason, from five: %s", (cadastro, words) => {
    expect(readCadastro(makePraca({ cadastro }))).toEqual(words);
  });
});

describe("[PRACA-11] still there", () => {
  test.each([
    [37, 75, "5 de cada 10"],
    [0, 75, "0 de cada 10"],
    [1, 75, "menos de 1 de cada 10"],
    [73, 75, "quase todas"],
    [75, 75, "10 de cada 10"],
  ])("%i of %i are %s", (ativas, abertas, words) => {
    expect(tellDez(ativas, abertas)).toBe(words);
    const today =
      ativas === 0
        ? "nenhuma continua ativa no registro"
        : `${ativas} continua${ativas > 1 ? "m ativas" : " ativa"} no registro`;
    expect(readCoorte(makePraca({ coorte: { abertas, ativas } }))).toBe(
      `Abriram 75 farmácias entre 2016 e 2020. Hoje ${today}: **${words}**.`,
    );
  });

  test.each([
    [[[2016, 1, 1, 0]], "Abriu 1 farmácia entre 2016 e 2020. Hoje 1 continua ativa no registro."],
    [[[2016, 3, 0, 0]], "Abriram 3 farmácias entre 2016 e 2020. Hoje nenhuma continua ativa no registro."],
    [[[2015, 3, 3, 0]], "Nenhuma farmácia abriu entre 2016 e 2020."],
  ] as [PracaGrande["anos"], string][])("fewer than five: the sentence alone, case %#", (anos, words) => {
    expect(readCoorte(makePraca({ anos, coorte: undefined }))).toBe(words);
  });
});

describe("[PRACA-13] age", () => {
  test.each([
    [0.9, "menos de 1 ano"],
    [1, "1,0 ano"],
    [7.9, "7,9 anos"],
    [14, "14,0 anos"],
  ])("%d", (idade, words) => expect(formatIdade(idade)).toBe(words));

  test.each([
    [118, "64% estão"],
    [0, "Nenhuma está"],
  ])("%i in the Simples", (simples, words) => {
    const { detalhe } = makePraca();
    expect(readIdade(makePraca({ detalhe: { ...detalhe, simples } }))).toBe(
      `Metade das farmácias de Marília tem até **7,9 anos** de CNPJ. ${words} no Simples.`,
    );
  });
});

test.each([
  [1, 1, "Desde 2012, uma abertura e uma baixa registrada."],
  [0, 0, "Desde 2012, nenhuma abertura e nenhuma baixa registrada."],
  [4, 12, "Desde 2012, quatro aberturas e 12 baixas registradas."],
])("[PRACA-18] %i opened and %i closed in a small town", (abertas, encerradas, words) => {
  expect(leitura.readDesde2012({ abertas, encerradas })).toBe(words);
});

describe("[PRACA-14] similar towns", () => {
  test.each([
    ["estado", "As duas mais próximas em SP com população entre dois terços e uma vez e meia a de Marília."],
    ["pais", "As duas mais próximas no país, porque em SP há menos de três desse tamanho."],
    [
      "populacao",
      "Nenhuma cidade do estado tem tamanho parecido. Estas são as duas do país com população mais próxima.",
    ],
  ] as const)("chosen by %s", (parecidas_por, words) => {
    expect(leitura.readParecidas(makePraca({ parecidas_por }))).toBe(words);
  });

  test.each([
    [18, 297, 394516, "18 municípios) são 297 farmácias ativas para 394.516 moradores: 1.328 por farmácia."],
    [1, 1, 900, "1 município) é 1 farmácia ativa para 900 moradores: 900 por farmácia."],
    [2, 0, 900, "2 municípios) não há farmácia ativa para 900 moradores."],
    [2, 3, undefined, "2 municípios) são 3 farmácias ativas."],
  ])("a region of %i towns and %i pharmacies", (municipios, ativas, habitantes, words) => {
    const regiao = { id: 1, nome: "Marília", municipios, ativas, redes: 0, habitantes };
    expect(leitura.readRegiao(makePraca({ regiao }))).toBe(`Na região imediata de Marília (IBGE, ${words}`);
  });

  test.each([
    [4, "Todas elas, por número de moradores."],
    [18, "As quatro mais populosas, de 18."],
  ])("[PRACA-29] four towns of a region of %i are listed", (municipios, words) => {
    const { regiao } = makePraca();
    expect(leitura.readVizinhas(makePraca({ regiao: { ...regiao, municipios } }))).toBe(words);
  });

  test("[PRACA-19] the ratio of the region has the year of an old population beside it", () => {
    expect(leitura.readRegiao(makePraca({ populacao: { habitantes: 242249, ano: 2021 } }))).toMatch(
      /: 1\.328 por farmácia \(população de 2021\)\.$/,
    );
  });
});
