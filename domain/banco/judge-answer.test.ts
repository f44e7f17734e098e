import { expect, test } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

test.each([
  // The codes of PostgreSQL and PostgREST that name a cause of the client.
  [400, "22P02", "refused"],
  [400, "23514", "refused"],
  [409, "23505", "refused"],
  [403, "42501", "refused"],
  [404, "42P01", "refused"],
  [400, "P0001", "refused"],
  [422, "PT422", "refused"],
  [400, "PGRST102", "refused"],
  [404, "PGRST205", "refused"],
  [404, undefined, "refused"],
  // All others say nothing about the row.
  [400, "", "again, server failing"],
  [400, undefined, "again, server failing"],
  [400, "08006", "again, server failing"],
  [400, "25006", "again, server failing"],
  [400, "53300", "again, server failing"],
  [400, "55P03", "again, server failing"],
  [400, "57014", "again, server failing"],
  [400, "57P01", "again, server failing"],
  [400, "58030", "again, server failing"],
  [400, "XX000", "again, server failing"],
  [401, "PGRST301", "again, server failing"],
  [503, "PGRST000", "again, server failing"],
  [503, "57P01", "again, server failing"],
  [500, "23514", "again, server failing"],
  [502, undefined, "again, server failing"],
  [408, undefined, "again"],
  [0, "", "again"],
  [201, "", "again"],
  [429, "LIMITE", "limited"],
  [429, undefined, "limited"],
] as const)("[SEC-H6] a response %s with the code %j is %s", (status, code, verdict) => {
  expect(judgeAnswer(status, code === undefined ? {} : { code })).toBe(verdict);
});

test("[SEC-H6] a response without an error is ok only with a status of success", () => {
  expect([201, 204, 404, 500, 0].map((status) => judgeAnswer(status, null))).toEqual([
    "ok",
    "ok",
    "refused",
    "again, server failing",
    "again",
  ]);
});
