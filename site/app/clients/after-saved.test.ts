import "./after-saved.ts";
import { afterEach, expect, test } from "vitest";
import { cadastroId } from "./cadastro.ts";
import { acknowledge } from "./outbox/outbox.ts";
import { readProgress, writeProgress } from "./storage/diagnostico-storage.ts";
import { keepPedido, readComprador, readPedido } from "./storage/stored-pedido.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a stored cadastro ends its pedido on this device, and its id is kept for the state of the conta", () => {
  const person = { nome: "Ana", sobrenome: "Souza", telefone: "11987654321", email: "ana@x.com", cpf: "52998224725" };
  keepPedido({ pedidoId: "p", plano: "avista", forma: "pix", origem: "app", url: "/" }, { ...person });
  acknowledge({ form: "registro-edenapp", table: "cadastros_app", row: { id: "1" } });
  expect(readComprador()).toBeNull();
  expect(readPedido()).toMatchObject({ pedidoId: "p", url: null, over: "concluded" });
  expect(cadastroId.read()).toBe("1");
});

test("stored respostas end the progress they came from, and no other", () => {
  const progress = { cnpj: "11222333000181", cpf: "", currentQuestionIndex: 1, step: "perguntas" } as const;
  writeProgress({ ...progress, lojaId: "loja", answers: { p1: "a" } });
  const row = { id: "1", loja_id: "loja", respostas: { p1: "b" } };
  acknowledge({ form: "diagnostico", table: "diagnosticos_respostas", row });
  expect(readProgress()).not.toBeNull();
  acknowledge({ form: "diagnostico", table: "diagnosticos_respostas", row: { ...row, respostas: { p1: "a" } } });
  expect(readProgress()).toBeNull();
});

test("a row of a table without a handler changes nothing else", () => {
  keepPedido(
    { pedidoId: "p", plano: "avista", forma: "pix", origem: "app", url: "/" },
    { nome: "", sobrenome: "", telefone: "", email: "", cpf: "" },
  );
  acknowledge({ form: "contato", table: "contato", row: { id: "1" } });
  expect(readPedido()).toMatchObject({ url: "/" });
  expect(cadastroId.read()).toBeNull();
});
