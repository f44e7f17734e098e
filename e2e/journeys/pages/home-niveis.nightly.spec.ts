import { fraseDaProposta } from "@eden/domain/atendimento/frases";
import { PADROES } from "@eden/domain/conteudo/padroes";
import type { Page } from "@playwright/test";
import { uniqueEmail } from "../../support/database.ts";
import { fillPerson, heading, next } from "../../support/inscricao.ts";
import { PARCELAS } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

const PROPOSTA = `Proposta ${fraseDaProposta(PADROES.expediente)}`;
const PRE_RESERVA = {
  tipo: "Formato",
  price: PROPOSTA,
  button: "Garantir minha pré reserva",
  link: "/registro-mentoria-imersao",
  chat: false,
};
const CONSULTOR = { tipo: "Pacote", price: PROPOSTA, button: "Falar com Consultor", chat: true };

const LEVELS = [
  {
    id: "eden-app",
    title: "App",
    tipo: "Formato",
    price: `R$ 0 ou ${PARCELAS}`,
    yes: ["Fácil de usar, no celular", "Feito para farmácias", "Para aplicar na loja", "Sempre com novidades"],
    no: [],
    button: "Adquira agora",
    link: "/formulario-live?produto=edenapp",
    chat: false,
  },
  {
    ...PRE_RESERVA,
    id: "imersao",
    title: "Imersão",
    yes: ["Transformação pessoal", "Liderar pelo exemplo", "Resultados no negócio", "Troca com outros donos"],
    no: [],
  },
  {
    ...PRE_RESERVA,
    id: "mentoria",
    title: "Mentoria",
    yes: ["Orientação para o seu caso", "Os temas que pesam na loja", "Resultado mais rápido", "Liderança mais firme"],
    no: [],
  },
  {
    ...CONSULTOR,
    id: "despertar",
    title: "Despertar",
    yes: ["App", "Imersão"],
    no: ["Mentoria", "Produtos tech"],
    link: "/registro-despertar",
  },
  {
    ...CONSULTOR,
    id: "edificacao",
    title: "Edificação",
    yes: ["Mentoria", "Produtos tech", "Consultoria Orientativa"],
    no: ["Serviço de marca"],
    link: "/registro-edificacao",
  },
  {
    ...CONSULTOR,
    id: "plenitude",
    title: "Plenitude",
    yes: ["App", "Produtos tech", "Consultoria Transformadora", "Serviço de marca", "Convenção anual"],
    no: [],
    link: "/registro-plenitude",
  },
];

test("[HOME-04, HOME-05] six cards in order, each with its benefits, its button and its link; the path climbs, on a phone it is a row to swipe", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const levels = page.getByRole("region", { name: "Seis caminhos, uma jornada de plenitude" });
  await expect(levels.getByRole("heading", { level: 3 })).toHaveText(LEVELS.map(({ title }) => title));
  const ids = await levels.locator("ol > li").evaluateAll((cards) => cards.map((card) => card.id));
  expect(ids).toEqual(LEVELS.map(({ id }) => id));
  for (const [width, columns] of [
    [768, 3],
    [1024, 3],
    [1440, 6],
  ] as const) {
    await test.step(`${columns} columns at ${width} px, each step higher than the one before`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.evaluate(places);
      expect(cards).toHaveLength(6);
      expect(new Set(cards.map(({ left }) => left)).size).toBe(columns);
      const firstRow = cards.slice(0, columns).map(({ top }) => top);
      expect(firstRow).toEqual(firstRow.toSorted((a, b) => b - a));
      expect(new Set(firstRow).size).toBe(columns);
    });
  }
  for (const level of LEVELS) await test.step(level.title, () => expectLevel(page, level));
  await test.step("on a phone a row, with the next card visible at the edge", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cards = await page.evaluate(places);
    expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
    expect(cards.map(({ left }) => left)).toEqual(cards.map(({ left }) => left).toSorted((a, b) => a - b));
    expect(cards[1]?.left).toBeLessThan(360);
    const last = page.locator("#plenitude").getByRole("link");
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.locator("#eden-app").getByRole("link").click();
  await expect(page).toHaveURL("/formulario-live?produto=edenapp");
});

