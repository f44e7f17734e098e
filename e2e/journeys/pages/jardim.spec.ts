import { readFile } from "node:fs/promises";
import { AREA_IDS, AREAS } from "@eden/domain/diagnostico/areas";
import { PREVIA } from "@eden/domain/diagnostico/previa";
import type { Download, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { isChunk } from "../../support/chunk-files.ts";
import { expect, test } from "../../support/test.ts";

const NOME = "Farmácia Boa Vista";
const SHEET = /\/jardim-(?!loja)[\w-]+-(720|900)-/;
/** The shop and the plants. */
const PICTURE = /\/jardim-[\w-]+-\d+-[\w-]+\.(avif|webp|png|jpg)$/;

const garden = (page: Page) => page.getByRole("region", { name: "O jardim da sua farmácia" });
const options = (page: Page) => garden(page).getByRole("listitem").getByRole("button");
const heading = (page: Page) => garden(page).locator("[tabindex='-1']");
const field = (page: Page) => garden(page).getByLabel("Nome da farmácia");

/** The stage of each plant in the picture. */
const stages = (page: Page) =>
  page.evaluate(() => {
    const grown = document.querySelectorAll<HTMLElement>("#jardim .jardim-cena [data-planta][data-estagio]");
    return Object.fromEntries([...grown].map(({ dataset }) => [dataset.planta, dataset.estagio]));
  });

async function answerAll(page: Page, choice: (index: number) => number): Promise<void> {
  for (const [index, { texto }] of PREVIA.entries()) {
    await expect(heading(page)).toHaveText(texto);
    await options(page).nth(choice(index)).click();
  }
}

test.describe("with the clock of the test", () => {
  test.use({ fakeClock: true });

  test("[FERRAMENTA-01, JARDIM-01, JARDIM-02, JARDIM-03, JARDIM-04, JARDIM-06, DIAG-10] by keyboard alone, seven answers grow seven plants and nothing leaves the device", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.goto("/#jardim");
    await expect(garden(page)).toBeInViewport();
    await test.step("the sign follows the letters", () => expectSign(page));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Como é controlado o fluxo de caixa?");
    await expect(heading(page)).toBeFocused();

    const status = garden(page).getByRole("status").first();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await test.step("arrows do not choose, a second press is ignored, the next question comes after 450 ms", async () => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).first()).toBeFocused();
      expect(await stages(page)).toEqual({});
      await page.keyboard.press("Enter");
      await expect(status).toHaveText("Finanças: broto. 1 de 7 plantas.");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.clock.runFor(449);
      expect(await stages(page)).toEqual({ financas: "1" });
      await expect(options(page).first()).toHaveAttribute("aria-pressed", "true");
      await page.clock.runFor(1);
      await expect(heading(page)).toHaveText("Como são controladas as validades e as perdas?");
      await expect(heading(page)).toBeFocused();
    });
    await test.step("going back removes the plant and marks the earlier answer", async () => {
      await garden(page).getByRole("button", { name: "Voltar uma pergunta" }).press("Enter");
      await expect(heading(page)).toBeFocused();
      await expect(garden(page).getByRole("button", { pressed: true })).toHaveText("Olhamos o saldo do banco");
      expect(await stages(page)).toEqual({});
    });
    const expected: Record<string, string> = {};
    for (const [index, choice] of [3, 2, 0, 1, 2, 3, 2].entries()) {
      const area = AREA_IDS[index] ?? "";
      for (let tab = 0; tab <= choice; tab++) await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      expected[area] = String(choice + 1);
      await expect(status).toHaveText(
        `${AREAS[area as keyof typeof AREAS].nome}: ${["broto", "muda", "planta", "em flor"][choice]}. ${index + 1} de 7 plantas.`,
      );
      expect(await stages(page)).toEqual(expected);
      await page.clock.runFor(450);
      await expect(heading(page)).toBeFocused();
    }
    await expect(heading(page)).toHaveText(`O jardim da ${NOME}`);
    await expect(garden(page)).toContainText("Vendas e preço é a planta que mais pede cuidado.");
    const chat = garden(page).getByRole("link", { name: /^Conversar sobre este resultado/ });
    const message = decodeURIComponent((await chat.getAttribute("href")) ?? "");
    expect(message).toMatch(/Finanças: firme\. .*Vendas e preço: precisa de cuidado\. .* Quero conversar/);
    expect(message).not.toContain("Boa Vista");
    // The whole diagnostic is for members: no other link leads there.
    const whole = garden(page).locator('a[href^="/diagnostico-gestao"]');
    await expect(whole).toHaveCount(1);
    await expect(whole).toHaveText(/^Já sou do grupo/);
    // This browser shares no files.
    await expect(garden(page).getByRole("button", { name: "Compartilhar a imagem" })).toHaveCount(0);
    await expect(garden(page).getByRole("link", { name: "Fazer as contas: ferramentas grátis" })).toHaveAttribute(
      "href",
      "/ferramentas",
    );
    await test.step("nothing was sent or stored, and a reload forgets", async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      );
      for (const secret of ["Boa Vista", "Boa%20Vista", "Boa+Vista", "broto", "Olhamos", "vendas_preco"]) {
        expect([kept, ...sent].filter((text) => text.includes(secret))).toEqual([]);
      }
      await page.clock.resume();
      await page.reload();
      await expect(field(page)).toHaveValue("");
      await expect(garden(page).locator("svg text").last()).toHaveText("Sua farmácia");
    });
  });
});

