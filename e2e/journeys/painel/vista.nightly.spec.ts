import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

test("[VISTA-01, VISTA-02, VISTA-03] a list becomes a filter by keyboard, a saved view, and one change of everybody in it, undone", async ({
  page,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  const people = [await newVisitante(), await newVisitante()];
  const ids = people.map(({ id }) => id);
  await database()`update privado.pessoas set dono = ${membro.id} where id = any (${ids})`;
  const estados = async () =>
    (await database()`select estado from privado.pessoas where id = any (${ids})`).map(({ estado }) => estado);
  await enter(membro, "/caixa?vista=minhas");
  const section = page.getByRole("region", { name: "Filtro", exact: true });

  await test.step("by keyboard: the list as a filter, one more condition, and the count", async () => {
    await page.getByRole("link", { name: "Filtrar esta lista" }).focus(ARRIVES);
    await page.keyboard.press("Enter");
    await expect(section.getByText("2 pessoas")).toBeVisible(ARRIVES);
    await page.getByRole("button", { name: "Novidades" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Novidades" });
    await expect(sheet.getByRole("radio", { name: "tanto faz" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(section.getByRole("list", { name: "Filtro em uso" })).toContainText("Novidadesnão aceita");
    await expect(section.getByText("2 pessoas")).toBeVisible(ARRIVES);
    await expectAccessible(section);
  });

  await test.step("it is saved, and is a list with its count", async () => {
    await page.getByRole("button", { name: "Guardar vista" }).click();
    await page.getByLabel("Nome da vista").fill("Minhas sem novidades");
    await page.getByLabel("Nome da vista").press("Enter");
    await expect(page.getByRole("link", { name: /Minhas sem novidades/ })).toContainText("2", ARRIVES);
    await expect(page.getByRole("heading", { name: "Minhas sem novidades" })).toBeVisible();
  });

  await test.step("everybody in it is moved by one command, and one undo brings them back", async () => {
    await page.getByRole("checkbox", { name: "Escolher as que estão na tela" }).check();
    const bar = page.getByRole("region", { name: "Pessoas escolhidas" });
    await expect(bar.getByRole("status")).toHaveText("2 escolhidas");
    await bar.getByRole("button", { name: "Estado" }).click();
    const sheet = page.getByRole("dialog", { name: "Estado de 2 pessoas" });
    await sheet.getByRole("radio", { name: "Proposta" }).check();
    await expectAccessible(sheet);
    await sheet.getByRole("button", { name: "Mudar 2 pessoas" }).click();
    await expect(page.getByText("2 pessoas estão em Proposta.")).toBeVisible(ARRIVES);
    expect(await estados()).toEqual(["muda", "muda"]);
    await page.getByRole("button", { name: /^Desfazer/ }).click();
    await expect(page.getByText("Desfeito", { exact: true })).toBeVisible(ARRIVES);
    expect(await estados()).toEqual(["semente", "semente"]);
  });
});
