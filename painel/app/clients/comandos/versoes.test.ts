import { expect, test } from "vitest";
import { Versoes } from "./versoes.ts";

test("[CAIXA-09] a second command given on the same screen is sent with the version of the first", () => {
  const versoes = new Versoes();
  expect(versoes.translate("ana", 3)).toBe(3);
  versoes.record("ana", { seen: 3, sent: 3, next: 4 });
  expect(versoes.translate("ana", 3)).toBe(4);
  versoes.record("ana", { seen: 3, sent: 4, next: 5 });
  expect(versoes.translate("ana", 3)).toBe(5);
  expect(versoes.translate("ana", 4)).toBe(5);
  expect(versoes.translate("rui", 3)).toBe(3);
  versoes.advance("ana", 6);
  expect(versoes.translate("ana", 3)).toBe(6);
  expect(versoes.translate("ana", 5)).toBe(6);
  versoes.advance("ana", 8);
  expect(versoes.translate("ana", 6)).toBe(6);
});

test("[CAIXA-09] a version that somebody else made in between is not taken for an own one", () => {
  const versoes = new Versoes();
  versoes.record("ana", { seen: 3, sent: 3, next: 4 });
  // The screen was loaded again at 6: 5 and 6 are another member's.
  versoes.record("ana", { seen: 6, sent: 6, next: 7 });
  expect(versoes.translate("ana", 6)).toBe(7);
  expect(versoes.translate("ana", 3)).toBe(3);
});
