import { expectAccessible } from "../../support/axe.ts";
import { addFarmacia, cnpjOf, newRoot } from "../../support/farmacias.ts";
import { SENT } from "../../support/form-checks.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test("[PRACA-01, PRACA-02, SITE-01] a town is found with the keyboard alone, and the next one needs no new document", async ({
  page,
}) => {
  await page.goto("/raio-x");
  await expect(page).toHaveTitle("Éden Grupo - Raio-X da praça");
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  const field = page.getByRole("combobox", { name: "Cidade" });
  await test.step("suggestions", async () => {
    await field.focus();
    await page.keyboard.type("s");
    await expect(page.getByRole("option").first()).toContainText("São Paulo");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page.getByRole("search"));
    await page.keyboard.type("anta");
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await field.fill("maril");
  });
  await test.step("the town's page", async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/raio-x/sp/marilia");
    await expect(page).toHaveTitle("Mercado de farmácias em Marília, SP: 183 no registro");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await test.step("from town to town", async () => {
    await page.goto("/raio-x/sp");
    documents.length = 0;
    await page.getByRole("link", { name: /^Borá/ }).click();
    await expect(page).toHaveTitle(/^Mercado de farmácias em Borá, SP/);
    await page.goBack();
    await page.getByRole("link", { name: /^Cerquilho/ }).click();
    await expect(page).toHaveTitle(/^Mercado de farmácias em Cerquilho, SP/);
    expect(documents).toEqual([]);
  });
});

test("[PRACA-03] a CNPJ opens the page of its town, and one that is not in the register says so @360", async ({
  page,
}) => {
  const cnpj = await addFarmacia(cnpjOf(newRoot(), "0001"), { inicio_em: "2017-03-05" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/raio-x");
  await page.getByRole("button", { name: "Buscar pelo CNPJ" }).click();
  const field = page.getByLabel("CNPJ da farmácia");
  await expect(field).toBeFocused();
  await field.fill(cnpjOf(newRoot(), "0001"));
  await field.press("Enter");
  await expect(page.getByText("O número está certo, só não está na nossa lista.")).toBeVisible(SENT);
  await expectAccessible(page.getByRole("main"));
  expect(await scrollsSideways(page)).toBe(false);
  await field.fill(cnpj);
  await field.press("Enter");
  await expect(page).toHaveURL("/raio-x/sp/marilia", SENT);
  expect(requests.filter((url) => url.includes(cnpj))).toEqual([]);
});

test("[PRACA-04] an unknown town answers 404 with the nearest spellings, and a misspelt address redirects", async ({
  page,
  request,
  quiet,
}) => {
  const response = await page.goto("/raio-x/sp/mariliaa");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Não achamos essa cidade");
  const first = page.getByRole("region", { name: "Você quis dizer" }).getByRole("link").first();
  await expect(first).toHaveText("Marília, SP");
  await expectAccessible(page.getByRole("main"));
  await first.click();
  await expect(page).toHaveURL("/raio-x/sp/marilia");
  // The browser logs the document's own 404.
  expect(quiet.splice(0)).toEqual([expect.stringContaining("404")]);
  for (const [typed, proper] of [
    ["/raio-x/SP/Marilia", "/raio-x/sp/marilia"],
    ["/raio-x/sp/Mar%C3%ADlia", "/raio-x/sp/marilia"],
    ["/raio-x/RN/Olho%20d'%C3%81gua%20do%20Borges?de=zap", "/raio-x/rn/olho-d-agua-do-borges?de=zap"],
    ["/raio-x/SP", "/raio-x/sp"],
  ] as const) {
    const moved = await request.get(typed, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, proper]);
  }
  expect((await request.get("/raio-x/xx")).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[PRACA-01] the field is a list of states, to which the button leads", async ({ page }) => {
    await page.goto("/raio-x");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.getByRole("button", { name: "Ver o raio-x" }).click();
    await expect(page).toHaveURL(/\/raio-x\?*#estados$/);
    await page.getByRole("link", { name: "São Paulo" }).click();
    await expect(page.getByRole("link", { name: /^Marília/ })).toBeVisible();
  });
});
