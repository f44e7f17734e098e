import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const LEARN = "Aprender";
const TOOLS = "Ferramentas e orientação para decidir";
const BRAND = "Uma marca conhecida na fachada";
const MINE = "Aberta, e a rotina depende de mim";
const READY = "Aberta, com equipe e números em dia";
const TEAM = "Eu e a minha equipe";
const GUIDED = "Quero alguém acompanhando a execução";

test("[PLAN-11, PLAN-12] three answers lead to a product, its reason and its column; nothing of them is sent", async ({
  page,
}) => {
  await page.goto("/planos");
  const help = page.getByRole("region", { name: "Não sabe qual? Três perguntas" });
  const status = help.getByRole("status");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

  await test.step("the keyboard alone answers, and the result appears with the third answer", async () => {
    await expect(status).toHaveText("A indicação aparece aqui. Faltam 3 respostas.");
    await help.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(help.getByRole("radio", { name: MINE })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(status).toContainText("Falta 1 resposta.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(status).toContainText("Para você, hojeEdificação");
    await expect(status).toContainText("até 11 ferramentas, mentoria e Consultoria Orientativa");
    await expectAccessible(help);
  });
  await test.step("price, time, the product's own button, a chat with the answers and what the result is not", async () => {
    await expect(help.getByRole("definition")).toHaveText([/^Proposta em \d+ dias? út/, "10 meses"]);
    const own = help.getByRole("link", { name: "Falar com Consultor sobre Edificação" });
    await expect(own).toHaveAttribute("href", "/registro-edificacao");
    const chat = await help.getByRole("link", { name: /^Conversar sobre esta indicação/ }).getAttribute("href");
    const message = new URL(chat ?? "").searchParams.get("text");
    for (const part of ["Edificação", MINE, TOOLS, TEAM]) expect(message).toContain(part);
    await expect(help).toContainText("É uma indicação, não um diagnóstico. O consultor confirma com você.");
  });
  await test.step("'Ver na tabela' brings the column into view and focus, and marks it alone", async () => {
    expect(await pressAndReadMarked(help)).toEqual(["Edificação"]);
    const column = page.getByRole("columnheader", { name: "Edificação", exact: true });
    await expect(column).toBeFocused();
    await expect(column).toBeInViewport({ ratio: 1 });
  });
  await test.step("a brand leads to Plenitude and its four columns", async () => {
    await answer(help, BRAND);
    await expect(status).toContainText("Plenitude");
    expect(await pressAndReadMarked(help)).toEqual(["Estímulo", "Ritmo", "Hábito", "Excelência"]);
    const group = page.getByRole("columnheader", { name: /^PLENITUDE/ });
    await expect(group).toBeFocused();
    await expect(group).toBeInViewport({ ratio: 1 });
  });
  await test.step("products without a column offer their own page", async () => {
    await answer(help, LEARN, GUIDED);
    await expect(status).toContainText("Mentoria");
    await expectPage(help, "Conhecer a Mentoria", "/educacao#mentoria");
    await answer(help, READY, TEAM);
    await expect(status).toContainText("EdenApp");
    await expect(help.getByRole("definition").first()).toHaveText(/^R\$ 0 ou 12 × R\$ \d+,\d\d$/);
    await expectPage(help, "Conhecer o EdenApp", "/edenapp");
    await expect(help.getByRole("link", { name: "Adquira agora: App" })).toBeVisible();
  });
  await test.step("on a phone 'Ver na tabela' opens the accordion", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await answer(help, MINE);
    await expect(status).toContainText("O Despertar junta o EdenApp e a Imersão.");
    await expectAccessible(help);
    await help.getByRole("button", { name: "Ver na tabela" }).click();
    await expectOpened(page, "Despertar");
    await answer(help, TOOLS, GUIDED);
    await help.getByRole("button", { name: "Ver na tabela" }).click();
    await expectOpened(page, "Estímulo");
  });
  expect(sent.filter((request) => /depende|ferramentas|acompanhad|aprender|indica/i.test(request))).toEqual([]);
  await expect(page).toHaveURL("/planos");
});

async function answer(help: Locator, ...labels: string[]): Promise<void> {
  for (const label of labels) await help.getByRole("radio", { name: label }).check();
}

/** Presses 'Ver na tabela' and reads at once, because the marks end by themselves, which columns are marked. */
function pressAndReadMarked(help: Locator): Promise<string[]> {
  return help.getByRole("button", { name: "Ver na tabela" }).evaluate((button) => {
    (button as HTMLElement).click();
    const names = [...document.querySelectorAll("thead th[scope=col]")];
    return names.filter((name) => name.getAnimations().length > 0).map(({ textContent }) => textContent);
  });
}

async function expectPage(help: Locator, name: string, address: string): Promise<void> {
  await expect(help.getByRole("link", { name })).toHaveAttribute("href", address);
  await expect(help.getByRole("button", { name: "Ver na tabela" })).toHaveCount(0);
}

async function expectOpened(page: Page, plan: string): Promise<void> {
  const details = page.locator("main details").filter({ has: page.getByRole("heading", { name: plan, exact: true }) });
  const summary = details.locator("summary");
  await expect(details).toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
}
