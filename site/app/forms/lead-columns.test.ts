import { afterEach, expect, test, vi } from "vitest";
import { rememberOrigin } from "~/clients/outbox/lead-origin.ts";
import { leadColumns } from "./lead-columns.ts";

const person = { nome: "Ana Souza", email: "ana@exemplo.com.br", telefone: "11987654321", mensagem: "Olá" };
const draft = (isca = "", startedAt = Date.now() - 4000) => ({ id: "1", startedAt, values: { isca } });
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("[REG-06] every lead contains the person, the consent, the origin and the time taken", () => {
  vi.useFakeTimers();
  rememberOrigin();
  expect(leadColumns(draft(), person, { finalidade: "atendimento" })).toEqual({
    id: "1",
    nome: "Ana Souza",
    email: "ana@exemplo.com.br",
    telefone: "11987654321",
    consentimento_versao: "2026-11.6",
    finalidade: "atendimento",
    aceita_novidades: false,
    origem: { landing_page: "/" },
    isca: null,
    preenchido_ms: 4000,
  });
});

test("messages are accepted only if the visitor ticked the box", () => {
  const columns = leadColumns(draft(), person, { finalidade: "comunicacoes", aceitaNovidades: true });
  expect(columns).toMatchObject({ finalidade: "comunicacoes", aceita_novidades: true });
});

test("a bot's input or a wrong clock never makes the database reject the row, nor a person a robot", () => {
  const columns = (isca: string, startedAt: number) =>
    leadColumns(draft(isca, startedAt), person, { finalidade: "atendimento" });
  expect(columns("x".repeat(900), 0).isca).toHaveLength(500);
  expect(columns("", 0).preenchido_ms).toBe(2_147_483_647);
  expect(columns("", Date.now() + 60_000).preenchido_ms).toBe(2_147_483_647);
});
