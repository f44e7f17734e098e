import { protocoloOf } from "@eden/domain/protocolo";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { cutInserts, expectProblems, forgetNetworkNoise, SENT, stored } from "../../support/form-checks.ts";
import { hurry, pauseClock } from "../../support/hurry.ts";
import {
  fillPerson,
  heading,
  ISO_DATE,
  inscricao,
  personProblems,
  received,
  typePerson,
} from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

const KEY = "despertar_registration";
const { dialog, send } = inscricao({
  path: "/registro-despertar",
  key: KEY,
  success: "Cadastro realizado com sucesso! Em breve entraremos em contato.",
  button: "Quero começar pelo Despertar",
});

test("[REG-04, REG-06, STORE-01, VAL-01] by keyboard: what is missing, one row, the visitor's copy, the dialog after 1.5 s, then an empty form", async ({
  page,
}) => {
  const email = uniqueEmail();
  await send(page).press("Enter");
  await expectProblems(page, personProblems(page));
  await typePerson(page, email);
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await pauseClock(page);
  const began = await page.evaluate(() => Date.now());
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled();
  await expect.poll(() => rowsOf("inscricoes", email), SENT).toHaveLength(1);
  await page.clock.runFor(1499);
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(dialog(page)).toBeVisible(SENT);
  await page.clock.resume();
  await expect(dialog(page).getByRole("button", { name: "Entendi" })).toBeFocused();
  await expectAccessible(dialog(page));
  const rows = await rowsOf("inscricoes", email);
  expect(rows).toMatchObject([
    { programa: "despertar", nome: "Ana Souza", telefone: "11987654321", finalidade: "atendimento", cnpj: null },
  ]);
  const protocolo = protocoloOf(rows[0]?.id);
  await expect(dialog(page)).toContainText(`Protocolo ${protocolo}`);
  const copy = await stored(page, KEY);
  expect(copy).toEqual({
    nome: "Ana Souza",
    email,
    telefone: "11987654321",
    registrationDate: expect.stringMatching(ISO_DATE),
  });
  expect(Math.abs(Date.parse(copy.registrationDate) - began)).toBeLessThan(60_000);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  for (const label of ["Nome completo", "E-mail", "Telefone"]) await expect(page.getByLabel(label)).toHaveValue("");
  // The number is still shown after the dialog is closed, and the chat link contains it.
  await expect(received(page)).toContainText(protocolo);
  const chat = page.getByRole("main").getByRole("link", { name: "Falar com consultor" });
  expect(decodeURIComponent((await chat.getAttribute("href")) ?? "")).toContain(protocolo);
  await expectAccessible(page.getByRole("main"));
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
});

test("[REG-06, STORE-01] sent while the visitor is on another page: one row, the copy and an empty form", async ({
  page,
  quiet,
}) => {
  const email = uniqueEmail();
  const { restore } = await cutInserts(page);
  await fillPerson(page, email);
  await send(page).click();
  await hurry(
    page,
    expect(page.getByText("O servidor não respondeu. Seu cadastro está salvo neste aparelho.")).toBeVisible(SENT),
  );
  await restore();
  await page.goto("/planos");
  await expect.poll(() => stored(page, KEY), SENT).toMatchObject({ email });
  expect(await rowsOf("inscricoes", email)).toHaveLength(1);
  await page.goto("/registro-despertar");
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  forgetNetworkNoise(quiet);
});
