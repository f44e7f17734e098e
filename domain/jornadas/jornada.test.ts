import { expect, test, vi } from "vitest";
import { createJornada } from "./jornada.ts";

type Dados = { a: string; b: string; c: string; short?: boolean; skip?: boolean };

const jornada = createJornada<"um" | "dois" | "tres", Dados>(
  [
    { id: "um", titulo: "Um", campos: ["a"] },
    { id: "dois", titulo: "Dois", campos: ["b"], isSkipped: (dados) => dados.skip === true },
    { id: "tres", titulo: "Três", campos: ["c"], isDropped: (dados) => dados.short === true },
  ],
  ({ a, b, c }) => Object.fromEntries(Object.entries({ a, b, c }).flatMap(([k, v]) => (v ? [] : [[k, `${k}?`]]))),
);

const empty: Dados = { a: "", b: "", c: "" };
const full: Dados = { a: "1", b: "1", c: "1" };

test.each([
  ["nothing done", empty, 1, "um"],
  ["nothing done", empty, 3, "um"],
  ["the first done", { ...empty, a: "1" }, 3, "dois"],
  ["a later one done, an earlier one not", { ...empty, a: "1", c: "1" }, 3, "dois"],
  ["two done", { ...full, c: "" }, 3, "tres"],
  ["all done", full, 1, "um"],
  ["all done, no such step", full, 9, "tres"],
  ["all done, no number", full, Number.NaN, "tres"],
  ["a skipped step", { ...empty, a: "1", skip: true }, 2, "tres"],
  ["a dropped step", { ...full, short: true }, 3, "dois"],
] as const)("a link past an unfinished step goes to the first unfinished one: %s", (_, dados, numero, id) => {
  expect(jornada.resolve(numero, dados)).toBe(id);
});

test("next requires a complete step and ends after the last", () => {
  expect(jornada.next("um", empty)).toBeNull();
  expect(jornada.next("um", full)).toBe("dois");
  expect(jornada.next("um", { ...full, skip: true })).toBe("tres");
  expect(jornada.next("tres", full)).toBeNull();
  expect(jornada.next("dois", { ...full, short: true })).toBeNull();
});

test("previous goes back one visited step and stops at the first", () => {
  expect(jornada.previous("tres", full)).toBe("dois");
  expect(jornada.previous("tres", { ...full, skip: true })).toBe("um");
  expect(jornada.previous("um", full)).toBeNull();
});

test("a step shows only the errors of its own fields", () => {
  expect(jornada.errors("dois", empty)).toEqual({ b: "b?" });
  expect(jornada.isComplete("dois", { ...empty, b: "1" })).toBe(true);
});

test("a skipped step stays in the indicator, a dropped one is removed from it", () => {
  const ids = (dados: Dados) => jornada.etapas(dados).map((etapa) => etapa.id);
  expect(ids({ ...full, skip: true })).toEqual(["um", "dois", "tres"]);
  expect(ids({ ...full, short: true })).toEqual(["um", "dois"]);
  expect(jornada.canVisit("dois", { ...full, skip: true })).toBe(false);
  expect(jornada.canVisit("tres", { ...full, short: true })).toBe(false);
  expect(jornada.isLast("dois", { ...full, short: true })).toBe(true);
  expect(jornada.isLast("dois", full)).toBe(false);
});

test("the same data is validated once, other data again", () => {
  const errorsOf = vi.fn(() => ({ a: "a?" }));
  const two = createJornada<"um" | "dois", Dados>(
    [
      { id: "um", titulo: "Um", campos: ["a"] },
      { id: "dois", titulo: "Dois", campos: ["b"] },
    ],
    errorsOf,
  );
  two.resolve(2, empty);
  expect(two.isComplete("um", empty)).toBe(false);
  expect(errorsOf).toHaveBeenCalledTimes(1);
  two.resolve(2, { ...empty });
  expect(errorsOf).toHaveBeenCalledTimes(2);
});
