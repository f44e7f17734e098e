import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { expectUnknown } from "../../support/farmacias.ts";
import { expectChoiceProblem, expectProblems, holdInserts, pressAnyway, stored } from "../../support/form-checks.ts";
import {
  fillPerson,
  finish,
  heading,
  ISO_DATE,
  inscricao,
  next,
  personProblems,
  received,
} from "../../support/inscricao.ts";
import { expect, test } from "../../support/test.ts";

const KEY = "customer_edificacao_registration";
const { dialog, expectThanks } = inscricao({
  path: "/registro-edificacao",
  key: KEY,
  success: "Cadastro de Edificação realizado com sucesso!",
  button: "Finalizar cadastro",
});

const cnpjField = (page: Page) => page.getByRole("textbox", { name: /^CNPJ/ });
const revenue = (page: Page) => page.getByLabel("Faturamento mensal");
const plan = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function passPerson(page: Page, email: string) {
  await fillPerson(page, email);
  await page.getByLabel("Telefone").fill("+55 (11) 98765-4321");
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 2 de 4: Empresa");
  await expect(heading(page)).toBeFocused();
}

async function choose(page: Page, name: "Loja única" | "Matriz com filiais") {
  await page.getByRole("radio", { name }).check();
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 3 de 4: Loja");
  await expect(heading(page)).toBeFocused();
}

async function fillToPlans(page: Page, email: string) {
  await passPerson(page, email);
  await choose(page, "Loja única");
  await cnpjField(page).fill("11222333000181");
  await revenue(page).fill("R$ 150 mil");
  await expectUnknown(page);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 4 de 4: Plano");
}

const COMMON = [
  "EAD",
  "Éden Mentoria",
  "Gestão Financeira",
  "Gestão de Compras",
  "Painel de Compras",
  "Painel de Vendas",
  "Mix de Produtos",
  "EVA",
  "Venda por Whatsapp",
  "Estudo de localização",
];
const DIFFERENT = {
  "Clube de Vantagens": [false, true, true, true],
  "Delivery Online": [false, true, true, true],
  "Super Apps": [false, true, true, true],
  "Consultoria Transformadora": [false, false, true, true],
};
const words = (included: boolean) => (included ? "Incluído" : "Não incluído");

