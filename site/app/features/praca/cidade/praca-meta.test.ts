import type { Praca } from "@eden/domain/pracas/praca";
import { makePequena, makePraca } from "@eden/domain/pracas/sample-praca";
import { expect, test } from "vitest";
import { pracaMeta } from "./praca-meta.ts";

type Tag = Record<string, unknown>;
const tags = (praca: Praca) => pracaMeta(praca) as Tag[];
const content = (praca: Praca, name: string) =>
  tags(praca).find((tag) => tag.name === name || tag.property === name)?.content;
const data = (praca: Praca) =>
  tags(praca).flatMap((tag): Tag[] => (tag["script:ld+json"] ? [tag["script:ld+json"] as Tag] : []));

test("[PRACA-05, PRACA-22] title, description, canonical address and share card name the town and its figures", () => {
  const marilia = makePraca();
  const title = "Mercado de farmácias em Marília, SP: 183 no registro";
  const description =
    "183 farmácias ativas em Marília, SP, 1.324 moradores por farmácia. Aberturas, baixas e as cidades da região, no registro de outubro de 2026.";
  expect(tags(marilia)[0]).toEqual({ title });
  expect(content(marilia, "description")).toBe(description);
  expect(content(marilia, "og:title")).toBe(title);
  expect(content(marilia, "og:description")).toBe(description);
  expect(content(marilia, "og:image")).toMatch(/\/og\/raio-x\.jpg$/);
  expect(tags(marilia).find((tag) => tag.rel === "canonical")?.href).toMatch(/\/raio-x\/sp\/marilia$/);
});

test("[PRACA-05] breadcrumbs and data set with its two sources", () => {
  const [dataset, crumbs] = data(makePraca());
  expect(dataset).toMatchObject({
    "@type": "Dataset",
    name: "Farmácias em Marília, SP",
    creator: { name: "Éden Grupo" },
    temporalCoverage: "2012-01/2026-10",
  });
  expect(dataset?.isBasedOn).toHaveLength(2);
  expect((crumbs?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual([
    "Início",
    "Raio-X da praça",
    "São Paulo",
    "Marília",
  ]);
});

test.each([
  ["183 pharmacies", makePraca(), undefined],
  ["four pharmacies", makePequena(4), "noindex"],
  ["19 pharmacies", makePraca({ ativas: 19 }), "noindex"],
  ["20 pharmacies", makePraca({ ativas: 20 }), undefined],
  ["invented", makePraca({ amostra: true }), "noindex"],
  ["no population", makePraca({ populacao: undefined, faixa: undefined }), "noindex"],
])("[PRACA-05] robots: %s", (_name, praca, robots) => {
  expect(content(praca, "robots")).toBe(robots);
});

test.each([
  [makePequena(0), /^Nenhuma farmácia ativa em Marília, SP\. /],
  [makePequena(1), /^1 farmácia ativa em Marília, SP, 242\.249 moradores por farmácia\. /],
])("[PRACA-05] description, case %#", (praca, words) => {
  expect(content(praca, "description")).toMatch(words);
});
