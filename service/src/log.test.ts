import { createServer } from "node:net";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { errorFacts, logError } from "./log.ts";

const PERSONAL = ["maria@farmacia.com.br", "529.982.247-25", "Maria da Conceição", "11987654321"];

test("an error is logged with its class, its code and the line of ours that failed", () => {
  const error = Object.assign(new TypeError("failed"), { code: "ECONNREFUSED" });
  expect(errorFacts(error)).toEqual({ error: "TypeError", code: "ECONNREFUSED" });
  const own = errorAt("service/src/tasks/criar-conta.ts");
  expect(errorFacts(own)).toEqual({ error: "Error", at: "service/src/tasks/criar-conta.ts:42" });
  expect(errorFacts(undefined)).toEqual({ error: "undefined" });
});

/** As Node writes the stack of an error of a library that our file has called. */
function errorAt(file: string, message = "failed"): Error {
  const root = new URL("../..", import.meta.url).href;
  const frames = [`node_modules/pg/lib/client.js:1:2`, `${file}:42:7`, "service/src/worker.ts:60:1"];
  const stack = [`Error: ${message}`, ...frames.map((frame) => `    at async work (${root}${frame})`)].join("\n");
  return Object.assign(new Error(message), { stack });
}

test("the code of a failed fetch is that of its cause", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => closed.once("listening", done));
  const { port } = closed.address() as { port: number };
  await new Promise((done) => closed.close(done));
  const error = await fetch(`http://127.0.0.1:${port}`).catch((caught) => caught);
  expect(errorFacts(error)).toMatchObject({ error: "TypeError", code: "ECONNREFUSED" });
});

test.each(PERSONAL)("[SEC-L3] %s cannot enter the log through an error", (datum) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const frame = `\n    at ${datum} (${new URL("../..", import.meta.url).href}service/src/${datum}.ts:1:1)`;
  const errors: unknown[] = [
    new Error(datum),
    new Error(datum + frame),
    new Error("outer", { cause: Object.assign(new Error(datum), { code: datum, status: datum }) }),
    Object.assign(new Error("refused"), { name: datum, code: datum, responseCode: datum, response: `550 ${datum}` }),
    Object.assign(new pg.DatabaseError(`invalid: ${datum}`, 1, "error"), { code: "23505", detail: `Key (${datum})` }),
    Object.assign(new Error("changed later"), { message: datum, stack: `Error: ${frame}` }),
    datum,
    { toString: () => datum },
  ];
  for (const error of errors) logError({ task: "lead_recebido" }, error);
  const lines = vi.mocked(console.error).mock.calls.flat().join("\n");
  expect(lines).toContain('"code":"23505"');
  expect(lines).not.toContain(datum);
  vi.restoreAllMocks();
});
