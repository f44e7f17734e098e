import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** A number made from the id of an order or of a sign-up; a purchase has that of its first row. */
const OWN_NUMBER = /protocoloOf\(\s*(?:pedido(?:\.id|Id)|cadastro(?:\.id|Id)|lead\.id|pedido_id)\b/;

test("[COMPRA-01] no e-mail and no page makes a number from the id of an order or a sign-up", () => {
  const files = ["service/src", "site/app"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => OWN_NUMBER.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  expect(OWN_NUMBER.test("protocoloOf(pedido.id)")).toBe(true);
});
