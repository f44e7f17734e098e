import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { status } from "../../support/cadastro.ts";
import { stored } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { expect, test } from "../../support/test.ts";

const helena = {
  userType: "paid",
  nome: "Helena",
  sobrenome: "Duarte",
  email: "helena@exemplo.com.br",
  telefone: "11987654321",
  cnpj: "12ABC34501DE35",
  razaoSocial: "Duarte & Filhos Drogaria Ltda.",
  registrationDate: "2026-11-14T15:00:00.000Z",
  status: "pending",
  endereco: {
    rua: "Rua das Palmeiras",
    numero: "218",
    complemento: "",
    bairro: "Vila Nova",
    cidade: "Campinas",
    estado: "SP",
    cep: "",
  },
};
const NAMED = [
  "customer_registration",
  "customer_edificacao_registration",
  "mentoria_imersao_registration",
  "despertar_registration",
  "produtoslive_edenapp",
  "edenapp_purchase",
  "edenApp_tempData",
  "edenApp_userData",
  "diagnostico_progress",
];

const keep = (page: Page, kept: Record<string, object>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem("e2e_kept")) return;
    sessionStorage.setItem("e2e_kept", "1");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
const main = (page: Page) => page.getByRole("main");

test("[RESULT-02, FID-09] a pending account: e-mail, type, date, Pendente, three steps, and the way back to an unpaid order's payment", async ({
  page,
}) => {
  const pedidoId = "0b7c4c2e-3a55-4a9f-8f0c-6f6f2f6b6a11";
  const pedido = { pedidoId, planType: "avista", forma: "pix", origem: "app", url: null, leftAt: Date.now() };
  let says = "pendente";
  await page.clock.install();
  await page.route("**/rest/v1/rpc/situacao_pedido", (route) =>
    route.fulfill({ json: { situacao: says, plano: "avista", forma: "pix" } }),
  );
  await keep(page, { edenApp_userData: helena, eden_checkout_edenapp: { ...pedido, over: "concluded" } });
  await page.goto("/cadastro-sucesso");
  for (const words of ["Usuário Premium", "helena@exemplo.com.br", "Premium", "14/11/2026", "Pendente"]) {
    await expect(main(page)).toContainText(words);
  }
  await expect(main(page).getByRole("listitem")).toHaveCount(3);
  const back = main(page).getByRole("link", { name: "Ir para o pagamento" });
  await expect(back).toHaveAttribute("href", `/api/checkout/${pedidoId}`);
  await expect(main(page).getByRole("link", { name: /^Acessar EdenApp/ })).toBeVisible();
  await expect(main(page)).toContainText("Se você já pagou, é só esperar a confirmação.");
  await expect(status(page)).toHaveText("Pendente");
  await expectAccessible(page);
  says = "expirado";
  await hurry(page, expect(main(page)).toContainText("O checkout terminou sem pagamento"));
  await expect(back).toHaveAttribute("href", `/api/checkout/${pedidoId}`);
  await expect(main(page).getByRole("link", { name: /^Acessar EdenApp/ })).toHaveCount(0);
});

const free = { ...helena, userType: "free", cnpj: "", razaoSocial: "" };
/** Stores a sign-up's id on this device and fakes the database's response about the state of its account. */
async function followed(page: Page, situacao: () => string) {
  await page.addInitScript(() => localStorage.setItem("eden_cadastro_edenapp", "9c2f4a50-6f0e-4a57-9d0a-3f1c6f1f2b11"));
  await page.route("**/rest/v1/rpc/situacao_conta", (route) => route.fulfill({ json: situacao() }));
}

