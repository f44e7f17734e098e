import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OfflineLinks } from "./offline-links.tsx";

const MANIFEST = {
  root: { module: "/root.js" },
  planos: { parentId: "root", path: "planos", module: "/planos.js", imports: ["/pots.js"] },
  gestao: { parentId: "root", path: "gestao", module: "/gestao.js" },
};

let isOnline = false;
const opened = vi.fn();

beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("__reactRouterManifest", { routes: MANIFEST });
  vi.stubGlobal("__reactRouterRouteModules", { root: {}, gestao: {} });
  render(
    <>
      <OfflineLinks />
      <a href="/planos/">Conheça nossas soluções</a>
      <a href="/gestao">Gestão</a>
      <a href="/folha.jpg">Abrir a folha</a>
      <input aria-label="Nome" />
    </>,
  );
  // As the router does.
  for (const link of document.querySelectorAll("a")) {
    link.addEventListener("click", (event) => {
      if (link.textContent !== "Abrir a folha") event.preventDefault();
      opened(link.textContent);
    });
  }
});

afterEach(() => {
  opened.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const goOnline = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event("online"));
  });
const notice = () => screen.queryByText("Sem internet.")?.parentElement?.textContent;

test("[SITE-13] a link to a page that is not at hand is held, and followed with the network", async () => {
  await tap("Conheça nossas soluções");
  expect(opened).not.toHaveBeenCalled();
  expect(notice()).toContain("Sem internet.Planos abre assim que a conexão voltar.");
  await goOnline();
  expect(opened).toHaveBeenCalledExactlyOnceWith("Conheça nossas soluções");
  expect(notice()).toBeUndefined();
});

test("[SITE-13] a page whose code has run opens as usual", async () => {
  await tap("Gestão");
  expect(opened).toHaveBeenCalledExactlyOnceWith("Gestão");
  expect(notice()).toBeUndefined();
});

test("[SITE-13] a file is held too, after the page's own handlers", async () => {
  await tap("Abrir a folha");
  expect(opened).toHaveBeenCalledOnce();
  expect(notice()).toContain("O arquivo abre assim que a conexão voltar.");
});

test.each([
  ["follows another link", () => fireEvent.click(screen.getByText("Gestão"))],
  ["types", () => fireEvent.input(screen.getByLabelText("Nome"))],
  ["goes back", () => fireEvent.popState(window)],
])("[SITE-13] a held link is forgotten when the visitor %s", async (_, doElse) => {
  await tap("Conheça nossas soluções");
  await act(async () => void doElse());
  expect(notice()).toBeUndefined();
  await goOnline();
  expect(opened).not.toHaveBeenCalledWith("Conheça nossas soluções");
});

test("[SITE-13] a press tries at once, and follows the link when the server answers", async () => {
  const request = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(new Response());
  vi.stubGlobal("fetch", request);
  await tap("Conheça nossas soluções");
  await tap("Tentar agora");
  await waitFor(() => expect(screen.getByRole("button")).toHaveTextContent("Tentar agora"));
  expect(opened).not.toHaveBeenCalled();
  await tap("Tentar agora");
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith("Conheça nossas soluções"));
});

test("[SITE-13] where the router would reload the page, because the code of the next one did not arrive, the link is held", async () => {
  isOnline = true;
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  const fetched = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetched);
  render(<OfflineLinks />);
  const reload = () => {
    const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType: "reload" });
    act(() => void navigation.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(reload(), "nothing was pressed").toBe(false);
  await tap("Conheça nossas soluções");
  expect(reload()).toBe(true);
  expect(notice()).toContain("Sem internet.Planos abre");
  expect(fetched, "asked at once whether the server answers").toHaveBeenCalledOnce();
  opened.mockClear();
  await tap("Conheça nossas soluções");
  expect(opened, "the router would wait for ever").not.toHaveBeenCalled();
});
