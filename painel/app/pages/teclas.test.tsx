import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "~/clients/query-client.ts";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { renewSessao } from "~/clients/sessao.ts";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { Shell } from "~/shell/shell.tsx";
import { AGORA, euAs, pessoaInteira, testId } from "../../testing/pessoas.ts";
import { createStub } from "../../testing/stub-backend.ts";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { stubWindow } from "../../testing/stub-window.ts";
import { Component as Caixa } from "./caixa.tsx";

const people = ["Rosângela Almeida", "João Nakamura", "Zoraide Campos"].map((nome) =>
  pessoaInteira({ id: testId(), nome, passo: { texto: "Ligar", em: AGORA } }),
);
const [rosangela, joao] = people as [(typeof people)[0], (typeof people)[0]];
const achada = { ...rosangela, achado: { campo: "nome", valor: rosangela.nome } } as const;

/** The Caixa inside the shell, as a member who may write. */
function openCaixa(path: string, handlers: Handlers = {}) {
  const saved = ({ pessoa }: { pessoa: string }) => ({ pessoa, versao: 2 });
  const stub = createStub({
    eu: () => euAs("atendimento"),
    caixa: () => ({ pessoas: people, proximo: null, mudanca: 1, agora: AGORA }),
    pessoa: ({ id }) => people.find((pessoa) => pessoa.id === id) ?? refuse(404, { mensagem: "Não existe." }),
    modelos: () => ({ modelos: [] }),
    buscar: () => ({ pessoas: [achada] }),
    anotar: saved,
    mudar_dono: saved,
    marcar_passo: saved,
    concluir_passo: saved,
    dispensar_resposta: saved,
    registrar_contato: saved,
    desfazer: () => ({ pessoa: rosangela.id, versao: 3 }),
    ...handlers,
  });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => stub.fetch(url, init));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const routes = [{ path: "/", element: <Shell />, children: [{ path: "caixa/:id?", element: <Caixa /> }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { stub, router, user: userEvent.setup({ delay: null }) };
}

const open = (pessoa: { id: string }) => `/caixa/${pessoa.id}`;
const headingOf = (nome: string) => screen.findByRole("heading", { level: 2, name: new RegExp(`^${nome}`) });
const focusOn = async (nome: string) => {
  const heading = await headingOf(nome);
  await waitFor(() => expect(heading).toHaveFocus());
};
const nota = () => screen.getByRole("textbox", { name: "Nota para a equipe" });
const CTRL_ENTER = "{Control>}{Enter}{/Control}";
const CTRL_Z = "{Control>}z{/Control}";

beforeEach(() => {
  clearRascunhos();
  clearContatosPendentes();
  localStorage.clear();
  stubWindow();
  setMedia("(min-width: 64rem)", true);
  vi.spyOn(window, "open").mockReturnValue(window);
});
afterEach(() => {
  renewSessao();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("[TECLA-01] Esc leaves the text where it is and goes to the heading, which says how the person stands", async () => {
  const { user } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  expect(await headingOf("Rosângela")).toHaveAccessibleName(/Almeida, esperando, faltam 22 min de trabalho$/);
  await user.keyboard("nDuas lojas{Escape}");
  expect(nota()).toHaveValue("Duas lojas");
  await focusOn("Rosângela");
  await user.keyboard("/rosa{Escape}");
  const search = screen.getByRole("textbox", { name: /^Buscar por nome/ });
  expect(search).toHaveValue("rosa");
  await focusOn("Rosângela");
  await user.keyboard("{Escape}");
  expect(search).toHaveValue("");
});

test("[TECLA-01] in a dialog Esc first leaves a text that was typed; an untouched one does not keep it open", async () => {
  const { user } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  await user.keyboard("p");
  const field = await screen.findByRole("textbox", { name: "O que fazer" });
  await waitFor(() => expect(field).toHaveFocus());
  const closes = () => fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  expect(closes(), "the browser closes the dialog").toBe(true);
  await user.type(field, " e explicar");
  expect(closes()).toBe(false);
  expect(field).toHaveValue("Ligar e explicar");
  expect(screen.getByRole("heading", { name: /^Próximo passo com/ })).toHaveFocus();
  expect(closes()).toBe(true);
});

test("[TECLA-01] after a saved action and an opened result the focus is on the heading, unless the member types again", async () => {
  let answer = () => {};
  const { user, stub } = openCaixa("/caixa", {
    anotar: ({ pessoa }) => new Promise((resolve) => (answer = () => resolve({ pessoa, versao: 2 }))),
  });
  await screen.findByRole("link", { name: /Rosângela/ });
  await user.keyboard("/rosa");
  await screen.findByRole("region", { name: /^Nome começa com/ });
  await user.keyboard("{Enter}");
  await focusOn("Rosângela");
  await user.keyboard("/jo");
  expect(screen.getByRole("textbox", { name: /^Buscar por nome/ }), "a new search replaces the last one").toHaveValue(
    "jo",
  );
  await user.keyboard("{Escape}");
  const save = async (texto: string) => {
    const before = stub.bodiesOf("anotar").length;
    await user.keyboard(`n${texto}${CTRL_ENTER}`);
    await waitFor(() => expect(stub.bodiesOf("anotar")).toHaveLength(before + 1));
  };
  await save("Primeira");
  answer();
  await focusOn("Rosângela");
  expect(nota()).toHaveValue("");
  await save("Segunda");
  await user.click(screen.getByRole("textbox", { name: /^Buscar por nome/ }));
  answer();
  await waitFor(() => expect(nota()).toHaveValue(""));
  expect(screen.getByRole("textbox", { name: /^Buscar por nome/ })).toHaveFocus();
});

test("[CAIXA-07, TECLA-01] Enter before the response opens who is found then, and nobody of the search before", async () => {
  const answers: (() => void)[] = [];
  const { user, router } = openCaixa("/caixa", {
    buscar: ({ texto }) =>
      new Promise((resolve) => {
        const pessoa = texto.startsWith("jo") ? joao : rosangela;
        answers.push(() => resolve({ pessoas: [{ ...pessoa, achado: { campo: "nome", valor: pessoa.nome } }] }));
      }),
  });
  await screen.findByRole("link", { name: /Rosângela/ });
  await user.keyboard("/rosa{Enter}");
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await focusOn("Rosângela");
  await user.keyboard("/joao{Enter}");
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(router.state.location.pathname).toBe(open(rosangela));
  answers[1]?.();
  await focusOn("João");
});

test("[TECLA-02] J, K and the arrows open the next or previous person, and a key acts on the one in the heading", async () => {
  const { user, stub, router } = openCaixa("/caixa");
  await screen.findByRole("link", { name: /João/ });
  await user.keyboard("j");
  await focusOn("Rosângela");
  await user.keyboard("j");
  await focusOn("João");
  await user.keyboard("a");
  await waitFor(() => expect(stub.bodiesOf("mudar_dono")).toHaveLength(1));
  expect(stub.bodiesOf("mudar_dono")[0]).toMatchObject({ pessoa: joao.id });
  await user.keyboard("{ArrowDown}");
  await focusOn("Zoraide");
  await user.keyboard("{ArrowUp}k");
  await focusOn("Rosângela");
  // A row that has the focus is not the person on screen.
  screen.getByRole("link", { name: /Zoraide/ }).focus();
  await user.keyboard("a");
  await waitFor(() => expect(stub.bodiesOf("mudar_dono")).toHaveLength(2));
  expect(stub.bodiesOf("mudar_dono")[1]).toMatchObject({ pessoa: rosangela.id });
  screen.getByRole("link", { name: /Zoraide/ }).focus();
  await user.keyboard("{Enter}");
  await focusOn("Zoraide");
  expect(router.state.location.pathname).toBe(open(people[2] as (typeof people)[0]));
});

test("[TECLA-02] J goes on from the place of a person who left the list, not from its top", async () => {
  let list = people;
  const { user } = openCaixa(`${open(joao)}?vista=sem_dono`, {
    caixa: () => ({ pessoas: list, proximo: null, mudanca: 1, agora: AGORA }),
    mudar_dono: ({ pessoa }) => {
      list = list.filter(({ id }) => id !== pessoa);
      return { pessoa, versao: 2 };
    },
  });
  await focusOn("João");
  await user.keyboard("a");
  await waitFor(() => expect(screen.queryByRole("link", { name: /João/ })).not.toBeInTheDocument());
  await user.keyboard("j");
  await focusOn("Zoraide");
  await user.keyboard("a");
  await waitFor(() => expect(screen.queryByRole("link", { name: /Zoraide/ })).not.toBeInTheDocument());
  await user.keyboard("j");
  await focusOn("Rosângela");
});

test("[CAIXA-08] W, M, L, N and R open their tab, S the state and T the hand-over", async () => {
  const { user } = openCaixa(open(rosangela));
  const tabs = { w: "WhatsApp", m: "E-mail", l: "Ligar", n: "Anotar", r: "Recebido" };
  for (const [key, nome] of Object.entries(tabs)) {
    await focusOn("Rosângela");
    await user.keyboard(key);
    expect(screen.getByRole("tab", { name: nome })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(screen.getByRole("tabpanel")).toContainElement(document.activeElement as HTMLElement));
    (await headingOf("Rosângela")).focus();
  }
  for (const [key, titulo] of [
    ["s", /^Em que ponto está Rosângela/],
    ["t", /^Passar Rosângela para/],
  ] as const) {
    await user.keyboard(key);
    const dialog = await screen.findByRole("dialog", { name: titulo });
    await user.click(within(dialog).getByRole("button", { name: "Fechar" }));
    await focusOn("Rosângela");
  }
});

test("[CAIXA-08] V and a letter change the list; M after another key is the e-mail", async () => {
  const { user, router } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  await user.keyboard("vm");
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/caixa", search: "?vista=minhas" }));
  await user.keyboard("ve");
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: "/caixa", search: "" }));
  await user.keyboard("j");
  await focusOn("Rosângela");
  await user.keyboard("jkm");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Texto do e-mail" })).toHaveFocus());
});

test("[TECLA-03] Ctrl Enter presses the primary button of the composer and of a dialog", async () => {
  const { user, stub } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  await user.keyboard(`p{Control>}a{/Control}Mandar a proposta${CTRL_ENTER}`);
  await waitFor(() => expect(stub.bodiesOf("marcar_passo")).toHaveLength(1));
  expect(stub.bodiesOf("marcar_passo")[0]).toMatchObject({ pessoa: rosangela.id });
  await focusOn("Rosângela");
  await user.keyboard(`wOi!${CTRL_ENTER}`);
  await screen.findByRole("heading", { name: "Como foi com Rosângela?" });
  expect(window.open).toHaveBeenCalledWith(expect.stringContaining("https://wa.me/55"), "_blank");
});

test("[TECLA-04] Z undoes outside fields only; Ctrl Z in a field belongs to it until it is as it was opened", async () => {
  const { user, stub } = openCaixa(open(rosangela));
  const undone = (count: number) => waitFor(() => expect(stub.bodiesOf("desfazer")).toHaveLength(count));
  const take = async () => {
    await user.keyboard("a");
    await screen.findByRole("button", { name: /^Desfazer/ });
    await focusOn("Rosângela");
  };
  await focusOn("Rosângela");
  await take();
  await user.keyboard("z");
  await undone(1);
  await take();
  await user.keyboard(CTRL_Z);
  await undone(2);
  await take();
  await user.keyboard("nz");
  expect(nota()).toHaveValue("z");
  await user.keyboard(CTRL_Z);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(stub.bodiesOf("desfazer")).toHaveLength(2);
  await user.keyboard(`{Backspace}${CTRL_Z}`);
  await undone(3);
});

test("[TECLA-04] a key that is kept down after it opened a field is not typed into it", async () => {
  openCaixa(open(rosangela));
  await focusOn("Rosângela");
  fireEvent.keyDown(document.activeElement as Element, { key: "n" });
  await waitFor(() => expect(nota()).toHaveFocus());
  const typed = () => fireEvent.keyDown(nota(), { key: "n", repeat: true });
  expect(typed()).toBe(false);
  fireEvent.keyUp(nota(), { key: "n" });
  expect(fireEvent.keyDown(nota(), { key: "n" })).toBe(true);
});

test("[TECLA-04] single keys can be switched off; Ctrl keys and Esc stay", async () => {
  const { user, stub } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  await user.click(screen.getAllByRole("button", { name: /^Sua conta/ })[0] as HTMLElement);
  await user.click(screen.getByRole("menuitem", { name: "Preferências" }));
  const dialog = await screen.findByRole("dialog", { name: "Preferências" });
  await user.click(within(dialog).getByRole("switch", { name: "Atalhos de uma tecla" }));
  await user.click(within(dialog).getByRole("button", { name: "Fechar" }));
  await user.keyboard("ajn/");
  expect(await headingOf("Rosângela")).toBeInTheDocument();
  expect(stub.bodiesOf("mudar_dono")).toEqual([]);
  expect(screen.queryByText("A", { selector: "kbd" })).not.toBeInTheDocument();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "assumir{Enter}");
  await waitFor(() => expect(stub.bodiesOf("mudar_dono")).toHaveLength(1));
});

