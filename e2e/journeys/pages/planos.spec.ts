import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const PLANS = ["Despertar", "Edificação", "Estímulo", "Ritmo", "Hábito", "Excelência"];
const PLENITUDE = PLANS.slice(2);

/** The matrix as specified: one letter per plan, in order; x where the plan includes the row. */
const GROUPS: Record<string, Record<string, string>> = {
  "Educação e Mentoria": { EAD: "x-xxxx", Imersão: "x-----", Mentoria: "-x----" },
  "Gestão e Análise": {
    "Gestão Financeira": "-xxxxx",
    "Gestão de Compras": "-xxxxx",
    "Painel de Compras": "-xxxxx",
    "Painel de Vendas": "-xxxxx",
    "Mix de Produtos": "-xxxxx",
    EVA: "-xxxxx",
    "Estudo de localização": "-xxxxx",
    "Venda por Whatsapp": "-x-xxx",
    "Clube de Vantagens": "-x--xx",
    "Delivery Online": "-x---x",
    "Super Apps": "-x---x",
  },
  Marcas: { "Valora Farma": "--xxxx", "Dolado Farma": "--xxxx", "Farmácias Bate Preço": "--xxxx" },
  Consultoria: { Orientativa: "-x----", Transformadora: "--xxxx" },
};

const comparison = (page: Page) => page.getByRole("table", { name: "Comparação dos seis planos" });
const said = (letter: string | undefined) => (letter === "x" ? "Incluído" : "Não incluído");
const planCard = (page: Page, plan: string) =>
  page.locator("main details").filter({ has: page.getByRole("heading", { name: plan, exact: true }) });
const isOpen = (details: Locator) => details.evaluate((element: HTMLDetailsElement) => element.open);

test("[PLAN-03, PLAN-05, PLAN-06, PLAN-07, PLAN-08, PLAN-09, PLAN-10] the table compares six plans in 19 rows, with notes, explanations and a link to each form", async ({
  page,
  context,
}) => {
  await page.goto("/planos");
  const table = comparison(page);
  await test.step("prices come first, and the comparison begins with how and when the planos have theirs", () =>
    expectPrices(page, table));
  await test.step("six plans, 19 rows of four groups", async () => {
    const heads = table.getByRole("columnheader");
    for (const plan of PLANS) await expect(heads.filter({ hasText: new RegExp(`^${plan}$`) })).toBeVisible();
    const bodies = table.locator("tbody:has(th[scope=rowgroup])");
    await expect(bodies).toHaveCount(4);
    const read = await bodies.evaluateAll((groups) =>
      groups.map((group) => {
        const words = (cell: Element) => cell.querySelector("button")?.textContent ?? cell.textContent ?? "";
        const [title, ...rows] = [...group.querySelectorAll("tr")];
        return {
          title: title?.querySelector("th[scope=rowgroup]")?.textContent,
          rows: rows.map((row) => ({
            name: row.querySelector("th[scope=row] button")?.textContent,
            cells: [...row.querySelectorAll("td")].map(words),
          })),
        };
      }),
    );
    const expected = Object.entries(GROUPS).map(([title, rows]) => ({
      title,
      rows: Object.entries(rows).map(([name, letters]) => ({ name, cells: [...letters].map(said) })),
    }));
    expect(read).toEqual(expected);
    expect(read.flatMap((group) => group.rows)).toHaveLength(19);
  });
  await test.step("Plenitude's plans are below its logo, Excelência is recommended", async () => {
    const bands = table.locator("th[scope=colgroup]");
    await expect(bands).toHaveText(["Pacotes", "PLENITUDEPromoção Lançamento"]);
    const box = await bands.last().boundingBox();
    for (const plan of PLENITUDE) {
      const column = await table.getByRole("columnheader", { name: plan, exact: true }).boundingBox();
      expect(column?.x).toBeGreaterThanOrEqual((box?.x ?? 0) - 1);
      expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1);
    }
    await expect(table.getByText("Recomendado")).toHaveCount(1);
    const featured = table
      .getByRole("row", { name: /^Descrição/ })
      .getByRole("cell")
      .last();
    await expect(featured).toContainText("Nível máximo de resultados");
    await expect(featured).toContainText(/Recomendado\s*o mais completo$/);
    const ground = (name: string) =>
      table.getByRole("columnheader", { name, exact: true }).evaluate((head) => getComputedStyle(head).backgroundColor);
    expect(await ground("Excelência")).not.toBe(await ground("Hábito"));
  });
  const cells = table.getByRole("row", { name: /^Descrição/ }).getByRole("cell");
  await test.step("each plan says what it is and has its pot", () =>
    expectPlaces(page, (plan) => cells.nth(PLANS.indexOf(plan)), "main thead img"));
  await test.step("why Edificação's list differs from the one in its form", async () => {
    const why = page.getByText("A Edificação tem quatro versões, os Planos 1 a 4.");
    await expect(why).toBeVisible();
    const link = why.getByRole("link", { name: "cadastro da Edificação" });
    await expect(link).toHaveAttribute("href", "/registro-edificacao");
  });
  await test.step("a chat with the consultant for undecided visitors, message prefilled", async () => {
    const help = page.getByRole("region", {
      name: "Não tem certeza de qual plano escolher? Entre em contato conosco!",
    });
    const chat = help.getByRole("link", { name: /^Falar com Consultor/ });
    await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "conversa" }));
    const [tab] = await Promise.all([context.waitForEvent("page"), chat.click()]);
    await tab.waitForURL("https://wa.me/**");
    const address = new URL(tab.url());
    expect(address.pathname).toMatch(/^\/55\d{10,11}$/);
    expect(address.searchParams.get("text")).toBe("Olá! Gostaria de ajuda para escolher um plano do Éden Grupo.");
    await expect(page).toHaveURL("/planos");
    await tab.close();
  });
  await test.step("the note on a check mark of Edificação opens on hover, click and focus", () => expectNotes(page));
  await test.step("a row's name explains it", () => expectExplained(page, table));
  await test.step("'Escolher' links to each form", () => expectChoices(page, 2));
});

