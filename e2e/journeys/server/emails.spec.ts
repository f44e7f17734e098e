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
    const fact = page.locator(".e-fact").first();
    const [label, value] = await Promise.all([
      fact.locator("td").first().boundingBox(),
      fact.locator("td").last().boundingBox(),
    ]);
    expect((label?.y ?? 0) + (label?.height ?? 0), id).toBeLessThanOrEqual((value?.y ?? 0) + 1);
  }
  const headers = (await page.request.get("/email/livro.jpg")).headers();
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
});
