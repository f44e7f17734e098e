import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { folderOf, LOGS } from "../../../scripts/static/nginx.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import { ports } from "../../support/ports.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

const result = (page: Page) => page.locator("section[aria-labelledby=resultado-titulo]");

/** Amounts that nothing else contains, as they are typed and as a link carries them. */
const DESCONTO = ["8.317.429,53", "5.219.873,61", "8,5", "271.828", "15"];
const EQUILIBRIO = {
  Aluguel: "3.871.935,27",
  "Margem bruta": "32",
  Maquininhas: "2,1",
  "DAS pago em outubro": "156.193,78",
  "Vendas de setembro": "2.561.937,83",
  "Vendas do mês": "28.461.937,55",
};
/** A report with names and amounts of its own. */
const ESTOQUE = "Produto;Saldo;Custo;Vendas 90 dias\nZOLPIVEX 10MG;7313;71.913,47;1811\nQUARMIDON GEL;0;3,00;9";
const FLUXO = { saldo: "6.173.948,25", "linha-0": "7.291.648,31", bruto: "4.918.273,65" };
const SECRETS = [
  ...[
    "8.317.429",
    "831742953",
    "521987361",
    "271.828",
    "387193527",
    "3.871.935",
    "15619378",
    "256193783",
    "2846193755",
  ],
  ...["6.173.948", "617394825", "729164831", "491827365"],
  ...["ZOLPIVEX", "QUARMIDON", "posicao-secreta", "7313", "71.913", "7191347"],
];

interface Medida {
  visita: string;
  pagina: string;
  medida: string;
  etapa?: number;
}

/** Every page sent its vitals and each tool its steps, and the database accepted them. */
async function expectMeasured(sent: string): Promise<void> {
  const rows = sent
    .split("\n")
    .flatMap((line) => (line.includes("/medicoes") ? (JSON.parse(line.slice(line.indexOf("["))) as Medida[]) : []));
  const visitas = [...new Set(rows.map(({ visita }) => visita))];
  const sql = database();
  const stored = () => sql<Medida[]>`select pagina, medida, etapa from public.medicoes where visita = any(${visitas})`;
  await expect.poll(async () => (await stored()).length).toBe(rows.length);
  const kept = await stored();
  const steps = (pagina: string) =>
    kept
      .filter((row) => row.pagina === pagina && row.medida === "etapa")
      .map(({ etapa }) => etapa)
      .sort();
  expect(steps("/ferramentas/desconto-que-cabe")).toEqual([1, 2, 3, 4]);
  expect(steps("/ferramentas/ponto-de-equilibrio")).toEqual([1, 2, 3]);
  expect(steps("/ferramentas/fluxo-de-caixa")).toEqual([1, 2, 3]);
  expect(steps("/ferramentas/estoque-parado")).toEqual([1, 2, 3]);
  const pages = kept.filter(({ medida }) => medida === "LCP").map(({ pagina }) => pagina);
  expect(pages).toEqual(expect.arrayContaining(["/ferramentas", "/ferramentas/fluxo-de-caixa"]));
}

