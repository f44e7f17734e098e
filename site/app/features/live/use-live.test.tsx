import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { created, stubBackend } from "~/clients/stub-backend.ts";
import { useLive } from "./use-live.ts";

const ana = { nome: "Ana Souza", email: "ana@exemplo.com.br", telefone: "11987654321" };
const choice = { produto: "edenapp", tipoEdenapp: "pago", plano: "avista" } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("[LIVE-03, LIVE-04] every try of the payment names the stored lead; edited fields are a lead of their own", async () => {
  const backend = stubBackend();
  const isPedido = () => "leadId" in (backend.posted.at(-1) ?? {});
  backend.answer = () => (isPedido() ? Response.json({ mensagem: "Tente de novo." }, { status: 503 }) : created());
  const { result } = renderHook(useLive, { wrapper: MemoryRouter });
  const finish = async (total: number) => {
    act(() => result.current.finish());
    await vi.waitFor(() => expect(backend.posted).toHaveLength(total), 10_000);
    await vi.waitFor(() => expect(result.current.sending).toBe(false), 10_000);
  };
  act(() => result.current.edit({ ...ana, ...choice }));
  await finish(2);
  act(() => result.current.edit({ forma: "boleto" }));
  await finish(3);
  act(() => result.current.edit({ nome: "Ana Maria Souza" }));
  await finish(5);
  const [lead, first, second, corrected, third] = backend.posted;
  expect([first?.leadId, second?.leadId, third?.leadId]).toEqual([lead?.id, lead?.id, corrected?.id]);
  expect(second).toMatchObject({ forma: "boleto", id: first?.id });
  expect(corrected).toMatchObject({ nome: "Ana Maria Souza" });
  expect(corrected?.id).not.toBe(lead?.id);
  expect(third?.id).not.toBe(first?.id);
});
