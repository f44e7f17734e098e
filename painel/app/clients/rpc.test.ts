import { CONTRATO } from "@eden/domain/painel/contrato";
import { expect, test } from "vitest";
import { createStub } from "../../testing/stub-backend.ts";
import { stubCaixa } from "../../testing/stub-caixa.ts";
import { stubDia } from "../../testing/stub-dia.ts";

/** Functions that the service calls for a file, and two that no screen calls. */
const NOT_CALLED = ["exportar_caixa", "abrir_exportacao", "exportar_requerimento", "entrada", "separar_entrada"];

test("the stub answers every function that the panel calls", () => {
  const caixa = stubCaixa();
  const { handlers } = createStub({ ...caixa, ...stubDia(caixa) });
  const unanswered = Object.keys(CONTRATO).filter((funcao) => !Object.hasOwn(handlers, funcao));
  expect(unanswered.filter((funcao) => !NOT_CALLED.includes(funcao))).toEqual([]);
});
