import type { Situacao } from "@eden/domain/catalogo/pedido";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSituacao, readSituacao } from "./situacao.ts";
import { endPedido, keepPedido, readComprador, readPedido } from "./storage/stored-pedido.ts";
import { stubBackend } from "./stub-backend.ts";

let says: (Situacao | null)[];
let choice: { plano: string; forma: string | null };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  says = [];
  const backend = stubBackend();
  backend.answer = () => {
    const situacao = says.length > 1 ? says.shift() : says[0];
    return Response.json(situacao ? { situacao, ...choice } : null);
  };
  choice = { plano: "avista", forma: "pix" };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
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

const comprador = { nome: "Helena", sobrenome: "Duarte", telefone: "11987654321", email: "h@exemplo.com.br", cpf: "" };
const bought = { pedidoId: "pedido", plano: "parcelado", forma: "pix", origem: "app", url: "https://pagar" } as const;

test("[RESULT-11] the device's copy of the pedido follows the method by which the buyer paid, and keeps the buyer", async () => {
  keepPedido(bought, comprador);
  says = ["pago"];
  expect(await readSituacao("pedido")).toBe("pago");
  expect(readPedido()).toMatchObject({ plano: "avista", forma: "pix", url: null });
  expect(readComprador()).toEqual(comprador);
  choice = { plano: "avista", forma: "boleto" };
  await readSituacao("another");
  expect(readPedido()).toMatchObject({ forma: "pix" });
});

test("[RESULT-11] an unchanged pedido stays as it is, and one that has ended keeps its date", async () => {
  const { leftAt } = keepPedido(bought, comprador);
  choice = { plano: "parcelado", forma: "cartao" };
  says = ["pendente"];
  await readSituacao("pedido");
  expect(readPedido()).toMatchObject({ url: "https://pagar", leftAt });
  endPedido("concluded");
  const ended = { ...bought, ...readPedido(), leftAt: 1 };
  localStorage.setItem("eden_checkout_edenapp", JSON.stringify({ ...ended, planType: "parcelado", forma: "cartao" }));
  choice = { plano: "avista", forma: "boleto" };
  await readSituacao("pedido");
  expect(readPedido()).toMatchObject({ plano: "avista", forma: "boleto", leftAt: 1, over: "concluded" });
});
