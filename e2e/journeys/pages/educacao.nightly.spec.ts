import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const BLOCKS = {
  app: "A aula cabe entre um cliente e outro",
  imersao: "Dois dias para enxergar a loja de outro jeito",
  mentoria: "Dez meses com alguém ao seu lado",
};

const IMMERSION_CONTENTS = [
  "Palestras temáticas",
  "Demonstrações práticas",
  "Networking",
  "Plano pessoal de 30 dias",
  "Mapa da jornada do cliente",
  "Scorecard da equipe",
  "Checklists de desempenho",
];

const block = (page: Page, name: string) => page.getByRole("region", { name });

test.beforeEach(({ page }) => page.goto("/educacao"));

test("[PAGE-01, PLAN-01] the intro with its links, the app, the immersion, the mentoring and the plans block", async ({
  page,
}) => {
  await test.step("the intro lists the three ways to learn, with their figures", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aprenda hoje, aplique amanhã");
    await expect(page.getByText("Aulas no celular, dois dias de imersão e dez meses de mentoria.")).toBeVisible();
    const paths = page.getByRole("navigation", { name: "Nesta página" }).getByRole("link");
    await expect(paths).toHaveText([/mais de\s*30\s*aulas\s*App/, /2\s*dias\s*Imersão/, /10\s*meses\s*Mentoria/]);
  });
  for (const [id, name] of Object.entries(BLOCKS)) {
    await test.step(`the hero links to the block of ${id}, also by keyboard`, async () => {
      await page.locator(`nav a[href="#${id}"]`).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/educacao#${id}`);
      await expect(block(page, name).getByRole("heading", { level: 2 })).toBeInViewport();
    });
  }
  await test.step("the immersion: two days and its seven contents", async () => {
    const immersion = block(page, BLOCKS.imersao);
    await expect(immersion.getByText("2 dias sete conteúdos")).toBeVisible();
    const contents = immersion.getByRole("listitem");
    await expect(contents).toHaveCount(IMMERSION_CONTENTS.length);
    await expect(contents).toContainText(IMMERSION_CONTENTS);
    await expect(immersion.getByText(/^Próxima turma: data a confirmar/)).toBeVisible();
  });
  await test.step("the mentoring: 10 months, 4 meetings in person and 8 online", async () => {
    const mentoring = block(page, BLOCKS.mentoria);
    await expect(mentoring.getByRole("term")).toHaveText([
      "meses de mentoria",
      "encontros presenciais",
      "encontros online",
    ]);
    await expect(mentoring.getByRole("definition")).toHaveText(["10", "4", "8"]);
    await expect(mentoring.getByText(/^mês \d+$/)).toHaveText(
      Array.from({ length: 10 }, (_, month) => `mês ${month + 1}`),
    );
    await expect(mentoring.getByText("mostra quantos encontros há, não as datas")).toBeVisible();
  });
  await test.step("the plans block shows app, immersion, mentoring and Despertar", async () => {
    const plans = block(page, "Gostou? Faça parte deste grande movimento!");
    await expect(plans.getByRole("heading", { level: 3 })).toHaveText(["App", "Imersão", "Mentoria", "Despertar"]);
    await expect(plans.getByRole("link")).toHaveCount(4);
    const cards = plans.locator("li").filter({ has: page.getByRole("heading", { level: 3 }) });
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops, "four columns").toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });
  for (const [name, button, destination] of [
    [BLOCKS.imersao, "Garantir minha pré reserva na Imersão", "/registro-mentoria-imersao"],
    [BLOCKS.mentoria, "Garantir minha pré reserva na Mentoria", "/registro-mentoria-imersao"],
    [BLOCKS.app, "Adquira agora o EdenApp", "/formulario-live?produto=edenapp"],
  ] as const) {
    await test.step(`'${name}': '${button}' links to ${destination}`, async () => {
      const link = block(page, name).getByRole("link", { name: button, exact: true });
      await expect(link).toHaveAttribute("href", destination);
    });
  }
  await block(page, BLOCKS.app).getByRole("link", { name: "Adquira agora o EdenApp", exact: true }).click();
  await expect(page).toHaveURL("/formulario-live?produto=edenapp");
});
