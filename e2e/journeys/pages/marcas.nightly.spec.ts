import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { hurry } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

const BRANDS = [
  { id: "valora-farma", name: "Valora Farma" },
  { id: "dolado-farma", name: "DoLado Farma" },
  { id: "bate-preco", name: "Farmácias BatePreço" },
];

function carouselOf(page: Page, name: string) {
  const carousel = page.getByRole("region", { name: `Imagens da ${name}` });
  const slides = carousel.locator('[aria-roledescription="slide"]');
  const track = slides.first().locator("..");
  return {
    carousel,
    slides,
    previous: carousel.getByRole("button", { name: "Anterior" }),
    next: carousel.getByRole("button", { name: "Próximo" }),
    dots: carousel.getByRole("button", { name: /^Mostrar \d de 4$/ }),
    /** Waits for the slide: this one is visible, its dot is marked, the others cannot be focused. */
    async expectShown(number: number) {
      await hurry(page, expect(track).not.toHaveAttribute("data-moving"));
      await expect(carousel.getByRole("button", { name: `Mostrar ${number} de 4` })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(carousel.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName(
        `${number} de 4`,
      );
      await expect(slides.nth(number - 1).getByRole("img")).toBeInViewport({ ratio: 0.5 });
    },
  };
}

test("[PAGE-05] three brands, each with four described pictures, changed by buttons, keyboard and swipe, and a licence link", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/marcas");
  await test.step("the chips of the hero link to their sections, and keyboard focus continues there", () =>
    expectChips(page));
  for (const { id, name } of BRANDS) await test.step(name, () => expectBrand(page, id, name));
  await test.step("previous, next and dots wrap at both ends", async () => {
    const { carousel, previous, next, dots, expectShown } = carouselOf(page, "Valora Farma");
    await carousel.scrollIntoViewIfNeeded();
    await expectShown(1);
    await previous.click();
    await expectShown(4);
    await next.click();
    await expectShown(1);
    await dots.nth(2).click();
    await expectShown(3);
    await expectAccessible(carousel);
  });
  await test.step("the keyboard changes the picture, and hidden pictures cannot be focused", async () => {
    const { previous, next, dots, expectShown } = carouselOf(page, "DoLado Farma");
    await previous.focus();
    await page.keyboard.press("Enter");
    await expectShown(4);
    for (let dot = 0; dot < 4; dot++) {
      await page.keyboard.press("Tab");
      await expect(dots.nth(dot)).toBeFocused();
    }
    await dots.nth(1).focus();
    await page.keyboard.press("Space");
    await expectShown(2);
    await next.focus();
    await page.keyboard.press("Enter");
    await expectShown(3);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Quero licenciar esta marca (DoLado Farma)" })).toBeFocused();
  });
  await test.step("a swipe changes the picture", () => expectSwipes(page));
});

async function expectBrand(page: Page, id: string, name: string): Promise<void> {
  await expect(page.locator(`section#${id}`)).toHaveAccessibleName(name);
  const { slides, dots } = carouselOf(page, name);
  await expect(slides).toHaveCount(4);
  await expect(dots).toHaveCount(4);
  const alts = await slides.locator("img").evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(new Set(alts).size, "four different pictures, each described").toBe(4);
  expect(alts).not.toContain("");
  const link = page.getByRole("link", { name: `Quero licenciar esta marca (${name})` });
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.origin).toBe("https://wa.me");
  expect(url.searchParams.get("text")).toBe(`Olá! Gostaria de saber mais sobre o licenciamento da marca ${name}.`);
  await expect(link).toHaveAttribute("target", "_blank");
}

async function expectSwipes(page: Page): Promise<void> {
  const { slides, expectShown } = carouselOf(page, "Farmácias BatePreço");
  await slides.first().scrollIntoViewIfNeeded();
  const swipe = async (number: number, from: number, to: number) => {
    const target = slides.nth(number - 1);
    await target.dispatchEvent("pointerdown", { pointerType: "touch", clientX: from, isPrimary: true, bubbles: true });
    await target.dispatchEvent("pointerup", { pointerType: "touch", clientX: to, isPrimary: true, bubbles: true });
  };
  await swipe(1, 80, 300);
  await expectShown(4);
  await swipe(4, 300, 80);
  await expectShown(1);
}

async function expectChips(page: Page): Promise<void> {
  const chips = page.getByRole("navigation", { name: "Escolha uma marca" }).getByRole("link");
  await expect(chips).toHaveText(BRANDS.map(({ name }) => name));
  await chips.nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/marcas#bate-preco$/);
  await expect.poll(() => page.evaluate(sectionTop, "bate-preco")).toBeCloseTo(100, -0.5);
  await expect(page.locator("#bate-preco")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(carouselOf(page, "Farmácias BatePreço").previous).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(position)).toBe(0);
}

const position = () => window.scrollY;
const sectionTop = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

test("[PAGE-06] a hash on load: nothing moves for 100 ms, then a smooth scroll to 100 px above the section, under reduced motion a jump", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/marcas#valora-farma", { waitUntil: "commit" });
  await page.waitForLoadState();
  // The page's script starts after the first paint.
  await page.clock.runFor(50);
  // Hydrated: from then on only the first picture of each carousel can be focused.
  await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(9);
  await page.clock.runFor(99);
  expect(await page.evaluate(position)).toBe(0);
  const seen = page.evaluate(recordScrollEvents);
  await page.clock.runFor(1);
  const positions = await seen;
  expect(positions[0], "smooth: no jump").toBe(0);
  expect(positions.at(-1)).toBeGreaterThan(0);
  expect(positions, "always forward").toEqual([...positions].sort((a, b) => a - b));
  expect(await page.evaluate(sectionTop, "valora-farma")).toBeCloseTo(100, -0.5);
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/planos");
  await page.goto("/marcas#bate-preco", { waitUntil: "load" });
  await expect.poll(() => page.evaluate(sectionTop, "bate-preco")).toBeCloseTo(100, -0.5);
});

/**
 * Scroll positions: at once after the page asked for the scroll, where only a jump has moved it, and then until it ends. A
 * slow machine may draw the whole scroll in one frame.
 */
function recordScrollEvents(): Promise<number[]> {
  return new Promise((resolve) => {
    const positions: number[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, {
      scrollTo: (...args: [ScrollToOptions]) => {
        scrollTo(...args);
        positions.push(window.scrollY);
      },
    });
    document.addEventListener("scroll", () => positions.push(window.scrollY));
    document.addEventListener("scrollend", () => resolve(positions), { once: true });
  });
}
