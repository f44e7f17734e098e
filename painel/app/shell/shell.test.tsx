import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { reportReach } from "~/clients/conexao.ts";
import { createQueryClient } from "~/clients/query-client.ts";
import { clearRascunhos, hasRascunhos, keepRascunho, readRascunho, recadoKey } from "~/clients/rascunhos.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { renewSessao } from "~/clients/sessao.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { EquipeLayout } from "~/features/equipe/equipe-layout.tsx";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { pessoaInteira, pessoaLinha } from "../../testing/pessoas.ts";
import { createStub } from "../../testing/stub-backend.ts";
import { EQUIPE } from "../../testing/stub-equipe.ts";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { Shell } from "./shell.tsx";

const PESSOA = "00000000-0000-4000-8000-0000000000a1";

const PASSAR = { pessoa: PESSOA, versao: 1, recado: "Quer juntar as lojas.", leva_passo: true };

/** A screen with a key, a command that can be undone, and data. */
function Sample() {
  const { send } = useComandos();
  const { data } = useRpc("modelos", {});
  useAtalhos({
    a: {
      label: "Anotar",
      group: "Com a pessoa",
      run: () => void send("anotar", { pessoa: PESSOA, texto: "Ligar" }, { aviso: "Anotado" }),
    },
    t: { run: () => void send("mudar_dono", { ...PASSAR, dono: EQUIPE[1].id }) },
  });
  return <main>{data ? `Modelos: ${data.modelos.length}` : ""}</main>;
}

function renderShell(handlers: Handlers = {}, path = "/caixa") {
  const stub = createStub({
    modelos: () => ({ modelos: [] }),
    anotar: () => ({ pessoa: PESSOA, versao: 2 }),
    desfazer: () => ({ pessoa: PESSOA, versao: 3 }),
    ...handlers,
  });
  const service = { respond: stub.fetch };
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => service.respond(url, init));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [
      { path: "/entrar", element: <p>Tela de entrada</p> },
      {
        path: "/",
        element: <Shell />,
        children: [
          { path: "caixa/:id?", element: <Sample /> },
          { path: "equipe", handle: { titulo: "Pessoas" }, element: <EquipeLayout /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { stub, service, router, queryClient };
}

afterEach(() => {
  vi.useRealTimers();
  renewSessao();
  reportReach(true);
  clearRascunhos();
  vi.unstubAllGlobals();
});

test("[CAIXA-01, COBRANCA-01, TEXTO-03] places show how many people wait, how many payments are new and how many texts to approve", async () => {
  const contadores = () => ({ vistas: { esperando: 3 }, origens: {}, pagamentos_novos: 120, textos_para_aprovar: 1 });
  renderShell({ contadores });
  const rail = (await screen.findAllByRole("navigation", { name: "Painel" }))[0] as HTMLElement;
  expect(await within(rail).findByRole("link", { name: /^Caixa\s*,\s*3\s*esperando$/ })).toBeInTheDocument();
  expect(within(rail).getByRole("link", { name: /^Pagamentos\s*,\s*99\+\s*novos$/ })).toBeInTheDocument();
  expect(within(rail).getByRole("link", { name: /^Textos\s*,\s*1\s*para aprovar$/ })).toBeInTheDocument();
});

test("[AVISO-01] title, favicon and app badge show who waits, within 5 seconds visible and 60 hidden, and nothing signed out", async () => {
  const icon = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "icon" }));
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  Object.assign(navigator, badge);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let esperando = 2;
  const { service } = renderShell({ avisos: () => ({ avisos: [], esperando }) });
  const shown = (title: string) => waitFor(() => expect(document.title).toBe(title));
  await shown("(2) Caixa · Painel Éden");
  expect([icon.getAttribute("href"), badge.setAppBadge.mock.calls]).toEqual(["/favicon-aviso.svg", [[2]]]);
  esperando = 3;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(document.title).toBe("(3) Caixa · Painel Éden");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  esperando = 4;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.title).toBe("(4) Caixa · Painel Éden");
  hidden.mockRestore();
  service.respond = async () => Response.json({ mensagem: "Entre de novo." }, { status: 401 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await shown("Caixa · Painel Éden");
  expect([icon.getAttribute("href"), badge.clearAppBadge.mock.calls.length > 0]).toEqual(["/favicon.svg", true]);
  icon.remove();
});

test("[ACESSO-03] without a session the sign-in opens and remembers the screen", async () => {
  const { router } = renderShell({ eu: () => refuse(401, { mensagem: "Entre de novo." }) }, "/caixa/x?vista=minhas");
  expect(await screen.findByText("Tela de entrada")).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ volta: "/caixa/x?vista=minhas" });
});

