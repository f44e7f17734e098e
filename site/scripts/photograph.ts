import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { folders } from "./scene-files.ts";

interface Scene {
  html: string;
  path: string;
  /** Of a JPEG; without it the picture is a PNG with a transparent background. */
  quality?: number;
  /** Runs before the screenshot; throws if the scene is not right. */
  check?: (page: Page) => Promise<void>;
}

interface Viewport {
  width: number;
  height: number;
}

/** Takes a screenshot of each scene. Its HTML may load `/images/`, `/fraunces/` and `/atkinson/`. Needs Chromium. */
export async function photograph(scenes: Scene[], viewport: Viewport): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage({ viewport });
    let body = "";
    await page.route("**/*", (route) => {
      const [, folder = "", name = ""] = new URL(route.request().url()).pathname.split("/");
      if (folder === "") return route.fulfill({ contentType: "text/html; charset=utf-8", body });
      return route.fulfill({ body: readFileSync(join(folders[folder] ?? "", name)) });
    });
    for (const { html, path, quality, check } of scenes) {
      body = html;
      await page.goto("http://cartao.invalid/", { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      await check?.(page);
      await page.screenshot(quality ? { path, type: "jpeg", quality } : { path, omitBackground: true });
    }
  } finally {
    await browser.close();
  }
}
