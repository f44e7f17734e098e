import { expectSent, field, fill, LABELS, MESSAGE, STORED, send, typed, typeInto } from "../../support/contato.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { expect, test } from "../../support/test.ts";

test.beforeEach(({ page }) => page.goto("/contato"));

test("[CONTACT-01, NAV-06, PAGE-08] the form comes first, with a picture beside it, the policy in a new tab, and is sent with the keyboard only", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  const texts = typed(email);
  await test.step("the form comes first, the picture next to it on large screens, then shared sections", async () => {
    const picture = page.locator("main picture img").first();
    const form = page.locator("form");
    await expect(page.getByRole("heading", { name: "Outros jeitos de chegar até nós" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Perguntas que todo dono faz" })).toBeVisible();
    // The final invitation of other pages would lead here.
    await expect(page.getByRole("link", { name: "Comparar os planos" })).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(picture).toBeVisible();
    const [left, right] = [await form.boundingBox(), await picture.boundingBox()];
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(picture).toBeHidden();
    const first = await page.locator("main").evaluate((main) => main.querySelector("form, h2, picture")?.tagName);
    expect(first).toBe("FORM");
  });
  const opened = context.waitForEvent("page");
  await page.locator("form").getByRole("link", { name: "Política de Privacidade" }).click();
  const policy = await opened;
  await expect(policy).toHaveURL(/\/politica-privacidade$/);
  await policy.close();
  await page.getByRole("link", { name: "Escrever agora" }).click();
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
