import type { Page } from "@playwright/test";

/** Whether the content is wider than the screen. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
