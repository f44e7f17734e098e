import type { Situacao } from "@eden/domain/catalogo/pedido";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSituacao } from "./situacao.ts";
import { stubBackend } from "./stub-backend.ts";

let says: (Situacao | null)[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  says = [];
  const backend = stubBackend();
  backend.answer = () => Response.json(says.length > 1 ? says.shift() : (says[0] ?? null));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async (beats: number) => {
  for (let beat = 0; beat < beats; beat++) await vi.advanceTimersByTimeAsync(2500);
};

test("reports each change once and stops polling when the pedido has ended", async () => {
  says = ["pendente", "pendente", "pago", "cancelado"];
  const heard: Situacao[] = [];
  followSituacao("pedido", (situacao) => heard.push(situacao));
  await pass(8);
  expect(heard).toEqual(["pendente", "pago"]);
});

test("an unknown pedido is polled again; after stopping, nothing is reported", async () => {
  says = [null, null, "pendente", "pago"];
  const heard: Situacao[] = [];
  const stop = followSituacao("pedido", (situacao) => {
    heard.push(situacao);
    stop();
  });
  await pass(6);
  expect(heard).toEqual(["pendente"]);
});
