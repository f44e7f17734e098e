import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const TABLES = ["diagnosticos_lojas", "diagnosticos_perguntas", "diagnosticos_respostas"];
const isTest = (request: Request) => request.url().includes("/rest/v1/");

function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()} ${message.text()}`));
  return lines;
}

test("[SITE-07] counts at most one row of each diagnostics table, once per session, and only logs it; a failure is a warning", async ({
  page,
  quiet,
}) => {
  const asked: Request[] = [];
  page.on("request", (request) => isTest(request) && asked.push(request));
  const lines = logged(page);
  await page.goto("/");
  await expect.poll(() => lines.filter((line) => line.startsWith("debug connection test")).length).toBe(3);
  expect(asked.map((request) => new URL(request.url()).pathname.split("/").at(-1))).toEqual(TABLES);
  for (const request of asked) {
    expect(new URL(request.url()).searchParams.get("limit")).toBe("1");
    expect(request.headers().prefer).toBe("count=exact");
  }
  const bodies = await Promise.all(asked.map(async (request) => (await request.response())?.json()));
  // Visitors can read neither stores nor answers, not even an id.
  expect(bodies[0]).toEqual([]);
  expect(bodies[2]).toEqual([]);

  // Nothing must be requested again, so wait until the page has stopped requesting.
  await page.goto("/planos", { waitUntil: "networkidle" });
  expect(asked).toHaveLength(3);

  await page.evaluate(() => sessionStorage.clear());
  await page.route("**/rest/v1/**", (route) => route.abort());
  await page.reload();
  await expect.poll(() => lines.some((line) => line.startsWith("warning connection test failed"))).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  quiet.splice(0);
});
