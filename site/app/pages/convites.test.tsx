import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { whatsappNumero } from "~/content/whatsapp.ts";
import { convites as scenes } from "~/features/convite/convites.tsx";
import type { SiteHandle } from "./frames/site/site.tsx";

const PAGES = import.meta.glob<{ handle?: SiteHandle }>(["./*.tsx", "!./*.test.tsx"], { eager: true });

const convites = Object.entries(PAGES).flatMap(([file, { handle }]) => {
  if (!handle?.convite) return [];
  const markup = renderToStaticMarkup(<MemoryRouter>{scenes[handle.convite]}</MemoryRouter>);
  const convite = new DOMParser().parseFromString(markup, "text/html").body;
  return [{ path: file.replace(/^\.(.*)\.tsx$/, "$1").replace("/home", "/"), convite }];
});

/** The elements without their text and attributes. */
function layoutOf(element: Element): string {
  return `${element.tagName}(${[...element.children].map(layoutOf).join()})`;
}

const addressesOf = (convite: HTMLElement) => [...convite.querySelectorAll("a")].map((link) => link.href);

test("[SITE-10, SITE-18] each marketing page closes with its own title, objects, layout and message", () => {
  expect(convites.map(({ path }) => path).sort()).toEqual([
    "/",
    "/edenapp",
    "/edentech",
    "/educacao",
    "/gestao",
    "/marcas",
    "/planos",
  ]);
  const distinct = (values: (string | undefined)[]) => expect(new Set(values).size).toBe(convites.length);
  distinct(convites.map(({ convite }) => convite.querySelector("h2")?.textContent));
  distinct(convites.map(({ convite }) => layoutOf(convite)));
  distinct(convites.map(({ convite }) => addressesOf(convite).find((address) => address.startsWith("https://wa.me/"))));
  const pictures = convites.flatMap(({ convite }) => [...convite.querySelectorAll("img")].map((image) => image.src));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("[SITE-10] each names the number in digits, and none links to its own page", () => {
  for (const { path, convite } of convites) {
    expect(convite.textContent).toContain(whatsappNumero);
    for (const address of addressesOf(convite))
      expect(new URL(address, "https://eden.example").pathname).not.toBe(path);
  }
});

test("[SITE-18] only the home page closes with an example conversation", () => {
  const chats = convites.filter(({ convite }) => convite.textContent?.includes("Exemplo de conversa"));
  expect(chats.map(({ path }) => path)).toEqual(["/"]);
});

test("[NAV-07] the names of the shared labels contain the product or subject", () => {
  const names = convites.flatMap(({ convite }) => [...convite.querySelectorAll("a")].map((link) => link.textContent));
  for (const name of names) expect(name).not.toMatch(/^(Falar com Consultor|Garantir minha pré reserva)( \(|$)/);
});
