import type { Praca } from "@eden/domain/pracas/praca";
import { makePequena, makePraca } from "@eden/domain/pracas/sample-praca";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberFarmacia } from "~/clients/minha-farmacia.ts";
import { leadOrigin, rememberOrigin } from "~/clients/outbox/lead-origin.ts";
import { readDocumento } from "~/clients/praca.ts";
import { ContatoForm } from "~/features/contato/contato-form.tsx";
import { BarraDeAcoes } from "~/features/praca/cidade/barra-de-acoes.tsx";
import { Cidade } from "~/features/praca/cidade/cidade.tsx";
import { SemResposta } from "~/features/praca/sem-resposta.tsx";
// The pages load these later; loaded here, no query waits for them and no import outlives the test.
import "~/features/contato/contato-thanks.tsx";
import "~/features/praca/cidade/depois.tsx";
import "~/forms/outcome/send-outcome.tsx";

function open(praca: Praca = makePraca()) {
  const router = createMemoryRouter(
    [
      { path: "/", element: <Cidade praca={praca} /> },
      { path: "/contato", element: <ContatoForm labelledBy="titulo" /> },
    ],
    { initialEntries: ["/"] },
  );
  return render(<RouterProvider router={router} />);
}

/** What the observer of this test sees at once. */
let isIntersecting = false;
class Observer {
  readonly see: (entries: { isIntersecting: boolean }[]) => void;
  constructor(see: Observer["see"]) {
    this.see = see;
  }
  observe = () => this.see([{ isIntersecting }]);
  disconnect = () => undefined;
}

beforeEach(() => {
  isIntersecting = false;
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T12:00:00-03:00") });
  rememberFarmacia({ ibge: 0, inicio_em: "2017-03-05", outras: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("[PRACA-20] a register older than 60 days is told in the head", () => {
  open();
  expect(screen.queryByText(/A atualização está atrasada/)).toBeNull();
  vi.setSystemTime(new Date("2026-12-05T12:00:00-03:00"));
  open();
  expect(screen.getByText("Dados de outubro de 2026. A atualização está atrasada.")).toBeDefined();
});

test("[PRACA-12] the visitor's pharmacy has a line and one marked shop, in its town only", async () => {
  const first = open();
  expect(screen.queryByText(/A sua farmácia tem/)).toBeNull();
  expect(first.container.querySelector(".rua-sua")).toBeNull();
  first.unmount();
  rememberFarmacia({ ibge: 3529005, inicio_em: "2017-03-05", outras: 2 });
  const { container, unmount } = open();
  expect(await screen.findByText("A sua farmácia tem 9 anos de CNPJ. Está entre as 35 de 5 a 10 anos.")).toBeDefined();
  // The third row begins with the first shop of a small group: the drawing for phones and the wide one mark one each.
  expect(container.querySelectorAll(".desenho .rua-sua")).toHaveLength(2);
  unmount();
  expect(open(makePequena(3)).container.querySelector(".rua-sua")).toBeNull();
});

test("[PRACA-21] the button waits for the sheet, which loads later than itself", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const router = createMemoryRouter([{ path: "/", element: <BarraDeAcoes titulo="" /> }]);
  const { container } = render(<RouterProvider router={router} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Imprimir uma página" })));
  expect(screen.getByRole("status").textContent).toBe("Preparando a folha…");
  expect(print).not.toHaveBeenCalled();
  const sheet = document.createElement("div");
  sheet.dataset.folha = "praca";
  await act(async () => container.append(sheet));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("[PRACA-22] shares title and address where the browser can, else copies the link and says so", async () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  open();
  const button = screen.getByRole("button", { name: "Compartilhar" });
  await act(async () => fireEvent.click(button));
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(screen.getByRole("status").textContent).toBe("Link copiado.");
  vi.stubGlobal("navigator", { share });
  await act(async () => fireEvent.click(button));
  expect(share).toHaveBeenCalledWith({ title: "Farmácias em Marília, SP", url: location.href });
});

test("[PRACA-14] similar towns on screen are read ahead, except by a visitor who saves data", async () => {
  const asked = vi.fn(async () => Response.json(null));
  vi.stubGlobal("fetch", asked);
  isIntersecting = true;
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const frugal = open();
  await screen.findByRole("heading", { name: "Cidades do mesmo porte" });
  expect(asked).not.toHaveBeenCalled();
  frugal.unmount();
  vi.stubGlobal("navigator", {});
  open();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    "/raio-x/sp/aracatuba.json",
    "/raio-x/sp/rio-claro.json",
  ]);
});

test("[PRACA-14] a town that did not answer ahead is asked again by its visit", async () => {
  const [town] = makePraca().parecidas;
  if (!town) throw new Error("no similar town");
  vi.stubGlobal(
    "fetch",
    vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Response.json(town)),
  );
  isIntersecting = true;
  open(makePraca({ parecidas: [{ ...town, nome: "Lins", slug: "lins" }] }));
  await vi.waitFor(async () => expect(await readDocumento("/raio-x/sp/lins")).toEqual(town));
});

test("[PRACA-14] the page of a town that did not answer asks again at its next visit, and keeps what its button brought", async () => {
  const asked = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", asked);
  const path = "/raio-x/sp/bauru";
  const fail = async () => {
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await readDocumento(path)).toBeUndefined();
    return render(
      <RouterProvider router={createMemoryRouter([{ path: "/", element: <SemResposta path={path} /> }])} />,
    );
  };
  const first = await fail();
  expect(screen.getByRole("heading", { name: "A página não respondeu" })).toBeVisible();
  first.unmount();
  const second = await fail();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" })));
  expect(await readDocumento(path)).toEqual({});
  second.unmount();
  expect(await readDocumento(path)).toEqual({});
  expect(asked).toHaveBeenCalledTimes(3);
});

test("[PRACA-23] the page of a town leaves its path in the origin of the visit", async () => {
  history.replaceState(null, "", "/raio-x");
  rememberOrigin();
  history.replaceState(null, "", "/raio-x/sp/marilia");
  open();
  await screen.findByRole("heading", { name: "Cidades do mesmo porte" });
  expect(leadOrigin()).toMatchObject({ landing_page: "/raio-x", praca: "/raio-x/sp/marilia" });
});

test("[PRACA-16] the message about an error starts with the town", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Avise a gente" });
  await act(async () => fireEvent.click(link));
  expect((screen.getByLabelText("Mensagem") as HTMLTextAreaElement).value).toBe(
    "Encontrei um erro no raio-x de Marília, SP: ",
  );
});
