import { readFile } from "node:fs/promises";
import { AREA_IDS } from "@eden/domain/diagnostico/areas";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import { answeredLoja } from "../../support/painel/lojas.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { uniqueNome } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

// Signs in and checks several screens.
test.describe.configure({ timeout: timeLimit(180_000) });

test("[LOJAS-01, LOJAS-02, LOJAS-03] stores are added, imported from a file after a preview, found and removed; a store's page shows its areas, its report and the invitation @nightly", async ({
  page,
  context,
  enter,
}) => {
  await enter(await newMembro("atendimento"));
  const nome = `Drogaria ${uniqueNome()}`;
  const id = await answeredLoja(nome);
  await page.goto("/diagnosticos");
  const search = page.getByRole("textbox", { name: /^Buscar por loja/ });
  await search.fill(nome);
  const row = page.getByRole("listitem").filter({ hasText: nome });
  await expect(row).toContainText(/Nota 100.*Firme \(antes 0\)/s, ARRIVES);
  await expectAccessible(page.getByRole("main"));

  await row.getByRole("link", { name: nome }).click();
  await expect(page.getByRole("heading", { name: "As sete áreas" })).toBeVisible(ARRIVES);
  await expect(page.getByRole("img", { name: /: 0, depois 100 de 100/ })).toHaveCount(AREA_IDS.length);
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Ver o relatório como Rosa viu" }).click();
  const report = page.getByRole("dialog", { name: "O relatório que a loja viu" });
  await expect(report).toContainText("Raiz firme.");
  await report.getByRole("combobox", { name: "Relatório de" }).selectOption({ index: 0 });
  await expect(report).toContainText("Hora de cuidar da raiz.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Editar loja" }).click();
  const edit = page.getByRole("dialog", { name: "Editar loja" });
  await expect(edit.getByLabel("Loja")).toBeFocused();
  await expectAccessible(edit);
  await edit.getByLabel("WhatsApp").fill("(16) 99734-2209");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("(16) 99734‑2209")).toBeVisible(ARRIVES);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("(16) 99734‑2208")).toBeVisible(ARRIVES);
  await page.getByRole("button", { name: "Conversar" }).click();
  // WhatsApp itself is not part of the test.
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /Abrir no WhatsApp/ }).click();
  await expect(await opened).toHaveURL(/^https:\/\/wa\.me\/5516997342208/);
  await expect(page.getByText(/chamou pelo WhatsApp$/)).toBeVisible(ARRIVES);
  expect(
    await database()`select from public.diagnosticos_lojas where id = ${id} and convidada_em is not null`,
  ).toHaveLength(1);

  await page.goto("/diagnosticos/importar");
  const [nova, corrigida] = [newCnpj(), newCnpj()];
  const lines = [
    "CNPJ DA LOJA;CPF;Fantasia;Contato",
    `${formatCnpj(nova)};${newCpf()};"${nome}; filial";Ana Sá`,
    `11.111.111/1111-11;${newCpf()};${nome} Centro;João`,
    `${formatCnpj(newCnpj())};;${nome} Sem CPF;`,
  ];
  // As older spreadsheets write it.
  const buffer = Buffer.from(lines.join("\r\n"), "latin1");
  await page.getByLabel(/Escolher o arquivo CSV/).setInputFiles({ name: "lojas.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("button", { name: "Gravar 1 loja" })).toBeEnabled(ARRIVES);
  await expect(page.getByText("Falta o CPF de quem responde.")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Corrigir a linha 3" }).click();
  const form = page.getByRole("form", { name: "Corrigir a linha 3" });
  await form.getByLabel("CNPJ").fill(corrigida);
  await expectAccessible(page.getByRole("main"));
  await form.getByRole("button", { name: "Conferir de novo" }).click();
  const save = page.getByRole("button", { name: "Gravar 2 lojas" });
  await expect(save).toBeEnabled(ARRIVES);
  const stored = () => database()`select from public.diagnosticos_lojas where cnpj in (${nova}, ${corrigida})`;
  expect(await stored()).toHaveLength(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar a que não entra" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("Falta o CPF de quem responde.");
  await save.click();
  await expect(page.getByText("lojas.csv: gravado, 2 lojas.")).toBeVisible(ARRIVES);
  expect(await stored()).toHaveLength(2);

  await page.getByRole("button", { name: "Ver as lojas" }).click();
  await page.getByRole("button", { name: "Adicionar loja" }).click();
  const sheet = page.getByRole("dialog", { name: "Adicionar loja" });
  await expect(sheet.getByLabel("CNPJ")).toBeFocused();
  await sheet.getByRole("button", { name: "Só adicionar" }).click();
  await expect(sheet.getByText(/^Confira o CNPJ/)).toBeVisible();
  await expectAccessible(sheet);
  await sheet.getByLabel("CNPJ").fill(newCnpj());
  await sheet.getByLabel("CPF de quem responde").fill(newCpf());
  await sheet.getByLabel("Loja").fill(`${nome} Nova`);
  await sheet.getByRole("button", { name: "Só adicionar" }).click();
  await expect(sheet).toBeHidden(ARRIVES);
  await search.fill(`${nome} Nova`);
  await page.getByRole("link", { name: `${nome} Nova` }).click();
  await page.getByRole("button", { name: "Editar loja" }).click();
  await page.getByRole("button", { name: "Remover" }).click();
  await expect(page).toHaveURL(/\/diagnosticos$/, ARRIVES);
  const added = () => database()`select from public.diagnosticos_lojas where nome = ${`${nome} Nova`}`;
  expect(await added()).toHaveLength(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(async () => (await added()).length, ARRIVES).toBe(1);
});

test("[LOJAS-05, LOJAS-06] seven figures stand on one line at every width, one weakest area is marked and a tie is not; the page prints on two sheets", async ({
  page,
  enter,
}) => {
  await enter(await newMembro("atendimento"));
  const tied = await answeredLoja(`Drogaria ${uniqueNome()}`);
  const one = await answeredLoja(`Drogaria ${uniqueNome()}`);
  // The latest answers of one store: the worst practices in finances, the best ones elsewhere.
  await database()`insert into public.diagnosticos_respostas (loja_id, versao, respostas)
    select ${one}, 1, jsonb_object_agg('p' || q.id, coalesce(q.opcoes -> q.place ->> 'texto', q.opcoes ->> q.place))
    from (select *, case area when 'financas' then 0 else -1 end as place from public.diagnosticos_perguntas where versao = 1) as q`;
  for (const [id, marked] of [
    [tied, 0],
    [one, 1],
  ] as const) {
    await page.goto(`/diagnosticos/${id}`);
    const figures = page.locator("[data-area]");
    await expect(figures).toHaveCount(AREA_IDS.length, ARRIVES);
    await expect(figures.getByText(/mais fraca$/)).toHaveCount(marked);
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await figures.evaluateAll((items) =>
        items.map((item) => {
          const { top } = item.getBoundingClientRect();
          const chart = item.querySelector("svg")?.getBoundingClientRect();
          return { top: Math.round(top), chart: Math.round((chart?.top ?? 0) - top), height: chart?.height };
        }),
      );
      expect([width, new Set(rows.map(({ chart, height }) => `${chart} ${height}`)).size]).toEqual([width, 1]);
      if (width >= 1024) expect([width, new Set(rows.map(({ top }) => top)).size]).toEqual([width, 1]);
      await page.mouse.wheel(0, 5000);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // Every answer of the first store differs from the one before: the longest page there is.
  await page.goto(`/diagnosticos/${tied}`);
  await expect(page.getByText("23 de 23 respostas: 23 melhores, 0 piores")).toBeVisible(ARRIVES);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: "print" });
  for (const heading of ["As sete áreas", /^O que mudou desde/, "Comece por aqui"]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.locator("[data-area]:visible")).toHaveCount(AREA_IDS.length);
  await expect(page.locator("button:visible, a:visible, nav:visible, select:visible")).toHaveCount(0);
});
