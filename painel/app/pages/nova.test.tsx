import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { useKeyboard } from "~/keyboard/use-atalhos.ts";
import { AGORA, DAVI, euAs, pessoaInteira, pessoaLinha, testId } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { Component as Caixa } from "./caixa.tsx";

const tereza = pessoaInteira({ id: testId(), nome: "Tereza Siqueira", relogio: null });

function Keyboard() {
  useKeyboard();
  return null;
}

const renderCaixa = (path: string, handlers: Handlers = {}) =>
  renderPainel(
    <>
      <Keyboard />
      <Routes>
        <Route path="/caixa/:id?" element={<Caixa />} />
      </Routes>
    </>,
    {
      path,
      handlers: {
        eu: () => euAs("atendimento"),
        caixa: () => ({ pessoas: [], proximo: null, mudanca: 1, agora: AGORA }),
        pessoa: () => tereza,
        modelos: () => ({ modelos: [] }),
        parecidas: () => ({ pessoas: [], farmacia: null }),
        ...handlers,
      },
    },
  );

beforeEach(() => {
  clearRascunhos();
  setMedia("(min-width: 64rem)", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** As typing, in one event. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const found = (part: object = {}) => ({
  pessoas: [
    { pessoa: pessoaLinha({ ...tereza, dono: DAVI, estado: "broto" }), motivo: "telefone_sem_nove" as const, ...part },
  ],
  farmacia: null,
});

test("[NOVA-01] the form needs a name and a way to answer, sends the moment, and opens the person", async () => {
  const user = userEvent.setup();
  const { stub, router } = await renderCaixa("/caixa", {
    eu: () => euAs("atendimento", [{ ...DAVI, email: "davi@exemplo.com.br", papel: "gestao", ativa: true }]),
    nova_pessoa: () => ({ pessoa: tereza.id, versao: 1, ja_existia: false }),
  });
  await user.click(await screen.findByRole("button", { name: "Nova pessoa" }));
  const sheet = await screen.findByRole("dialog", { name: "Nova pessoa" });
  await waitFor(() => expect(within(sheet).getByRole("radio", { name: /Ligou/ })).toHaveFocus());
  await user.keyboard("2");
  expect(within(sheet).getByRole("radio", { name: /WhatsApp/ })).toBeChecked();
  await user.click(within(sheet).getByRole("button", { name: "Guardar pessoa" }));
  expect(within(sheet).getByLabelText("Nome")).toHaveFocus();
  expect(within(sheet).getByText("Escreva um telefone ou um e-mail.")).toBeVisible();
  await fill(user, within(sheet).getByLabelText("Nome"), "Tereza Siqueira");
  await fill(user, within(sheet).getByLabelText("Telefone"), "16997042213");
  expect(within(sheet).getByRole("radio", { name: /Só guardar/ })).toBeChecked();
  await fill(user, within(sheet).getByLabelText(/O que disse/), "Quer um plano.");
  expect(within(sheet).getByRole("radio", { name: /Precisa de retorno/ })).toBeChecked();
  expect(within(sheet).getByRole("combobox", { name: "Fica com" })).toHaveDisplayValue("Você");
  await user.selectOptions(within(sheet).getByRole("combobox", { name: "Fica com" }), DAVI.id);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/caixa/${tereza.id}`));
  expect(stub.bodiesOf("nova_pessoa")).toEqual([
    expect.objectContaining({
      dono: DAVI.id,
      canal: "whatsapp",
      nome: "Tereza Siqueira",
      telefone: "(16) 99704-2213",
      email: null,
      texto: "Quer um plano.",
      espera: "comeca",
      em: expect.stringMatching(/Z$/),
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Nova pessoa" })).not.toBeInTheDocument());
});

test("[NOVA-02] who is here already is shown with owner and state, and gets the contact by Ctrl Enter", async () => {
  const user = userEvent.setup();
  const { stub, router } = await renderCaixa("/caixa?nova=", {
    parecidas: () => found(),
    registrar_contato: () => ({ pessoa: tereza.id, versao: 2 }),
  });
  const sheet = await screen.findByRole("dialog", { name: "Nova pessoa" });
  await fill(user, within(sheet).getByLabelText("Telefone"), "9970422");
  expect(stub.bodiesOf("parecidas")).toEqual([]);
  await fill(user, within(sheet).getByLabelText("Telefone"), "13");
  const card = await within(sheet).findByRole("region", { name: "Já está aqui: Tereza Siqueira" });
  expect(card).toHaveTextContent("Mesmo telefone, sem o 9");
  expect(card).toHaveTextContent("Em conversa, com Davi");
  await fill(user, within(sheet).getByLabelText(/O que disse/), "Quer um plano.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/caixa/${tereza.id}`));
  expect(stub.bodiesOf("registrar_contato")).toEqual([
    expect.objectContaining({ pessoa: tereza.id, sentido: "recebido", resultado: null, espera: "comeca" }),
  ]);
  expect(stub.bodiesOf("nova_pessoa")).toEqual([]);
});

test("[NOVA-02] another person with the same telephone is saved after saying so; the same e-mail is no other person", async () => {
  const user = userEvent.setup();
  const { stub } = await renderCaixa("/caixa?nova=", {
    parecidas: ({ email }) => (email ? found({ motivo: "email" }) : found()),
    nova_pessoa: () => refuse(422, { mensagem: "Confira: telefone inválido." }),
  });
  const sheet = await screen.findByRole("dialog", { name: "Nova pessoa" });
  await fill(user, within(sheet).getByLabelText("Nome"), "Téo Siqueira");
  await fill(user, within(sheet).getByLabelText("Telefone"), "16997042213");
  await user.click(await within(sheet).findByRole("button", { name: "É outra pessoa" }));
  expect(within(sheet).queryByRole("region")).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole("button", { name: "Guardar pessoa" }));
  expect(await within(sheet).findByText("Confira: telefone inválido.")).toBeVisible();
  expect(stub.bodiesOf("nova_pessoa")).toHaveLength(1);
  expect(within(sheet).getByLabelText("Nome")).toHaveValue("Téo Siqueira");
});

