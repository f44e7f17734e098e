import { timeLimit } from "../../../scripts/time-limit.ts";
import { expectAccessible } from "../../support/axe.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { cobrancaRow, expectPessoaOf, newCompra, payLess, refuseCard } from "../../support/painel/pedidos.ts";
import { expect, test } from "../../support/painel/test.ts";

// Each test signs in and checks several screens.
test.describe.configure({ timeout: timeLimit(180_000) });

test("[COBRANCA-01, COBRANCA-02, COBRANCA-05] a refused card gets a PIX link by WhatsApp, a pause, and is closed as not wanted; a review is decided @390", async ({
  page,
  context,
  enter,
}) => {
  const recusada = await newCompra("cartao");
  await refuseCard(recusada);
  const revisao = await newCompra("pix");
  await payLess(revisao);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await enter(await newMembro("gestao"));
  // As in a browser that no longer allows a new tab when the link is there: the finished text is read first.
  await page.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: undefined }));
  await page.goto("/pagamentos");
  const search = page.getByRole("textbox", { name: /^Buscar por nome/ });
  await search.fill(recusada.nome);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: new RegExp(`^${recusada.nome}`) }) });
  await expect(row).toHaveCount(1, ARRIVES);
  await expect(row).toContainText("Cartão recusado");
  await expect(row).toContainText("2 tentativas");
  await expect(row).toContainText("oferecer PIX");
  await expectAccessible(page);

  await row.getByRole("link").click();
  const detail = page.getByRole("article", { name: recusada.nome });
  await expect(detail).toContainText("12 × R$ 166,50", ARRIVES);
  const texto = detail.getByRole("textbox", { name: /^Mensagem para/ });
  await expect(texto).toHaveValue(/No PIX fica R\$ 1\.898,00, R\$ 100,00 a menos/);
  await expect(detail.getByRole("list", { name: "História do pagamento" })).toContainText("Começou a compra no cartão");
  await expectAccessible(page);
  await detail.getByRole("button", { name: "Criar link e abrir" }).click();
  const abrir = detail.getByRole("button", { name: /^Abrir no WhatsApp/ });
  await expect(abrir).toBeVisible(ARRIVES);
  await expect(texto).toHaveValue(/\nhttps?:\/\/\S+\n/);
  const novo = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(await cobrancaRow(novo)).toMatchObject({ forma: "pix", anterior: recusada.pedido });
  // A contact pauses the payments that are known to be of the person.
  await expectPessoaOf(novo);
  const popup = page.waitForEvent("popup");
  await abrir.click();
  await (await popup).close();
  await detail.getByRole("button", { name: /^Mandei mensagem/ }).click();
  // The pause of the opened WhatsApp is not the last one: this is recorded too before it is ended.
  await expect(page.getByText("Mensagem anotada")).toBeVisible(ARRIVES);
  await expect(detail.getByRole("list", { name: "História do pagamento" })).toContainText(
    "mandou mensagem por WhatsApp com o link do PIX",
    ARRIVES,
  );
  await expect.poll(async () => (await cobrancaRow(novo))?.pausada, ARRIVES).toBe(true);

  await detail.getByRole("button", { name: "Retomar os envios" }).click(ARRIVES);
  await expect.poll(async () => (await cobrancaRow(novo))?.pausada, ARRIVES).toBe(false);
  await detail.getByRole("button", { name: "Pausar os envios" }).click(ARRIVES);
  const pausa = page.getByRole("dialog", { name: /^Pausar os envios/ });
  await expectAccessible(pausa);
  await pausa.getByRole("button", { name: /^Por uma semana/ }).click();
  await expect.poll(async () => (await cobrancaRow(novo))?.pausada, ARRIVES).toBe(true);

  await detail.getByRole("button", { name: "Não quer" }).click();
  await page.getByRole("button", { name: "Parar todas as mensagens" }).click();
  await expect.poll(async () => (await cobrancaRow(novo))?.encerrada, ARRIVES).toBe("nao_quer");
  await expect(detail.getByRole("button", { name: "Não quer" })).toHaveCount(0, ARRIVES);

  await page.goto(`/pagamentos/${revisao.pedido}`);
  const review = page.getByRole("article", { name: revisao.nome });
  await expect(review.getByText("Entraram R$ 8,00 a menos")).toBeVisible(ARRIVES);
  await expect(review.getByText("Não se desfaz: de “pago” não há volta.")).toBeVisible();
  await expectAccessible(page);
  await review.getByRole("textbox", { name: /^Por quê/ }).fill("Combinado por telefone");
  await review.getByRole("button", { name: "Aceitar R$ 1.890,00" }).click();
  await expect.poll(async () => (await cobrancaRow(revisao.pedido))?.situacao, ARRIVES).toBe("pago");
});