/** The app's prices are in the opening; no plan of the comparison has an amount. */
async function expectPrices(page: Page, table: Locator): Promise<void> {
  const prices = page.getByRole("table", { name: "Escolha o ritmo do seu crescimento" });
  await expect(prices.getByRole("rowheader")).toHaveText([
    "Formatos: para aprender",
    "App",
    "Imersão",
    "Mentoria",
    "Pacotes: para transformar a loja",
    "Despertar",
    "Edificação",
    "Plenitude",
  ]);
  await expect(prices).toContainText(/R\$\s0/);
  const [first, second] = [await prices.boundingBox(), await table.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  const row = table.locator("tbody tr").first();
  await expect(row.getByRole("rowheader")).toHaveText("Quanto custa");
  await expect(row.getByRole("cell")).toHaveText(
    /^Proposta do consultor em \d+ dias? út(il|eis)\. Escolher não gera cobrança\.$/,
  );
  await expect(row.getByRole("cell")).toHaveAttribute("colspan", "6");
  await expect(table).not.toContainText("R$");
}

/** Despertar and Edificação are packages, Plenitude's plans its four steps, and each product keeps its pot. */
async function expectPlaces(page: Page, place: (plan: string) => Locator, pictures: string): Promise<void> {
  await expect(place("Despertar")).toContainText("Pacote: App + Imersão");
  await expect(place("Edificação")).toContainText(/Pacote(?!:)/);
  for (const [index, plan] of PLENITUDE.entries()) {
    await expect(place(plan)).toContainText(`Passo ${index + 1} de 4`);
  }
  const pots = await page
    .locator(pictures)
    .evaluateAll((all) => all.map((pot) => /vaso-\d/.exec(pot.getAttribute("src") ?? "")?.[0]));
  expect(pots).toEqual(["vaso-4", "vaso-5", "vaso-6"]);
}

test("[PLAN-03, PLAN-04, PLAN-05, PLAN-07, PLAN-08, PLAN-09] on a phone every plan lists its rows and expands independently, also by keyboard", {
  tag: "@360",
}, async ({ page }) => {
  await page.goto("/planos");
  await expect(comparison(page)).toBeHidden();
  const cards = page.locator("main details");
  await expect(cards).toHaveCount(6);
  for (const [column, plan] of PLANS.entries()) {
    await test.step(`${plan}: its marks and rows`, async () => {
      const card = planCard(page, plan);
      // The four plans of Plenitude are rows of one card, which has its logo.
      const group = card.locator("xpath=../../..").filter({ hasText: /^PLENITUDE\s*Promoção Lançamento/ });
      await expect(group).toHaveCount(PLENITUDE.includes(plan) ? 1 : 0);
      await expect(card.getByText("Recomendado")).toHaveCount(plan === "Excelência" ? 1 : 0);
      const rows = await card.locator("li").evaluateAll((items) =>
        items.map((item) => {
          const copy = item.cloneNode(true) as Element;
          for (const tip of copy.querySelectorAll("[role=tooltip]")) tip.remove();
          return copy.textContent;
        }),
      );
      const expected = Object.values(GROUPS).flatMap((group) =>
        Object.entries(group).map(([name, letters]) => `${said(letters[column])}${name}`),
      );
      expect(rows).toEqual(expected);
    });
  }
  await test.step("each plan says what it is and has its pot, Plenitude's four share one", async () => {
    const cardPots = "main div:has(> div > div > details) img, main summary img";
    await expectPlaces(page, (plan) => planCard(page, plan).locator("summary"), cardPots);
  });
  await test.step("a tap opens and closes one plan and no other", async () => {
    const start = await cards.evaluateAll((all) => all.map((card) => (card as HTMLDetailsElement).open));
    expect(start).toEqual([false, false, false, false, false, true]);
    for (const plan of PLANS.slice(0, 5)) {
      await planCard(page, plan).locator("summary h3").click();
      await expect.poll(() => isOpen(planCard(page, plan))).toBe(true);
    }
    expect(await cards.evaluateAll((all) => all.every((card) => (card as HTMLDetailsElement).open))).toBe(true);
    for (const plan of PLANS) {
      await planCard(page, plan).locator("summary h3").click();
      await expect.poll(() => isOpen(planCard(page, plan))).toBe(false);
      await expect(planCard(page, plan).getByText("Clube de Vantagens").first()).toBeHidden();
    }
  });
  await test.step("the keyboard opens and closes a plan, and with all open the page is accessible", async () => {
    const ritmo = planCard(page, "Ritmo");
    await ritmo.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(ritmo)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(ritmo)).toBe(false);
    for (const plan of PLANS) await planCard(page, plan).locator("summary").press("Enter");
    await expect(page.locator("main details:not([open])")).toHaveCount(0);
  });
  await test.step("a tap opens the note and the next tap closes it; a row's name explains it", () =>
    expectTappedNote(page));
  await test.step("'Escolher' links to each form, also while the card is closed", () => expectChoices(page, 1));
});

