import { PRECO_AVISTA_LIVE, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { FAQ_IDS } from "@eden/domain/conteudo/faq";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { pages } from "../../../scripts/static/pages.ts";

type Data = Record<string, unknown> & { "@type": string };

/** Fields that search engines require for each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
};

async function structuredData(request: APIRequestContext, path: string): Promise<Data[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
}

function problemsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsOf);
  if (typeof value !== "object" || value === null) return [];
  const data = value as Data;
  const missing = (REQUIRED[data["@type"]] ?? []).filter((name) => !data[name]);
  return [...missing.map((name) => `${data["@type"]} lacks ${name}`), ...Object.values(data).flatMap(problemsOf)];
}

test("[SITE-08] structured data: every field that its type requires; organization, questions, product and trail", async ({
  request,
}) => {
  for (const { path } of pages) {
    for (const data of await structuredData(request, path)) {
      expect(data["@context"], path).toBe("https://schema.org");
      expect(problemsOf(data), path).toEqual([]);
    }
  }
  const typesOf = async (path: string) => (await structuredData(request, path)).map((data) => data["@type"]);
  expect(await typesOf("/")).toEqual(["Organization", "FAQPage"]);
  expect(await typesOf("/edenapp")).toEqual(["Product", "BreadcrumbList"]);
  expect(await typesOf("/planos")).toEqual(["BreadcrumbList"]);
  const [faq] = (await structuredData(request, "/")).filter((data) => data["@type"] === "FAQPage");
  expect(faq?.mainEntity).toHaveLength(FAQ_IDS.length);
  const [product] = await structuredData(request, "/edenapp");
  const offers = product?.offers as { price: string }[] | undefined;
  expect(offers?.map((offer) => offer.price)).toEqual(
    [PRECO_PARCELADO, PRECO_AVISTA_LIVE].map(({ total }) => (total / 100).toFixed(2)),
  );
});

test("[SITE-08, SITE-16] every page's link preview is an existing picture of 1200 × 630 of at most 90 kB, described in words; those that are shared have their own", async ({
  request,
}) => {
  const cards = new Map<string, string[]>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const address = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? "";
    expect(/property="og:image:alt" content="([^"]*)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(40);
    cards.set(address, [...(cards.get(address) ?? []), path]);
  }
  for (const address of cards.keys()) {
    const picture = await request.get(address);
    expect(picture.status(), address).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    const body = await picture.body();
    expect(body.length, address).toBeLessThanOrEqual(90_000);
    expect(jpegSize(body)).toEqual({ width: 1200, height: 630 });
  }
  for (const path of [...SHARED, "/obrigado-livro"]) {
    expect([...cards.values()]).toContainEqual([path]);
  }
});

/** Pages with a card of their own, besides the book's. */
const SHARED = [
  "/educacao",
  "/edentech",
  "/marcas",
  "/gestao",
  "/edenapp",
  "/planos",
  "/contato",
  "/diagnostico-gestao",
  "/jardim",
  "/formulario-live",
  "/registro-edenapp",
  "/acompanhar",
];

/** Reads the size from the frame header, the first marker between C0 and C3. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while ((file[at + 1] ?? 0) < 0xc0 || (file[at + 1] ?? 0) > 0xc3) at += 2 + file.readUInt16BE(at + 2);
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}
