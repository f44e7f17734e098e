import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStub } from "../../../testing/stub-backend.ts";
import type { Handlers } from "../../../testing/stub-handlers.ts";
import { SignInFlow } from "./sign-in-flow.tsx";

const EMAIL = "carla@edengrupo.example";

function renderFlow(handlers: Handlers = {}) {
  const stub = createStub(handlers);
  vi.stubGlobal("fetch", stub.fetch);
  const onDone = vi.fn();
  render(<SignInFlow onDone={onDone}>{(_, step) => step}</SignInFlow>);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const askCode = async () => {
    await user.type(screen.getByRole("textbox", { name: "Seu e-mail" }), `${EMAIL}{Enter}`);
    return screen.findByRole("textbox", { name: "Código de seis números" });
  };
  return { stub, onDone, user, askCode };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[ACESSO-02] e-mail, its code, then the authenticator's code: each is sent at the sixth digit", async () => {
  const { stub, onDone, user, askCode } = renderFlow();
  const code = await askCode();
  expect(code).toHaveFocus();
  await user.type(code, "123456");
  const factor = await screen.findByRole("textbox", { name: "Código do aplicativo autenticador" });
  expect(factor).toHaveFocus();
  await user.click(factor);
  await user.paste("123 456");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(stub.calls).toEqual([
    { path: "codigo", body: { email: EMAIL } },
    { path: "entrar", body: { email: EMAIL, codigo: "123456" } },
    { path: "segundo-fator", body: { codigo: "123456" } },
  ]);
});

test("[ACESSO-02] a wrong code is announced with the tries left and replaced by the next digits", async () => {
  const { user, askCode } = renderFlow();
  const code = await askCode();
  await user.type(code, "417208");
  const alert = await screen.findByText("Restam 3 tentativas");
  expect(alert.closest("[role=alert]")).toHaveTextContent("Este código não confere.");
  expect(code).toHaveFocus();
  expect(code).toBeInvalid();
  await user.keyboard("123456");
  expect(await screen.findByRole("heading", { name: "Agora o autenticador" })).toBeInTheDocument();
});

test("[ACESSO-02] the first sign-in sets the authenticator up: QR code, secret to type, code", async () => {
  const { stub, onDone, user, askCode } = renderFlow();
  await user.type(await askCode(), "654321");
  expect(await screen.findByRole("img", { name: /Código QR/ })).toBeInTheDocument();
  expect(screen.getByText(/^JBSW Y3DP/)).toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: "Código do aplicativo autenticador" }), "123456");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(stub.calls.at(-1)?.body).toEqual({ codigo: "123456", fator: "00000000-0000-4000-8000-0000000000f1" });
});

test("[ACESSO-02] after too many tries a countdown enables the button by itself", async () => {
  const { user, askCode } = renderFlow();
  await user.type(await askCode(), "000000");
  expect(await screen.findByRole("heading", { name: "Vamos esperar um pouco" })).toHaveFocus();
  expect(screen.getByText(/a entrada fica fechada até \d\d:\d\d\.$/)).toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Receber o código" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await act(() => vi.advanceTimersByTimeAsync(873_000));
  expect(button).not.toHaveAttribute("aria-disabled");
  expect(screen.getByRole("status")).toHaveTextContent("Você já pode pedir um código novo.");
  await user.click(button);
  expect(screen.getByRole("textbox", { name: "Seu e-mail" })).toHaveValue(EMAIL);
});

test("[ACESSO-02] another code can be asked for after a minute, or another e-mail at once", async () => {
  const { stub, user, askCode } = renderFlow();
  await askCode();
  expect(screen.queryByRole("button", { name: "Mandar outro código" })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole("button", { name: "Mandar outro código" }));
  await waitFor(() => expect(stub.calls.filter(({ path }) => path === "codigo")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Trocar o e-mail" }));
  expect(screen.getByRole("textbox", { name: "Seu e-mail" })).toHaveFocus();
});

test("[ACESSO-02] half an address is not sent", async () => {
  const { stub, user } = renderFlow();
  await user.type(screen.getByRole("textbox", { name: "Seu e-mail" }), "carla{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Escreva o e-mail inteiro");
  expect(stub.calls).toEqual([]);
});