/** Random numbers that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** More at night. */
const PRESSES = process.env.EDEN_NIGHTLY ? 500 : 120;

test("[TECLA-02, TECLA-04] random keys: a text changes only in a field that has the focus, and every command is about the person in the heading", async () => {
  const { user, stub } = openCaixa(open(rosangela));
  await focusOn("Rosângela");
  const keys = [..."jkawnpezq/.?gc1xm", "{Escape}", "{Escape}", "{Escape}", "{Enter}", "{Tab}", CTRL_Z, CTRL_ENTER];
  const random = createRandom(20_261_118);
  const fields = () => new Map([...document.querySelectorAll("textarea")].map((field) => [field, field.value]));
  const nameInHeading = () => document.getElementById("pessoa")?.firstChild?.textContent;
  for (let press = 0; press < PRESSES; press += 1) {
    const key = keys[random(keys.length)] ?? "j";
    const before = fields();
    const nome = nameInHeading();
    const focused = document.activeElement;
    const sent = stub.calls.length;
    await user.keyboard(key);
    // The browser closes a dialog on Esc; jsdom does not.
    const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (dialog && key === "{Escape}") dialog.close();
    // A command may empty the composer, which starts with the next template then.
    const commanded = stub.calls.slice(sent).some(({ body }) => "comando" in body);
    for (const [field, text] of fields()) {
      const old = before.get(field);
      const changed = old !== undefined && old !== text && text !== "";
      const typed = changed && !(commanded && text !== `${old}${key}`);
      expect(!typed || field === focused, `${press}: ${key} changed a text without the focus`).toBe(true);
    }
    for (const { path, body } of stub.calls.slice(sent)) {
      if (!("comando" in body) || path === "desfazer") continue;
      const acted = people.find(({ id }) => id === body.pessoa)?.nome;
      expect(acted, `${press}: ${key} sent ${path}`).toBe(nome);
    }
  }
  expect(stub.calls.filter(({ body }) => "comando" in body).length).toBeGreaterThan(PRESSES / 50);
}, 120_000);