test("[RESULT-10] a free account changes from Pendente to Ativo on the open page, with a link into the app; one under manual review is shown as such @nightly", async ({
  page,
}) => {
  let says = "pendente";
  await page.clock.install();
  await followed(page, () => says);
  await keep(page, { edenApp_userData: free });
  await page.goto("/cadastro-sucesso");
  await expect(status(page)).toHaveText("Pendente");
  await expect(main(page)).toContainText("Você vai receber um e-mail com as instruções de acesso.");
  says = "ativa";
  await hurry(page, expect(status(page)).toHaveText("Ativo"));
  expect(await page.evaluate(() => localStorage.getItem("eden_cadastro_edenapp"))).toBeNull();
  await expect(main(page).getByRole("link").first()).toHaveText(/^Acessar EdenApp/);
  await expect(main(page).getByRole("link", { name: /App Store|Google Play/ })).toHaveCount(2);
  says = "em_revisao";
  await page.goto("/cadastro-sucesso");
  await expect(status(page)).toHaveText("Em conferência");
  await expect(main(page)).toContainText("Nossa equipe está conferindo o seu cadastro.");
  await expect(main(page).getByRole("link", { name: /^Acessar EdenApp/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dados-usuario");
  await expect(status(page)).toHaveText("Em conferência");
});

test("[RESULT-03, RESULT-04, STORE-02] the data stored on the device, never a full CPF; 'Limpar Dados' deletes all keys, and the pages say so", async ({
  page,
}) => {
  const everything = Object.fromEntries(NAMED.map((key) => [key, { cpf: "52998224725" }]));
  const kept = { ...everything, edenApp_userData: { ...helena, cpf: "52998224725" }, eden_fila_envios: [] };
  await keep(page, { ...kept, eden_checkout_edenapp: {} });
  await page.goto("/dados-usuario");
  for (const words of ["Helena", "Duarte", "(11) 98765-4321", "12.ABC.345/01DE-35", "Rua das Palmeiras", "Campinas"]) {
    await expect(main(page)).toContainText(words);
  }
  await expect(main(page)).toContainText("***.982.247-**");
  await expect(main(page)).not.toContainText(/52998224725|529\.982/);
  await expect(main(page).locator("pre"), "folded").not.toBeVisible();
  await main(page).getByText("Como está gravado (JSON)").click();
  await expect(main(page).locator("pre")).toContainText('"razaoSocial": "Duarte & Filhos Drogaria Ltda."');
  await expect(main(page).getByRole("link", { name: "Novo Cadastro" })).toHaveAttribute("href", "/registro-edenapp");
  await expect(main(page).getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  await expect(main(page)).not.toContainText("CEP");
  await page.evaluate((data) => localStorage.setItem("edenApp_userData", JSON.stringify(data)), helena);
  await page.reload();
  await expect(main(page)).toContainText("Não fica guardado neste aparelho");
  await page.evaluate((data) => localStorage.setItem("edenApp_userData", JSON.stringify(data)), free);
  await page.reload();
  await expect(main(page)).toContainText("O acesso gratuito não pede os dados da farmácia.");
  await expect(main(page)).not.toContainText("Não informado");
  await expectAccessible(page);
  // Every page writes keys of its own when it is idle; this is the last one.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("eden_conexao_testada"))).toBe("sim");
  await page.evaluate(() => sessionStorage.setItem("eden_rascunho_contato", "{}"));
  expect(await stored(page, "diagnostico_progress")).not.toBeNull();
  await page.getByRole("button", { name: "Limpar Dados" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nenhum usuário cadastrado");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "Limpar Dados" }), "nothing is left to clear").toHaveCount(0);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((key) => key !== "e2e_kept" && !key.startsWith("react-router"))).toEqual([]);
  await expect(page.getByRole("link", { name: "Fazer Cadastro" })).toHaveAttribute("href", "/registro-edenapp");
  await page.goto("/cadastro-sucesso");
  await expect(main(page)).toContainText("Dados não encontrados. Não foi possível encontrar seus dados de cadastro.");
  await expectAccessible(main(page));
  await main(page).getByRole("link", { name: "Voltar ao cadastro" }).click();
  await expect(page).toHaveURL(/\/registro-edenapp/);
});
