import { moradoresPorFarmacia } from "@eden/domain/pracas/leitura";
import type { Praca } from "@eden/domain/pracas/praca";
import { makePequena, makePraca } from "@eden/domain/pracas/sample-praca";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Cabeca } from "./cabeca.tsx";
import Depois from "./depois.tsx";
import { Moldes } from "./lojas.tsx";

/** The two parts of the page, which a browser loads one after the other. */
function render(praca: Praca): HTMLElement {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Moldes />
      <Cabeca praca={praca} />
      <Depois praca={praca} />
    </MemoryRouter>,
  );
  return new DOMParser().parseFromString(markup, "text/html").body;
}

const textOf = (page: Element) => page.textContent.replace(/\s+/g, " ");
const titles = (page: Element) => [...page.querySelectorAll("h2")].map(textOf);
const section = (page: Element, title: string) =>
  [...page.querySelectorAll("section")].find((one) => textOf(one.querySelector("h2") ?? one) === title) ?? page;
const shops = (page: Element) => {
  const [wide = page] = page.querySelectorAll(".rua");
  return ["unica", "grupo", "rede"].map((kind) => wide.querySelectorAll(`use[href="#loja-${kind}"]`).length);
};
const GRANDE = [
  "Moradores por farmácia",
  "Independentes e redes",
  "Aberturas e baixas",
  "Quem abriu e continua",
  "Idade e porte",
  "Na região imediata de Marília",
  "Cidades do mesmo porte",
  "Isso é a praça. E a sua loja?",
  "De onde vêm os números",
];
const COMUNS = GRANDE.slice(-4);

const marilia = render(makePraca());
const capital = render(makePraca({ ativas: 6373, unicas: 2894, grupos: 400, redes: 3079 }));

