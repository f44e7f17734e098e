import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSectionScroll } from "./use-section-scroll.ts";

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", scrollTo);
  scrollTo.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Marcas() {
  useSectionScroll();
  return <section id="dolado-farma">DoLado Farma</section>;
}

/** The site at this address; `follow` is a brand link of the footer. */
function open(path: string) {
  const pages = [
    { path: "/gestao", element: null },
    { path: "/marcas", Component: Marcas },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { follow: () => act(() => router.navigate("/marcas", { state: { secao: "dolado-farma" } })) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("[NAV-05] a brand link of another page scrolls 500 ms after the arrival, not earlier and not later", async () => {
  await open("/gestao").follow();
  expect(screen.getByText("DoLado Farma")).toBeTruthy();
  pass(499);
  expect(scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test("[NAV-05] on the brands page itself a brand link scrolls at once", async () => {
  await open("/marcas").follow();
  pass(0);
  expect(scrollTo).toHaveBeenCalledOnce();
});
