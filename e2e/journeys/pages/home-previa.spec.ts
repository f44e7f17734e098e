import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const taste = "Sete perguntas, um primeiro retrato";

test("[DIAG-10, HOME-07] seven questions end with a first picture, nothing is stored or sent; the samples open with one press", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: taste });
  const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted());
  const before = await stored();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await section.getByRole("button", { name: "Responder agora" }).click();
  const heading = section.getByRole("heading", { level: 3 });
  await expect(heading).toHaveText("Como é controlado o fluxo de caixa?");
  await expect(heading).toBeFocused();

  const answer = async (number: number, option: number) => {
    await expect(section.getByText(`Pergunta ${number} de 7`)).toBeVisible();
    await section.getByRole("list").getByRole("button").nth(option).click();
  };
  await answer(1, 0);
  await section.getByRole("button", { name: "Voltar uma pergunta" }).click();
  await expect(section.getByRole("button", { pressed: true })).toHaveText("Olhamos o saldo do banco");
  await answer(1, 2);
  for (const [number, option] of [
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 1],
    [6, 0],
    [7, 1],
  ] as const) {
    await answer(number, option);
  }
  await expect(heading).toHaveText("Seu ponto forte é Pessoas");
  await expect(heading).toBeFocused();
  await expect(section).toContainText("O que mais pede cuidado: Digital.");
  await expect(section.getByRole("listitem")).toHaveCount(7);
  await expectAccessible(section);
  expect(sent).toEqual([]);
  expect(await stored()).toEqual(before);

  await section.getByRole("button", { name: "Responder de novo" }).click();
  await expect(section.getByText("Pergunta 1 de 7")).toBeVisible();
  await expect(section.getByRole("button", { pressed: true })).toHaveCount(0);
  await test.step("a page of the book, the printed diagnostic and the video", () => expectSamples(page));
});

async function expectSamples(page: Page): Promise<void> {
  const samples = page.getByRole("region", { name: "Veja antes de assinar" });
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
}
