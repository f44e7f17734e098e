import { VALIDADE_BOLETO_DIAS, VALIDADE_CHECKOUT_MINUTOS } from "@eden/domain/catalogo/precos";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Checkout, endCheckout, endOf, keepCheckout, readCheckout, readTempData } from "./edenapp-storage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const person = { nome: "Helena", sobrenome: "Duarte", telefone: "11987654321", email: "helena@exemplo.com.br" };
const temp = { ...person, cpf: "52998224725", planType: "avista", isPaid: true } as const;
const order = { pedidoId: "pedido", planType: "avista", origem: "app", url: "https://pagar" } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 16) });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test("[APP-14] the terms equal those of the catalogue", () => {
  const pix: Checkout = { ...order, forma: "pix", leftAt: 0 };
  expect(endOf(pix)).toBe(VALIDADE_CHECKOUT_MINUTOS * MINUTE);
  expect(endOf({ ...pix, forma: "boleto" })).toBe(VALIDADE_BOLETO_DIAS * DAY);
  // Boleto was selected first, then the card.
  expect(endOf({ ...pix, planType: "parcelado", forma: "boleto" })).toBe(VALIDADE_CHECKOUT_MINUTOS * MINUTE);
});

test("[STORE-03] card and PIX: everything is deleted after an hour", () => {
  keepCheckout({ ...order, forma: "pix" }, temp);
  pass(HOUR - 1);
  expect(readTempData()).toEqual(temp);
  pass(1);
  expect(readTempData()).toBeNull();
  expect(readCheckout()).toMatchObject({ pedidoId: "pedido", url: null });
});

test("[APP-14, STORE-03] boleto: the CPF is deleted after an hour, the rest after three days", () => {
  keepCheckout({ ...order, forma: "boleto" }, temp);
  pass(HOUR);
  expect(readTempData()).toEqual({ ...temp, cpf: "" });
  expect(readCheckout()).toMatchObject({ url: "https://pagar" });
  pass(3 * DAY - HOUR - 1);
  expect(readTempData()).toEqual({ ...temp, cpf: "" });
  pass(1);
  expect(readTempData()).toBeNull();
  expect(readCheckout()).toMatchObject({ pedidoId: "pedido", url: null });
});

test("[STORE-03] the secret of an invitation is deleted when the sign-up ends", () => {
  sessionStorage.setItem("eden_convite", "segredo");
  endCheckout("concluded");
  expect(sessionStorage.getItem("eden_convite")).toBeNull();
});
