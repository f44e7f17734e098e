import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networkDown, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { RespostaAside } from "./resposta-aside.tsx";
import { makeAcompanhar } from "./sample-acompanhar.ts";

let backend: StubBackend;
beforeEach(() => {
  backend = stubBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Example({ first }: { first: Acompanhar }) {
  const [dados, setDados] = useState(first);
  return (
    <RespostaAside
      codigo="codigo"
      dados={dados}
      onResult={(result) => result.status === "open" && setDados(result.dados)}
      onWithdrawn={() => undefined}
    />
  );
}
const open = (more: Partial<Acompanhar> = {}) => render(<Example first={makeAcompanhar(more)} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("[ACOMPANHAR-01] above the limit of changes withdrawing says when to try again, and nothing of it the next time", async () => {
  backend.answer = () => Response.json({}, { status: 429, headers: { "Retry-After": "7200" } });
  open();
  await press(/^Não preciso mais de resposta/);
  await press("Encerrar");
  const alert = await screen.findByText("Muitas mudanças em pouco tempo. Tente de novo em 2 horas.");
  expect(alert).toHaveAttribute("role", "alert");
  await press("Voltar");
  await press(/^Não preciso mais de resposta/);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("[ACOMPANHAR-01] after asking for erasure the focus is on its protocol, which replaces the opener of the dialog", async () => {
  open();
  await press(/^Apagar o que enviei/);
  backend.answer = () =>
    Response.json(makeAcompanhar({ eliminacao: { protocolo: "ED-2QXR-7K4M", prazo: "2026-12-01" } }));
  await press("Pedir para apagar");
  const recebido = await screen.findByText("Pedido para apagar recebido");
  expect(recebido.closest("p")).toHaveFocus();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("[ACOMPANHAR-01] an error of the telephone has the focus; a second correction shows nothing of the first", async () => {
  open();
  await press("Informar o telefone");
  const telefone = () => screen.getByLabelText("Telefone");
  await press("Salvar");
  expect(telefone()).toHaveFocus();
  expect(telefone()).toHaveAccessibleDescription(expect.stringContaining("Informe o DDD e o número"));
  await userEvent.type(telefone(), "11987654321");
  backend.answer = () => Response.json(makeAcompanhar({ telefone: "(11) •••••-4321" }));
  await press("Salvar");
  const said = await screen.findByText("Telefone anotado. A equipe já sabe.");
  await waitFor(() => expect(screen.getByRole("button", { name: "Corrigir o telefone" })).toHaveFocus());
  await press("Corrigir o telefone");
  expect(said).toBeEmptyDOMElement();
  backend.answer = networkDown;
  await userEvent.type(telefone(), "16998124470");
  await press("Salvar");
  await screen.findByText(/^Não conseguimos enviar/);
  expect(telefone()).toHaveFocus();
});