/** Whole inside the sign at every length, and "Sua farmácia" without a name. */
async function expectSign(page: Page): Promise<void> {
  const written = garden(page).locator(".jardim-quadro > svg:last-child text");
  const fits = () =>
    written.evaluateAll((texts) => texts.every((text) => (text as SVGTextElement).getComputedTextLength() <= 707));
  await field(page).focus();
  for (const [typed, shown] of [
    ["F", "F"],
    ["Fa", "Fa"],
    ["Farmácia Vital", "Farmácia Vital"],
    ["Farmácia Nossa Senhora A", "Farmácia Nossa Senhora A"],
    ["Drogaria São Sebastião do Paraíso", "Drogaria São Sebastião do Paraís"],
    ["   ", "Sua farmácia"],
    [NOME, NOME],
  ] as const) {
    await field(page).fill("");
    await page.keyboard.type(typed);
    // Each line is there twice: its relief and itself.
    await expect
      .poll(async () => [...new Set(await written.allTextContents())].join(" "), { message: typed })
      .toBe(shown);
    expect(await fits(), typed).toBe(true);
  }
}

test("[JARDIM-05, JARDIM-07, JARDIM-09, JARDIM-10, JARDIM-11] the end: words of its own, a picture to keep, a file to share and one printed page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        const failure = document.documentElement.dataset.share;
        if (failure) throw new DOMException("", failure);
        document.documentElement.dataset.shared = `${file?.name} ${file?.type}`;
      },
    });
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/jardim");
  await expect(page.getByRole("heading", { level: 1, name: "O jardim da sua farmácia" })).toBeVisible();
  await expectAccessible(garden(page));
  await field(page).fill(NOME);
  await garden(page).getByRole("button", { name: "Começar" }).click();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(garden(page));
  await test.step("under reduced motion plant and question change at once", () => expectAtOnce(page));
  await answerAll(page, () => 0);
  await expect(garden(page)).toContainText(/mesmo ponto do caminho\. Comece por Finanças: é a primeira da fila/);
  await expectAccessible(garden(page));
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      garden(page).getByRole("button", { name: "Guardar a imagem" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("jardim-farmacia-boa-vista.jpg");
    return readPicture(page, download);
  };
  const sprouts = await save();
  expect(sprouts).toMatchObject({ width: 1080, height: 1350 });

  await garden(page).getByRole("button", { name: "Responder de novo" }).click();
  await answerAll(page, () => 3);
  await expect(garden(page)).toContainText("Sete plantas em flor. O diagnóstico inteiro mostra");
  const flowers = await save();
  expect(flowers.head, "the name is written above the shop").toBeGreaterThan(500);
  for (const [area, patch] of Object.entries(flowers.plants)) {
    const earlier = sprouts.plants[area] ?? patch;
    const difference =
      patch.reduce((sum, value, at) => sum + Math.abs(value - (earlier[at] ?? value)), 0) / patch.length;
    expect(difference, `${area} grew on the picture`).toBeGreaterThan(12);
  }
  await garden(page).getByText("Mostrar as sete marcas na imagem").click();
  expect((await save()).foot, "the marks are on the picture only when asked for").not.toBe(flowers.foot);

  await test.step("sharing hands over the file; cancelled it is silent, refused it downloads", async () => {
    const share = garden(page).getByRole("button", { name: "Compartilhar a imagem" });
    const html = page.locator("html");
    await share.click();
    await expect(html).toHaveAttribute("data-shared", "jardim-farmacia-boa-vista.jpg image/jpeg");
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    const fail = (name: string) => html.evaluate((root, failure) => root.setAttribute("data-share", failure), name);
    await fail("AbortError");
    await share.click();
    await expect(share).toHaveText("Compartilhar a imagem");
    await fail("NotAllowedError");
    await Promise.all([page.waitForEvent("download"), share.click()]);
    expect(downloads).toHaveLength(1);
  });
  await test.step("one A4 page", async () => {
    await garden(page).getByRole("button", { name: "Responder de novo" }).click();
    await answerAll(page, (index) => (index === 2 ? 0 : 2));
    await garden(page).getByRole("button", { name: "Imprimir" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-folha]");
    await expect(sheet.getByRole("row")).toHaveCount(7);
    await expect(sheet).toContainText(
      /O jardim da Farmácia Boa Vista.*Hoje.*Nesta semana.*Neste mês.*O que combinamos/s,
    );
    await expect(sheet.locator("hr")).toHaveCount(3);
    await expect(sheet.locator(".jardim-quadro > picture img")).toHaveJSProperty("complete", true);
    await expect(sheet.locator(".jardim-quadro")).toBeVisible();
    for (const other of [page.getByRole("contentinfo"), options(page), heading(page)]) await expect(other).toBeHidden();
  });
});

