import { expect, test } from "vitest";
import { matchesTotp, toBase32, totp } from "./totp.ts";

const SECRET = toBase32(Buffer.from("12345678901234567890"));

test("codes are those of RFC 6238, shortened to six digits", () => {
  expect(SECRET).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(totp(SECRET, 59_000)).toBe("287082");
  expect(totp(SECRET, 1_111_111_109_000)).toBe("081804");
  expect(totp(SECRET, 20_000_000_000_000)).toBe("353130");
});

test("a code is accepted one period early and late, and not beyond", () => {
  const code = totp(SECRET, 600_000);
  expect([570_000, 600_000, 630_000].map((now) => matchesTotp(SECRET, code, now))).toEqual([true, true, true]);
  expect([540_000, 660_000].map((now) => matchesTotp(SECRET, code, now))).toEqual([false, false]);
});
