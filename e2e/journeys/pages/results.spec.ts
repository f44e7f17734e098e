import { protocoloOf } from "@eden/domain/protocolo";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { settle } from "../../support/hurry.ts";
import { AVISTA_LIVE } from "../../support/prices.ts";
import { expect, test } from "../../support/test.ts";

const comprador = {
  nome: "Ana",
  sobrenome: "Souza",
  telefone: "11987654321",
  email: "ana@exemplo.com.br",
  cpf: "52998224725",
  planType: "parcelado",
  isPaid: true,
};

test("[RESULT-05, RESULT-09] success without an order on this device: four next steps, nothing shown as confirmed", async ({
  page,
  request,
}) => {
  const prerendered = await (await request.get("/success")).text();
  expect(prerendered).toContain("Estamos");
  expect(prerendered).not.toMatch(/confirmad[oa]/i);
  await page.goto("/success");
  const main = page.getByRole("main");
  await expect(main).toContainText("Estamos conferindo o seu pagamento");
  await expect(main).toContainText("enviamos um e-mail com o próximo passo: o link para criar a sua conta");
  const steps = main.getByRole("listitem");
  await expect(steps).toHaveCount(4);
  for (const [index, words] of [/e-mail/, /24 horas/, /Se você parcelou no cartão/, /equipe .*contato/].entries()) {
    await expect(steps.nth(index)).toContainText(words);
  }
  await expect(main.getByRole("link", { name: "Criar minha conta" })).toHaveCount(0);
  await expectAccessible(page);
});

/** Opens the page with a pending registration and a paused clock, so that only the test moves its three seconds. */
async function openPending(page: Page): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("edenApp_tempData", JSON.stringify(kept)), comprador);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/success", { waitUntil: "commit" });
  await untilCounting(page);
}

async function untilCounting(page: Page): Promise<void> {
  await page.waitForLoadState();
  // The page's script starts after the first paint.
  await page.clock.runFor(50);
  await expect(page.getByText("Em 3 segundos levamos você ao cadastro")).toBeVisible();
  await settle(page);
}

test("[RESULT-05] success with a pending registration goes back to it after 3 s; the visitor can stay", async ({
  page,
}) => {
  await openPending(page);
  await page.getByRole("button", { name: "Ficar nesta página" }).click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/success$/);
  await page.reload({ waitUntil: "commit" });
  await untilCounting(page);
  const now = page.getByRole("link", { name: "Criar minha conta" });
  await expect(now).toHaveAttribute("href", /^\/registro-edenapp/);
  await page.clock.runFor(2900);
  await expect(page).toHaveURL(/\/success$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/registro-edenapp/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Etapa");
});

const CONSULTANT = /^Falar com Consultor/;

test("[RESULT-06, RESULT-07] /cancel and /expired link to the live form and the home page; buyers of the sign-up are sent back to it", async ({
  page,
}) => {
  const order = { pedidoId: null, planType: "avista", forma: "boleto", url: null, leftAt: Date.now() };
  const keep = (origem: "app" | "live") =>
    page.evaluate((kept) => localStorage.setItem("eden_checkout_edenapp", JSON.stringify(kept)), { ...order, origem });
  const links = page.getByRole("main").getByRole("link");
  for (const [path, words, action] of [
    ["/cancel", "Nenhuma cobrança foi feita", "Tentar novamente"],
    ["/expired", "O checkout expirou após 1 hora", "Iniciar nova compra"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(links).toHaveText([action, "Voltar ao início", CONSULTANT]);
    await expect(links.first()).toHaveAttribute("href", "/formulario-live");
    await expect(links.nth(1)).toHaveAttribute("href", "/");
  }
  await keep("app");
  for (const [path, again] of [
    ["/cancel", "Tentar novamente"],
    ["/expired", "Iniciar nova compra"],
  ] as const) {
    await page.goto(path);
    await expect(links).toHaveText(["Continuar o cadastro", again, "Voltar ao início", CONSULTANT]);
    await expect(links.first()).toHaveAttribute("href", "/registro-edenapp?etapa=3");
  }
  await expectAccessible(page.getByRole("main"));
  await expect(page.getByRole("main")).toContainText("O prazo de 3 dias do boleto terminou");
  await expect(page.getByRole("main")).not.toContainText("1 hora");
  await keep("live");
  await page.goto("/cancel");
  await expect(links).toHaveText(["Tentar novamente", "Voltar ao início", CONSULTANT]);
});

test("[RESULT-08, RESULT-11] the main action is visible on a phone, without a tab bar; a short page ends with its footer, its actions on one line", async ({
  page,
}) => {
  for (const [path, action] of [
    ["/cancel", "Tentar novamente"],
    ["/expired", "Iniciar nova compra"],
    ["/obrigado-live", "Falar com consultor"],
    ["/dados-usuario", "Fazer Cadastro"],
  ] as const) {
    await page.setViewportSize({ width: 384, height: 780 });
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("link", { name: action })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("navigation", { name: "Atalhos" })).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const gap = () =>
      page.evaluate(() => innerHeight - (document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0));
    await expect.poll(gap).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    const middles = (links: Element[]) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top + link.getBoundingClientRect().height / 2));
    const actions = page.locator("main h1 ~ div").last().getByRole("link");
    const lines = new Set(await actions.evaluateAll(middles));
    expect(lines.size, `${path}: the actions are on one line`).toBe(1);
    if (path === "/obrigado-live") await expectProductNamed(page);
  }
});

/** The thanks name the product passed on by the previous page, else "no produto". */
async function expectProductNamed(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main).toContainText("interesse no produto");
  await expect(main.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("link", { name: "Escolher outro produto" })).toHaveAttribute("href", "/formulario-live");
  await page.evaluate(() => history.replaceState({ usr: { produto: "EdenApp FREE" }, key: "anterior", idx: 0 }, ""));
  await page.reload();
  await expect(main).toContainText("interesse no EdenApp FREE");
}

test("[RESULT-11] the receipt shows price, form of payment, date and number, and a chat that quotes the number", async ({
  page,
}) => {
  const pedidoId = "9c2f4a50-6f0e-4a57-9d0a-3f1c6f1f2b11";
  const order = { pedidoId, planType: "avista", forma: "pix", origem: "live", url: null, over: "concluded" };
  await page.route("**/rest/v1/rpc/situacao_pedido", (route) =>
    route.fulfill({ json: { situacao: "pago", plano: "avista", forma: "pix" } }),
  );
  await page.addInitScript((kept) => localStorage.setItem("eden_checkout_edenapp", JSON.stringify(kept)), {
    ...order,
    leftAt: Date.parse("2026-11-14T15:00:00Z"),
  });
  await page.goto("/success");
  const receipt = page.getByRole("region", { name: "Seu pedido" });
  for (const words of [AVISTA_LIVE, "PIX, à vista", "14/11/2026", protocoloOf(pedidoId)]) {
    await expect(receipt).toContainText(words);
  }
  const chat = await receipt.getByRole("link", { name: "Falar com consultor" }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).toContain(`Meu protocolo é ${protocoloOf(pedidoId)}.`);
});
