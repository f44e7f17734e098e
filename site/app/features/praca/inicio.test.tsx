import { sampleFarmacia } from "@eden/domain/farmacias/sample-farmacia";
import type { Entrada } from "@eden/domain/pracas/busca";
import type { CidadeDaLista } from "@eden/domain/pracas/documentos";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFarmacia } from "~/clients/farmacia.ts";
import { farmaciaIn } from "~/clients/minha-farmacia.ts";
import { CidadeNaoEncontrada } from "./cidade-nao-encontrada.tsx";
import { Inicio } from "./inicio.tsx";
import { ListaDeCidades } from "./lista-de-cidades.tsx";

vi.mock("~/clients/farmacia.ts", () => ({ findFarmacia: vi.fn(), prepareFarmacias: vi.fn() }));

const RESUMO = { mes: "2026-10", ano: 2025, municipios: 12 };
const INDICE: Record<string, unknown> = {
  "/raio-x/indice/m.json": [
    ["Marília", "SP", 242249],
    ["Marilândia", "ES", 12900],
    ["Marilac", "MG", 4100],
  ] satisfies Entrada[],
  "/raio-x/sp.json": {
    uf: "SP",
    mes: "2026-10",
    cidades: [
      ["Borá", 3507209, 907, 1],
      ["Marília", 3529005, 242249, 183],
      ["Marinópolis", 3529104, 2000, 1],
      ["São Paulo", 3550308, 11904961, 6373],
    ],
  },
};
/** What a CNPJ of the documents' own tests looks like. */
const CNPJ = "11.222.333/0001-81";

const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    asked(url);
    return url in INDICE ? Response.json(INDICE[url]) : new Response("", { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const Place = () => <output>{useLocation().pathname}</output>;
const open = (element = <Inicio resumo={RESUMO} />, path = "/raio-x") => {
  const routes = [
    { path: "/raio-x", element },
    { path: "/raio-x/:uf/:cidade", element: path === "/raio-x" ? <Place /> : element },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  return userEvent.setup();
};
const field = () => screen.getByRole("combobox", { name: "Cidade" });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent.replace("\u00a0", " "));
const marked = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent.replace("\u00a0", " ");

test("[PRACA-01] one field, the CNPJ, a button, four explanations, 27 states and the sources with their months", () => {
  open();
  expect(field()).toHaveAccessibleDescription('Comece a digitar: "maril"');
  expect(screen.getByRole("button", { name: "Buscar pelo CNPJ" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Ver o raio-x" })).toHaveAttribute("type", "submit");
  expect(field().closest("form")).toHaveAttribute("action", "#estados");
  expect(
    within(screen.getByRole("region", { name: "O que você vê" })).getAllByRole("heading", { level: 3 }),
  ).toHaveLength(4);
  const estados = within(screen.getByRole("region", { name: "Ou escolha pelo estado" })).getAllByRole("link");
  expect(estados).toHaveLength(27);
  expect(estados[25]).toHaveAttribute("href", "/raio-x/sp");
  expect(screen.getByText(/Receita Federal, de outubro de 2026. A população vem do IBGE, de 2025/)).toBeInTheDocument();
});

test("[PRACA-18] the start and a state of invented data say so, and no other does", () => {
  const words = "Dados inventados para desenvolvimento";
  const lista = { uf: "SP", mes: "2026-10", cidades: [] };
  open(
    <>
      <Inicio resumo={RESUMO} />
      <ListaDeCidades lista={lista} />
    </>,
  );
  expect(screen.queryByText(words)).toBeNull();
  open(
    <>
      <Inicio resumo={{ ...RESUMO, amostra: true }} />
      <ListaDeCidades lista={{ ...lista, amostra: true }} />
    </>,
  );
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test("[PRACA-01] a long list of towns is entered by letter, a short one is not", () => {
  const cidade = (nome: string, ibge: number): CidadeDaLista => [nome, ibge, 1000, 1];
  const cidades = [cidade("Águas", 0), ...Array.from({ length: 60 }, (_, at) => cidade(`Borá ${at}`, at + 1))];
  open(<ListaDeCidades lista={{ uf: "MG", mes: "2026-10", cidades }} />);
  const letras = within(screen.getByRole("navigation", { name: "Cidades por letra" })).getAllByRole("link");
  expect(letras.map((letra) => letra.getAttribute("href"))).toEqual(["#letra-a", "#letra-b"]);
  for (const letra of letras) expect(document.querySelector(letra.getAttribute("href") ?? "")).toBeVisible();
  open(<ListaDeCidades lista={{ uf: "DF", mes: "2026-10", cidades: cidades.slice(1) }} />);
  expect(screen.getAllByRole("navigation", { name: "Cidades por letra" })).toHaveLength(1);
});

test("[PRACA-20] without a register the page says so and offers nothing to choose", () => {
  open(<Inicio resumo={null} />);
  expect(screen.getByRole("status")).toHaveTextContent("Os dados ainda não chegaram.");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("link", { name: "SP, São Paulo" })).toBeNull();
});

test("[PRACA-02] the combobox by keyboard: one file for a letter, arrows, Esc and Enter", async () => {
  const user = open();
  await user.type(field(), "m");
  await waitFor(() => expect(options()).toEqual(["Marília, SP", "Marilândia, ES", "Marilac, MG"]));
  expect(field()).toHaveAttribute("aria-expanded", "true");
  await user.type(field(), "aril");
  expect(asked.mock.calls).toEqual([["/raio-x/indice/m.json"]]);
  expect(marked()).toBe("Marília, SP");
  await user.keyboard("{ArrowDown}");
  expect(marked()).toBe("Marilândia, ES");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(marked()).toBe("Marilac, MG");
  await user.keyboard("{Escape}");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveValue("maril");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(await screen.findByText("/raio-x/sp/marilia")).toBeInTheDocument();
});

test("[PRACA-02] Enter before the towns are there opens the one that was typed, not one that is still shown", async () => {
  const user = open();
  await user.type(field(), "m");
  await waitFor(() => expect(options()).toHaveLength(3));
  const { fetch } = globalThis;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", async (url: string) => {
    await held;
    return fetch(url);
  });
  await user.clear(field());
  await user.type(field(), "3550308");
  await user.keyboard("{ArrowDown}{Enter}");
  answer();
  expect(await screen.findByText("/raio-x/sp/sao-paulo")).toBeInTheDocument();
});

test("[PRACA-02] an IBGE code, a press on a suggestion, and a town that does not exist", async () => {
  const user = open();
  await user.type(field(), "xyz");
  expect(await screen.findByText(/Não achamos essa cidade. Confira a grafia ou/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "escolha pelo estado." })).toHaveAttribute("href", "/raio-x#estados");
  await user.clear(field());
  await user.type(field(), "3550308");
  await waitFor(() => expect(options()).toEqual(["São Paulo, SP"]));
  await user.click(screen.getByRole("option"));
  expect(await screen.findByText("/raio-x/sp/sao-paulo")).toBeInTheDocument();
});

const searchCnpj = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Buscar pelo CNPJ" }));
  const cnpj = await screen.findByLabelText("CNPJ da farmácia");
  await waitFor(() => expect(cnpj).toHaveFocus());
  await user.type(cnpj, CNPJ.replace(/\D/g, ""));
  expect(cnpj).toHaveValue(CNPJ);
  await user.click(screen.getByRole("button", { name: "Ver o raio-x" }));
};

test("[PRACA-03] a CNPJ that is found opens its town, which marks the pharmacy; the number is in no address", async () => {
  const found = sampleFarmacia({ uf: "SP", slug: "marilia", ibge: 3529005, inicio_em: "2017-03-05", outras: [] });
  vi.mocked(findFarmacia).mockResolvedValue(found);
  await searchCnpj(open());
  expect(await screen.findByText("/raio-x/sp/marilia")).toBeInTheDocument();
  expect(farmaciaIn(3529005)).toEqual({ ibge: 3529005, inicio_em: "2017-03-05", outras: 0 });
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, asked.mock.calls])).not.toContain("11222333");
});

