import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { stampPdf } from "./pdf-file.ts";

const ORIGIN = "http://impressao.invalid";
const FOLDERS: Record<string, string> = { fonts: "./fonts/", images: "../../app/images/files/" };

/** Prints a document's HTML. */
export async function printPage(browser: Browser, html: string, date: string): Promise<Buffer> {
  const page = await openPage(browser, html);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return stampPdf(pdf, date);
}

/** Opens a document's HTML. There are no network requests: fonts and images come from the repository. */
export async function openPage(browser: Browser, html: string): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    const [, folder = "", name = ""] = pathname.split("/");
    const body = await readFile(new URL((FOLDERS[folder] ?? "") + name, import.meta.url));
    return route.fulfill({ body });
  });
  await page.goto(ORIGIN, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await flattenImages(page);
  await refuseOverflow(page);
  return page;
}

/**
 * A picture with transparency is stored uncompressed in a PDF; flattened on its background colour it becomes a small
 * JPEG.
 */
async function flattenImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[data-backdrop]")) {
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No canvas");
      context.fillStyle = image.dataset.backdrop ?? "";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0);
      image.src = canvas.toDataURL("image/jpeg", 0.84);
      await image.decode();
    }
  });
}

/** Fails on overflow: in a document set page by page, text that does not fit would be cut off silently. */
async function refuseOverflow(page: Page): Promise<void> {
  const overflowing = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-page]")]
      .filter((body) => body.scrollHeight > body.clientHeight + 1)
      .map((body) => `${body.dataset.page} (${body.scrollHeight - body.clientHeight} px)`),
  );
  if (overflowing.length > 0) throw new Error(`Content does not fit page ${overflowing.join(", ")}`);
}
