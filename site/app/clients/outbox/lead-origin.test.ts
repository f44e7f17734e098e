import { afterEach, expect, test, vi } from "vitest";
import { rememberFerramenta } from "~/clients/remember-ferramenta.ts";
import { rememberPraca } from "~/clients/remember-praca.ts";
import { leadOrigin, rememberOrigin } from "./lead-origin.ts";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});
const cameFrom = (referrer: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);

test("the first page's campaign is kept; later pages do not replace it", () => {
  history.replaceState(null, "", "/planos?utm_source=instagram&utm_campaign=live&email=ana@exemplo.com.br");
  cameFrom("https://l.instagram.com/caminho?pessoa=ana");
  rememberOrigin();
  history.replaceState(null, "", "/contato?utm_source=outra");
  rememberOrigin();
  expect(leadOrigin()).toEqual({
    landing_page: "/planos",
    utm_source: "instagram",
    utm_campaign: "live",
    referrer: "https://l.instagram.com/caminho",
  });
});

test("an app that referred the visitor is recorded; our own pages are not", () => {
  cameFrom("android-app://com.google.android.gm/");
  rememberOrigin();
  expect(leadOrigin().referrer).toBe("android-app://com.google.android.gm/");
  sessionStorage.clear();
  cameFrom(`${location.origin}/planos`);
  rememberOrigin();
  expect(leadOrigin()).toEqual({ landing_page: "/" });
});

test("values contain nothing the database rejects: no control character, at most 250 bytes, no split character", () => {
  history.replaceState(null, "", `/?utm_term=a%00b&utm_content=${"a".repeat(245)}${encodeURIComponent("🌱🌱")}`);
  rememberOrigin();
  expect(leadOrigin().utm_term).toBe("a b");
  expect(leadOrigin().utm_content).toBe(`${"a".repeat(245)}🌱`);
});

test.each(["a", "ã", "🌱", '"', "\\"])(
  "[SEC-L13] seven long values of %j, a tool and a town fit into the database's two kilobytes",
  (character) => {
    const long = encodeURIComponent(character.repeat(400));
    const names = ["source", "medium", "campaign", "term", "content"];
    history.replaceState(null, "", `/planos?${names.map((name) => `utm_${name}=${long}`).join("&")}`);
    cameFrom(`https://exemplo.com.br/${"a".repeat(900)}`);
    rememberOrigin();
    history.replaceState(null, "", "/ferramentas/ponto-de-equilibrio");
    rememberFerramenta();
    // The longest name of a town.
    history.replaceState(null, "", "/raio-x/mt/vila-bela-da-santissima-trindade");
    rememberPraca();
    const sent = leadOrigin();
    expect(sent.landing_page).toBe("/planos");
    expect(Object.keys(sent)).toHaveLength(9);
    expect(sent.utm_source?.length).toBeGreaterThan(100);
    // PostgreSQL formats jsonb with a space after every colon and comma.
    const stored = new Blob([JSON.stringify(sent)]).size + 2 * Object.keys(sent).length;
    expect(stored).toBeLessThanOrEqual(2048);
  },
);

test("without storage a lead is sent without its origin", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(rememberOrigin).not.toThrow();
  expect(leadOrigin()).toEqual({});
});

test("[FERRAMENTA-14] a lead carries the path of the tool that its visit used, without its fragment", () => {
  history.replaceState(null, "", "/gestao");
  rememberOrigin();
  history.replaceState(null, "", "/ferramentas/fluxo-de-caixa#v=1&s=100");
  rememberFerramenta();
  expect(leadOrigin()).toEqual({ landing_page: "/gestao", ferramenta: "/ferramentas/fluxo-de-caixa" });
});

test("[PRACA-23] a lead carries the path of the first town that its visit opened", () => {
  history.replaceState(null, "", "/raio-x");
  rememberOrigin();
  for (const town of ["marilia", "rio-claro"]) {
    history.replaceState(null, "", `/raio-x/sp/${town}`);
    rememberPraca();
  }
  expect(leadOrigin()).toEqual({ landing_page: "/raio-x", praca: "/raio-x/sp/marilia" });
});
