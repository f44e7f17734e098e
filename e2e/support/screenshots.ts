import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { requireBuild } from "../../scripts/build-problem.ts";
import { startNginx } from "../../scripts/static/nginx.ts";
import { pages } from "../../scripts/static/pages.ts";
import { chromiumPath } from "./chromium-path.ts";
import { storeConsent } from "./consent.ts";
import { ports } from "./ports.ts";

/**
 * Screenshots of whole pages, into .local/shots. npm run shots [-- /planos /contato --widths 1440,1366x768,390x844]
 */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: "string", default: "1440,768,360" } },
});
const viewports = values.widths.split(",").map((size) => {
  const [width = 1440, height = 900] = size.split("x").map(Number);
  return { width, height };
});
const baseURL = `http://127.0.0.1:${ports.site}`;
const folder = join(import.meta.dirname, "../../.local/shots");
const paths = asked.length > 0 ? asked : pages.map((page) => page.path);

requireBuild();
mkdirSync(folder, { recursive: true });
const server = startNginx({ ports });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const viewport of viewports) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", baseURL });
    await storeConsent(context, baseURL);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      await showLazyImages(page);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: join(folder, `${name}-${viewport.width}.png`), fullPage: true });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill("SIGQUIT");
}

async function showLazyImages(page: import("@playwright/test").Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
