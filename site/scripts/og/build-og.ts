import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { cardHtml } from "./card-html.ts";
import { cards } from "./cards.ts";

/**
 * Takes screenshots of the cards into public/og. Run manually when a title or a picture changes: npm run og --workspace
 * site
 */
const site = join(import.meta.dirname, "../..");
const output = join(site, "public/og");
const FOLDERS: Record<string, string> = {
  images: join(site, "app/images/files"),
  fraunces: join(site, "../ui/fonts"),
  atkinson: join(site, "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"),
};

mkdirSync(output, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  let html = "";
  await page.route("**/*", (route) => {
    const [, folder = "", name = ""] = new URL(route.request().url()).pathname.split("/");
    if (folder === "") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    return route.fulfill({ body: readFileSync(join(FOLDERS[folder] ?? "", name)) });
  });
  for (const card of cards) {
    html = cardHtml(card);
    await page.goto("http://cartao.invalid/", { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(output, `${card.name}.jpg`), type: "jpeg", quality: 84 });
  }
} finally {
  await browser.close();
}
