import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "~/clients/query-client.ts";
import { podeAs } from "../testing/pessoas.ts";
import { createStub } from "../testing/stub-backend.ts";
import { EQUIPE } from "../testing/stub-equipe.ts";
import { placeAt } from "./places.ts";
import { routes } from "./routes.tsx";

const ID = "00000000-0000-4000-8000-0000000000a1";
/** Pages that show nothing of the database before their first action. */
const WITHOUT_DATA = ["/diagnosticos/importar"];
/** A page whose address names a part of it, not an id. */
const NAMES: Record<string, string> = { "/textos/:chave": "/textos/faq" };

/** Every address of the signed-in panel. */
function pathsOf(children: RouteObject[] = [], base = ""): string[] {
  return children.flatMap(({ path, children: inner }) => {
    if (path === "*") return [];
    const here = path ? `${base}/${path}` : base;
    if (inner) return pathsOf(inner, here);
    return [here.replace(/\/:\w+\?$/, ""), NAMES[here] ?? here.replace(/:\w+\??$/, ID)];
  });
}
const paths = [...new Set(pathsOf(routes.find(({ path }) => path === "/")?.children))];
const pages = paths.filter((path) => path !== "" && !path.includes(":") && !WITHOUT_DATA.includes(path));

/** React Router forgets the `lazy` of a route that it has loaded, in place. */
const fresh = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    lazy: typeof lazy === "object" ? { ...lazy } : lazy,
    children: children?.map(fresh),
  }) as RouteObject;

/** Opens a page with its shell as a member who may; `answer` is given to every request for the page's own data. */
function openPage(path: string, answer: () => Promise<Response>) {
  const membro = EQUIPE.find(({ papel }) => podeAs(papel).includes(placeAt(path)?.funcao ?? "") && papel !== "leitura");
  const { fetch } = createStub({ eu: () => ({ membro, equipe: EQUIPE, agora: new Date().toISOString() }) as never });
  const ofShell = (url: string) => /\/(?:eu|contadores|novidades)(?:\?|$)/.test(url);
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => (ofShell(url) ? fetch(url, init) : answer()));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes.map(fresh), { initialEntries: [path] })} />
    </QueryClientProvider>,
  );
}

test.each(pages)("%s says when its data could not be read", async (path) => {
  openPage(path, async () => Response.json({ mensagem: "O banco não respondeu." }, { status: 500 }));
  const alerts = await screen.findAllByRole("alert", undefined, { timeout: 5000 });
  expect(alerts.map(({ textContent }) => textContent).join()).toMatch(/não respondeu|não carreg/);
});

test.each(pages)("%s says that it is waiting for its data", async (path) => {
  openPage(path, () => new Promise(() => undefined));
  await waitFor(
    () => {
      const waiting = [...document.querySelectorAll("nav ~ * [role=status], [aria-busy=true]")];
      expect(waiting.map((part) => part.textContent).join()).toMatch(/Carregando|Abrindo|Contando/);
    },
    { timeout: 5000 },
  );
});
