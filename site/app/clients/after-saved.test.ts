import "./after-saved.ts";
import { afterEach, expect, test } from "vitest";
import { cadastroId, inicioOf } from "./cadastro.ts";
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

test("[COMPRA-01] a stored cadastro has the number of its purchase, unless its e-mail is another one", () => {
  const buyer = { nome: "Ana", sobrenome: "Souza", telefone: "11987654321", email: "ana.souza@gmail.com", cpf: "" };
  const pedido = { pedidoId: "p", plano: "avista", forma: "pix", origem: "live", url: null } as const;
  const save = (row: { id: string; [column: string]: unknown }) => {
    acknowledge({ form: "registro-edenapp", table: "cadastros_app", row });
    return inicioOf(row.id);
  };
  keepPedido({ ...pedido, inicioId: "lead" }, buyer);
  expect(save({ id: "1", pedido_id: "p", email: "AnaSouza@gmail.com" })).toBe("lead");
  keepPedido({ ...pedido, inicioId: "lead" }, buyer);
  expect(save({ id: "2", pedido_id: "p", email: "outra@x.com" })).toBe("2");
  keepPedido(pedido, buyer);
  expect(save({ id: "3", pedido_id: "p", email: buyer.email })).toBe("p");
  expect(save({ id: "4", lead_id: "free", email: buyer.email })).toBe("free");
  expect(save({ id: "5", email: buyer.email })).toBe("5");
  expect(inicioOf("6")).toBeUndefined();
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
