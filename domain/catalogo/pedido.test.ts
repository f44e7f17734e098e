import { expect, expectTypeOf, test } from "vitest";
import { prazos } from "../privacidade/prazos.ts";
import {
  endOfCpf,
  endOfPayment,
  FORMAS,
  FORMAS_AVISTA,
  type Forma,
  isBoleto,
  isEncerrado,
  isRecebido,
  type ORIGENS_COMPRA,
  type OrigemCompra,
  type PlanoPagamento,
  type SITUACOES,
  type Situacao,
  VALIDADE_BOLETO_DIAS,
  VALIDADE_CHECKOUT_MINUTOS,
  VALIDADE_CPF_MINUTOS,
} from "./pedido.ts";
import type { PLANOS_PAGAMENTO } from "./planos-pagamento.ts";

const HOUR = 3_600_000;

test("the lists contain every value of the database's columns", () => {
  expectTypeOf<(typeof SITUACOES)[number]>().toEqualTypeOf<Situacao>();
  expectTypeOf<(typeof FORMAS)[number]>().toEqualTypeOf<Forma>();
  expectTypeOf<(typeof PLANOS_PAGAMENTO)[number]>().toEqualTypeOf<PlanoPagamento>();
  expectTypeOf<(typeof ORIGENS_COMPRA)[number]>().toEqualTypeOf<OrigemCompra>();
  expect(FORMAS).toEqual([...FORMAS_AVISTA, "cartao"]);
});

test("[APP-14] only the one-off price can be paid by boleto, which is open for three days instead of an hour", () => {
  const pix = { plano: "avista", forma: "pix", leftAt: 0 } as const;
  const boleto = { ...pix, forma: "boleto" } as const;
  // Boleto was selected first, then the card.
  const cartao = { ...boleto, plano: "parcelado" } as const;
  expect([pix, boleto, cartao].map(isBoleto)).toEqual([false, true, false]);
  expect([pix, boleto, cartao].map(endOfPayment)).toEqual([HOUR, 72 * HOUR, HOUR]);
  expect([pix, boleto, cartao].map(endOfCpf)).toEqual([HOUR, HOUR, HOUR]);
});

test("the periods equal those of the privacy policy", () => {
  expect(prazos.sessaoDePagamento).toEqual({ quantidade: VALIDADE_CHECKOUT_MINUTOS / 60, unidade: "hora" });
  expect(prazos.sessaoDePagamento).toEqual({ quantidade: VALIDADE_CPF_MINUTOS / 60, unidade: "hora" });
  expect(prazos.pagamentoPorBoleto).toEqual({ quantidade: VALIDADE_BOLETO_DIAS, unidade: "dia" });
});

test.each([
  [null, false, false],
  ["pendente", false, false],
  ["pago", true, false],
  ["em_revisao", true, false],
  ["cancelado", false, true],
  ["expirado", false, true],
] as const)("%s: received %s, ended %s", (situacao, recebido, encerrado) => {
  expect([isRecebido(situacao), isEncerrado(situacao)]).toEqual([recebido, encerrado]);
});
