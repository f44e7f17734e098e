import { CHAVES_DO_NAVEGADOR } from "@eden/domain/privacidade/chaves-do-navegador";
import { expect, test } from "vitest";
import { navegador } from "./navegador.ts";

test("[STORE-03] the policy's table has a row for every key the site writes, and no other", () => {
  const tables = navegador.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"));
  const named = tables.flatMap(({ rows }) => rows.map(([key]) => key));
  expect(named).toEqual(Object.keys(CHAVES_DO_NAVEGADOR).map((key) => `\`${key}\``));
});
