import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushOutbox } from "~/clients/outbox/api/flush-outbox.ts";
import { waitingSends } from "~/clients/outbox/outbox.ts";
import { created, networkDown, stubBackend } from "~/clients/stub-backend.ts";
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

test("[APP-13, REG-06] a cadastro that waits is replaced by its correction, and leaves the page to an unsent one", async () => {
  const backend = stubBackend();
  backend.answer = networkDown;
  const pedidoId = crypto.randomUUID();
  localStorage.setItem("eden_checkout_edenapp", JSON.stringify({ ...pedido, pedidoId, leftAt: Date.now() }));
  const empresa = { cnpj: "11222333000181", razaoSocial: "Drogaria", endereco: "Rua A", numero: "1", bairro: "Centro" };
  const values = {
    ...comprador,
    ...empresa,
    cidade: "Campinas",
    estado: "SP",
    plano: "avista",
    pagamentoConfirmado: true,
  };
  sessionStorage.setItem("eden_rascunho_registro-edenapp", JSON.stringify({ id: "1", startedAt: 0, values }));
  open("/registro-edenapp?payment=success&etapa=3");
  const finish = async () => userEvent.click(await screen.findByRole("button", { name: /^Finalizar/ }));
  const waiting = (razao: string) =>
    waitFor(() => expect(waitingSends()).toMatchObject([{ row: { razao_social: razao, pedido_id: pedidoId } }]));
  await finish();
  await waiting("Drogaria");
  expect(
    await screen.findByText(/Seu cadastro está salvo neste aparelho/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument();
  const razao = screen.getByRole("textbox", { name: "Razão Social" });
  await userEvent.type(razao, " do Centro");
  await finish();
  await waiting("Drogaria do Centro");
  expect(
    await screen.findByText(/Seu cadastro está salvo neste aparelho/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument();

  await userEvent.type(razao, " Velho");
  backend.answer = created;
  await act(() => flushOutbox());
  expect(await screen.findByText(/Cadastro recebido/)).toBeInTheDocument();
  expect(razao).toHaveValue("Drogaria do Centro Velho");
});

test("[CNPJ-01] after a reload another CNPJ still empties what the register filled in, with the CEP", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const filled = { razaoSocial: "Drogaria", endereco: "Rua A", numero: "1", bairro: "Centro", cidade: "Campinas" };
  const preenchidos = { ...filled, estado: "SP", cep: "13010000", cnpj: "11222333000181" };
  const values = { ...comprador, ...preenchidos, numero: "12", preenchidos, pagamentoConfirmado: true };
  sessionStorage.setItem("eden_rascunho_registro-edenapp", JSON.stringify({ id: "1", startedAt: 0, values }));
  open("/registro-edenapp?payment=success&etapa=3");
  expect(await screen.findByRole("textbox", { name: /^Cidade \(preenchido/ })).toHaveValue("Campinas");
  const cnpj = screen.getByRole("textbox", { name: "CNPJ" });
  await userEvent.clear(cnpj);
  await userEvent.type(cnpj, "27418936000193");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Cidade" })).toHaveValue(""));
  expect(screen.getByRole("textbox", { name: "Número" })).toHaveValue("12");
  const draft = JSON.parse(sessionStorage.getItem("eden_rascunho_registro-edenapp") ?? "{}");
  expect(draft.values).toMatchObject({ cnpj: "27418936000193", endereco: "", cep: "" });
});
