import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTelefone, isTelefoneValid, normalizeTelefone } from "./telefone.ts";

const DDDS = [
  ..."11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55".split(" "),
  ..."61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99".split(" "),
];

const eightDigits = fc.stringMatching(/^[2-9]\d{7}$/);

test("[VAL-01] exactly the 67 area codes are accepted", () => {
  expect(new Set(DDDS).size).toBe(67);
  for (let code = 10; code < 100; code++) {
    const ddd = String(code);
    expect.soft(isTelefoneValid(`${ddd}987654321`), ddd).toBe(DDDS.includes(ddd));
  }
});

test("[VAL-01] 10 digits, and 11 with the ninth digit, are accepted in every area and format", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DDDS), eightDigits, fc.boolean(), (ddd, subscriber, mobile) => {
      const national = `${ddd}${mobile ? "9" : ""}${subscriber}`;
      for (const written of [
        national,
        formatTelefone(national),
        `+55${national}`,
        `0${national}`,
        `+55 0${national}`,
      ]) {
        expect(normalizeTelefone(written)).toBe(national);
        expect(isTelefoneValid(written)).toBe(true);
      }
    }),
  );
});

test("[VAL-01] 11 digits without the ninth digit are rejected", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DDDS), fc.stringMatching(/^[1-8]\d{8}$/), (ddd, subscriber) => {
      expect(isTelefoneValid(`${ddd}${subscriber}`)).toBe(false);
    }),
  );
});

test("normalising and formatting are stable on any text", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^\+?[05]{0,5}\d{0,16}$/));
  fc.assert(
    fc.property(text, (raw) => {
      const normalized = normalizeTelefone(raw);
      const masked = formatTelefone(normalized);
      expect(normalizeTelefone(normalized)).toBe(normalized);
      expect(formatTelefone(normalizeTelefone(masked))).toBe(masked);
    }),
  );
});

test("the mask switches from 10 to 11 digits while typing and never ends in a separator", () => {
  const typed = "11987654321";
  expect(Array.from(typed, (_, index) => formatTelefone(typed.slice(0, index + 1)))).toEqual([
    "(1",
    "(11",
    "(11) 9",
    "(11) 98",
    "(11) 987",
    "(11) 9876",
    "(11) 9876-5",
    "(11) 9876-54",
    "(11) 9876-543",
    "(11) 9876-5432",
    "(11) 98765-4321",
  ]);
});

test("a number typed with the country code is normalised without it", () => {
  const shown = Array.from("+5511987654321").reduce((field, key) => formatTelefone(`${field}${key}`), "");
  expect(shown).toBe("(11) 98765-4321");
});