/** The first answer, and back to the question: with motion the next question comes after 450 ms. */
async function expectAtOnce(page: Page): Promise<void> {
  const after = await options(page)
    .first()
    .evaluate(async (option: HTMLElement) => {
      option.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const plant = document.querySelector<HTMLElement>(".jardim-cena [data-planta=financas]");
      const { transform = "none", opacity = "" } = plant ? getComputedStyle(plant) : {};
      return [
        document.querySelector("#jardim [tabindex='-1']")?.textContent,
        plant?.dataset.estagio,
        transform,
        opacity,
      ];
    });
  expect(after).toEqual([PREVIA[1]?.texto, "1", "none", "1"]);
  await garden(page).getByRole("button", { name: "Voltar uma pergunta" }).click();
  await expect(heading(page)).toHaveText(PREVIA[0]?.texto ?? "");
}

/** The dark pixels of the name, the pixels of a patch above each soil, and the brightness of the foot of the picture, decoded by the browser. */
async function readPicture(page: Page, download: Download) {
  const bytes = (await readFile(await download.path())).toString("base64");
  return page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: "image/jpeg" });
    const { width, height, pen } = await createImageBitmap(blob).then((image) => {
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return { width: image.width, height: image.height, pen: context };
    });
    // Where a sprout does not reach; the shop is as wide as the picture and begins at 212.
    const above: Record<string, [number, number]> = {
      financas: [0.309, 0.17],
      compras_estoque: [0.335, 0.76],
      vendas_preco: [0.668, 0.17],
      pessoas: [0.493, 0.24],
      cliente_marketing: [0.8495, 0.62],
      digital: [0.158, 0.66],
      estrategia_conformidade: [0.512, 0.72],
    };
    const plants = Object.entries(above).map(([area, [x, y]]): [string, number[]] => {
      return [area, [...pen.getImageData(x * 1080 - 12, 212 + y * 945 - 12, 24, 24).data]];
    });
    const { data } = pen.getImageData(60, 1050, 960, 190);
    const foot = Math.round(data.reduce((sum, value) => sum + value, 0) / data.length);
    const title = pen.getImageData(60, 110, 960, 110).data;
    const head = title.filter((value, at) => at % 4 === 0 && value < 60).length;
    return { width, height, plants: Object.fromEntries(plants), foot, head };
  }, bytes);
}

