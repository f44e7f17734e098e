import { expectSent, field, fill, LABELS, MESSAGE, STORED, send, typed, typeInto } from "../../support/contato.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/contato"));

test("[CONTACT-01] filled in and sent with the keyboard only", async ({ page }) => {
  const email = uniqueEmail();
  const texts = typed(email);
  await field(page, "Nome").focus();
  for (const label of LABELS) {
    await expect(field(page, label)).toBeFocused();
    await typeInto(field(page, label), texts[label]);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSent(page);
  expect(await rowsOf("contato", email)).toMatchObject([STORED]);
});

test("[NAV-06] the policy opens in a new tab, and the form keeps what was typed", async ({ page, context }) => {
  await field(page, "Nome").fill("Ana");
  const opened = context.waitForEvent("page");
  await page.locator("form").getByRole("link", { name: "Política de Privacidade" }).click();
  await expect(await opened).toHaveURL(/\/politica-privacidade$/);
  await expect(field(page, "Nome")).toHaveValue("Ana");
});

test("[PAGE-08] the form comes first, the picture next to it on large screens, then shared sections", async ({
  page,
}) => {
  const picture = page.locator("main picture img").first();
  const form = page.locator("form");
  await expect(page.getByRole("heading", { name: "Outros jeitos de chegar até nós" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Perguntas que todo dono faz" })).toBeVisible();
  await page.getByRole("link", { name: "Escrever agora" }).click();
  await expect(field(page, "Nome")).toBeFocused();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(picture).toBeVisible();
  const [left, right] = [await form.boundingBox(), await picture.boundingBox()];
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(picture).toBeHidden();
  const order = await page.locator("main").evaluate((main) => {
    const parts = [...main.querySelectorAll("form, h2, picture")];
    return parts[0]?.tagName;
  });
  expect(order).toBe("FORM");
});

test.describe("before hydration and without JavaScript", () => {
  test("[CONTACT-01] what is typed before hydration is kept and sent, and fast typing does not count as a bot", async ({
    page,
  }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    const email = uniqueEmail();
    await fill(page, email);
    await takeTime(page);
    release();
    await expect(page.locator("html[data-hydrated]")).toBeAttached(SENT);
    await expect(field(page, "Mensagem")).toHaveValue(MESSAGE);
    await send(page).click();
    await expectSent(page);
    expect(await rowsOf("contato", email)).toMatchObject([{ suspeito: false }]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("[SITE-08] instead of the form the page shows how to contact the group", async ({ page }) => {
    await expect(page.getByText("Este formulário precisa de JavaScript.")).toBeVisible();
    await expect(page.getByRole("link", { name: /fale com a gente pelo WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
  });
});
