import { expect, test } from "../../support/test.ts";

test("[SITE-15] printed, /planos is one A4 page with 70 marks of what a plan includes and 44 of what it does not", async ({
  page,
}) => {
  await page.goto("/planos");
  const head = page.locator("header");
  let pdf = "";
  // The date is written by a script that loads when the page is idle.
  await expect(async () => {
    pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(await head.getAttribute("data-impresso")).toMatch(/impresso em \d+ de \S+ de \d{4}$/);
  }).toPass();
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: "print" });
  const signs = await page
    .locator("[data-mark]:visible")
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, "::before").content.slice(1, -1)));
  expect(signs.filter((sign) => /^✓[¹²³]?$/.test(sign))).toHaveLength(70);
  expect(signs.filter((sign) => sign === "–")).toHaveLength(44);
  await expect(page.getByRole("columnheader", { name: "Excelência" })).toBeVisible();
  await expect(page.locator("main img:visible")).toHaveCount(0);
  await expect(page.getByText("¹ Disponível em todos os planos da Edificação, do 1 ao 4.")).toBeVisible();
  await expect(head).toHaveAttribute("data-endereco", /^[\w.:-]+\/planos$/);
});
