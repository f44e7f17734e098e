import { button, link } from "../tab.ts";
import { expect, PHONE, SITE, test } from "../test.ts";

const bar = (label: string) => link(label, 'nav[aria-label="Principal"] a');
const shortcut = (label: string) => link(label, 'nav[aria-label="Atalhos"] a');

export function components(): void {
  test("[NAV-01, NAV-03, SITE-01, SITE-02] the menus of both widths change the page without a new document", async ({
    tab,
  }) => {
    await tab.open(`${SITE}/`);
    await tab.engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
    for (const [label, path] of [
      ["Marcas", "/marcas"],
      ["Planos", "/planos"],
    ] as const) {
      await tab.click(bar(label));
      await tab.seePath(path);
      await tab.see({ css: `nav[aria-label="Principal"] a[href="${path}"][aria-current=page]` });
      await tab.until(
        "focus on the heading, at the top",
        () => document.activeElement?.matches("h1") && window.scrollY === 0,
      );
    }
    await tab.engine.resize(...PHONE);
    await tab.click(shortcut("Contato"));
    await tab.seePath("/contato");
    expect(await tab.engine.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("[HOME-03, FAQ-02, LEAD-02] tabs by pointer and keyboard, one frequent question open, leaders in a carousel", async ({
    tab,
  }) => {
    await tab.open(`${SITE}/`);
    await test.step("tabs", async () => {
      const active = (name: string) => tab.see({ css: "[role=tab][aria-selected=true]", name });
      await tab.click({ css: "[role=tab]", name: "Valores" });
      await active("Valores");
      await tab.engine.press("Home");
      await active("Propósito");
      await tab.engine.press("ArrowRight");
      await active("Missão");
      await tab.see({ css: "[role=tabpanel]", name: "Missão" });
    });
    await test.step("frequent questions", async () => {
      const open = () =>
        tab.engine.evaluate(() =>
          [...document.querySelectorAll<HTMLDetailsElement>("details[name]")].map((item) => item.open),
        );
      expect(await open()).toEqual([true, false, false, false]);
      await tab.click({ css: "details[name] > summary", name: /Eden App/ });
      await expect.poll(open).toEqual([false, false, true, false]);
    });
    await test.step("carousel", async () => {
      // It ignores presses for half a second after a slide, also after one that it turned by itself.
      const press = (target: Parameters<typeof tab.click>[0], place: number) =>
        expect(async () => {
          await tab.click(target);
          await tab.see({ css: `button[aria-label$=", ${place} de 6"][aria-current=true]` }, 600);
        }).toPass();
      await press({ css: 'button[aria-label$=", 6 de 6"]' }, 6);
      const free = () =>
        tab.engine.evaluate(
          () =>
            document.querySelectorAll('section[aria-label="Diretoria do Éden Grupo"] [aria-live] > :not([inert])')
              .length,
        );
      await expect.poll(free).toBe(3);
      await press(button("Próximo"), 1);
    });
  });

  test("[PAGE-04, COOKIE-03] the video's dialog asks before it loads YouTube, and returns the focus", async ({
    tab,
  }) => {
    await tab.open(`${SITE}/edenapp`);
    const thumbnail = button(/^Assistir/);
    await tab.click(thumbnail);
    await tab.see({ css: "dialog:modal" });
    await tab.seeText("Você preferiu ficar sem cookies");
    expect(await tab.engine.evaluate(() => document.querySelectorAll("iframe").length)).toBe(0);
    await tab.engine.press("Escape");
    await tab.gone({ css: "dialog[open]" });
    expect((await tab.see(thumbnail)).focused).toBe(true);
  });

  test("[PLAN-07, PLAN-09] a note of the comparison opens by press and closes by Esc", async ({ tab }) => {
    await tab.open(`${SITE}/planos`);
    expect(
      await tab.engine.evaluate(
        () => [...document.querySelectorAll("[popover]")].filter((note) => note.checkVisibility()).length,
      ),
    ).toBe(0);
    await tab.click({ css: "table button", name: "EVA" });
    expect((await tab.see({ css: "[popover]:popover-open" })).text).toContain("Agente virtual");
    await tab.engine.press("Escape");
    await tab.gone({ css: "[popover]:popover-open" });
    expect((await tab.see({ css: "table button", name: "EVA" })).focused).toBe(true);
  });
}
