import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBackend } from "~/clients/stub-backend.ts";
import { CadastroWizard } from "./cadastro-wizard.tsx";

const comprador = {
  nome: "Helena",
  sobrenome: "Duarte",
  telefone: "11987654321",
  email: "helena@exemplo.com.br",
  cpf: "52998224725",
  planType: "avista",
  isPaid: true,
};
const pedido = { pedidoId: "pedido", planType: "avista", forma: "pix", origem: "app", url: "https://pagar" };

let situacao: string;
beforeEach(() => {
  situacao = "pendente";
  stubBackend().answer = () => Response.json({ situacao, plano: "avista", forma: "pix" });
  localStorage.setItem("edenApp_tempData", JSON.stringify(comprador));
  localStorage.setItem("eden_checkout_edenapp", JSON.stringify({ ...pedido, leftAt: Date.now() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <CadastroWizard />
    </MemoryRouter>,
  );
const kept = () => JSON.parse(localStorage.getItem("eden_checkout_edenapp") ?? "null");

test("[APP-10] back from the payment: the pharmacy's data is asked for, with the person's filled in", async () => {
  open("/registro-edenapp?payment=success");
  expect(await screen.findByRole("textbox", { name: /CNPJ/ })).toBeInTheDocument();
  expect(screen.getByText("Confirmando o pagamento...")).toBeInTheDocument();
  expect(screen.getByDisplayValue("Helena")).toBeInTheDocument();
  situacao = "pago";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText("Pagamento confirmado")).toBeInTheDocument();
});

test("[CNPJ-01] the note about the look-up goes when the pharmacy's fields open, also by an error", async () => {
  situacao = "pago";
  open("/registro-edenapp?payment=success");
  expect(await screen.findByRole("button", { name: "Preencher tudo à mão" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Finalizar/ }));
  expect(await screen.findByRole("textbox", { name: "Razão Social" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Preencher tudo à mão" })).toBeNull();
});

test("a pedido that expired is dropped, and the typed values stay", async () => {
  situacao = "expirado";
  open("/registro-edenapp");
  expect(await screen.findByText(/O checkout expirou após 1 hora/)).toBeInTheDocument();
  expect(screen.getByDisplayValue("helena@exemplo.com.br")).toBeInTheDocument();
  await waitFor(() => expect(kept()).toMatchObject({ pedidoId: "pedido", url: null, over: "abandoned" }));
});

test("another choice drops the pedido", async () => {
  open("/registro-edenapp?etapa=1");
  await waitFor(() => expect(screen.getByRole("radio", { name: "Pago" })).toBeChecked());
  await userEvent.click(screen.getByRole("radio", { name: "Gratuito" }));
  expect(kept()).toMatchObject({ over: "abandoned" });
  expect(localStorage.getItem("edenApp_tempData")).toBeNull();
});
