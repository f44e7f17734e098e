import { expectAccessible } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";

const PILLARS = [
  ["Educação", "/educacao"],
  ["Tech", "/edentech"],
  ["Marcas", "/marcas"],
  ["Gestão", "/gestao"],
] as const;

const faq = "Perguntas que todo dono faz";

test("[HOME-01, HOME-06] the sections in order, also on a phone, and four pillars that link to their pages, with the whole tile clickable", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("the sections, also in this order on the screen", async () => {
    const landmarks = page.locator(
      "header[data-chrome], main > section[aria-labelledby], [data-chrome] > section, body footer",
    );
    const places = () =>
      landmarks.evaluateAll((all) =>
        all.map((part) => {
          const label = document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent;
          return { name: label ?? part.localName, top: part.getBoundingClientRect().top };
        }),
      );
    const found = await places();
    expect(found.map(({ name }) => name)).toEqual([
      "header",
      "Crescimento com Propósito",
      "Quanto custa e o que recebo",
      "O jardim da sua farmácia",
      "Sobre o Éden Grupo",
      "Quem cultiva com você",
      "Seis caminhos, uma jornada de plenitude",
      "Quatro pilares, uma casa de pé",
      "Veja antes de assinar",
      "Perguntas que todo dono faz",
      expect.stringMatching(/livro/i),
      "Sua farmácia já tem raiz. Agora é crescer.",
      "footer",
    ]);
    for (const [width, longest] of [
      [360, 10_800],
      [1440, 9400],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = (await places()).map(({ top }) => top);
      expect(tops, `also in this order at ${width} px`).toEqual(tops.toSorted((a, b) => a - b));
      const height = await page.evaluate(() => document.body.scrollHeight);
      expect(height, "not too long to scroll").toBeLessThan(longest);
    }
  });
  await test.step("four pillars", async () => {
    const pillars = page.getByRole("region", { name: "Quatro pilares" });
    await expect(pillars.getByRole("link")).toHaveText(PILLARS.map(([name]) => name));
    for (const [name, path] of PILLARS) {
      await expect(pillars.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await pillars.getByRole("link", { name: "Educação" }).focus();
    await page.keyboard.press("Tab");
    await expect(pillars.getByRole("link", { name: "Tech" })).toBeFocused();
    const tiles = pillars.getByRole("listitem");
    await expect(tiles.filter({ hasText: "Tech" }), "focus ring around the tile").toHaveCSS("outline-style", "solid");
    await expect(tiles.filter({ hasText: "Marcas" })).toHaveCSS("outline-style", "none");
    const tile = pillars.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Gestão", exact: true }) });
    const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
    await tile.click({ position: { x: width / 2, y: height - 30 } });
    await expect(page).toHaveTitle("Éden Grupo - Gestão");
  });
});

test("[FAQ-01, FAQ-02, HOME-01, SITE-06, SITE-08, SITE-10] the frequent questions, one open at a time, and the call to action", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("four questions, with the levels named", async () => {
    const items = page.getByRole("region", { name: faq }).locator("details");
    const subjects: [RegExp, RegExp][] = [
      [
        /entrar no Éden Grupo/,
        /Despertar, Edificação, Estímulo, Ritmo, Hábito e Excelência.*gratuito ou 12\s×\sR\$\s166,50\./s,
      ],
      [/Quem pode participar da área de educação/, /\S.{40,}/],
      [/Como funciona o Eden App/, /aulas a distância, transmissões ao vivo, material de apoio e uma comunidade/],
      [/licenciado de uma das marcas/, /\S.{40,}/],
    ];
    await expect(items).toHaveCount(subjects.length);
    for (const [index, [question, answer]] of subjects.entries()) {
      await expect(items.nth(index).locator("summary")).toHaveText(question);
      await expect(items.nth(index)).toContainText(answer);
    }
  });
  await test.step("also published as structured data", async () => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "FAQPage");
    const items = page.getByRole("region", { name: faq }).locator("details");
    const shown = await items.evaluateAll((all) =>
      all.map((item) => ({
        name: item.querySelector("summary")?.textContent,
        text: [...item.querySelectorAll("p")].map((paragraph) => paragraph.textContent).join(" "),
      })),
    );
    expect(shown).toHaveLength(4);
    const published = data.mainEntity.map((item: { name: string; acceptedAnswer: { text: string } }) => ({
      name: item.name,
      text: item.acceptedAnswer.text,
    }));
    expect(published).toEqual(shown);
  });
  await test.step("one open at a time, initially the first, + when closed and × when open", async () => {
    const items = page.getByRole("region", { name: faq }).locator("details");
    const expectOpen = async (expected: number[]) => {
      const open = () =>
        items.evaluateAll((all) => all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])));
      await expect.poll(open).toEqual(expected);
      for (const [index, item] of (await items.all()).entries()) {
        // A plus rotated by 45° is a cross.
        await expect(item.locator("summary > span").last()).toHaveCSS(
          "rotate",
          expected.includes(index) ? "45deg" : "none",
        );
      }
    };
    await expectOpen([0]);
    await items.nth(0).locator("summary").click();
    await expectOpen([]);
    await items.nth(2).locator("summary").click();
    await expectOpen([2]);
    await expectAccessible(page.getByRole("region", { name: faq }));
    await items.nth(1).locator("summary").click();
    await expectOpen([1]);
    await items.nth(3).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expectOpen([3]);
    await page.keyboard.press("Space");
    await expectOpen([]);
  });
  await test.step("the call to action opens a chat with a prefilled message, and shows the number", async () => {
    const invitation = page.getByRole("region", { name: "Sua farmácia já tem raiz" });
    const chat = invitation.getByRole("link", { name: "Falar com Consultor sobre a minha farmácia" });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/55\d{10,11}\?text=Ol%C3%A1/);
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(invitation).toContainText(/WhatsApp \(\d{2}\) \d{5}-\d{4}/);
    await expect(invitation.getByRole("link", { name: "Comparar os planos" })).toHaveAttribute("href", "/planos");
  });
});
