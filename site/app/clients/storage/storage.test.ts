import { number, object, string } from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { eachStored, stored } from "./storage.ts";

const note = stored({ area: "local", key: "eden_nota", schema: object({ texto: string(), em: number() }) });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("reads back what it wrote, and nothing after removal", () => {
  expect(note.read()).toBeNull();
  expect(note.write({ texto: "oi", em: 1 })).toBe(true);
  expect(note.read()).toEqual({ texto: "oi", em: 1 });
  note.remove();
  expect(note.read()).toBeNull();
});

test.each(["", "{}", "null", '"oi"', "{", '{"texto":1,"em":1}'])(
  "a stored %j does not match and is no value",
  (text) => {
    localStorage.setItem(note.key, text);
    expect(note.read()).toBeNull();
  },
);

test("an expired value is removed when it is read", () => {
  const short = stored({
    area: "session",
    key: "eden_curta",
    schema: object({ em: number() }),
    expired: ({ em }) => em < 10,
  });
  short.write({ em: 9 });
  expect(short.read()).toBeNull();
  expect(sessionStorage.getItem("eden_curta")).toBeNull();
  short.write({ em: 10 });
  expect(short.read()).toEqual({ em: 10 });
});

test("a plain value is stored as it is", () => {
  const id = stored({ area: "local", key: "eden_id", schema: string(), plain: true });
  id.write("a-1");
  expect(localStorage.getItem("eden_id")).toBe("a-1");
  expect(id.read()).toBe("a-1");
});

test("full or blocked storage neither throws nor stores", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(note.write({ texto: "oi", em: 1 })).toBe(false);
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(note.read()).toBeNull();
  expect(() => note.remove()).not.toThrow();
  expect(() => eachStored((_area, _key, remove) => remove())).not.toThrow();
});

test("visits the keys of both areas, and removes those that it is asked to", () => {
  localStorage.setItem("eden_a", "1");
  localStorage.setItem("outra", "1");
  sessionStorage.setItem("eden_b", "1");
  eachStored((area, key, remove) => {
    if (key === "eden_a" || (area === "session" && key.startsWith("eden_"))) remove();
  });
  expect(Object.keys(localStorage)).toEqual(["outra"]);
  expect(sessionStorage).toHaveLength(0);
});