test("[ACESSO-05] an ended session unmounts the data; after the sign-in the same screen and draft are back", async () => {
  const { service, stub, router, queryClient } = renderShell({}, "/caixa/x");
  expect(await screen.findByText("Modelos: 0")).toBeInTheDocument();
  keepRascunho("nota:x", "Ligar amanhã");
  const working = service.respond;
  service.respond = async () => Response.json({ mensagem: "Entre de novo." }, { status: 401 });
  await act(() => queryClient.refetchQueries({ queryKey: rpcKey("modelos") }));
  const dialog = await screen.findByRole("dialog", { name: "Sua sessão terminou" });
  expect(screen.queryByText("Modelos: 0")).not.toBeInTheDocument();
  expect(queryClient.getQueryData(rpcKey("modelos", {}))).toBeUndefined();
  service.respond = working;
  const inside = within(dialog);
  expect(inside.getByRole("textbox", { name: "Seu e-mail" })).toHaveValue(EQUIPE[0]?.email);
  await userEvent.click(inside.getByRole("button", { name: "Receber o código" }));
  await userEvent.type(await inside.findByRole("textbox", { name: /seis números/ }), "123456");
  await userEvent.type(await inside.findByRole("textbox", { name: /autenticador/ }), "123456");
  expect(await screen.findByText("Modelos: 0")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/caixa/x");
  expect(hasRascunhos()).toBe(true);
  expect(stub.bodiesOf("segundo-fator")).toHaveLength(1);
});

test("[ACESSO-05] signing out ends the session and clears cache and drafts", async () => {
  const { stub, queryClient } = renderShell();
  await screen.findByText("Modelos: 0");
  keepRascunho("nota:x", "Ligar amanhã");
  await userEvent.click(screen.getByRole("button", { name: /^Sua conta, Carla Menezes/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Sair de todos os aparelhos" }));
  expect(await screen.findByText("Tela de entrada")).toBeInTheDocument();
  expect(stub.bodiesOf("sair-de-todos")).toHaveLength(1);
  await waitFor(() =>
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([]),
  );
  expect(hasRascunhos()).toBe(false);
});

test("[CAIXA-10] [ACESSO-05] offline: the banner counts what waits, and signing out asks first", async () => {
  const { service } = renderShell();
  await screen.findByText("Modelos: 0");
  const working = service.respond;
  service.respond = async () => {
    throw new TypeError("Failed to fetch");
  };
  await userEvent.keyboard("a");
  expect(await screen.findByText(/Uma mudança espera/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Sua conta, Carla Menezes/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Sair" }));
  const question = within(screen.getByRole("alertdialog", { name: /apagar o que não foi enviado/ }));
  // Only now: a reachable service would get the command before the question is asked.
  service.respond = working;
  await userEvent.click(question.getByRole("button", { name: "Sair e apagar" }));
  expect(await screen.findByText("Tela de entrada")).toBeInTheDocument();
});

test("[CAIXA-10] what is refused after the connection is back returns to the person's note, with the reason", async () => {
  const { service, router } = renderShell({ anotar: () => refuse(422, { mensagem: "Esta pessoa foi apagada." }) });
  await screen.findByText("Modelos: 0");
  const working = service.respond;
  service.respond = async () => {
    throw new TypeError("Failed to fetch");
  };
  await userEvent.keyboard("a");
  await screen.findByText(/Uma mudança espera/);
  service.respond = working;
  const dialog = within(await screen.findByRole("dialog", { name: "Anotação: não foi gravada" }));
  expect(dialog.getByText("Esta pessoa foi apagada.")).toBeInTheDocument();
  expect(dialog.getByRole("textbox")).toHaveValue("Ligar");
  await userEvent.click(dialog.getByRole("button", { name: "Abrir a pessoa com o texto" }));
  expect(router.state.location.pathname).toBe(`/caixa/${PESSOA}`);
  expect(hasRascunhos()).toBe(true);
});

test("[CAIXA-10, DONO-03] a hand-over refused later names the colleague and gives its note back to where it was typed", async () => {
  const [, davi] = EQUIPE;
  const { service } = renderShell({ mudar_dono: () => refuse(409, { mensagem: "Lívia assumiu antes." }) });
  await screen.findByText("Modelos: 0");
  const working = service.respond;
  service.respond = async () => {
    throw new TypeError("Failed to fetch");
  };
  await userEvent.keyboard("t");
  await screen.findByText(/Uma mudança espera/);
  service.respond = working;
  const titulo = `Mudança de dono para ${davi.nome.split(" ")[0]}: não foi gravada`;
  const dialog = within(await screen.findByRole("dialog", { name: titulo }));
  expect(dialog.getByRole("textbox")).toHaveValue("Quer juntar as lojas.");
  await userEvent.click(dialog.getByRole("button", { name: "Abrir a pessoa com o texto" }));
  expect(readRascunho(recadoKey(PESSOA))).toBe("Quer juntar as lojas.");
});

test("[CAIXA-06] [CAIXA-08] the toast offers undo, by its button and by Z", async () => {
  const { stub } = renderShell();
  await screen.findByText("Modelos: 0");
  await userEvent.keyboard("a");
  await screen.findByText("Anotado");
  await userEvent.keyboard("z");
  expect(await screen.findByText("Desfeito")).toBeInTheDocument();
  await userEvent.keyboard("a");
  await userEvent.click(await screen.findByRole("button", { name: /^Desfazer/ }));
  await waitFor(() => expect(stub.bodiesOf("desfazer")).toHaveLength(2));
  const [first, second] = stub.bodiesOf("anotar");
  expect(stub.bodiesOf("desfazer").map(({ comando }) => comando)).toEqual([first?.comando, second?.comando]);
});

test("[CAIXA-08] ? lists the keys of the screen; Ctrl K finds people, actions and places", async () => {
  const linha = { ...pessoaLinha({ id: PESSOA }), achado: { campo: "nome", valor: "Rosângela Almeida" } } as const;
  const { router } = renderShell({ buscar: () => ({ pessoas: [linha] }) });
  await screen.findByText("Modelos: 0");
  await userEvent.keyboard("?");
  const help = within(await screen.findByRole("dialog", { name: "Atalhos do teclado" }));
  expect(help.getByRole("heading", { name: "Com a pessoa" })).toBeInTheDocument();
  expect(help.getByText("Anotar")).toBeInTheDocument();
  await userEvent.click(help.getByRole("button", { name: "Fechar" }));
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Pessoa, ação ou lugar" });
  expect(screen.getAllByRole("option")[0]).toHaveAccessibleName(/^Anotar/);
  await userEvent.type(field, "equi");
  expect(screen.getByRole("option", { name: /^Equipe/ })).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, "rosa");
  const option = await screen.findByRole("option", { name: /Rosângela Almeida/ });
  expect(option).toHaveAttribute("aria-selected", "true");
  await userEvent.type(field, "{Enter}");
  expect(router.state.location.pathname).toBe(`/caixa/${PESSOA}`);
});

test("[CAIXA-08] on a touch screen the menu opens search, and menu and palette leave out what only keys do", async () => {
  setMedia("(pointer: coarse)", true);
  renderShell();
  await screen.findByText("Modelos: 0");
  const [menu] = screen.getAllByRole("button", { name: /^(?:Sua conta|Mais),/ });
  if (!menu) throw new Error("The menu is on the screen");
  await userEvent.click(menu);
  expect(screen.queryByRole("menuitem", { name: "Atalhos do teclado" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("menuitem", { name: "Buscar" }));
  expect(await screen.findByRole("combobox", { name: "Pessoa, ação ou lugar" })).toHaveFocus();
  expect(screen.getByRole("option", { name: /^Anotar/ })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: /^Atalhos do teclado/ })).not.toBeInTheDocument();
  setMedia("(pointer: coarse)", false);
});

test("[CAIXA-08] the palette offers the people opened last, and the title of the window names the page", async () => {
  const { queryClient, router } = renderShell();
  await screen.findByText("Modelos: 0");
  expect(document.title).toBe("Caixa · Painel Éden");
  queryClient.setQueryData(rpcKey("pessoa", { id: PESSOA }), pessoaInteira({ id: PESSOA }));
  await userEvent.keyboard("{Control>}k{/Control}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/caixa/${PESSOA}`));
  await act(() => router.navigate("/equipe"));
  expect(document.title).toBe("Pessoas · Equipe · Painel Éden");
});

test("[ACESSO-04] a role sees only its places; another one's address says why it is closed", async () => {
  const [, davi, , helena] = EQUIPE;
  let membro = davi;
  const { router, queryClient } = renderShell({ eu: () => ({ membro, equipe: EQUIPE, agora: "" }) }, "/equipe");
  expect(await screen.findByRole("heading", { name: "A equipe fica com a Gestão" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Equipe" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Voltar para Hoje" })).toBeInTheDocument();
  membro = helena;
  await act(() => queryClient.refetchQueries({ queryKey: rpcKey("eu") }));
  await act(() => router.navigate("/caixa/x"));
  expect(await screen.findByRole("heading", { name: /conversas ficam com o Atendimento/ })).toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  // No people are searched for the encarregado.
  const field = await screen.findByRole("combobox", { name: "Ação ou lugar" });
  expect(field).toHaveAttribute("placeholder", "Ação ou lugar");
  await userEvent.type(field, "zzz");
  expect(screen.getByText("Nada encontrado. As pessoas ficam em Titulares.")).toBeInTheDocument();
});
