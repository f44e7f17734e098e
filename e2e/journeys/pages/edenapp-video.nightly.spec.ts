import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { storeConsent } from "../../support/consent.ts";
import { expect, test } from "../../support/test.ts";

test.use({ consent: "aceito" });

const PLAYER = "https://www.youtube-nocookie.com";
const PLAYER_PAGE =
  '<!doctype html><html lang="pt-BR"><title>Player</title><section aria-label="Vídeo"><h1>Player</h1><button>Pausar</button></section></html>';

const thumbnail = (page: Page) => page.getByRole("button", { name: "Assistir ao vídeo O EdenApp por dentro" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "O EdenApp por dentro" });
const frame = (page: Page) => dialog(page).locator("iframe");

/** Fakes the player, records requests to other hosts and opens the page. */
async function open(page: Page, baseURL: string | undefined, path = "/edenapp"): Promise<string[]> {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url());
  });
  await page.route(`${PLAYER}/**`, (route) => route.fulfill({ contentType: "text/html", body: PLAYER_PAGE }));
  await page.goto(path);
  return others;
}

const WAYS_OUT: [string, (page: Page) => Promise<void>][] = [
  ["its button", (page) => dialog(page).getByRole("button", { name: "Fechar" }).click()],
  ["a click on the backdrop", (page) => page.mouse.click(20, 20)],
  ["Esc", (page) => page.keyboard.press("Escape")],
];

test("[PAGE-04] the thumbnail opens a modal with the video playing, closed by button, backdrop and Esc; no request to YouTube before the click", async ({
  page,
  baseURL,
}) => {
  const others = await open(page, baseURL);
  await thumbnail(page).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(others).toEqual([]);
  await thumbnail(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Fechar" })).toBeFocused();
  await expect(frame(page)).toHaveAttribute("src", new RegExp(`^${PLAYER}/embed/[\\w-]{11}\\?autoplay=1`));
  await expect(frame(page)).toHaveAttribute("allow", /autoplay/);
  await expect(frame(page).contentFrame().getByRole("button", { name: "Pausar" })).toBeVisible();
  expect(others.every((url) => url.startsWith(`${PLAYER}/embed/`))).toBe(true);
  await expectAccessible(dialog(page));
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  for (const [way, leave] of WAYS_OUT) {
    await test.step(`${way} closes it: the video is removed and focus is back on the thumbnail`, async () => {
      await thumbnail(page).click();
      await expect(frame(page)).toBeVisible();
      await leave(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(thumbnail(page)).toBeFocused();
    });
  }
  await test.step("the page does not scroll while it is open, and does again afterwards", () =>
    expectScrollLocked(page));
  await test.step("it works with the keyboard only", () => expectKeyboard(page));
});

async function expectScrollLocked(page: Page): Promise<void> {
  await thumbnail(page).click();
  await expect(frame(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("End");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // A wheel turned before the next frame is still blocked.
  const turn = () => page.mouse.wheel(0, 400).then(() => page.evaluate(() => window.scrollY));
  await expect.poll(turn).toBeGreaterThan(before);
}

async function expectKeyboard(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Google Play/ }).focus();
  await page.keyboard.press("Tab");
  await expect(thumbnail(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Fechar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(thumbnail(page)).toBeFocused();
}

test.describe("without consent", () => {
  test.use({ consent: null });

  test("[PAGE-04, COOKIE-03] YouTube is named and loads only after consent, also for a visit that started on another page", async ({
    page,
    context,
    baseURL,
  }) => {
    const others = await open(page, baseURL, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Eden App" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /A escola da farmácia/ })).toBeVisible();
    // The next page scrolls to its top first, or is a new document: a press during that would not become a click.
    const arrived = () => document.documentElement.hasAttribute("data-hydrated") && scrollY === 0;
    await expect.poll(() => page.evaluate(arrived).catch(() => false)).toBe(true);
    for (const [consent, words] of [
      [null, "Para assistir, é preciso carregar o YouTube"],
      ["recusado", "Você preferiu ficar sem cookies"],
    ] as const) {
      await test.step(`cookies ${consent ?? "undecided"}`, async () => {
        if (consent) {
          await storeConsent(context, baseURL, consent);
          others.splice(0);
          await page.reload();
        }
        await thumbnail(page).click();
        await expect(dialog(page).getByText("Este vídeo vem do YouTube")).toBeVisible();
        await expect(dialog(page).getByText(words)).toBeVisible();
        await expect(dialog(page).getByText("Você preferiu")).toHaveCount(consent ? 1 : 0);
        await expectAccessible(dialog(page));
        await expect(frame(page)).toHaveCount(0);
        expect(others).toEqual([]);
        await dialog(page).getByRole("button", { name: "Assistir" }).click();
        await expect(frame(page).contentFrame().getByRole("button", { name: "Pausar" })).toBeVisible();
        await expect(dialog(page).getByRole("heading", { name: "O EdenApp por dentro" })).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(thumbnail(page)).toBeFocused();
      });
    }
  });
});