test("[PRACA-03] the search by CNPJ that arrives late leaves the town that is typed meanwhile", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Buscar pelo CNPJ" }));
  await waitFor(() => expect(screen.queryByRole("combobox")).not.toBeInTheDocument());
  cleanup();
  const again = open();
  // Already loaded, it still arrives after the next letter.
  fireEvent.click(screen.getByRole("button", { name: "Buscar pelo CNPJ" }));
  fireEvent.input(field(), { target: { value: "maril" } });
  await act(async () => undefined);
  expect(field()).toHaveValue("maril");
  await again.click(screen.getByRole("button", { name: "Buscar pelo CNPJ" }));
  await waitFor(() => expect(screen.queryByRole("combobox")).not.toBeInTheDocument());
});

test.each([
  ["not in the register", null, "O número está certo, só não está na nossa lista. Escolha a cidade."],
  ["no answer", undefined, "A busca do CNPJ não respondeu. Escolha a cidade."],
  [
    "not active",
    sampleFarmacia({ uf: "SP", slug: "marilia", situacao: "baixada", situacao_em: "2025-03-10" }),
    "No registro essa farmácia consta como baixada desde março de 2025. O raio-x é o da cidade.",
  ],
])("[PRACA-03] a CNPJ with %s", async (_, answer, words) => {
  vi.mocked(findFarmacia).mockResolvedValue(answer);
  const user = open();
  await searchCnpj(user);
  await waitFor(() => expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain(words));
  if (answer) {
    await user.click(screen.getByRole("button", { name: "Ver o raio-x" }));
    expect(await screen.findByText("/raio-x/sp/marilia")).toBeInTheDocument();
  } else {
    await user.click(screen.getByRole("button", { name: "Escolha a cidade." }));
    expect(field()).toBeInTheDocument();
  }
});

test("[PRACA-03] wrong check digits are reported at the field, and nothing is asked", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Buscar pelo CNPJ" }));
  await user.type(await screen.findByLabelText("CNPJ da farmácia"), "11222333000180{Enter}");
  expect(screen.getByLabelText("CNPJ da farmácia")).toHaveAccessibleDescription(/CNPJ inválido/);
  expect(findFarmacia).not.toHaveBeenCalled();
});

test("[PRACA-04] an unknown town shows the field and the three nearest spellings of its state", async () => {
  open(<CidadeNaoEncontrada />, "/raio-x/sp/mariliaa");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Não achamos essa cidade");
  const proximas = within(await screen.findByRole("region", { name: "Você quis dizer" })).getAllByRole("link");
  expect(proximas.map((link) => link.getAttribute("href"))).toEqual([
    "/raio-x/sp/marilia",
    "/raio-x/sp/marinopolis",
    "/raio-x/sp/bora",
  ]);
  expect(field()).toBeInTheDocument();
});

test("[PRACA-02] a town that was typed and sent before the page was hydrated is opened", async () => {
  const routes = [
    { path: "/raio-x", element: <Inicio resumo={RESUMO} /> },
    { path: "/raio-x/:uf/:cidade", element: <Place /> },
  ];
  const page = <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/raio-x"] })} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const [form, input] = [container.querySelector("form"), container.querySelector("input")];
  if (form && input) [form.dataset.sent, input.value] = ["", "maril"];
  render(page, { container, hydrate: true });
  expect(await screen.findByText("/raio-x/sp/marilia")).toBeInTheDocument();
});
