import { readFileSync } from "node:fs";
import { pathOfPraca } from "../../../domain/pracas/documentos.ts";
import { formatNumero } from "../../../domain/pracas/numero.ts";
import type { Praca } from "../../../domain/pracas/praca.ts";
import { link, type Tab } from "../tab.ts";
import { expect, PHONE, SITE, test } from "../test.ts";

const lines = readFileSync(new URL("../../../data/pracas-amostra.ndjson", import.meta.url), "utf8").trim();
const pracas = lines.split("\n").map((line) => JSON.parse(line) as Praca);
const townOf = (slug: string) => pracas.find((praca) => praca.slug === slug) as Praca;

export function raioX(): void {
  test("[PRACA-02, PRACA-06, SITE-01] a town is chosen by keyboard, shows its figures, and the next one needs no new document", async ({
    tab,
  }) => {
    await tab.engine.resize(...PHONE);
    await tab.open(`${SITE}/raio-x`);
    await tab.engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await tab.focus({ css: "[role=combobox]" });
    await tab.engine.type("sao pau");
    await tab.see({ css: "[role=option]", name: /São Paulo/ });
    await tab.engine.press("ArrowDown");
    await tab.see({ css: "[role=option][aria-selected=true]", name: /São Paulo/ });
    await tab.engine.press("Enter");
    await seeTown(tab, townOf("sao-paulo"));
    await tab.click(link("Brasília, DF"));
    await seeTown(tab, townOf("brasilia"));
    expect(await tab.engine.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}

/** Its heading, the number of its pharmacies, and a drawing of them that has a height. */
async function seeTown(tab: Tab, praca: Praca): Promise<void> {
  await tab.seePath(pathOfPraca(praca));
  await tab.see({ css: "h1", name: `${praca.nome} ${praca.uf}` });
  await tab.see({ css: "section[aria-labelledby=cidade] b", name: formatNumero(praca.ativas) });
  await tab.until("one street, in the width of the page", () => {
    const streets = [...document.querySelectorAll(".rua")].map((street) => street.getBoundingClientRect());
    const [drawn, ...others] = streets.filter(({ height }) => height > 20);
    return drawn && others.length === 0 && drawn.right <= window.innerWidth;
  });
}