test("[NOVA-01] what was typed is there again when the form was closed by mistake", async () => {
  const user = userEvent.setup();
  await renderCaixa("/caixa?nova=");
  const sheet = await screen.findByRole("dialog", { name: "Nova pessoa" });
  await fill(user, within(sheet).getByLabelText("Nome"), "Tereza");
  await user.click(within(sheet).getByRole("button", { name: "Fechar" }));
  await user.click(screen.getByRole("button", { name: "Nova pessoa" }));
  expect(within(await screen.findByRole("dialog", { name: "Nova pessoa" })).getByLabelText("Nome")).toHaveValue(
    "Tereza",
  );
});

test("[NOVA-01] without a connection the person waits above the list and opens again to be changed", async () => {
  const user = userEvent.setup();
  let online = false;
  const { stub } = await renderCaixa("/caixa?nova=", {
    nova_pessoa: () =>
      online ? { pessoa: tereza.id, versao: 1, ja_existia: false } : refuse(503, { mensagem: "Fora." }),
  });
  const sheet = await screen.findByRole("dialog", { name: "Nova pessoa" });
  await fill(user, within(sheet).getByLabelText("Nome"), "Tereza");
  await fill(user, within(sheet).getByLabelText("Telefone"), "16997042213");
  await user.keyboard("{Control>}{Enter}{/Control}");
  const waiting = await screen.findByRole("button", { name: /Tereza.*ainda não enviada/ });
  await user.click(waiting);
  const again = await screen.findByRole("dialog", { name: "Nova pessoa" });
  expect(within(again).getByLabelText("Telefone")).toHaveValue("16997042213");
  await fill(user, within(again).getByLabelText("Nome"), " Siqueira");
  online = true;
  await user.click(within(again).getByRole("button", { name: "Guardar pessoa" }));
  await waitFor(() => expect(stub.bodiesOf("nova_pessoa").at(-1)?.nome).toBe("Tereza Siqueira"));
  await waitFor(() => expect(screen.queryByText("ainda não enviada")).not.toBeInTheDocument());
});

test("[NOVA-03] R notes a contact received: what was said, when, and that it is settled", async () => {
  const user = userEvent.setup();
  const { stub } = await renderCaixa(`/caixa/${tereza.id}`, {
    registrar_contato: () => ({ pessoa: tereza.id, versao: 2 }),
  });
  await screen.findByRole("tab", { name: "Recebido" });
  await user.keyboard("r");
  const text = await screen.findByRole("textbox", { name: "O que disse" });
  expect(text).toHaveFocus();
  await fill(user, text, "Já comprou.");
  await user.click(screen.getByRole("radio", { name: /Pessoalmente/ }));
  await user.click(screen.getByRole("radio", { name: /Já resolvi/ }));
  await user.click(screen.getByRole("button", { name: "Foi antes" }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() =>
    expect(stub.bodiesOf("registrar_contato")).toEqual([
      expect.objectContaining({
        canal: "presencial",
        sentido: "recebido",
        resultado: null,
        texto: "Já comprou.",
        espera: "encerra",
        em: expect.stringMatching(/Z$/),
      }),
    ]),
  );
  await waitFor(() => expect(text).toHaveValue(""));
});

test("[NOVA-01] a member who only reads has neither the button nor the form", async () => {
  await renderCaixa("/caixa?nova=", { eu: () => euAs("leitura") });
  await screen.findByRole("textbox", { name: /Buscar/ });
  expect(screen.queryByRole("button", { name: "Nova pessoa" })).not.toBeInTheDocument();
  expect(screen.queryByRole("dialog", { name: "Nova pessoa" })).not.toBeInTheDocument();
});
