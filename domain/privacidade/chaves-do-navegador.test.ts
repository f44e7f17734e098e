import { expect, test } from "vitest";
import { chaveOf } from "./chaves-do-navegador.ts";

test.each([
  ["local", "eden_fila_envios", "eden_fila_envios"],
  ["session", "eden_rascunho_contato", "eden_rascunho_*"],
  ["cookie", "eden_consentimento", "eden_consentimento"],
  ["session", "eden_fila_envios", null],
  ["local", "eden_fila_envios2", null],
  ["local", "toString", null],
] as const)("the entry of %s %s is %s", (where, key, entry) => {
  expect(chaveOf(where, key)).toBe(entry);
});
