import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { handle as edenapp } from "./edenapp.tsx";
import { handle as edentech } from "./edentech.tsx";
import { handle as educacao } from "./educacao.tsx";
import type { SiteHandle } from "./frames/site/site.tsx";
import { handle as gestao } from "./gestao.tsx";
import { handle as home } from "./home.tsx";
import { handle as marcas } from "./marcas.tsx";
import { handle as planos } from "./planos.tsx";

const handles: Record<string, SiteHandle> = {
  "/": home,
  "/planos": planos,
  "/marcas": marcas,
  "/edentech": edentech,
  "/educacao": educacao,
  "/gestao": gestao,
  "/edenapp": edenapp,
};

const convites = Object.entries(handles).map(([path, { convite }]) => {
  if (!convite) throw new Error(`${path} has no convite`);
  return { path, ...convite };
});

test("[SITE-10] each page closes with its own object, question, message and conversation", () => {
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(convites.length);
  distinct(convites.map(({ picture }) => picture.alt));
  distinct(convites.map(({ title }) => renderToStaticMarkup(title)));
  distinct(convites.map(({ mensagem }) => mensagem));
  distinct(convites.map(({ conversa }) => JSON.stringify(conversa)));
});

test("[SITE-10] no page links to itself in its closing section", () => {
  for (const { path, outra } of convites) expect(outra.to).not.toBe(path);
});
