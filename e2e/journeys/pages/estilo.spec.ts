import { join } from "node:path";
import { expectAccessible } from "../../support/axe.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

const BUILT = join(import.meta.dirname, "../../../ui/build/estilo");
const ORIGIN = "http://estilo.test";

test("every ui component renders in all its states, accessibly, and is no part of the site", async ({
  context,
  request,
}) => {
  // Served from the files: the page belongs to no deployment.
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(BUILT, pathname === "/" ? "index.html" : pathname) });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(ORIGIN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jardim em miniatura");
  await expect(page.locator("section > h2")).toHaveCount(12);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  }
  expect(errors).toEqual([]);
  expect((await request.get("/estilo")).status()).toBe(404);
});