test.describe("with measurement accepted", () => {
  test.use({ consent: "aceito" });

  test("[FERRAMENTA-03, FERRAMENTA-09, FERRAMENTA-14] by keyboard alone, the tools are filled and copied, their steps are measured, and no number leaves the browser", async ({
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
      const listen = window.addEventListener.bind(window);
      const mark = (...args: Parameters<typeof listen>) => {
        if (args[0] === "eden:etapa") document.documentElement.dataset.measuring = "";
        listen(...args);
      };
      Object.assign(window, { addEventListener: mark });
    });
    const untilMeasuring = () => expect(page.locator("html[data-measuring]")).toBeAttached();
    await page.clock.setFixedTime("2026-11-18T15:00:00Z");
    const links: string[] = [];
    const copyLink = async () => {
      await page.getByRole("button", { name: "Copiar link" }).press("Enter");
      await expect(page.getByText("Link copiado.")).toBeVisible();
      links.push(page.url());
    };
    await page.goto("/ferramentas");
    await untilMeasuring();
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
    await page.getByRole("link", { name: "Ver o mês inteiro" }).press("Enter");
    await expect(page).toHaveURL("/ferramentas/ponto-de-equilibrio");
    for (const [label, value] of Object.entries(EQUILIBRIO)) {
      await page.getByLabel(label).focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(value);
    }
    await page.keyboard.press("Tab");
    await expect(result(page)).toContainText("por dia aberto");
    await copyLink();
    await page.goto("/ferramentas/fluxo-de-caixa");
    await untilMeasuring();
    for (const [id, value] of Object.entries(FLUXO)) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.type(value);
    }
    await page.keyboard.press("Tab");
    await expect(result(page)).toContainText("13 semanas");
    await copyLink();
    await page.goto("/ferramentas/estoque-parado");
    await untilMeasuring();
    const file = { name: "posicao-secreta.csv", mimeType: "text/csv", buffer: Buffer.from(ESTOQUE) };
    await page.getByLabel("Escolher arquivo").setInputFiles(file);
    await page.getByRole("button", { name: "É isso mesmo" }).press("Enter");
    await expect(result(page)).toContainText("parados");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar a lista" }).first().press("Enter");
    expect((await download).suggestedFilename()).toBe("estoque-parado.csv");
    await page.goto("/contato");

    expect(links[0]).toMatch(/#v=2&c=202611&p=831742953&c=521987361&e=850&u=271828&d=1500$/);
    expect(links[1]).toMatch(/#v=2&c=202611&f=387193527&m=3200&t=210&d=26&a=15619378..256193783&y=2846193755$/);
    expect(links[2]).toMatch(/#v=2&c=202611&s=617394825&b=491827365&x=&l=\*0~729164831\./);
    const measured = await page.evaluate(() => sessionStorage.getItem("e2e_sent") ?? "");
    await expectMeasured(measured);
    // What was typed is in the tab, and only there.
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        Object.entries(sessionStorage).filter(([key]) => !key.startsWith("eden_conta_")),
      ]),
    );
    const logs = LOGS.map((name) => readFileSync(join(folderOf(ports), name), "utf8"));
    for (const secret of [...SECRETS, "v=2&", "v%3D2"])
      expect(
        [...sent, measured, kept, ...logs].filter((text) => text.includes(secret)).map((text) => text.slice(0, 200)),
        secret,
      ).toEqual([]);
  });
});

/** Every field at its longest. */
const FULL_FLUXO = `#v=2&c=202611&s=-9999999999&b=9999999999&x=&l=${Array.from({ length: 60 }, (_, index) => `${"W".repeat(30)}~${index % 2 ? "s" : "e"}~9999999999~m31d`).join(".")}`;
const FULL = `#v=2&c=202611&f=${Array(12).fill("9999999999").join(".")}&m=9500&t=1234&p=1234&d=31&g=1&r=1&s=359999999.9999.9999&y=9999999999&l=9999999999`;

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("[FERRAMENTA-05] the bar that a first result brings does not cover the field that is being filled", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ferramentas/fluxo-de-caixa");
    await page.getByLabel("Saldo de hoje").fill("14000");
    const field = page.locator("#linha-0");
    await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 110));
    await field.focus();
    await page.keyboard.type("1");
    const bar = page.getByRole("region", { name: "Resultado", exact: true });
    await expect(bar).toBeVisible();
    const bottom = async () => ((await field.boundingBox())?.y ?? 0) + 48;
    await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) - (await bottom())).toBeGreaterThan(0);
  });

  const sheets: [string, RegExp][] = [
    [`ponto-de-equilibrio${FULL}`, /por dia aberto/],
    ["desconto-que-cabe#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=1500&g=3000", /85 unidades a mais/],
    ["desconto-que-cabe#v=2&c=202611&p=2490&c=1000&e=850&f=1&l=6.5", /de lucro por pacote/],
    [`fluxo-de-caixa${FULL_FLUXO}`, /abaixo de zero/],
  ];
  for (const [address, words] of sheets)
    test(`[FERRAMENTA-10, FERRAMENTA-07, FERRAMENTA-12, FERRAMENTA-30] with a result, at 1440, 390 and 320 px and on one sheet of A4: ${address.slice(0, 52)}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime("2026-11-18T15:00:00Z");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/ferramentas/${address}`);
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
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      // What was opened is printed, too.
      const sources = page.getByRole("region", { name: "Como calculamos" }).getByText(/^De onde vem/);
      for (const source of await sources.all()) await source.tap();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print" });
      const sheet = page.locator("[data-folha]");
      await expect(sheet).toContainText(words);
      await expect(sheet).toContainText("Como calculamos");
      await expect(sheet).toContainText("Fórmula do Éden Grupo, de 2026.");
      await expect(sheet).toContainText(/edengrupo\S*\/ferramentas\/[a-z-]+/);
      await expect(sheet.locator("hr")).toHaveCount(3);
      await page.emulateMedia({ media: null });
    });
});

