import type { Papel } from "@eden/domain/painel/valores";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { PLACES, placeAt, placesOf } from "./places.ts";
import { routes } from "./routes.tsx";

test("every place has a page", () => {
  const withoutPage = PLACES.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path === "*");
  expect(withoutPage.map(({ nome }) => nome)).toEqual([]);
});

test("[ACESSO-04] every page belongs to a place, whose roles may open it", () => {
  const pages = routes.find(({ path }) => path === "/")?.children ?? [];
  const paths = pages.flatMap(({ path }) => (path && path !== "*" ? [`/${path}`] : []));
  expect(paths.filter((path) => !placeAt(path))).toEqual([]);
});

test.each<[Papel, string]>([
  ["leitura", "Hoje, Caixa, Funil, Pagamentos, Diagnósticos, Números"],
  ["atendimento", "Hoje, Caixa, Funil, Pagamentos, Diagnósticos, Números"],
  ["gestao", "Hoje, Caixa, Funil, Pagamentos, Diagnósticos, Números, Textos, Equipe"],
  ["encarregado", "Titulares, Equipe"],
])("[ACESSO-04] the places of %s", (papel, nomes) => {
  expect(
    placesOf(papel)
      .map(({ nome }) => nome)
      .join(", "),
  ).toBe(nomes);
});

test("no two places have the same key or address", () => {
  for (const field of ["key", "path"] as const) {
    expect(new Set(PLACES.map((place) => place[field])).size, field).toBe(PLACES.length);
  }
});
