import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { podeAs } from "../testing/pessoas.ts";
import { PLACES, placeAt, placesOf } from "./places.ts";
import { routes } from "./routes.tsx";

test("every place has a page", () => {
  const withoutPage = PLACES.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path === "*");
  expect(withoutPage.map(({ nome }) => nome)).toEqual([]);
});

test("[ACESSO-04] every page belongs to a place, which says who may open it", () => {
  const pages = routes.find(({ path }) => path === "/")?.children ?? [];
  const paths = pages.flatMap(({ path }) => (path && path !== "*" ? [`/${path}`] : []));
  expect(paths.filter((path) => !placeAt(path))).toEqual([]);
});

test("[ACESSO-04, FUNCAO-08] each role has its places", () => {
  const daily = ["Hoje", "Caixa", "Funil", "Pagamentos", "Diagnósticos", "Números"];
  const places = {
    leitura: daily,
    atendimento: daily,
    gestao: [...daily, "Textos", "Equipe"],
    encarregado: ["Titulares", "Equipe"],
  };
  for (const papel of ["leitura", "atendimento", "gestao", "encarregado"] as const) {
    expect(
      placesOf(podeAs(papel))
        .map(({ nome }) => nome)
        .sort(),
      papel,
    ).toEqual(places[papel].toSorted());
  }
});

test("no two places have the same key or address", () => {
  for (const field of ["key", "path"] as const) {
    expect(new Set(PLACES.map((place) => place[field])).size, field).toBe(PLACES.length);
  }
});