// A test each: the offline worker of a result would answer for the scripts of the next page.
const EARLY: [string, (page: Page) => Promise<void>, (page: Page) => Locator, string][] = [
  [
    "fluxo-de-caixa",
    async (page) => {
      await page.locator("#saldo").fill("14000");
      await page.locator("#linha-0").fill("18600");
    },
    result,
    "13 semanas",
  ],
  [
    "desconto-que-cabe#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=1000",
    (page) => page.locator("#campo-desconto").fill("15"),
    result,
    "85 unidades a mais",
  ],
  [
    "estoque-parado",
    (page) =>
      page
        .getByLabel("Escolher arquivo")
        .setInputFiles({ name: "posicao.csv", mimeType: "text/csv", buffer: Buffer.from(ESTOQUE) }),
    (page) => page.getByRole("region", { name: "Confira se entendemos" }),
    "ZOLPIVEX",
  ],
];
for (const [address, act, place, words] of EARLY)
  test(`[FERRAMENTA-05, FERRAMENTA-23] ${address.split("#")[0]}: what is typed or chosen before the scripts arrive counts, beside what a link brings`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/ferramentas/${address}`, { waitUntil: "commit" });
    await act(page);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    held.resolve();
    await expect(place(page)).toContainText(words);
  });

/** Milliseconds from each key to the next frame, at a quarter of the speed. */
async function timeKeys(page: Page, keys: string): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { e2eTimes: times });
    document.addEventListener(
      "beforeinput",
      // The handlers of the page render before the next frame; the message comes after it is painted.
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (const key of keys) {
    const before = await page.evaluate(() => (window as unknown as { e2eTimes: number[] }).e2eTimes.length);
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { e2eTimes: number[] }).e2eTimes.length))
      .toBeGreaterThan(before);
  }
  const times = await page.evaluate(() => (window as unknown as { e2eTimes: number[] }).e2eTimes);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return times.sort((one, other) => one - other);
}

/** An invented pharmacy with its payroll. */
const FARMACIA =
  "#v=2&c=202611&s=1400000&b=1287000&x=&l=Dinheiro~e~1860000~s6.Distribuidoras~s~2040000~w5.Aluguel~s~380000~m10d.DAS~s~831000~m20d";

test("[FERRAMENTA-05, FERRAMENTA-11] a key gives its result in a tenth of a second, and after the first result the tool opens without a network", async ({
  page,
  context,
  quiet,
}, info) => {
  await page.goto(`/ferramentas/fluxo-de-caixa${FARMACIA}`);
  await expect(result(page)).toContainText("abaixo de zero");
  // The keys below make the balance unreadable, and only a result is worth a copy.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await test.step("the quickest of twelve keys: the others wait for the machine's other work", async () => {
    await page.getByLabel("Saldo de hoje").focus();
    const times = await timeKeys(page, "123456789012");
    info.annotations.push({ type: "key to result, ms", description: times.map(Math.round).join(" ") });
    expect(times[0]).toBeLessThan(100);
  });
  await context.setOffline(true);
  await test.step("another tool, opened and computed", async () => {
    await page.goto("/ferramentas/desconto-que-cabe#v=2&c=202611&p=2490&c=1450&e=850&u=120&d=1500");
    await expect(result(page)).toContainText("85 unidades a mais");
    await expect(page.locator("[data-folha]")).toBeAttached();
  });
  await test.step("the same tool, reloaded, and its export", async () => {
    await page.goto(`/ferramentas/fluxo-de-caixa${FARMACIA}`);
    await page.reload();
    await expect(result(page)).toContainText("abaixo de zero");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar CSV" }).first().click();
    expect((await download).suggestedFilename()).toBe("fluxo-de-caixa.csv");
  });
  await context.setOffline(false);
  // The browser logs what it could not ask for: the configuration of the forms.
  expect(quiet.splice(0).filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
  await page.getByRole("button", { name: "Remover do aparelho" }).click();
  await expect(page.getByText("Removido.")).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

const MES =
  "#v=2&c=202611&f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&a=831017..13000000&y=13000000";
const slab = /R\$\s4\.380/;

test("[CONTAS-10, CONTAS-11, CONTAS-26] Back, a reload and another tab lose nothing, and the months go to another device by a link that no server sees", async ({
  page,
  context,
  browser,
}) => {
  await page.clock.setFixedTime("2026-11-25T15:00:00Z");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.goto(`/ferramentas/ponto-de-equilibrio${MES}`);
  await expect(result(page)).toContainText(slab);
  // A change makes them the owner's own.
  await page.getByLabel("Perdas e vencidos").fill("0,6");
  await page.getByLabel("Perdas e vencidos").fill("0,5");
  await page.getByRole("link", { name: "Ferramentas do dono" }).first().click();
  await expect(page).toHaveURL("/ferramentas");
  await page.goBack();
  await expect(result(page)).toContainText(slab);
  await page.reload();
  await expect(result(page)).toContainText(slab);
  await expect(page.getByLabel("DAS pago em novembro")).toHaveValue("8.310,17");

  await page.getByRole("button", { name: "Guardar novembro" }).click();
  await expect(page.getByText("Novembro guardado, com os campos.")).toBeVisible();
  await test.step("another tab starts with the kept fields, and what it keeps is told in this one", async () => {
    const other = await context.newPage();
    await other.clock.setFixedTime("2026-11-25T15:00:00Z");
    await other.goto("/ferramentas/ponto-de-equilibrio");
    await expect(result(other)).toContainText(slab);
    await other.getByLabel("Mês das vendas").selectOption("2026-10");
    await other.getByRole("button", { name: "Guardar outubro" }).click();
    await expect(page.getByText("Outra aba guardou outubro.")).toBeVisible();
    await expect(result(page)).toContainText("Em outubro: R$\u00a04.380. Ficou igual.");
    await other.close();
  });

  await page.getByRole("link", { name: "Os meus meses" }).click();
  await expect(page.getByRole("region", { name: "Ponto de equilíbrio" })).toContainText("nov 26");
  await expectAccessible(page.getByRole("main"));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  // Across.
  expect(pdf).toMatch(/MediaBox\s*\[0 0 84\d/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Salvar arquivo" }).click();
  const link = readFileSync((await (await download).path()) ?? "", "utf8").trim();
  const { hash } = new URL(link);
  expect(sent.filter((url) => url.includes("#") || url.includes("831017"))).toEqual([]);

  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phone = await device.newPage();
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(`/ferramentas/meses${hash}`);
  await phone.getByRole("button", { name: "Recusar" }).click();
  await expect(phone.getByText("2 meses de outro aparelho")).toBeVisible();
  await phone.getByRole("button", { name: "Guardar neste aparelho" }).click();
  await expect(phone.getByRole("region", { name: "Ponto de equilíbrio" })).toContainText("out 26");
  expect(asked.filter((url) => url.includes("k="))).toEqual([]);
  await phone.getByRole("button", { name: "Apagar tudo deste aparelho" }).click();
  await phone.getByRole("button", { name: "Apagar", exact: true }).click();
  await expect(phone.getByText("Nenhum mês guardado neste aparelho")).toBeVisible();
  await device.close();
});

test("[CONTAS-27] where nothing can be stored, the page says so and keeps what was typed", async ({ page }) => {
  await page.addInitScript(() => {
    // As a full storage, or a private window.
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`/ferramentas/ponto-de-equilibrio${MES}`);
  await expect(result(page)).toContainText(slab);
  await page.getByRole("button", { name: /^Guardar / }).click();
  await expect(page.getByText("Este navegador não está guardando. Leve os números pelo link.")).toBeVisible();
  await expect(page.getByLabel("Margem bruta")).toHaveValue("32");
});
