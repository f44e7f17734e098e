import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailValid, normalizeEmail } from "./email.ts";

/** Excludes addresses that a spreadsheet would run as a formula. */
const ordinaryAddress = fc.emailAddress({ size: "medium" }).filter((address) => !/^[=+-]/.test(address));

test("[VAL-01] ordinary addresses are accepted, in any case and with surrounding spaces", () => {
  fc.assert(
    fc.property(ordinaryAddress, (address) => {
      expect(isEmailValid(`  ${address.toUpperCase()} `)).toBe(true);
    }),
  );
});

test("[VAL-01] an address with a space inside is rejected", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom(" ", "\t", "\n", "\u00A0"), (address, at, space) => {
      const inside = 1 + (at % (address.length - 1));
      expect(isEmailValid(`${address.slice(0, inside)}${space}${address.slice(inside)}`)).toBe(false);
    }),
  );
});

test("normalising is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (raw) => {
      expect(normalizeEmail(normalizeEmail(raw))).toBe(normalizeEmail(raw));
    }),
  );
});
