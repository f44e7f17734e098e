import type { Situacao } from "@eden/domain/catalogo/pedido";
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cadastroId } from "~/clients/cadastro.ts";
import type { ContaSituacao } from "~/clients/situacao.ts";
import { type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { CadastroResult } from "./cadastro-result.tsx";

const endereco = { rua: "Rua A", numero: "1", complemento: "", bairro: "Centro", cidade: "Campinas", estado: "SP" };
const helena = {
  ...{ userType: "paid", nome: "Helena", sobrenome: "Duarte", email: "h@exemplo.com.br", telefone: "11987654321" },
  ...{ cnpj: "12ABC34501DE35", razaoSocial: "Drogaria", registrationDate: "2026-11-14T15:00:00.000Z" },
  ...{ status: "pending", endereco: { ...endereco, cep: "" } },
};
const pedido = {
  ...{ pedidoId: "pedido", planType: "parcelado", forma: "cartao", origem: "app", url: null, leftAt: 1 },
  over: "concluded",
};

beforeEach(() => {
  localStorage.setItem("edenApp_userData", JSON.stringify(helena));
  localStorage.setItem("eden_checkout_edenapp", JSON.stringify(pedido));
  cadastroId.write("cadastro");
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the page of a paid cadastro; its pedido was changed to PIX by the link of an e-mail. */
function open(situacao: Situacao, conta: ContaSituacao): StubBackend {
  const backend = stubBackend();
  backend.answer = () => {
    const { p_id } = backend.posted.at(-1) as unknown as { p_id: string };
    return Response.json(p_id === "pedido" ? { situacao, plano: "avista", forma: "pix" } : conta);
  };
  render(
    <MemoryRouter>
      <CadastroResult stores="As lojas de aplicativos" />
    </MemoryRouter>,
  );
  return backend;
}
const status = () => screen.getByRole("status");

test.each(["pendente", "dispensada"] as const)(
  "[RESULT-10] paid, and the conta is %s: no word says that it is active",
  async (conta) => {
    open("pago", conta);
    await screen.findByRole("heading", { level: 1, name: "Pagamento confirmado. Abrindo a sua conta." });
    expect(status()).toHaveTextContent("Pendente");
    expect(document.body).not.toHaveTextContent(/Tudo pronto|conta está ativa|lojas de aplicativos/);
    expect(document.body).toHaveTextContent("Em até 24 horas.");
    expect(cadastroId.read()).toBe("cadastro");
  },
);

test("[RESULT-10, RESULT-11] once the conta exists the page says so, with the price and method that were paid", async () => {
  open("pago", "ativa");
  await screen.findByRole("heading", { level: 1, name: "Tudo pronto, Helena. Pode entrar." });
  expect(status()).toHaveTextContent("Ativo");
  expect(await screen.findByText("PIX, à vista")).toBeVisible();
  expect(document.body).not.toHaveTextContent("Cartão");
  expect(cadastroId.read()).toBeNull();
});

test("[RESULT-10, RESULT-11] another purchase begun on the device says nothing about the cadastro", async () => {
  const { over: _, ...another } = pedido;
  localStorage.setItem("eden_checkout_edenapp", JSON.stringify(another));
  const { posted } = open("pago", "pendente");
  await waitFor(() => expect(posted).toMatchObject([{ p_id: "cadastro" }]));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Cadastro feito. Só falta confirmar.");
  expect(document.body).not.toHaveTextContent("Cartão de crédito");
});
