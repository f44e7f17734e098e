import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test.use({ consent: null });

const bannerOf = (page: Page) => page.getByRole("region", { name: "Cookies, com a sua licença" });

test("[COOKIE-01, COOKIE-03, NAV-06] until a choice is stored every page shows the banner, which covers nothing; declining is as easy as accepting", async ({
  page,
  context,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const path of ["/", "/registro-despertar", "/contato", "/success"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(bannerOf(page)).toBeVisible();
      await expectAccessible(bannerOf(page));
      await expectEqualButtons(page);
      if (path === "/registro-despertar") await expectPolicyLink(page, path);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => scrollsSideways(page)).toBe(false);
      await expectEqualButtons(page);
      if (path === "/registro-despertar") await expectRoomForTheEnd(page);
      await page.setViewportSize({ width, height });
      if (path === "/contato") await expectRoomForTheEnd(page);
      await context.clearCookies();
    });
  }
});

test("[COOKIE-01] a choice that is pressed before the scripts arrive counts", async ({ page, context }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/contato", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  held.resolve();
  await expect(bannerOf(page)).toBeHidden();
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
});

async function expectEqualButtons(page: Page): Promise<void> {
  const look = (name: string) =>
    page.getByRole("button", { name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      return { width, height, backgroundColor, color, borderColor, fontWeight, fontSize };
    });
  // The pointer is where it was on the previous page, perhaps over a button.
  await page.mouse.move(0, 0);
  await expect.poll(() => look("Recusar")).toEqual(await look("Aceitar"));
}

async function expectPolicyLink(page: Page, path: string): Promise<void> {
  const link = bannerOf(page).getByRole("link");
  await expect(link).toHaveAccessibleName("política de privacidade (abre em nova aba)");
  const opened = page.waitForEvent("popup");
  await link.click();
  const policy = await opened;
  await expect(policy).toHaveURL("/politica-privacidade");
  await policy.close();
  await expect(page).toHaveURL(path);
}

/** The end of the page can scroll above the banner, and once decided no room is left for it. */
async function expectRoomForTheEnd(page: Page): Promise<void> {
  const gap = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const top = (await bannerOf(page).boundingBox())?.y ?? 0;
    const footer = await page.getByRole("contentinfo").boundingBox();
    return top - (footer?.y ?? 0) - (footer?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.getByRole("button", { name: "Recusar" }).click();
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
}

test("[COOKIE-01, COOKIE-02, COOKIE-03] before a choice nothing is stored and no other host is requested; a choice is stored for one day and can be reopened", async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  // The last request of a first visit.
  const settled = page.waitForResponse(/diagnosticos_respostas/);
  await page.goto("/");
  await settled;
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect([...hosts]).toEqual([new URL(page.url()).host]);

  for (const [button, value] of [
    ["Aceitar", "aceito"],
    ["Recusar", "recusado"],
  ] as const) {
    await test.step(button, async () => {
      const before = Date.now() / 1000;
      await page.getByRole("button", { name: button }).click();
      await expect(bannerOf(page)).toBeHidden();
      await expect(page.locator("#conteudo")).toBeFocused();
      const cookie = (await context.cookies()).find(({ name }) => name === "eden_consentimento");
      expect(cookie?.value).toBe(value);
      expect(cookie?.expires).toBeGreaterThan(before + 24 * 3600 - 10);
      expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600 + 1);
      await page.goto("/planos");
      await expect(bannerOf(page)).toBeHidden();
      await context.clearCookies({ name: "eden_consentimento" });
      await page.reload();
      await expect(bannerOf(page)).toBeVisible();
    });
  }
  await test.step("reopened from the footer", async () => {
    await page.getByRole("button", { name: "Recusar" }).click();
    await expect(bannerOf(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("button", { name: "Preferências de cookies" }).click();
    await expect(bannerOf(page)).toBeVisible();
    await expect(bannerOf(page)).toBeFocused();
  });
});
