import { expect, test } from "vitest";
import { previewApp } from "./preview-app.ts";
import { teamSamples, visitorSamples } from "./sample-emails.ts";

const SITE = "http://localhost:5173";
const app = previewApp(SITE);
const read = async (path: string) => (await app.request(path)).text();

test("the index lists every e-mail, and each has a page with both widths and its plain text", async () => {
  const samples = [...visitorSamples(SITE), ...teamSamples()];
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  const index = await read("/");
  for (const { id, mail } of samples) {
    expect(index).toContain(`<a href="/${id}">`);
    const page = await read(`/${id}`);
    for (const width of [600, 360]) expect(page).toContain(`<iframe src="/${id}/html" width="${width}"`);
    expect(page).toContain(mail.text.split("\n")[0]);
    expect(await read(`/${id}/html`)).toBe(mail.html);
  }
});

test("an unknown e-mail is not found", async () => {
  for (const path of ["/outro", "/outro/html"]) expect((await app.request(path)).status).toBe(404);
});