test("[JARDIM-08, JARDIM-09] on a phone each question is whole on the screen without the tab bar, and little loads @360", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  const loaded: { url: string; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    loaded.push({ url: request.url(), bytes });
  });
  // The page's own last scripts come when it is idle.
  const isLast = isChunk("start-clients");
  await Promise.all([page.waitForResponse((response) => isLast(new URL(response.url()))), page.goto("/jardim")]);
  await page.waitForLoadState("networkidle");
  const isScript = isChunk("jardim-perguntas");
  expect(loaded.filter(({ url }) => SHEET.test(url) || isScript(new URL(url)))).toEqual([]);
  const before = loaded.length;
  await garden(page).getByRole("button", { name: "Começar" }).click();
  const tabBar = page.getByRole("navigation", { name: "Atalhos" });
  for (const [index, { texto }] of PREVIA.entries()) {
    await expect(heading(page)).toHaveText(texto);
    for (const option of await options(page).all()) await expect(option).toBeInViewport({ ratio: 1 });
    const scene = await page.locator(".jardim-cena").boundingBox();
    const pot = await page.locator(".jardim-anel[data-vista]").boundingBox();
    expect(scene && Math.min(640, scene.y + scene.height) - Math.max(68, scene.y)).toBeGreaterThanOrEqual(120);
    expect(pot && scene && pot.y >= scene.y && pot.y + pot.height <= scene.y + scene.height, texto).toBe(true);
    await expect(tabBar).toBeHidden();
    await options(page)
      .nth(index % 4)
      .click();
  }
  await expect(heading(page)).toHaveText("O seu jardim");
  await expect(tabBar).toBeVisible();
  await expect.poll(() => loaded.filter(({ url }) => SHEET.test(url)).length).toBe(7);
  const sizes = await Promise.all(loaded.slice(before).map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  await expectAccessible(garden(page));
  await test.step("320 px and 400 % zoom: the end", () => expectWhole(page));
  await garden(page).getByRole("button", { name: "Responder de novo" }).click();
  await expect(heading(page)).toHaveText(PREVIA[0]?.texto ?? "");
  await test.step("320 px and 400 % zoom: a question", () => expectWhole(page));
  await page.goto("/jardim");
  await test.step("320 px and 400 % zoom: the start", () => expectWhole(page));
});

/** At 320 px, and at 400 % zoom of 1280 × 1024, no words are wider than the screen or than what surrounds them. */
async function expectWhole(page: Page): Promise<void> {
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    const cut = await garden(page).evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>("p, a, button, li, h1, h2, h3, label, input")]
        .filter((part) => part.offsetParent && !part.closest(".sr-only"))
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const isClipped = getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
          return left < 0 || right > 320 || (isClipped && part.tagName !== "INPUT");
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
}

test("[JARDIM-12] without the script or a plant the garden says so, keeps what was typed and answered, and tries again", async ({
  page,
  quiet,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(isChunk("jardim-perguntas"), (route) => route.abort());
  await page.route(PICTURE, (route) => route.abort());
  await page.goto("/jardim");
  await field(page).fill(NOME);
  await garden(page).getByRole("button", { name: "Começar" }).click();
  await expect(garden(page).getByRole("alert")).toContainText("Não carregou.");
  await page.unroute(isChunk("jardim-perguntas"));
  await page.unrouteAll();
  await page.route(PICTURE, (route) => route.abort());
  await garden(page).getByRole("button", { name: "Tentar de novo" }).click();
  await answerAll(page, () => 3);
  await expect(heading(page)).toHaveText(`O jardim da ${NOME}`);
  await expect(garden(page)).toContainText("7 plantas não carregaram. Suas respostas continuam aqui.");
  await garden(page).getByRole("button", { name: "Guardar a imagem" }).click();
  await expect(garden(page).getByRole("alert")).toHaveText(/A imagem não pôde ser feita\./);
  await page.unrouteAll();
  await garden(page).getByRole("button", { name: "Tentar de novo" }).click();
  await expect(garden(page).getByText("plantas não carregaram")).toBeHidden();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const plants = document.querySelectorAll<HTMLImageElement>(".jardim-cena [data-estagio='4'] img");
        return [...plants].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length;
      }),
    )
    .toBe(7);
  // The browser logs each request that failed.
  expect(quiet.splice(0).every((line) => /Failed to load resource|dynamically imported module/.test(line))).toBe(true);
});