/** The services of a level, crossed out where not included, and its button. */
async function expectLevel(page: Page, level: (typeof LEVELS)[number]): Promise<void> {
  const { id, title, tipo, price, yes, no, button, link, chat } = level;
  const card = page.locator(`#${id}`);
  await expect(card.locator("article > p")).toHaveText([tipo, /\S/, price]);
  const services = card.getByRole("listitem");
  await expect(services).toHaveText([...yes, ...no.map((name) => `Não incluído: ${name}`)]);
  for (const [index, service] of (await services.all()).entries()) {
    const crossed = index >= yes.length;
    await expect(service.locator("s")).toHaveText(crossed ? [no[index - yes.length] ?? ""] : []);
    if (crossed) await expect(service.locator("s")).toHaveCSS("text-decoration-line", "line-through");
  }
  const marks = await services.evaluateAll((items) => items.map((item) => item.querySelector("svg")?.innerHTML));
  const included = new Set(marks.slice(0, yes.length));
  expect(included.size).toBe(1);
  expect(marks.slice(yes.length).some((mark) => !mark || included.has(mark))).toBe(false);
  const action = card.getByRole("link");
  await expect(action).toHaveText(button);
  await expect(action).toHaveAccessibleName(new RegExp(`^${button}.* ${title}$`));
  const label = await action.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild ?? link);
    const { fontSize } = getComputedStyle(link);
    return { fontSize, lines: range.getClientRects().length, fits: link.scrollWidth <= link.clientWidth };
  });
  expect(label).toEqual({ fontSize: "15px", lines: 1, fits: true });
  // The brand's own mark is reserved for links that open WhatsApp; these open a form.
  await expect(action.locator("svg")).toHaveCount(chat ? 1 : 0);
  await expect(action.locator("use")).toHaveCount(0);
  await expect(action).toHaveAttribute("href", link);
}

/** Left edges and tops of the six cards. */
const places = () =>
  [...document.querySelectorAll("#eden-app, #eden-app ~ li")].map((card) => {
    const { left, top } = card.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top) };
  });

/** The plants of the levels grow when the path becomes visible. */
async function expectGrowth(page: Page): Promise<void> {
  const plants = page.getByRole("region", { name: "Seis caminhos" }).locator("li > span:has(> picture)");
  await expect(plants).toHaveCount(6);
  await expect(plants.last()).toHaveCSS("opacity", "0");
  await page.getByRole("heading", { name: "Seis caminhos" }).evaluate((title) => title.scrollIntoView());
  for (const plant of await plants.all()) await expect(plant).toHaveCSS("opacity", "1");
}

test("the plants grow when visible, under reduced motion from the start; one moves to its form, other navigations and the form's steps start no transition", async ({
  page,
}) => {
  await page.goto("/educacao");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const root = document.documentElement;
      root.dataset.transitions = String(Number(root.dataset.transitions ?? 0) + 1);
      return start(update);
    };
  });
  const root = page.locator("html");
  await page.getByRole("link", { name: "Éden Grupo, página inicial" }).first().click();
  await expect(page).toHaveTitle(/Crescimento com Propósito/);
  const plants = page.getByRole("region", { name: "Seis caminhos" }).locator("li > span:has(> picture)");
  await expect(plants.last()).toHaveCSS("opacity", "0");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const plant of await plants.all()) await expect(plant).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expectGrowth(page);
  await expect(root).not.toHaveAttribute("data-transitions");
  await page.locator("#edificacao").getByRole("link").click();
  await expect(page).toHaveURL("/registro-edificacao");
  await expect(root).toHaveAttribute("data-transitions", "1");
  // The home page, which is shown until the transition starts, has a form with the same labels.
  await expect(heading(page)).toContainText("Etapa 1 de 4");
  await fillPerson(page, uniqueEmail());
  await page.getByLabel("Telefone").fill("11987654321");
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 4");
  await expect(root).toHaveAttribute("data-transitions", "1");
});