describe("town page", () => {
  test("[PRACA-06] town, month, count, inhabitants, ratio and the last 12 months are in the head", () => {
    const head = textOf(marilia.querySelector("section") ?? marilia);
    expect(textOf(marilia.querySelector("h1") ?? marilia)).toBe("Marília SP");
    expect(head).toContain("dados de outubro de 2026");
    expect(head).toContain("124 mil no registro (Sebrae, 2025) para 93 mil portas abertas (IQVIA): compare cidades");
    expect(head).toContain("183farmácias ativas no registro");
    expect(head).toContain(
      "Para 242.249 moradores. É uma para cada 1.324 pessoas. Em 12 meses, 14 aberturas e 16 baixas registradas.",
    );
  });

  test("[PRACA-07] one shop of its kind for each pharmacy, with a legend and a name; the scale only when it is not 1", () => {
    expect(shops(marilia)).toEqual([94, 18, 71]);
    expect(marilia.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "183 farmácias: 94 lojas únicas, 18 de grupos pequenos, 71 de empresas com 5 lojas ou mais",
    );
    expect(textOf(marilia)).not.toContain("Cada lojinha");
    expect(shops(capital)).toEqual([58, 8, 62]);
    expect(textOf(capital)).toContain("3.079 de empresas com 5 lojas ou mais");
    expect(textOf(capital)).toContain("Cada lojinha do desenho vale 50 farmácias.");
  });

  test("[PRACA-08] the line has the town, the middle half, the median, the state and the country", () => {
    const line = section(marilia, "Moradores por farmácia");
    for (const words of ["1.324", "de 1.018 a 1.576; a do meio tem 1.260", "estado (SP) 1.393", "Brasil 1.377"])
      expect(textOf(line)).toContain(words);
    expect(textOf(line)).toContain("Marília está dentro dessa faixa.");
  });

  test("[PRACA-09] shares of the town, its class, the state and the country, and the number of chains", () => {
    const rows = [...section(marilia, "Independentes e redes").querySelectorAll("tbody tr")].map(textOf);
    expect(rows).toEqual(["Marília39%", "Cidades do mesmo porte (a do meio)36%", "Estado (SP)37%", "Brasil30%"]);
    expect(textOf(marilia)).toContain("São 12 empresas diferentes.");
  });

  test("[PRACA-10] all years on a wide screen, eight on a phone, the running one hatched and said to be incomplete", () => {
    const flow = section(marilia, "Aberturas e baixas");
    const years = [...flow.querySelectorAll(".desenho > div")].map(
      (drawing) =>
        [...drawing.querySelectorAll("text")].filter(({ textContent }) => /^20\d\d$/.test(textContent)).length,
    );
    expect(years).toEqual([15, 8]);
    expect(flow.querySelectorAll('[fill^="url(#hachura-"]')).toHaveLength(4);
    expect(textOf(flow)).toContain("2026 vai até outubro.");
    expect(flow.querySelectorAll("tbody tr")).toHaveLength(15);
    expect(textOf(flow)).toContain("Desde 2012, 34 constam como inaptas, suspensas ou baixadas de ofício.");
  });

  test("[PRACA-11] ten pots and the years; without five openings the sentence alone", () => {
    const kept = section(marilia, "Quem abriu e continua");
    expect(kept.querySelectorAll('use[href="#vaso-vivo"]')).toHaveLength(5);
    expect(kept.querySelectorAll('use[href="#vaso-vazio"]')).toHaveLength(5);
    expect(textOf(kept)).toContain("5 de cada 10");
    const few = section(render(makePraca({ coorte: undefined })), "Quem abriu e continua");
    expect(textOf(few)).toBe(
      "Quem abriu e continuaAbriram 11 farmácias entre 2016 e 2020. Hoje 5 continuam ativas no registro.",
    );
    expect(few.querySelector("svg, table")).toBeNull();
  });

  test("[PRACA-13] five ages, four sizes, the Simples and the compounding pharmacies", () => {
    const age = section(marilia, "Idade e porte");
    const rows = [...age.querySelectorAll("tbody tr")].map(textOf);
    expect(rows).toEqual([
      ...["até 230", "2 a 542", "5 a 1035", "10 a 2040", "mais de 2036"],
      ...["microempresa97", "pequeno porte34", "demais51", "não informado1"],
    ]);
    expect(textOf(age)).toContain("64% estão no Simples.");
    expect(textOf(age)).toContain("19 são farmácias de manipulação.");
  });

  test("[PRACA-14] similar towns are links with their figures, and the rule is told", () => {
    const similar = section(marilia, "Cidades do mesmo porte");
    const links = [...similar.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(new Set(links)).toEqual(new Set(["/raio-x/sp/aracatuba", "/raio-x/sp/rio-claro"]));
    expect([...similar.querySelectorAll("tbody tr")].map(textOf)[1]).toBe("Araçatuba, SP123 km199.2101651.20725%");
    expect(textOf(similar)).toContain("As duas mais próximas em SP");
    const parecidas = makePraca().parecidas.map(({ slug, ...parecida }) => parecida);
    const plain = section(render(makePraca({ parecidas })), "Cidades do mesmo porte");
    expect(textOf(plain)).toBe(textOf(similar));
    expect(plain.querySelector("a")).toBeNull();
  });

  test("[PRACA-29] the largest towns of the region, this one marked, one without pharmacy or inhabitants too", () => {
    const region = section(marilia, "Na região imediata de Marília");
    expect(textOf(region)).toContain("Na região imediata de Marília (IBGE, 18 municípios) são 297 farmácias ativas");
    expect(textOf(region)).toContain("As quatro mais populosas, de 18.");
    expect([...region.querySelectorAll("tbody tr")].map((row) => [row.className, textOf(row)])).toEqual([
      ["tabela-cidade", "Marília242.249 moradores242.2491831.324"],
      ["", "Garça42.110 moradores42.110281.504"],
      ["", "Vera Cruz10.176 moradores10.176110.176"],
      ["", "Ocauçu–0–"],
    ]);
    expect([...region.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain("/raio-x/sp/garca");
  });

  test("[PRACA-08] one pharmacy shares its town with no other", () => {
    const words = "mais lojas para a mesma gente";
    expect(textOf(render(makePequena(2)))).toContain(words);
    expect(textOf(render(makePequena(1)))).not.toContain(words);
  });

  test("[PRACA-15] three ways on, one of them in ipê, and no form", () => {
    const bridge = section(marilia, "Isso é a praça. E a sua loja?");
    const links = [...bridge.querySelectorAll("a")];
    expect(links.map((link) => textOf(link).replace(" (abre em nova aba)", ""))).toEqual([
      "Responder agora",
      "Falar com Consultor",
      "Ver os planos",
    ]);
    expect(links[0]?.getAttribute("href")).toBe("/jardim");
    expect(new URL(links[1]?.href ?? "").searchParams.get("text")).toBe(
      "Olá! Vi o raio-x de Marília, SP, e quero conversar sobre a minha farmácia.",
    );
    expect(links[2]?.getAttribute("href")).toBe("/planos");
    expect(marilia.querySelectorAll(".bg-ipe")).toHaveLength(1);
    expect(marilia.querySelector("form, input")).toBeNull();
  });

  test("[PRACA-16] four sources with month and year, five limits, and a way to report an error", () => {
    const sources = section(marilia, "De onde vêm os números");
    expect([...sources.querySelectorAll("ul")].map((list) => list.children.length)).toEqual([4, 5]);
    expect(textOf(sources)).toContain("dados abertos da Receita Federal, outubro de 2026.");
    expect(textOf(sources)).toContain("população estimada em 1º de julho de 2025.");
    expect(sources.querySelector("a")?.getAttribute("href")).toBe("/contato");
  });

  test("[PRACA-17] every drawing is hidden from a screen reader and has its table, closed", () => {
    for (const figure of marilia.querySelectorAll("figure")) {
      for (const drawing of figure.querySelectorAll(".desenho svg"))
        expect(drawing.getAttribute("aria-hidden")).toBe("true");
      const tables = figure.querySelectorAll("details:not([open]) table");
      expect(tables.length).toBeGreaterThan(0);
      for (const header of figure.querySelectorAll("th")) expect(header.getAttribute("scope")).toMatch(/^(col|row)$/);
    }
  });

  test("no style attribute, which the policy would refuse", () => expect(marilia.querySelector("[style]")).toBeNull());
});

describe("[PRACA-18] states", () => {
  test.each([
    ["183 pharmacies", makePraca(), GRANDE],
    ["three pharmacies", makePequena(3), ["Moradores por farmácia", "O que mudou aqui", ...COMUNS]],
    ["one pharmacy", makePequena(1), ["Moradores por farmácia", "O que mudou aqui", ...COMUNS]],
    ["none", makePequena(0), COMUNS],
  ])("%s", (_name, praca, sections) => expect(titles(render(praca))).toEqual(sections));

  test("no ratio of the town without a pharmacy", () => {
    const page = render(makePequena(0));
    expect(textOf(page)).toContain("Nenhum CNPJ ativo com atividade principal de farmácia entre 242.249 moradores.");
    expect(textOf(page)).not.toContain("NaN");
    expect(textOf(page)).not.toContain("Infinity");
    expect(textOf(page.querySelector("[aria-labelledby=parecidas] .tabela-cidade") ?? page)).toBe(
      "Marília, SP–242.2490––",
    );
  });

  test("fewer than five: totals and the reason, no year, age, size or tax regime", () => {
    const page = textOf(render(makePequena(3)));
    expect(page).toContain("Desde 2012, quatro aberturas e duas baixas registradas.");
    expect(page).toContain("Com menos de cinco farmácias, ano de abertura, idade e porte apontariam");
    expect(page).not.toMatch(/Simples|microempresa|Anos de CNPJ|por ano/i);
  });
});

describe("[PRACA-19] population", () => {
  test("missing: ratios and classes are left out with one sentence, the rest stays", () => {
    const page = render(makePraca({ populacao: undefined, faixa: undefined, parecidas: [], parecidas_por: undefined }));
    expect(textOf(page)).toContain("O IBGE não informa a população de Marília.");
    expect(titles(page)).toEqual([...GRANDE.slice(1, 6), ...COMUNS.slice(2)]);
    expect(textOf(page)).not.toContain("É uma para cada");
  });

  test("old: the year is beside every ratio", () => {
    const praca = makePraca({ populacao: { habitantes: 242249, ano: 2021 } });
    const page = render(praca);
    expect(moradoresPorFarmacia(praca)).toBe(1324);
    expect(textOf(page).match(/população de 2021/g)?.length).toBeGreaterThanOrEqual(6);
    expect(textOf(page)).toContain("1.324 pessoas (população de 2021)");
    expect(textOf(page)).toContain("1.328 por farmácia (população de 2021).");
  });
});

test("[PRACA-18] a page of invented data says so, and no other does", () => {
  const words = "Dados inventados para desenvolvimento";
  expect(textOf(render({ ...makePraca(), amostra: true }))).toContain(words);
  expect(textOf(marilia)).not.toContain(words);
});
