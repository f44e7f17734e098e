import { afterEach, expect, test, vi } from "vitest";
import { conflict, refused, stubBackend } from "~/clients/stub-backend.ts";
import { connect, sendRow } from "./data-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = { id: "1" };

test("[BOOK-03] an unreadable configuration is not a network error: it is thrown immediately", async () => {
  const open = async () => {
    throw new SyntaxError("Unexpected token '<'");
  };
  await expect(sendRow("leadlive", row, { open })).rejects.toThrow(SyntaxError);
});

test("a configuration that cannot be fetched is a network error: unreachable", async () => {
  const open = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await sendRow("leadlive", row, { open, waits: [] })).toEqual({ status: "unreachable" });
});

const open = () => connect({ restUrl: "http://127.0.0.1/rest/v1", publishableKey: "publica" });

test("[SEC-M8] a conflict on the primary key means that an earlier attempt stored the row", async () => {
  stubBackend().answer = () => conflict("cadastros_app_pkey");
  expect(await sendRow("cadastros_app", row, { open, waits: [] })).toEqual({ status: "saved" });
});

test.each([
  ["cadastros_app_pedido_unico", "order_taken"],
  ["pedidos_checkout_unico", "constraint_violation"],
  ["pedidos_pkey", "constraint_violation"],
])("[SEC-M8, APP-13] a conflict on %s is rejected: %s", async (constraint, cause) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  stubBackend().answer = () => conflict(constraint);
  expect(await sendRow("cadastros_app", row, { open, waits: [] })).toMatchObject({ status: "refused", cause });
});

test("a server error is distinguished from no response", async () => {
  stubBackend().answer = () => refused("XX000", 503);
  expect(await sendRow("leadlive", row, { open, waits: [] })).toEqual({ status: "unreachable", failing: true });
});

test.each([
  ["an empty code", () => refused("", 400, ""), { status: "unreachable", failing: true }],
  ["no body", () => new Response(null, { status: 400 }), { status: "unreachable", failing: true }],
  ["a lost connection", () => refused("08006", 400), { status: "unreachable", failing: true }],
  ["a wrong value", () => refused("22P02", 400), { status: "refused", cause: "constraint_violation" }],
  ["a denied permission", () => refused("42501", 401), { status: "refused", cause: "permission_denied" }],
  ["a missing value", () => refused("23502", 400), { status: "refused", cause: "null_value" }],
  ["a missing table", () => refused("PGRST205", 404), { status: "refused", cause: "table_not_found" }],
  ["a missing table without a code", () => Response.json({}, { status: 404 }), { cause: "table_not_found" }],
  ["404 without a body", () => new Response(null, { status: 404 }), { cause: "table_not_found" }],
])("[SEC-H6] only a cause of the client refuses a row: %s", async (_, answer, result) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  stubBackend().answer = answer;
  expect(await sendRow("leadlive", row, { open, waits: [] })).toMatchObject(result);
});

test.each([
  ["[LIVE-05] missing", () => new Response(null, { status: 404 }), { status: "refused", cause: "config_error" }],
  ["[LIVE-05] without values", () => Response.json({}), { status: "refused", cause: "config_error" }],
  ["not to be had now", () => new Response(null, { status: 503 }), { status: "unreachable" }],
])("a configuration that is %s", async (_, config, result) => {
  vi.resetModules();
  stubBackend().config = config;
  const fresh = await import("./data-api.ts");
  expect(await fresh.sendRow("leadlive", row, { waits: [] })).toMatchObject(result);
});
