import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteHandle } from "./frames/site/site.tsx";

/** The policy repeats the convite of the home page. */
const PAGES = import.meta.glob<{ handle?: SiteHandle }>(["./*.tsx", "!./*.test.tsx", "!./politica-privacidade.tsx"], {
  eager: true,
});

const convites = Object.entries(PAGES).flatMap(([file, { handle }]) =>
  handle?.convite ? [{ path: file.replace(/^\.(.*)\.tsx$/, "$1").replace("/home", "/"), ...handle.convite }] : [],
);

test("[SITE-10] each page closes with its own object, question, message and conversation", () => {
  expect(convites.length).toBeGreaterThan(5);
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(convites.length);
  distinct(convites.map(({ picture }) => picture.alt));
  distinct(convites.map(({ title }) => renderToStaticMarkup(title)));
  distinct(convites.map(({ mensagem }) => mensagem));
  distinct(convites.map(({ conversa }) => JSON.stringify(conversa)));
});

test("[SITE-10] no page links to itself in its closing section", () => {
  for (const { path, outra } of convites) expect(outra.to).not.toBe(path);
});
