import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { folderOf, LOGS } from "../../../scripts/static/nginx.ts";
import { expectAccessible } from "../../support/axe.ts";
import { ports } from "../../support/ports.ts";
import { expect, test } from "../../support/test.ts";

const result = (page: Page) => page.locator("section[aria-labelledby=resultado-titulo]");

/** Amounts that nothing else contains, as they are typed and as a link carries them. */
const DESCONTO = ["8.317.429,53", "5.219.873,61", "8,5", "271.828", "15"];
const EQUILIBRIO = {
  Aluguel: "3.871.935,27",
  "Margem bruta": "32",
  Maquininhas: "2,1",
  "Receita dos últimos 12 meses": "1.561.937,83",
  "Vendas do mês": "28.461.937,55",
};
/** A report with names and amounts of its own. */
const ESTOQUE = "Produto;Saldo;Custo;Vendas 90 dias\nZOLPIVEX 10MG;7313;71.913,47;11\nQUARMIDON GEL;0;3,00;9";
const SECRETS = [
  ...["8.317.429", "831742953", "521987361", "271.828", "387193527", "3.871.935", "156193783", "2846193755"],
  ...["ZOLPIVEX", "QUARMIDON", "posicao-secreta", "7313", "71.913", "7191347"],
];

test.describe("with measurement accepted", () => {
  test.use({ consent: "aceito" });

  test("[FERRAMENTA-03, FERRAMENTA-09] by keyboard alone, the tools are filled, and no number leaves the browser", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.addInitScript(() => {
      // Playwright does not see what is sent while a page is left: the page records it.
      const send = window.fetch;
      window.fetch = (input, init) => {
        const kept = sessionStorage.getItem("e2e_sent") ?? "";
        if (init?.keepalive) sessionStorage.setItem("e2e_sent", `${kept}${input} ${init.body}\n`);
        return send(input, init);
      };
    });
    const links: string[] = [];
    const copyLink = async () => {
      await page.getByRole("button", { name: "Copiar link" }).press("Enter");
      await expect(page.getByText("Link copiado.")).toBeVisible();
      links.push(page.url());
    };
    await page.goto("/ferramentas");
    await page.getByRole("link", { name: "Desconto que cabe" }).press("Enter");
    await expect(page).toHaveURL("/ferramentas/desconto-que-cabe");
    await page.getByRole("radio", { name: "Higiene e beleza" }).focus();
    for (const value of DESCONTO) {
      await page.keyboard.press("Tab");
      // The choice of the promotion is between the product and its discount.
      if (value === "15") await page.keyboard.press("Tab");
      await page.keyboard.type(value);
    }
    await expect(result(page)).toContainText("unidades a mais por mês");
    await copyLink();
    await page.getByRole("link", { name: "Abrir o ponto de equilíbrio" }).press("Enter");
    await expect(page.getByLabel("Margem bruta")).not.toHaveValue("");
    for (const [label, value] of Object.entries(EQUILIBRIO)) {
      await page.getByLabel(label).focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    }
    await page.keyboard.press("Tab");
    await expect(result(page)).toContainText("por dia aberto");
    await copyLink();
    await page.goto("/ferramentas/estoque-parado");
    const file = { name: "posicao-secreta.csv", mimeType: "text/csv", buffer: Buffer.from(ESTOQUE) };
    await page.getByLabel("Escolher arquivo").setInputFiles(file);
    await page.getByRole("button", { name: "É isso mesmo" }).press("Enter");
    await expect(result(page)).toContainText("parados");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar a lista" }).press("Enter");
    expect((await download).suggestedFilename()).toBe("estoque-parado.csv");
    await page.goto("/contato");

    expect(links[0]).toMatch(/#v=1&p=831742953&c=521987361&e=850&u=271828&d=1500$/);
    expect(links[1]).toMatch(/#v=1&f=387193527&m=3200&t=210&d=26&s=156193783&y=2846193755$/);
    const measured = await page.evaluate(() => sessionStorage.getItem("e2e_sent") ?? "");
    expect(measured).toContain("/ferramentas/ponto-de-equilibrio");
    expect(measured).toContain("/ferramentas/estoque-parado");
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const logs = LOGS.map((name) => readFileSync(join(folderOf(ports), name), "utf8"));
    for (const secret of [...SECRETS, "v=1&", "v%3D1"])
      expect(
        [...sent, measured, kept, ...logs].filter((text) => text.includes(secret)).map((text) => text.slice(0, 200)),
        secret,
      ).toEqual([]);
  });
});

/** Every field at its longest. */
const FULL = `#v=1&f=${Array(12).fill("9999999999").join(".")}&m=9500&t=1234&p=1234&d=31&s=479999999.9999.9999&y=9999999999`;

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("[FERRAMENTA-10, FERRAMENTA-05, FERRAMENTA-12] with results, at 1440 and 390 px and on one sheet of A4", async ({
    page,
  }) => {
    const sheets: [string, RegExp][] = [
      [`/ferramentas/ponto-de-equilibrio${FULL}`, /por dia aberto/],
      ["/ferramentas/desconto-que-cabe#v=1&p=2490&c=1450&e=850&u=120&d=1500&g=3000", /85 unidades a mais/],
      ["/ferramentas/desconto-que-cabe#v=1&p=2490&c=1000&e=850&f=1&l=6.5", /de lucro por pacote/],
    ];
    for (const [address, words] of sheets)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        // The fragment alone would not load the page again.
        await page.goto("/robots.txt", { waitUntil: "commit" });
        await page.goto(address);
        await expect(result(page)).toContainText(words);
        await expectAccessible(page.getByRole("main"));
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
        const bar = page.getByRole("region", { name: "Resultado", exact: true });
        await expect(bar).toBeVisible();
        await expectAccessible(bar);
        await bar.getByRole("button", { name: "Ver resultado" }).tap();
        await expect(result(page)).toBeInViewport();
        await expect(result(page)).toBeFocused();
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
        await page.emulateMedia({ media: "print" });
        const sheet = page.locator("[data-folha]");
        await expect(sheet).toContainText(words);
        await expect(sheet).toContainText("Como calculamos");
        await expect(sheet).toContainText(/edengrupo\S*\/ferramentas\/[a-z-]+/);
        await expect(sheet.locator("hr")).toHaveCount(3);
        await page.emulateMedia({ media: null });
      });
  });
});