const DESTINATIONS: [string, string, string][] = [
  ["Despertar", "/registro-despertar", "Éden Grupo - Registro Despertar"],
  ["Edificação", "/registro-edificacao", "Éden Grupo - Registro Edificação"],
  ["Estímulo", "/registro-plenitude?plano=estimulo", "Éden Grupo - Registro Plenitude"],
  ["Ritmo", "/registro-plenitude?plano=ritmo", "Éden Grupo - Registro Plenitude"],
  ["Hábito", "/registro-plenitude?plano=habito", "Éden Grupo - Registro Plenitude"],
  ["Excelência", "/registro-plenitude?plano=excelencia", "Éden Grupo - Registro Plenitude"],
];

/** At the head and at the foot of the table; on a phone once. */
async function expectChoices(page: Page, times: number): Promise<void> {
  for (const [plan, address, title] of DESTINATIONS) {
    const links = page.getByRole("link", { name: `Escolher ${plan}`, exact: true });
    await expect(links).toHaveCount(times);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", address);
    await expect(links.first()).toHaveText(/^Escolher/);
    // One plan is enough to follow.
    if (plan !== "Estímulo") continue;
    await links.first().click();
    await expect(page).toHaveTitle(title);
    expect(new URL(page.url()).pathname).toBe(address.split("?")[0]);
    await page.goBack();
    await expect(page).toHaveTitle("Éden Grupo - Planos");
  }
}

