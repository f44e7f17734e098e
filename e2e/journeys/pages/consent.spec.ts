import { expectAccessible } from "../../support/axe.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test.use({ consent: null });

const banner = { name: "Cookies, com a sua licença" };

for (const path of ["/", "/registro-despertar", "/success"]) {
  test(`[COOKIE-01] the banner is shown on ${path} until a choice is stored`, { tag: "@both" }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("region", banner)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("region", banner)).toBeVisible();
    await expectAccessible(page.getByRole("region", banner));
    if (isMobile) {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
    }
  });
}

for (const [button, value] of [
  ["Aceitar", "aceito"],
  ["Recusar", "recusado"],
] as const) {
  test(`[COOKIE-01, COOKIE-02] '${button}' is stored for one day and the banner stays hidden`, async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const before = Date.now() / 1000;
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("region", banner)).toBeHidden();
    await expect(page.locator("#conteudo")).toBeFocused();
    const cookie = (await context.cookies()).find(({ name }) => name === "eden_consentimento");
    expect(cookie?.value).toBe(value);
    expect(cookie?.expires).toBeGreaterThan(before + 24 * 3600 - 10);
    expect(cookie?.expires).toBeLessThan(before + 24 * 3600 + 60);
    await page.goto("/planos");
    await expect(page.getByRole("region", banner)).toBeHidden();
    await context.clearCookies({ name: "eden_consentimento" });
    await page.reload();
    await expect(page.getByRole("region", banner)).toBeVisible();
  });
}

test("[COOKIE-03] declining is as easy as accepting", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  const look = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      return { width, height, backgroundColor, color, borderColor, fontWeight, fontSize };
    });
  expect(await look("Recusar")).toEqual(await look("Aceitar"));
});

for (const path of ["/", "/registro-despertar"]) {
  test(`[NAV-06] the banner's link on ${path} opens the policy in a new tab, and says so`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole("region", banner).getByRole("link");
    await expect(link).toHaveAccessibleName("política de privacidade (abre em nova aba)");
    const opened = page.waitForEvent("popup");
    await link.click();
    await expect(await opened).toHaveURL("/politica-privacidade");
    await expect(page).toHaveURL(path);
  });
}

for (const path of ["/registro-despertar", "/contato"]) {
  test(`[COOKIE-01] before a choice, the end of ${path} can scroll above the banner`, { tag: "@both" }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const top = (await page.getByRole("region", banner).boundingBox())?.y ?? 0;
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.getByRole("button", { name: "Recusar" }).click();
    const below = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(below, "once decided no room is left for it").toBe(0);
  });
}

test("[COOKIE-03] before a choice nothing is stored and no other host is requested", async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  // The last request of a first visit.
  const settled = page.waitForResponse(/diagnosticos_respostas/);
  await page.goto("/");
  await settled;
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("[COOKIE-03] the choice can be reopened from the footer", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Recusar" }).click();
  await page.getByRole("contentinfo").getByRole("button", { name: "Preferências de cookies" }).click();
  await expect(page.getByRole("region", banner)).toBeVisible();
  await expect(page.getByRole("region", banner)).toBeFocused();
});
