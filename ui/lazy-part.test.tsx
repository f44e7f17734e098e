import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

let isOnline = true;
let isHidden = false;
beforeEach(() => {
  [isOnline, isHidden] = [true, false];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Perguntas = ({ area }: { area: string }) => <p>Sete perguntas de {area}</p>;

/** A part whose first requests fail, on a page with other content. */
async function open({ failures }: { failures: number }) {
  let left = failures;
  const load = vi.fn(async () => {
    if (left-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Perguntas };
  });
  const Part = lazyPart(load, { nome: "as perguntas", minHeight: "min-h-112" });
  await act(async () => {
    render(
      <>
        <h1>Planos</h1>
        <Part area="gestão" />
      </>,
    );
  });
  return load;
}

const emit = (target: EventTarget, type: string) => act(async () => void target.dispatchEvent(new Event(type)));
const retryButton = () => screen.getByRole("button", { name: "Tentar de novo" });

test("[SITE-11] a part that loads is shown with its props", async () => {
  await open({ failures: 0 });
  expect(screen.getByText("Sete perguntas de gestão")).toBeInTheDocument();
});

test("[SITE-11] a part that fails says so in its own place, and a press loads it", async () => {
  const load = await open({ failures: 2 });
  expect(screen.getByRole("heading", { name: "Planos" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "as perguntas: Não carregou.A internet falhou no meio do caminho. O resto da página continua aqui.",
  );
  expect(retryButton().parentElement).toHaveClass("min-h-112");
  await userEvent.click(retryButton());
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }));
  // React shows a part that has arrived after a moment only, unless the test awaits it.
  expect(await screen.findByText("Sete perguntas de gestão")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("[SITE-11] it loads by itself with the network", async () => {
  isOnline = false;
  const load = await open({ failures: 1 });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Você está sem internet. Assim que ela voltar, tentamos de novo.",
  );
  isOnline = true;
  await emit(window, "online");
  expect(screen.getByText("Sete perguntas de gestão")).toBeInTheDocument();
  await emit(window, "online");
  expect(load).toHaveBeenCalledTimes(2);
});

test("[SITE-11] it loads by itself when the page is visible again", async () => {
  const load = await open({ failures: 1 });
  isHidden = true;
  await emit(document, "visibilitychange");
  expect(load).toHaveBeenCalledTimes(1);
  isHidden = false;
  await emit(document, "visibilitychange");
  expect(screen.getByText("Sete perguntas de gestão")).toBeInTheDocument();
});

test("[SITE-11] without an event it loads after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const load = await open({ failures: 1 });
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("Sete perguntas de gestão")).toBeInTheDocument();
});

test("[SITE-11] there is one attempt at a time", async () => {
  const answers: (() => void)[] = [];
  const load = vi.fn(() => new Promise<never>((_, reject) => answers.push(() => reject(new TypeError("offline")))));
  const Part = lazyPart(load, { nome: "as perguntas", minHeight: "min-h-112" });
  render(<Part />);
  await act(async () => answers[0]?.());
  await userEvent.click(retryButton());
  await emit(window, "online");
  await emit(document, "visibilitychange");
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("button", { name: "Tentando..." })).toHaveAttribute("aria-disabled", "true");
  await act(async () => answers[1]?.());
  expect(retryButton()).toBeInTheDocument();
});

function measure(navigationType: string, responseStatus: number) {
  const entries: Record<string, object[]> = {
    navigation: [{ type: navigationType }],
    resource: [{ name: "https://edengrupo.com.br/assets/perguntas.js", responseStatus }],
  };
  vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => entries[type] as PerformanceEntryList);
}

test.each([
  ["navigate", 404, 1],
  ["reload", 404, 0],
  ["navigate", 200, 0],
])("[SITE-11] a part that a newer release has replaced reloads the page once: %s, %i", async (type, status, times) => {
  measure(type, status);
  const go = vi.spyOn(history, "go").mockReturnValue();
  await open({ failures: 1 });
  expect(go).toHaveBeenCalledTimes(times);
  expect(retryButton()).toBeInTheDocument();
});

test("[SITE-11] Firefox, which keeps a failed module, is given another address", async () => {
  const address = "data:text/javascript,export%20default%20()=>'Sete%20perguntas'//";
  const load = vi.fn().mockRejectedValue(new TypeError(`error loading dynamically imported module: ${address}`));
  const Part = lazyPart(load, { nome: "as perguntas", minHeight: "min-h-112" });
  await act(async () => void render(<Part />));
  await userEvent.click(retryButton());
  expect(await screen.findByText("Sete perguntas")).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test("[SITE-11] a prerendered part stays as it is while it does not load", async () => {
  let left = 1;
  const load = async () => {
    if (left-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: Perguntas };
  };
  const Part = lazyPart(load, { nome: "as perguntas", minHeight: "min-h-112" });
  const host = document.createElement("div");
  host.innerHTML = renderToString(
    <Suspense>
      <Perguntas area="gestão" />
    </Suspense>,
  );
  document.body.append(host);
  const prerendered = screen.getByText("Sete perguntas de gestão");
  await act(async () => void render(<Part area="gestão" />, { container: host, hydrate: true }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await emit(window, "online");
  expect(screen.getByText("Sete perguntas de gestão")).toBe(prerendered);
});
