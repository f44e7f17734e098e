import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BelowFold } from "./below-fold.tsx";

/** What each render of the page contained. */
let renders: string[] = [];

function Page() {
  return (
    <>
      <h1>Planos</h1>
      <BelowFold>
        <Rest />
      </BelowFold>
      <Noted />
    </>
  );
}

function Rest() {
  return <p>o resto</p>;
}

/** Notes whether the rest is in the document when the page is first committed. */
function Noted() {
  return <i ref={(node) => void (node && renders.push(screen.queryByText("o resto") ? "whole" : "first"))} />;
}

const routerAt = (entry: InitialEntry) =>
  createMemoryRouter(
    [
      { path: "/", element: <h1>Início</h1> },
      { path: "/planos", element: <Page /> },
    ],
    { initialEntries: [entry] },
  );

/** Each navigation is rendered before the next one. */
async function open(entry: InitialEntry, ...navigations: ((router: ReturnType<typeof routerAt>) => Promise<void>)[]) {
  renders = [];
  const router = routerAt(entry);
  render(<RouterProvider router={router} />);
  for (const navigate of navigations) await act(() => navigate(router));
}

test("a followed link shows the first screen before the rest", async () => {
  await open("/", (router) => router.navigate("/planos"));
  expect(renders).toEqual(["first"]);
  expect(screen.getByText("o resto")).toBeInTheDocument();
});

test.each([
  ["a link to a section", { pathname: "/planos", hash: "#nota" }, {}],
  ["a link with a state, which may name a section", "/planos", { state: { secao: "nota" } }],
  ["a replaced entry", "/planos", { replace: true }],
])("%s renders the whole page at once", async (_, to, options) => {
  await open("/", (router) => router.navigate(to, options));
  expect(renders).toEqual(["whole"]);
});

test("back renders the whole page at once, so that the scroll position can be restored", async () => {
  await open(
    "/planos",
    (router) => router.navigate("/"),
    (router) => router.navigate(-1),
  );
  expect(renders).toEqual(["whole", "whole"]);
});

test("the prerendered page is complete", () => {
  expect(renderToString(<RouterProvider router={routerAt("/planos")} />)).toContain("o resto");
});
