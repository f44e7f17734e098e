import { object } from "valibot";
import { expect, test } from "vitest";
import { ENFILEIRAVEIS } from "./comandos.ts";
import { CONTRATO, type Funcao } from "./contrato.ts";
import { CONTRATO_CAIXA } from "./contrato-caixa.ts";
import { defineComando } from "./declarar.ts";
import { GEREM } from "./papeis.ts";
import { comando } from "./partes.ts";
import { keysOf } from "./valores.ts";

const declarations: [Funcao, object][] = keysOf(CONTRATO).map((funcao) => [funcao, CONTRATO[funcao]]);

test("[FUNCAO-06] the panel knows a command that may wait without loading the rest of the contract", () => {
  const waiting = declarations.filter(([, declared]) => "espera" in declared).map(([funcao]) => funcao);
  expect(waiting.length).toBeGreaterThan(5);
  expect(waiting.filter((funcao) => !Object.hasOwn(CONTRATO_CAIXA, funcao))).toEqual([]);
  expect(ENFILEIRAVEIS.toSorted()).toEqual(waiting.toSorted());
});

test("[FUNCAO-07] a command without words and a sign for the record is a type error", () => {
  // @ts-expect-error registro is missing
  defineComando({ papeis: GEREM, entrada: object(comando), saida: object({}) });
  // @ts-expect-error sinal is missing
  const registro = { registro: { frase: "mudou", nome: "Mudou" } } satisfies Partial<
    Parameters<typeof defineComando>[0]
  >;
  expect(registro).toBeDefined();
});
