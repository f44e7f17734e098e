import { teamSamples, visitorSamples } from "../../../scripts/emails/sample-emails.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test("[MAIL-02] every e-mail fits 360 px, loads its pictures from the site and has labels above values @360", async ({
  page,
  baseURL,
}) => {
  for (const { id, mail } of [...visitorSamples(baseURL ?? ""), ...teamSamples()]) {
    // Not a page of the site: a mail client embeds the pictures from another origin.
    await page.setContent(mail.html, { waitUntil: "load" });
    expect(await scrollsSideways(page), id).toBe(false);
    const pictures = await page
      .locator("img")
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth));
    expect(pictures, id).toEqual(id.startsWith("equipe-") ? [] : [336, 1120]);
    // A few, such as that of a text to approve, have no list of facts.
    const cells = await page
      .locator(".e-fact")
      .first()
      .locator("td")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [label, value] = [cells.at(0), cells.at(-1)];
    if (label && value) expect(label.bottom, id).toBeLessThanOrEqual(value.top + 1);
    else expect(id).toMatch(/^equipe-(?:texto|resumo)$/);
  }
  const headers = (await page.request.get("/email/livro.jpg")).headers();
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
});
