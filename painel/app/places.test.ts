import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { PLACES } from "./places.ts";
import { routes } from "./routes.tsx";

test("every place has a page", () => {
  const withoutPage = PLACES.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path === "*");
  expect(withoutPage.map(({ nome }) => nome)).toEqual([]);
});

test("no two places have the same key or address", () => {
  for (const field of ["key", "path"] as const) {
    expect(new Set(PLACES.map((place) => place[field])).size, field).toBe(PLACES.length);
  }
});
