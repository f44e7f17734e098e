import { act, renderHook } from "@testing-library/react";
import { object, string } from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "~/clients/outbox/draft.ts";
import { waitingSends } from "~/clients/outbox/outbox.ts";
import { networkDown, type StubBackend, stubBackend } from "~/clients/stub-backend.ts";
import { leadColumns } from "./lead-columns.ts";
import { useLeadForm } from "./use-lead-form.ts";

const OPTIONS = {
  form: "contato",
  table: "contato" as const,
  schema: object({ nome: string(), email: string(), telefone: string() }),
  initial: { nome: "Ana", email: "ana@exemplo.com.br", telefone: "11987654321", isca: "" },
};
const ATENDIMENTO = { finalidade: "atendimento" } as const;

const toSend = (draft: Draft<{ isca: string }>, dados: { nome: string; email: string; telefone: string }) => ({
  row: { ...leadColumns(draft, dados, ATENDIMENTO), sobrenome: "Souza", mensagem: "Olá" },
});

let backend: StubBackend;
beforeEach(() => {
  backend = stubBackend();
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const sent = async (form: { current: { send(): void } }) => {
  act(() => form.current.send());
  await vi.waitFor(() => expect(backend.posted).toHaveLength(1), 20_000);
  return backend.posted[0];
};

test("a row with an unknown column does not compile; all columns are sent", async () => {
  const { result } = renderHook(() =>
    useLeadForm({
      ...OPTIONS,
      toSend: (draft, dados) => ({
        row: {
          ...leadColumns(draft, dados, ATENDIMENTO),
          sobrenome: "Souza",
          mensagem: "Olá",
          // @ts-expect-error The table has no such column.
          mensagen: "Olá",
        },
      }),
    }),
  );
  expect(await sent(result)).toMatchObject({ nome: "Ana", sobrenome: "Souza", mensagem: "Olá", mensagen: "Olá" });
});

test("a row without a required column does not compile", async () => {
  const { result } = renderHook(() =>
    useLeadForm({
      ...OPTIONS,
      // @ts-expect-error The column `mensagem` is missing.
      toSend: (draft, dados) => ({ row: { ...leadColumns(draft, dados, ATENDIMENTO), sobrenome: "Souza" } }),
    }),
  );
  expect(await sent(result)).not.toHaveProperty("mensagem");
});

test("[CONTACT-04, REG-06] a message that another tab has sent, edited after a reload, is sent as a new one", async () => {
  const form = () => renderHook(() => useLeadForm({ ...OPTIONS, form: "mensagem", toSend }));
  const first = form();
  act(() => first.result.current.edit({ nome: "Bia" }));
  const row = await sent(first.result);
  const kept = sessionStorage.getItem("eden_rascunho_mensagem") ?? "";
  await vi.waitFor(() => expect(first.result.current.state.status).toBe("saved"));
  first.unmount();
  // The other tab emptied the queue that they share, but not the draft of this one.
  sessionStorage.setItem("eden_rascunho_mensagem", kept);
  const { result } = form();
  act(() => result.current.edit({ nome: "Bia Souza" }));
  act(() => result.current.send());
  await vi.waitFor(() => expect(backend.posted).toHaveLength(2));
  expect(backend.posted[1]).toMatchObject({ nome: "Bia Souza" });
  expect(backend.posted[1]?.id).not.toBe(row?.id);
});

test("[REG-06] a queued message is known after a reload: it cannot be sent twice, and its edit is a new one", async () => {
  backend.answer = networkDown;
  const form = () => renderHook(() => useLeadForm({ ...OPTIONS, form: "recado", toSend }));
  const first = form();
  act(() => first.result.current.edit({ nome: "Bia" }));
  const row = await sent(first.result);
  await vi.waitFor(() => expect(first.result.current.queued).toBe(true), 20_000);
  first.unmount();
  const { result } = form();
  expect(result.current.queued).toBe(true);
  act(() => result.current.send());
  expect(waitingSends().map((waiting) => waiting.row.id)).toEqual([row?.id]);
  act(() => result.current.edit({ nome: "Bia Souza" }));
  act(() => result.current.send());
  expect(waitingSends().map((waiting) => waiting.row.nome)).toEqual(["Bia", "Bia Souza"]);
});

test("a field shows its value and error; editing it changes the value and clears the error", () => {
  const { result } = renderHook(() => useLeadForm({ ...OPTIONS, toSend }));
  const nome = () => result.current.field("nome");
  expect(nome()).toMatchObject({ id: "contato-nome", name: "nome", value: "Ana", error: undefined });
  act(() => result.current.errors.show({ nome: "Nome é obrigatório", email: "Email inválido" }));
  expect(nome().error).toBe("Nome é obrigatório");
  act(() => nome().onValueChange("Bia"));
  expect(nome()).toMatchObject({ value: "Bia", error: undefined });
  expect(result.current.field("email").error).toBe("Email inválido");
});

test("an error found on blur is shown at its field only, not in the summary", () => {
  const { result } = renderHook(() => useLeadForm({ ...OPTIONS, toSend }));
  act(() => result.current.documentField("telefone").onMistyped("Telefone inválido"));
  expect(result.current.field("telefone").error).toBe("Telefone inválido");
  expect(result.current.errors.problems).toEqual([]);
});
