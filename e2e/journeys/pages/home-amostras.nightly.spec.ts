import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

test("[HOME-01, HOME-07] the samples open with one press: a page of the book, the printed diagnostic and the video", async ({
  page,
}) => {
  await page.goto("/");
  const samples = page.getByRole("region", { name: "Veja antes de assinar" });
  await test.step("a row leads to what is free", async () => {
    await expect(samples.getByRole("link", { name: "Raio-X da praça" })).toHaveAttribute("href", "/raio-x");
    await expect(samples.getByRole("link", { name: "Ferramentas do dono" })).toHaveAttribute("href", "/ferramentas");
  });
  for (const [action, title] of [
    ["Abrir a página 9", "Uma página do livro"],
    ["Abrir a folha A4", "O diagnóstico no papel"],
  ] as const) {
    const link = samples.getByRole("link", { name: action });
    await link.click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("img")).toBeVisible();
    if (action === "Abrir a folha A4") {
      await page.setViewportSize({ width: 360, height: 740 });
      await dialog.getByRole("button", { name: "Ampliar para ler" }).click();
      await expect(dialog.getByRole("button", { name: "Ver a folha inteira" })).toBeInViewport({ ratio: 1 });
      expect((await dialog.getByRole("img").boundingBox())?.width).toBeGreaterThan(700);
    }
    await expectAccessible(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await samples.getByRole("link", { name: "Assistir ao vídeo" }).click();
  await expect(page).toHaveURL(/\/edenapp/);
  await expect(page.getByRole("dialog", { name: "O EdenApp por dentro" })).toBeVisible();
});
