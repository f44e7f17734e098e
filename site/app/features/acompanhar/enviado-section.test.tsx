import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { networkDown, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { EnviadoSection } from "./enviado-section.tsx";
import { makeAcompanhar } from "./sample-acompanhar.ts";

let backend: StubBackend;
beforeEach(() => {
  backend = stubBackend();
  render(<EnviadoSection codigo="codigo" dados={makeAcompanhar()} onResult={() => undefined} />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = () => Response.json(makeAcompanhar());
const field = () => screen.getByLabelText("Quer acrescentar algo?");
const send = () => userEvent.click(screen.getByRole("button", { name: "Enviar à equipe" }));

test("[ACOMPANHAR-01] after a lost answer the same text keeps its id, and a changed text is a new message", async () => {
  backend.answer = networkDown;
  await userEvent.type(field(), "Liguem às 14h.");
  await send();
  await screen.findByText("Não conseguimos enviar. Confira a conexão e tente de novo.");
  expect(field()).toHaveFocus();
  await send();
  await waitFor(() => expect(backend.posted).toHaveLength(2));
  await waitFor(() => expect(field()).toHaveFocus());
  backend.answer = stored;
  await userEvent.type(field(), " Ou às 16h.");
  await send();
  await screen.findByText("Mensagem enviada. Ela já está na conversa.");
  const [first, again, changed] = backend.posted;
  expect(again).toEqual(first);
  expect(changed).toMatchObject({ p_texto: "Liguem às 14h. Ou às 16h." });
  expect(changed?.p_id).not.toBe(first?.p_id);
});

test("[ACOMPANHAR-01] nothing can be typed while a message is sent, because success clears the field", async () => {
  let answer: (response: Response) => void = () => undefined;
  backend.answer = () => new Promise((resolve) => (answer = resolve));
  await userEvent.type(field(), "Liguem às 14h.");
  await send();
  await waitFor(() => expect(backend.posted).toHaveLength(1));
  await userEvent.type(field(), " Ou às 16h.");
  expect(field()).toHaveValue("Liguem às 14h.");
  answer(stored());
  await screen.findByText("Mensagem enviada. Ela já está na conversa.");
  await userEvent.type(field(), "Obrigada.");
  expect(field()).toHaveValue("Obrigada.");
});

test("[ACOMPANHAR-01] an empty message is not sent, and the field with the error has the focus", async () => {
  await send();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining("Escreva a mensagem"));
  expect(backend.posted).toEqual([]);
});