/** The check mark of Edificação in a row, and the note it opens. */
function tipOf(page: Page, row: string) {
  const mark = comparison(page)
    .getByRole("row", { name: new RegExp(`^${row}`) })
    .getByRole("button", { name: "Incluído" });
  return { mark, tip: page.locator("[role=tooltip]:popover-open") };
}

/** A press on a row's name explains the row; Esc closes the explanation and keeps the focus. */
async function expectExplained(page: Page, part: Locator): Promise<void> {
  const name = part.getByRole("button", { name: "EVA", exact: true });
  await name.click();
  const explanation = page.locator("[popover]:popover-open");
  await expect(explanation).toContainText("Agente virtual");
  await expect(explanation).toBeInViewport({ ratio: 1 });
  await expectAccessible(explanation);
  await page.keyboard.press("Escape");
  await expect(explanation).toHaveCount(0);
  await expect(name).toBeFocused();
}

async function expectNotes(page: Page): Promise<void> {
  await expect(comparison(page).getByRole("button", { name: "Incluído" })).toHaveCount(13);
  const { mark, tip } = tipOf(page, "Clube de Vantagens");
  await mark.hover();
  await expect(tip).toHaveText("Disponível na Edificação a partir do Plano 2.");
  await page.mouse.move(5, 5);
  await expect(tip).toBeHidden();

  await mark.click();
  await page.mouse.move(5, 5);
  await expect(tip).toBeVisible();
  await expectAccessible(tip);
  await mark.click();
  await expect(tip).toBeHidden();

  await page.getByRole("button", { name: "Mentoria", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(tipOf(page, "Mentoria").mark).toBeFocused();
  await expect(tip).toHaveText("Disponível em todos os planos da Edificação, do 1 ao 4.");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await expect(tipOf(page, "Mentoria").mark).toBeFocused();
}

/** On a phone with all cards open. */
async function expectTappedNote(page: Page): Promise<void> {
  const card = planCard(page, "Edificação");
  const mark = card.getByRole("listitem").filter({ hasText: "Super Apps" }).getByRole("button", { name: "Incluído" });
  const tip = page.locator("[role=tooltip]:popover-open");
  await mark.tap();
  await expect(tip).toHaveText("Disponível na Edificação a partir do Plano 2.");
  const box = await tip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await mark.tap();
  await expect(tip).toBeHidden();
  await expectExplained(page, planCard(page, "Excelência"));
}

test("at 1440, 1024 and 768 px names and buttons stay visible above the rows, nothing scrolls sideways, and no focused button is covered @nightly", async ({
  page,
}) => {
  await page.goto("/planos");
  for (const { width, top } of [
    { width: 1440, top: 0 },
    { width: 1024, top: 0 },
    { width: 768, top: 68 },
  ]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectHeadVisible(page, width, top);
      // every-page.spec.ts checks the page at 1440 px.
      if (width === 768) await expectAccessible(page);
      await page.setViewportSize({ width, height: 700 });
      await expectFocusVisible(page);
    });
  }
});

/** Scrolled to the last rows, the names and buttons of all plans are below `top` and inside the width. */
async function expectHeadVisible(page: Page, width: number, top: number): Promise<void> {
  const table = comparison(page);
  await table.getByRole("rowheader", { name: "Super Apps" }).scrollIntoViewIfNeeded();
  await table.getByRole("rowheader", { name: "Transformadora" }).scrollIntoViewIfNeeded();
  for (const plan of PLANS) {
    const name = await table.getByRole("columnheader", { name: plan, exact: true }).locator("span").boundingBox();
    const choose = await table
      .locator("thead")
      .getByRole("link", { name: `Escolher ${plan}` })
      .boundingBox();
    expect(name?.y).toBeGreaterThanOrEqual(top);
    expect(choose?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 2);
    expect(choose?.y).toBeLessThan(top + 130);
    expect((choose?.x ?? 0) + (choose?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** A button focused with Shift+Tab is not covered by the sticky header. */
async function expectFocusVisible(page: Page): Promise<void> {
  await tipOf(page, "Orientativa").mark.focus();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press("Shift+Tab");
    const focused = page.locator("tbody button:focus");
    await expect(focused).toBeVisible();
    const covered = () =>
      focused.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return button.contains(at) ? undefined : button.textContent;
      });
    await expect.poll(covered).toBeUndefined();
  }
}
