import { expect, test } from "vitest";
import type { Situacao, StoredPedido } from "../catalogo/pedido.ts";
import { CADASTRO_INICIAL } from "./cadastro.ts";
import {
  attemptOf,
  CADASTRO_START,
  type CadastroEvent,
  type CadastroState,
  cadastroReducer,
  faseOf,
  finishOf,
} from "./cadastro-reducer.ts";

const comprador = {
  nome: "Helena",
  sobrenome: "Duarte",
  telefone: "11987654321",
  email: "helena@exemplo.com.br",
  cpf: "52998224725",
};
const { cpf: _cpf, ...pessoa } = comprador;
const pedido: StoredPedido = {
  pedidoId: "pedido-1",
  plano: "avista",
  forma: "boleto",
  origem: "app",
  url: "https://pagar",
  leftAt: 0,
};

const after = (...events: CadastroEvent[]): CadastroState => events.reduce(cadastroReducer, CADASTRO_START);
const returned = (paid: boolean): CadastroEvent => ({ type: "resumed", pedido, comprador, paid });
const now = (situacao: Situacao): CadastroEvent => ({ type: "situacaoChanged", situacao });

test("[APP-03] free sends the cadastro at once; paid goes to the checkout first", () => {
  const free = after({ type: "acessoChosen", isPaid: false });
  expect(free.dados).toEqual({ ...CADASTRO_INICIAL, isPaid: false, plano: "free" });
  expect([faseOf(free, false), finishOf(free, false)]).toEqual(["dados", "send"]);
  const paid = after({ type: "acessoChosen", isPaid: true }, { type: "planoChosen", plano: "parcelado" });
  expect(paid.dados).toMatchObject({ isPaid: true, plano: "parcelado" });
  expect([faseOf(paid, false), finishOf(paid, false)]).toEqual(["dados", "pay"]);
});

test("leaving for the checkout: the last step waits for the payment, and its data can still be changed", () => {
  const choice = { plano: "avista", forma: "boleto" } as const;
  const attempt = attemptOf(CADASTRO_START, comprador, choice, "pedido-1");
  const waiting = after(
    { type: "acessoChosen", isPaid: true },
    { type: "planoChosen", plano: "avista" },
    { type: "formaChosen", forma: "boleto" },
    { type: "checkoutRequested", attempt },
    { type: "checkoutOpened", pedido, email: comprador.email },
  );
  expect(waiting).toMatchObject({ pedido, emailDoPedido: comprador.email, progress: { status: "open" } });
  expect([faseOf(waiting, false), finishOf(waiting, false)]).toEqual(["aguardando", "refuse"]);
  expect([faseOf(waiting, true), finishOf(waiting, true)]).toEqual(["dados", "pay"]);
});

test("a retry with unchanged data reuses the id of its pedido; changed data or another choice is a new pedido", () => {
  const choice = { plano: "avista", forma: "boleto" } as const;
  const attempt = attemptOf(CADASTRO_START, comprador, choice, "first");
  const asked = after({ type: "checkoutRequested", attempt });
  expect(attemptOf(asked, { ...comprador }, choice, "second").pedidoId).toBe("first");
  expect(attemptOf(asked, { ...comprador, email: "outro@exemplo.com.br" }, choice, "second").pedidoId).toBe("second");
  expect(attemptOf(asked, comprador, { ...choice, forma: "pix" }, "second").pedidoId).toBe("second");
  // The first pedido had expired, so the service opened another.
  const opened = cadastroReducer(asked, { type: "checkoutOpened", pedido: { ...pedido, pedidoId: "other" } });
  expect(attemptOf(opened, comprador, choice, "second").pedidoId).toBe("other");
  expect(attemptOf(after(returned(false)), comprador, choice, "second").pedidoId).toBe("pedido-1");
  const changed = cadastroReducer(opened, { type: "planoChosen", plano: "parcelado" });
  expect(changed).toMatchObject({ pedido: null, situacao: null, attempt: null });
});

test("[APP-10] back from the checkout with `?payment=success`: the pharmacy is asked for before the confirmation", () => {
  const paid = after(returned(true));
  expect(paid.dados).toMatchObject({ ...comprador, isPaid: true, plano: "avista", pagamentoConfirmado: true });
  expect(paid).toMatchObject({ pedido, situacao: null, emailDoPedido: comprador.email });
  expect([faseOf(paid, false), finishOf(paid, false)]).toEqual(["farmacia", "send"]);
});

test("back from the checkout without having paid: the last step waits", () => {
  const unpaid = after(returned(false));
  expect(unpaid.dados).toMatchObject({ ...comprador, pagamentoConfirmado: false });
  expect(faseOf(unpaid, false)).toBe("aguardando");
});

