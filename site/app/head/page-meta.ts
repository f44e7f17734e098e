import type { MetaDescriptor } from "react-router";
import { empresa } from "~/content/empresa.ts";
import { type BreadcrumbTrail, breadcrumbs } from "./dados/structured-data.ts";

interface PageMeta {
  /** Path as in routes.ts, with a leading slash. A literal, because while prerendering the location ends in a slash. */
  path: string;
  title: string;
  description: string;
  /** Excludes the page from search engines: for results of a visitor's own action. */
  noindex?: boolean;
  /** Whether public/og has a share image with the name of the path. The others share that of the home page. */
  card?: true;
  trail?: BreadcrumbTrail;
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
    { property: "og:image", content: `${empresa.origem}/og${page.card ? page.path : "/home"}.jpg` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${empresa.nome}: ${page.title}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((value) => ({ "script:ld+json": value })),
  ] as MetaDescriptor[];
}
