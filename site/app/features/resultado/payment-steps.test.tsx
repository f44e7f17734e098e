import type { StoredPedido } from "@eden/domain/catalogo/pedido";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PaymentSteps } from "./payment-steps.tsx";

const pedido = (change: Partial<StoredPedido>): StoredPedido => ({
  pedidoId: null,
  plano: "avista",
  forma: "pix",
  origem: "app",
  url: null,
  leftAt: 0,
  ...change,
});

test.each([
  ["PIX", pedido({}), "Não haverá outras cobranças."],
  ["boleto", pedido({ forma: "boleto" }), "O banco leva de 1 a 3 dias úteis para confirmar."],
])("[RESULT-09] paid by %s, à vista: instalments are not mentioned", (_, paid, words) => {
  render(<PaymentSteps pedido={paid} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("list")).toHaveTextContent(words);
  expect(screen.getByRole("list")).not.toHaveTextContent(/mensal|mês a mês|fatura|parcela/);
});

test("[RESULT-05] who has signed up is promised no link to the sign-up", () => {
  render(<PaymentSteps pedido={pedido({ over: "concluded" })} />);
  expect(screen.getByRole("list")).toHaveTextContent("a confirmação do pagamento.");
  expect(screen.getByRole("list")).not.toHaveTextContent(/link da sua conta|conta criada/);
});

test("[RESULT-09] paid in instalments: the card's bill, month by month", () => {
  render(<PaymentSteps pedido={pedido({ plano: "parcelado" })} />);
  expect(screen.getByRole("list")).toHaveTextContent("fatura do seu cartão, mês a mês");
});
