import { expect, test } from "vitest";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "../catalogo/precos.ts";
import {
  CADASTRO_INICIAL,
  chooseAcesso,
  choosePlano,
  isAwaitingPagamento,
  cadastroJornada as jornada,
  lastButtonText,
  totalDoCadastro,
} from "./cadastro.ts";

const filled = {
  ...CADASTRO_INICIAL,
  nome: "Ana",
  sobrenome: "Souza",
  telefone: "(11) 98765-4321",
  email: "ana@x.com",
  cpf: "529.982.247-25",
  cnpj: "11.222.333/0001-81",
  razaoSocial: "Farmácia Ltda",
  endereco: "Rua das Flores",
  numero: "10",
  complemento: "Loja 2",
  bairro: "Centro",
  cidade: "Campinas",
  estado: "SP",
};
const paid = choosePlano(chooseAcesso(filled, true), "parcelado");
const confirmed = { ...paid, pagamentoConfirmado: true };

test("three steps, Tipo, Plano and Dados, also for a free cadastro", () => {
  for (const dados of [filled, paid, chooseAcesso(filled, false)]) {
    expect(jornada.etapas(dados).map((etapa) => etapa.titulo)).toEqual(["Tipo", "Plano", "Dados"]);
  }
});

test("next requires a complete step, back stops at the first", () => {
  expect(jornada.next("tipo", filled)).toBeNull();
  expect(jornada.errors("tipo", filled)).toEqual({ isPaid: "Por favor, escolha entre gratuito ou pago" });
  const choosing = chooseAcesso(filled, true);
  expect(jornada.next("tipo", choosing)).toBe("plano");
  expect(jornada.next("plano", choosing)).toBeNull();
  expect(jornada.errors("plano", choosing)).toEqual({ plano: "Por favor, selecione um plano" });
  expect(jornada.next("plano", paid)).toBe("dados");
  expect(jornada.previous("dados", paid)).toBe("plano");
  expect(jornada.previous("plano", paid)).toBe("tipo");
  expect(jornada.previous("tipo", paid)).toBeNull();
});

test("[APP-03] choosing free again changes nothing, not even the object of what was filled in", () => {
  const free = chooseAcesso(filled, false);
  const again = chooseAcesso(free, false);
  expect(again).toEqual(free);
  expect(again.preenchidos).toBe(free.preenchidos);
});

test("free sets the plan, clears company, address and CPF, and jumps to the third step", () => {
  const free = chooseAcesso(confirmed, false);
  expect(free).toEqual({
    ...CADASTRO_INICIAL,
    isPaid: false,
    plano: "free",
    nome: "Ana",
    sobrenome: "Souza",
    telefone: "(11) 98765-4321",
    email: "ana@x.com",
  });
  expect(jornada.next("tipo", free)).toBe("dados");
  expect(jornada.previous("dados", free)).toBe("tipo");
  expect(totalDoCadastro(free)).toBe(0);
  expect(jornada.errors("dados", free)).toEqual({ cpf: "CPF é obrigatório" });
  expect(jornada.isComplete("dados", { ...free, cpf: filled.cpf })).toBe(true);
});

test("choosing paid after free asks for the plan again; choosing paid twice keeps it", () => {
  expect(chooseAcesso(chooseAcesso(filled, false), true).plano).toBe("");
  expect(chooseAcesso(paid, true).plano).toBe("parcelado");
});

test("the total depends on the plan", () => {
  expect(totalDoCadastro(filled)).toBeNull();
  expect(totalDoCadastro(paid)).toBe(PRECO_PARCELADO.total);
  expect(totalDoCadastro(choosePlano(paid, "avista"))).toBe(PRECO_AVISTA_APP.total);
});

test("company and address are required only after the payment was confirmed", () => {
  const before = chooseAcesso({ ...CADASTRO_INICIAL, plano: "avista" }, true);
  const personal = ["nome", "sobrenome", "telefone", "email", "cpf"];
  const company = ["cnpj", "razaoSocial", "endereco", "numero", "bairro", "cidade", "estado"];
  expect(Object.keys(jornada.errors("dados", before))).toEqual([...personal, "pagamentoConfirmado"]);
  expect(Object.keys(jornada.errors("dados", { ...before, pagamentoConfirmado: true }))).toEqual([
    ...personal,
    ...company,
  ]);
});

test("paid and not confirmed: the last step cannot be completed", () => {
  expect(isAwaitingPagamento(paid)).toBe(true);
  expect(jornada.errors("dados", paid)).toEqual({ pagamentoConfirmado: "Por favor, complete o pagamento primeiro." });
  expect(jornada.isComplete("dados", confirmed)).toBe(true);
});

test("the text of the last button", () => {
  expect(lastButtonText(paid)).toBe("Ir para Checkout");
  expect(lastButtonText(confirmed)).toBe("Finalizar Cadastro");
  expect(lastButtonText(chooseAcesso(filled, false))).toBe("Finalizar Cadastro");
});
