import { afterEach, expect, test, vi } from "vitest";
import { connect, sendRow } from "~/clients/outbox/api/data-api.ts";
import { refused, stubBackend } from "~/clients/stub-backend.ts";
import { refusalOf } from "./refusal-of.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => connect({ restUrl: "http://127.0.0.1/rest/v1", publishableKey: "publica" });

test.each([
  ["42P01", 404, "Tabela do banco de dados não encontrada. Entre em contato com o suporte. (Código: TABLE_NOT_FOUND)"],
  [
    "PGRST205",
    404,
    "Tabela do banco de dados não encontrada. Entre em contato com o suporte. (Código: TABLE_NOT_FOUND)",
  ],
  ["42501", 401, "Erro de permissão no banco de dados. Entre em contato com o suporte. (Código: PERMISSION_DENIED)"],
  ["23514", 400, "Valor inválido enviado. Tente novamente. (Código: CONSTRAINT_VIOLATION)"],
  ["22P02", 400, "Valor inválido enviado. Tente novamente. (Código: CONSTRAINT_VIOLATION)"],
  ["23502", 400, "Campos obrigatórios faltando. Verifique o formulário. (Código: NULL_VALUE)"],
])("[LIVE-05] the database's code %s is told by its cause", async (code, status, words) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  stubBackend().answer = () => refused(code, status);
  const result = await sendRow("leadlive", { id: "1" }, { open, waits: [] });
  if (result.status !== "refused" || result.cause === "order_taken") throw new Error(`not refused: ${result.status}`);
  expect(refusalOf(result.cause, result.message)).toBe(words);
});
