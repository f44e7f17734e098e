import type { MetaDescriptor } from "react-router";
import { empresa } from "~/content/empresa.ts";

/** The share images in public/og. */
export type CardName =
  | "home"
  | "educacao"
  | "edentech"
  | "marcas"
  | "gestao"
  | "edenapp"
  | "planos"
  | "contato"
  | "livro"
  | "diagnostico-gestao"
  | "jardim"
  | "ferramentas"
  | "formulario-live"
  | "registro-edenapp"
  | "acompanhar"
  | "raio-x";

type Trail = { label: string; path: string }[];

interface PageMeta {
  /** Path as in routes.ts, with a leading slash. A literal, because while prerendering the location ends in a slash. */
  path: string;
  title: string;
  description: string;
  /** Excludes the page from search engines: for results of a visitor's own action. */
  noindex?: boolean;
  /** The page's own share image. The others share that of the home page. */
  card?: CardName;
  /** Breadcrumbs from home to the page: label and path. Home itself is added. */
  trail?: Trail;
  structuredData?: object[];
}

/** All <head> metadata of a page, from one description. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const url = `${empresa.origem}${page.path}`;
  const data = [...(page.structuredData ?? []), ...(page.trail ? [breadcrumbs(page.trail)] : [])];
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: empresa.nome },
    { property: "og:locale", content: "pt_BR" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${empresa.origem}/og/${page.card ?? "home"}.jpg` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    // The build fills it in with the words of the card.
    { property: "og:image:alt", content: "" },
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((value) => ({ "script:ld+json": value })),
  ] as MetaDescriptor[];
}

function breadcrumbs(trail: Trail) {
  const steps = [{ label: "Início", path: "/" }, ...trail];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: step.label,
      item: `${empresa.origem}${step.path}`,
    })),
  };
}
