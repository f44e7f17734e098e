import { expect, test } from "vitest";
import { sendRow } from "./send-row.ts";

const row = { id: "1" };

test("[BOOK-03] a configuration nobody can read is no network trouble: it is thrown, at once", async () => {
  const open = async () => {
    throw new SyntaxError("Unexpected token '<'");
  };
  await expect(sendRow("leadlive", row, { open })).rejects.toThrow(SyntaxError);
});

test("a configuration that cannot be fetched is: unreachable", async () => {
  const open = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await sendRow("leadlive", row, { open, waits: [] })).toEqual({ status: "unreachable" });
});