test("[REG-02, REG-06, STORE-01, VAL-01] each of four steps lists what is missing; changing a choice clears only what depends on it; one row, the copy, the dialog", async ({
  page,
}) => {
  const email = uniqueEmail();
  await pressAnyway(next(page));
  await expectProblems(page, personProblems(page, "Nome completo é obrigatório"));
  await passPerson(page, email);
  await pressAnyway(next(page));
  await expectChoiceProblem(page, "Tipo de empresa", "Selecione o tipo de empresa");
  await test.step("a head office also needs its number of stores: an integer of at least one", async () => {
    await choose(page, "Matriz com filiais");
    const stores = page.getByLabel("Quantidade de lojas");
    await pressAnyway(next(page));
    await expectProblems(page, [
      { field: cnpjField(page), message: "CNPJ da matriz é obrigatório" },
      { field: stores, message: "Quantidade de lojas é obrigatória" },
      { field: revenue(page), message: "Faturamento mensal é obrigatório" },
    ]);
    await cnpjField(page).fill("12.ABC.345/01DE-35");
    await revenue(page).fill("R$ 300 mil");
    for (const wrong of ["0", "-2"]) {
      await stores.fill(wrong);
      await pressAnyway(next(page));
      await expectProblems(page, [{ field: stores, message: "Quantidade deve ser maior que 0" }]);
    }
    await stores.fill("1");
    await expectUnknown(page);
  });
  await test.step("a single store has no number; what does not depend on it is kept", async () => {
    await page.getByRole("button", { name: "Voltar" }).click();
    await choose(page, "Loja única");
    await expect(cnpjField(page)).toHaveValue("12.ABC.345/01DE-35");
    await expect(page.getByLabel("Quantidade de lojas")).toHaveCount(0);
  });
  await cnpjField(page).fill("");
  await revenue(page).fill("");
  await pressAnyway(next(page));
  await expectProblems(page, [
    { field: cnpjField(page), message: "CNPJ é obrigatório" },
    { field: revenue(page), message: "Faturamento mensal é obrigatório" },
  ]);
  await cnpjField(page).fill("11222333000182");
  await revenue(page).fill("R$ 150 mil");
  await pressAnyway(next(page));
  await expectProblems(page, [{ field: cnpjField(page), message: "CNPJ inválido" }]);
  await page.getByRole("button", { name: "Voltar" }).click();
  await choose(page, "Matriz com filiais");
  await cnpjField(page).fill("12abc34501de35");
  await page.getByLabel("Quantidade de lojas").fill("3");
  await expectUnknown(page);
  await next(page).click();
  await expect(heading(page)).toContainText("Etapa 4 de 4: Plano");
  await expect(heading(page)).toBeFocused();
  await pressAnyway(finish(page));
  await expectChoiceProblem(page, "Plano", "Selecione um plano");
  await expectAccessible(page);
  await test.step("the plans side by side, row by row", async () => {
    await expect(page.getByText("Aqui você compara as quatro versões da Edificação.")).toBeVisible();
    const table = page.getByRole("table", { name: "Recursos de cada plano da Edificação" });
    const rows = [...COMMON.map((name) => [name, [true, true, true, true]] as const), ...Object.entries(DIFFERENT)];
    for (const [name, included] of rows) {
      const row = table.getByRole("row", { name: new RegExp(`^${name} `) });
      await expect(row.getByRole("cell")).toHaveText(included.map(words));
    }
    await expect(table.getByRole("rowheader")).toHaveCount(rows.length + 3);
    for (const group of ["Educação e Mentoria", "Gestão e Análise", "Consultoria"]) {
      await expect(table.getByRole("rowheader", { name: group, exact: true })).toBeVisible();
    }
  });
  await plan(page, "Plano 3").check();
  const { release } = await holdInserts(page);
  await finish(page).click();
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled();
  release();
  await expectThanks(page);
  const rows = await rowsOf("inscricoes", email);
  const answers = { tipo_empresa: "matriz_filial", cnpj_matriz: "12ABC34501DE35", quantidade_lojas: 3 };
  expect(rows).toMatchObject([
    { programa: "edificacao", nome: "Ana Souza", telefone: "11987654321", ...answers, plano_selecionado: "plano3" },
  ]);
  await expect(dialog(page)).toContainText(`Protocolo ${protocoloOf(rows[0]?.id)}`);
  expect(await stored(page, KEY)).toEqual({
    nomeCompleto: "Ana Souza",
    telefone: "11987654321",
    email,
    tipoEmpresa: "matriz_filial",
    cnpjMatriz: "12ABC34501DE35",
    quantidadeLojas: 3,
    faturamentoMensal: "R$ 150 mil",
    planoSelecionado: "plano3",
    registrationDate: expect.stringMatching(ISO_DATE),
    type: "edificacao",
  });
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toContainText("Etapa 1 de 4");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel("Nome completo")).toHaveValue("");
  await expect(received(page)).toContainText(protocoloOf(rows[0]?.id));
});

test("[REG-02] the plans as cards, red while none is chosen, with what all share listed once @nightly", {
  tag: "@360",
}, async ({ page }) => {
  await fillToPlans(page, uniqueEmail());
  await pressAnyway(finish(page));
  await expectChoiceProblem(page, "Plano", "Selecione um plano");
  await expect(page.locator("label", { has: plan(page, "Plano 4") })).toHaveCSS("border-top-color", "rgb(179, 38, 30)");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByText("Aqui você compara as quatro versões da Edificação.")).toBeVisible();
  await page.getByText("Em todos os planos").click();
  await expect(page.locator("details", { hasText: "Em todos os planos" }).getByRole("listitem")).toHaveText(
    [...COMMON].sort((a, b) => order(a) - order(b)),
  );
  for (const [index, name] of ["Plano 1", "Plano 2", "Plano 3", "Plano 4"].entries()) {
    const said = Object.entries(DIFFERENT).map(
      ([recurso, included]) => `${words(included[index] === true)} ${recurso}`,
    );
    await expect(plan(page, name)).toHaveAccessibleDescription(new RegExp(`${said.join(" ")}$`));
  }
});

/** The comparison lists the location study before the sales by WhatsApp. */
const order = (name: string) => (name === "Venda por Whatsapp" ? COMMON.length : COMMON.indexOf(name));
