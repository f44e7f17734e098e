import { afterEach, expect, test, vi } from "vitest";
import { preparePrints } from "./prepare-prints.ts";

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function print(knowsDetailsContent: boolean): void {
  vi.stubGlobal("CSS", { supports: () => knowsDetailsContent });
  stop = preparePrints();
  dispatchEvent(new Event("beforeprint"));
}

test("[SITE-15] a printed page names its address and its date, and the number or the short address behind a link", () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.edengrupo.com.br/planos">';
  document.body.innerHTML = `<header data-chrome></header>
    <main><a href="https://wa.me/5516990000000?text=Oi">Falar</a><a href="https://www.gov.br/cnpj/">Receita</a>
    <a href="https://play.google.com/store/apps/details?id=br.com.edengrupo.app">Loja</a><a href="/contato">Contato</a></main>`;
  print(true);
  const { endereco, impresso } = document.querySelector("header")?.dataset ?? {};
  expect(endereco).toBe("edengrupo.com.br/planos");
  expect(impresso).toMatch(/^ · impresso em \d+ de \S+ de \d{4}$/);
  const addresses = [...document.querySelectorAll("a")].map((link) => link.dataset.printUrl);
  expect(addresses).toEqual(["(16) 99000-0000", "gov.br/cnpj", undefined, undefined]);
});

test("[SITE-15] a browser that cannot open folds by style opens them to print, and closes them again", () => {
  document.body.innerHTML = '<details name="faq" open></details><details name="faq"></details><details></details>';
  const folds = [...document.querySelectorAll("details")];
  print(false);
  expect(folds.map(({ open }) => open)).toEqual([true, true, true]);
  dispatchEvent(new Event("afterprint"));
  expect(folds.map(({ open }) => open)).toEqual([true, false, false]);
  expect(folds.map((fold) => fold.getAttribute("name"))).toEqual(["faq", "faq", null]);
});