test("a reload after the payment keeps corrections of the typed values and restores only the CPF", () => {
  const typed = { ...CADASTRO_INICIAL, ...pessoa, nome: "Helena Maria", pagamentoConfirmado: true };
  const reloaded = cadastroReducer({ ...CADASTRO_START, dados: typed }, returned(false));
  expect(reloaded.dados).toMatchObject({ nome: "Helena Maria", cpf: comprador.cpf, pagamentoConfirmado: true });
  const other = cadastroReducer(
    { ...CADASTRO_START, dados: { ...typed, email: "outro@exemplo.com.br" } },
    returned(false),
  );
  expect(other.dados).toMatchObject({ ...comprador, pagamentoConfirmado: false });
});

test("a pedido whose buyer this device no longer knows asks for the e-mail of the pedido", () => {
  const resumed = after({ type: "resumed", pedido, comprador: null, paid: true });
  expect(resumed).toMatchObject({ emailDoPedido: "", attempt: null });
  expect(resumed.dados).toMatchObject({ nome: "", cpf: "", pagamentoConfirmado: true });
});

test("a paid flag of an earlier visit does not survive without its pedido", () => {
  const dados = { ...CADASTRO_INICIAL, isPaid: true, pagamentoConfirmado: true };
  expect(cadastroReducer({ ...CADASTRO_START, dados }, { type: "arrived" }).dados.pagamentoConfirmado).toBe(false);
});

test.each(["pago", "em_revisao"] as const)("%s opens the pharmacy's data and closes the refusal", (situacao) => {
  const received = after(returned(false), { type: "finishRefused" }, now(situacao));
  expect(received).toMatchObject({ situacao, pedido, progress: { status: "open" } });
  expect(faseOf(received, false)).toBe("farmacia");
});

test.each(["cancelado", "expirado"] as const)("%s: the visitor starts again with the typed values", (situacao) => {
  const ended = after(returned(true), now("pendente"), now(situacao));
  expect(ended).toMatchObject({ pedido: null, attempt: null, progress: { status: "ended", situacao, boleto: true } });
  expect(ended.dados).toMatchObject({ ...comprador, pagamentoConfirmado: false });
  expect([faseOf(ended, false), finishOf(ended, false)]).toEqual(["dados", "pay"]);
  expect(cadastroReducer(ended, { type: "edited" }).progress).toEqual({ status: "open" });
});

test("[APP-10] finishing without a payment of ours is refused and leads to the checkout", () => {
  const marked = after({ type: "resumed", pedido: { ...pedido, pedidoId: null }, comprador, paid: true });
  const refused = cadastroReducer(marked, { type: "finishRefused" });
  expect(refused.progress).toEqual({ status: "unpaid" });
  const closed = cadastroReducer(refused, { type: "refusalClosed" });
  expect(closed.progress).toEqual({ status: "open" });
  expect(faseOf(closed, false)).toBe("aguardando");
  // A dialog that is closed twice changes nothing.
  const received = cadastroReducer(closed, now("pago"));
  expect(cadastroReducer(received, { type: "refusalClosed" })).toBe(received);
});

test("[APP-03] the link to the free cadastro keeps the typed values and takes over those of the previous page", () => {
  const paid = after(returned(false));
  const { dados } = cadastroReducer(paid, { type: "arrivedFree" });
  expect(dados).toMatchObject({ ...pessoa, cpf: "", isPaid: false, plano: "free" });
  const passed = { ...pessoa, nome: "Ana" };
  expect(cadastroReducer(paid, { type: "arrivedFree", pessoa: passed }).dados.nome).toBe("Ana");
});

test("the convite of a free lead fills in its data, but not over corrections of the same cadastro", () => {
  const invited = after({ type: "invitedFree", pessoa });
  expect(invited.dados).toMatchObject({ ...pessoa, isPaid: false, plano: "free" });
  const corrected = { ...invited, dados: { ...invited.dados, nome: "Helena Maria" } };
  expect(cadastroReducer(corrected, { type: "invitedFree", pessoa }).dados.nome).toBe("Helena Maria");
  const other = { ...corrected, dados: { ...corrected.dados, email: "outro@exemplo.com.br" } };
  expect(cadastroReducer(other, { type: "invitedFree", pessoa }).dados).toMatchObject(pessoa);
});

test("nothing changes once the cadastro is sent", () => {
  const done = after(returned(true), { type: "sent" });
  expect(done.progress).toEqual({ status: "done" });
  expect(cadastroReducer(done, now("cancelado"))).toBe(done);
  expect(cadastroReducer(done, { type: "acessoChosen", isPaid: false })).toBe(done);
});
