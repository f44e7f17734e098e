import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
// The page loads it later; loaded here, no query waits for it.
import "~/features/acompanhar/acompanhado.tsx";
import { AGORA, COMPRA, makeAcompanhar, RELOGIO } from "~/features/acompanhar/sample-acompanhar.ts";
import AcompanharRoute from "./acompanhar.tsx";

let backend: StubBackend;
beforeEach(() => {
  backend = stubBackend();
  window.location.hash = "#codigo";
});
afterEach(() => {
  window.location.hash = "";
  vi.unstubAllGlobals();
});

function open() {
  const router = createMemoryRouter([{ path: "/", element: <AcompanharRoute /> }]);
  render(
    <main id="conteudo">
      <RouterProvider router={router} />
    </main>,
  );
}

const compra = (fase: "esperando_pagamento" | "ativa") =>
  ({ tipo: "compra", fase, confere: null, espera: null }) as const;
const conversa = {
  choice: /^Não preciso mais de resposta/,
  question: "Encerrar a conversa?",
  title: "Conversa encerrada.",
};
const pedido = { choice: /^Não quero mais comprar/, question: "Encerrar o pedido?", title: "Pedido encerrado." };
const paid: Partial<Acompanhar> = { fase: compra("ativa"), compra: { ...COMPRA, pago_em: AGORA } };
const withMensagem = { mensagem_espera: RELOGIO, mensagens: [{ em: AGORA, texto: "Uma dúvida" }] };

test.each([
  { what: "a message", more: {}, ...conversa },
  { what: "an unpaid purchase", more: { fase: compra("esperando_pagamento"), compra: COMPRA }, ...pedido },
])(
  "[ACOMPANHAR-01] withdrawing $what: choice, question and next page name the same, and its heading has the focus",
  async ({ more, choice, question, title }) => {
    backend.answer = () => Response.json(makeAcompanhar(more));
    open();
    await userEvent.click(await screen.findByRole("button", { name: choice }));
    expect(screen.getByRole("alertdialog", { name: question })).toBeVisible();
    backend.answer = () => Response.json(null);
    await userEvent.click(screen.getByRole("button", { name: "Encerrar" }));
    const heading = await screen.findByRole("heading", { level: 1, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
  },
);

test("[ACOMPANHAR-01, ACOMPANHAR-04] a message added to a paid purchase ends alone: the page stays, and says so with the focus", async () => {
  backend.answer = () => Response.json(makeAcompanhar({ ...paid, ...withMensagem }));
  open();
  await userEvent.click(await screen.findByRole("button", { name: conversa.choice }));
  const dialog = screen.getByRole("alertdialog", { name: conversa.question });
  expect(dialog).toHaveTextContent("Este link continua valendo.");
  backend.answer = () => Response.json(makeAcompanhar({ ...paid, pode_retirar: false }));
  await userEvent.click(screen.getByRole("button", { name: "Encerrar" }));
  const note = await screen.findByText("Conversa encerrada");
  expect(note.closest("p")).toHaveFocus();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Acessar EdenApp/ })).toBeVisible();
});

test("[ACOMPANHAR-02] above the limit of openings the page says when to try again, and does not blame the connection", async () => {
  backend.answer = () => Response.json({}, { status: 429, headers: { "Retry-After": "120" } });
  open();
  expect(await screen.findByText("Muitos acessos em pouco tempo. Tente de novo em 2 min.")).toBeVisible();
  expect(screen.queryByText(/Confira a conexão/)).not.toBeInTheDocument();
});
