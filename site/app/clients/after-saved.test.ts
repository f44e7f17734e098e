import "./after-saved.ts";
import { afterEach, expect, test } from "vitest";
import { readProgress, writeProgress } from "./diagnostico-storage.ts";
import { keepCheckout, readCheckout, readTempData } from "./edenapp-storage.ts";
import { acknowledge } from "./outbox.ts";
import { readSignUpId } from "./sign-up-id.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a stored cadastro ends its pedido on this device, and its id is kept for the state of the conta", () => {
  const person = { nome: "Ana", sobrenome: "Souza", telefone: "11987654321", email: "ana@x.com", cpf: "52998224725" };
  keepCheckout(
    { pedidoId: "p", planType: "avista", forma: "pix", origem: "app", url: "/" },
    { ...person, planType: "avista", isPaid: true },
  );
  acknowledge({ form: "registro-edenapp", table: "cadastros_app", row: { id: "1" } });
  expect(readTempData()).toBeNull();
  expect(readCheckout()).toMatchObject({ pedidoId: "p", url: null, over: "concluded" });
  expect(readSignUpId()).toBe("1");
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
  keepCheckout(
    { pedidoId: "p", planType: "avista", forma: "pix", origem: "app", url: "/" },
    { nome: "", sobrenome: "", telefone: "", email: "", cpf: "", planType: "avista", isPaid: true },
  );
  acknowledge({ form: "contato", table: "contato", row: { id: "1" } });
  expect(readCheckout()).toMatchObject({ url: "/" });
  expect(readSignUpId()).toBeNull();
});
