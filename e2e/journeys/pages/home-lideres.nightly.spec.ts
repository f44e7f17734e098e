import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { settle } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

const ROLES = [
  /^Diretora? Executiv[ao]$/,
  /^Diretora? de Operações$/,
  /^Diretora? de Tecnologia$/,
  /^Diretora? de Marketing$/,
  /^Diretora? de Comunidade$/,
  /^Diretora? Comercial$/,
];
const START = new Date("2026-08-03T09:00:00-03:00");
const inSight = (page: Page) => ((page.viewportSize()?.width ?? 0) >= 1024 ? 3 : 1);
const carousel = (page: Page) => page.getByRole("region", { name: "Diretoria do Éden Grupo" });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });
const track = (page: Page) => carousel(page).locator("[aria-live]");

/** Positions, from 1, of the leaders visible in the carousel, from left to right. */
async function shown(page: Page): Promise<number[]> {
  return track(page).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    const slides = [...row.children].map((slide, index) => ({ box: slide.getBoundingClientRect(), index }));
    const inside = slides.filter(({ box }) => box.left > left - 2 && box.right < right + 2);
    return inside.sort((a, b) => a.box.left - b.box.left).map(({ index }) => index + 1);
  });
}

async function expectFirst(page: Page, first: number): Promise<void> {
  const expected = Array.from({ length: inSight(page) }, (_, offset) => ((first - 1 + offset) % 6) + 1);
  await expect.poll(() => shown(page)).toEqual(expected);
  await expect(track(page).locator("> :not([inert])")).toHaveCount(expected.length);
  await expect(button(page, `, ${first} de 6`)).toHaveAttribute("aria-current", "true");
}

/** Opens the page with a paused clock; moving focus out of the carousel starts its five-second timer now. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto("/");
  await button(page, "Anterior").focus();
  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
  // It may have advanced before it got the focus.
  await button(page, ", 1 de 6").press("Enter");
  await advance(page, 500);
  await expectFirst(page, 1);
  await leave(page);
}

/** Advances the page's clock after React has finished its work: React's scheduler does not use that clock. */
async function advance(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
  await settle(page);
}

const leave = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Previous, next and dots, wrapping at both ends; from the first leader back to it. */
async function expectWraps(page: Page): Promise<void> {
  const step = async (name: string) => {
    await button(page, name).click();
    await advance(page, 500);
  };
  for (const first of [6, 5]) {
    await step("Anterior");
    await expectFirst(page, first);
  }
  for (const first of [6, 1]) {
    await step("Próximo");
    await expectFirst(page, first);
  }
  await step(", 5 de 6");
  await expectFirst(page, 5);
  await step(", 1 de 6");
  await expectFirst(page, 1);
}

interface Pause {
  name: string;
  begin: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
}

const pauses: Pause[] = [
  {
    name: "the pointer is over a leader",
    begin: (page) => track(page).locator("> :not([inert])").first().hover(),
    end: (page) => page.mouse.move(0, 0),
  },
  { name: "something in it has the focus", begin: (page) => button(page, "Próximo").focus(), end: leave },
  {
    name: "reduced motion is asked for",
    begin: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
    end: (page) => page.emulateMedia({ reducedMotion: "no-preference" }),
  },
  {
    name: "the pause button was pressed",
    begin: (page) => button(page, "Pausar a rotação").click(),
    end: (page) => button(page, "Retomar a rotação").click(),
  },
];

test("[LEAD-01, LEAD-02, LEAD-03, LEAD-04] six directors, three in a row, on a phone one, advance every 5000 ms, pause when asked to, and ignore presses for 500 ms after a slide", async ({
  page,
}) => {
  await openStill(page);
  await expectDirectors(page);
  await test.step("three in a row on a desktop, one on a phone, wrapping at both ends", async () => {
    await button(page, "Anterior").focus();
    await expectWraps(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectWraps(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectFirst(page, 1);
    await page.mouse.move(0, 0);
    await leave(page);
  });
  await test.step("it advances every 5000 ms, without announcing it", async () => {
    await expect(track(page)).toHaveAttribute("aria-live", "off");
    for (const [before, after] of [
      [1, 2],
      [2, 3],
    ] as const) {
      await advance(page, 4999);
      await expectFirst(page, before);
      await advance(page, 1);
      await expect(button(page, `, ${after} de 6`)).toHaveAttribute("aria-current", "true");
    }
  });
  await test.step("for 500 ms after a slide previous, next and dots do nothing", async () => {
    await advance(page, 500);
    await expectFirst(page, 3);
    await button(page, "Próximo").click();
    await advance(page, 499);
    for (const name of ["Próximo", "Anterior", ", 6 de 6"]) {
      await button(page, name).click();
      await expect(button(page, ", 4 de 6")).toHaveAttribute("aria-current", "true");
    }
    await advance(page, 1);
    await expectFirst(page, 4);
    await button(page, "Próximo").click();
    await advance(page, 500);
    await expectFirst(page, 5);
    await page.mouse.move(0, 0);
    await leave(page);
  });
  let first = 5;
  for (const { name, begin, end } of pauses) {
    await test.step(`it pauses while ${name}`, async () => {
      await expect(track(page)).toHaveAttribute("aria-live", "off");
      await advance(page, 3000);
      await begin(page);
      await expect(track(page)).toHaveAttribute("aria-live", "polite");
      await advance(page, 30_000);
      await expectFirst(page, first);
      await end(page);
      await expect(track(page)).toHaveAttribute("aria-live", "off");
      await advance(page, 5000);
      await advance(page, 500);
      first = (first % 6) + 1;
      await expectFirst(page, first);
    });
  }
  await test.step("the pause button is the first tab stop of the carousel and works by keyboard", async () => {
    const stop = carousel(page).locator("button:visible, a:visible").first();
    await expect(stop).toHaveAccessibleName("Pausar a rotação");
    await stop.focus();
    await page.keyboard.press("Enter");
    await expect(stop).toHaveAccessibleName("Retomar a rotação");
    await page.clock.resume();
    await expectAccessible(carousel(page));
  });
});

/** Name, role, text and picture of the six directors; profiles are optional. */
async function expectDirectors(page: Page): Promise<void> {
  const cards = carousel(page).locator("article");
  await expect(cards).toHaveCount(6);
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.locator("h3")).toHaveText(/^\S+ \S+/);
    await expect(card.locator("h3 + p")).toHaveText(ROLES[index] ?? "");
    await expect(card.locator("h3 + p + p")).toHaveText(/\S.{40,}\.$/);
    await expect(card.locator("img")).toHaveAttribute("alt", /\S.{20,}/);
    await expect(card.getByText("Imagem ilustrativa")).toHaveCount(1);
  }
  await expect(cards.getByRole("link"), "the group's own profiles are not a person's").toHaveCount(0);
}
