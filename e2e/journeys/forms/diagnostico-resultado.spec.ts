import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import {
  answersOf,
  arriveNearTheEnd,
  createLoja,
  finishWith,
  heading,
  lastKey,
  readPerguntas,
  removeLoja,
  savedAnswers,
  savedBanner,
  test,
} from "../../support/diagnostico.ts";
import { SENT } from "../../support/form-checks.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect } from "../../support/test.ts";

test("[DIAG-08] score, areas as chart and table, first steps, level and consultant, as computed by the rules; with ten stores the real comparison", async ({
  page,
  loja,
}) => {
  const compared = "**/rpc/comparar_lojas";
  await page.route(compared, (route) => route.fulfill({ json: null }));
  const perguntas = await arriveNearTheEnd(page, loja);
  await finishWith(page);
  await expect(savedBanner(page)).toBeVisible(SENT);
  await test.step("with too few stores the report says so and shows no comparison", async () => {
    await expect(page.getByText(/^Ainda são poucas lojas/)).toBeVisible(SENT);
    await expect(page.getByRole("region", { name: "Ao lado de outras lojas" })).toHaveCount(0);
    await expect(page.getByText("Outras lojas", { exact: true })).toHaveCount(0);
  });
  const answers = { ...answersOf(perguntas), [lastKey(perguntas)]: perguntas.at(-1)?.opcoes[1]?.texto ?? "" };
  const resultado = resultadoOf(perguntas, answers);
  if (!resultado) throw new Error("no result");

  await expect(heading(page)).toContainText(`${resultado.geral} de 100`);
  await expect(heading(page)).toContainText(resultado.titulo);
  await page.getByText("Ver em números").click();
  const rows = page.getByRole("table", { name: "Nota de cada área, de 0 a 100" }).getByRole("row");
  for (const [index, { area, nota }] of resultado.areas.entries()) {
    const band = FAIXAS[faixaOf(nota)].nome;
    await expect(
      page.getByRole("img", { name: `${AREAS[area].nome}: ${nota} de 100, ${band.toLowerCase()}.` }),
    ).toBeVisible();
    await expect(rows.nth(index + 1)).toContainText(`${AREAS[area].nome}${nota}${band}`);
  }
  await expect(page.getByRole("heading", { name: "Três cuidados para começar" })).toBeVisible();
  for (const { cuidado } of resultado.comecar) {
    await expect(page.getByRole("heading", { name: cuidado?.passos.titulo ?? "", exact: true })).toBeVisible();
    for (const step of ["hoje", "semana", "mes"] as const) {
      await expect(page.getByText(cuidado?.passos[step] ?? "")).toBeVisible();
    }
  }
  for (const { passos, resposta } of resultado.baixas) {
    const others = page.getByRole("region", { name: /^Depois desses/ });
    const group = others.getByRole("group").filter({ hasText: passos.titulo });
    if ((await group.count()) === 0) continue;
    await group.locator("summary").click();
    await expect(group).toContainText(resposta);
    await expect(group.getByText(passos.hoje)).toBeVisible();
  }
  const level = page.getByRole("region", { name: resultado.nivel.titulo });
  await expect(level).toContainText(resultado.nivel.porque);
  await expect(level.getByRole("link", { name: `Quero o nível ${resultado.nivel.titulo}` })).toHaveAttribute(
    "href",
    resultado.nivel.link,
  );
  const [row] = await savedAnswers(loja);
  const protocolo = protocoloOf(row?.id);
  await expect(savedBanner(page)).toContainText(`Protocolo ${protocolo}`);
  for (const link of await page
    .getByRole("main")
    .getByRole("link", { name: /Falar com consultor/ })
    .all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect(decodeURIComponent(href)).toContain(protocolo);
    expect(href).not.toMatch(new RegExp(`${loja.cnpj}|${loja.cpf}`));
  }
  await expectAccessible(page.getByRole("main"));
  await page.unroute(compared);
  await test.step("the real comparison names no store; nothing scrolls sideways at 320 px", () =>
    expectComparison(page));
});

async function expectComparison(page: Page): Promise<void> {
  const stores = await Promise.all(Array.from({ length: 10 }, () => createLoja()));
  try {
    const perguntas = await readPerguntas();
    for (const [index, { id }] of stores.entries()) {
      const respostas = answersOf(perguntas, (pergunta) => (pergunta + index) % 4);
      await database()`insert into public.diagnosticos_respostas (loja_id, respostas) values (${id}, ${database().json(respostas)})`;
    }
    await page.reload();
    const section = page.getByRole("region", { name: "Ao lado de outras lojas" });
    await expect(section).toContainText(/Metade delas fica entre \d+ e \d+\. Você está em \d+/, SENT);
    await expect(section).toContainText(/São \d+0 lojas ou mais/);
    await expect(section.getByRole("img")).toBeVisible();
    await expect(page.getByRole("img", { name: /Outras lojas: \d+\.$/ })).toHaveCount(7);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText("Ver em números").click();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expectAccessible(page.getByRole("main"));
  } finally {
    for (const other of stores) await removeLoja(other);
  }
}

test("[DIAG-08] the report of the weakest and of the firmest store prints completely on two A4 pages", async ({
  page,
  loja,
}) => {
  await page.route("**/rpc/comparar_lojas", (route) => route.fulfill({ json: COMPARISON }));
  for (const [name, pick] of [
    ["the weakest", () => 0],
    ["the firmest", () => 3],
  ] as const) {
    await test.step(name, async () => {
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1440, height: 900 });
      await arriveNearTheEnd(page, loja, { pick });
      await finishWith(page, pick());
      await expect(savedBanner(page)).toBeVisible(SENT);
      await expect(page.getByRole("region", { name: "Ao lado de outras lojas" })).toBeVisible(SENT);
      await expectTwoSheets(page);
    });
  }
  await test.step("the print button", async () => {
    await page.emulateMedia({ media: null });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await page.getByRole("button", { name: "Imprimir ou salvar em PDF" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  });
});

async function expectTwoSheets(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: "print" });
  // The width between the margins of an A4 page.
  await page.setViewportSize({ width: 688, height: 900 });
  const cut = await page.locator(".report-sheet").evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const foot = sheet.querySelector(".report-footer");
      return (foot?.getBoundingClientRect().bottom ?? 0) - sheet.getBoundingClientRect().bottom;
    }),
  );
  expect(cut).toHaveLength(2);
  for (const overflow of cut) expect(overflow).toBeLessThanOrEqual(1);
  for (const name of ["Imprimir ou salvar em PDF", "Refazer o diagnóstico"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  await expect(page.getByText("Anotações da equipe")).toBeVisible();
  await expect(page.getByText(/Protocolo ED-\S+ · Consultor no WhatsApp: \(\d\d\)/).first()).toBeVisible();
}

const QUARTILES = { q1: 44, mediana: 51, q3: 61 };
const COMPARISON = {
  lojas: 40,
  geral: QUARTILES,
  ...Object.fromEntries(Object.keys(AREAS).map((area) => [area, QUARTILES])),
};
