import { ESTADOS, type Estado } from "@eden/domain/painel/valores";
import type { BrowserContext, Locator, Page, Route } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { database } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

/** A column; its name is followed by its total. */
const column = (page: Page, nome: string) => page.getByRole("region", { name: new RegExp(`^${nome} `) });
const estadoOf = async (id: string) => (await pessoaRow(id))?.estado;

/** A person of the member, so that the filter by owner shows only them. */
async function newCliente(dono: string) {
  const cliente = await newVisitante();
  await database()`update privado.pessoas set dono = ${dono} where id = ${cliente.id}`;
  return cliente;
}

/** Real touch events: the page sees a finger, with its pointer events, scrolling and long press. */
async function fingerOf(page: Page, context: BrowserContext) {
  const cdp = await context.newCDPSession(page);
  return async (type: "touchStart" | "touchMove" | "touchEnd", target?: Locator) => {
    const box = await target?.boundingBox();
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
}

test("[FUNIL-01] by keyboard only, then by drag and menu: a card moves, is undone, and a loss needs its reason @nightly", async ({
  page,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  const { id, nome } = await newCliente(membro.id);
  await enter(membro, "/funil");
  await page.getByRole("combobox", { name: "Dono" }).selectOption("Comigo");
  await expect(page.locator("a[data-cartao]")).toHaveCount(1, ARRIVES);
  const card = page.locator(`a[data-cartao="${id}"]`);
  await expect(column(page, "Novo").getByRole("link", { name: new RegExp(nome) })).toBeVisible();
  await expectAccessible(page);

  await card.focus();
  for (const key of ["Space", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(page.getByText("Sobre Proposta, coluna 3 de 5.")).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(column(page, "Proposta").locator(card)).toBeFocused();
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("muda");
  await page.keyboard.press("z");
  await expect(column(page, "Novo").locator(card)).toBeVisible(ARRIVES);
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("semente");
  await expect(page.getByText("Desfeito", { exact: true })).toBeVisible();

  // The list may be drawn again when the undo has arrived.
  let boxes: Awaited<ReturnType<Locator["boundingBox"]>>[] = [];
  const measure = async () => {
    boxes = [await card.boundingBox(), await column(page, "Em conversa").boundingBox()];
    return boxes;
  };
  await expect.poll(measure, ARRIVES).not.toContain(null);
  const [from, to] = boxes;
  if (!from || !to) throw new Error("The card and its target are on the screen");
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 220, { steps: 6 });
  await expect(page.getByText("Soltar Em conversa")).toBeVisible();
  await page.mouse.up();
  await expect(column(page, "Em conversa").locator(card)).toBeVisible();
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("broto");
  await expect(page).toHaveURL(/\/funil\?/);

  await page.getByRole("button", { name: new RegExp(`^Mover ${nome}`) }).click();
  await page.getByRole("menuitem", { name: "Marcar como perdido" }).click();
  const dialog = page.getByRole("dialog", { name: /^Por que a conversa com/ });
  await expect(dialog).toBeVisible();
  await expect(page.getByText("motivo?")).toBeVisible();
  await expectAccessible(dialog);
  expect(await estadoOf(id)).toBe("broto");
  await dialog.getByRole("radio", { name: /^Não respondeu/ }).check();
  await dialog.getByRole("button", { name: "Guardar o motivo" }).click();
  await expect(column(page, "Perdido").getByText("Não respondeu")).toBeVisible();
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("folha");
});

test("[FUNIL-01] on a phone a held card is dragged onto a plant, the plants show the columns and the sheet moves a card; a colleague who was faster is respected @390", async ({
  page,
  context,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  const { id, nome } = await newCliente(membro.id);
  await enter(membro, `/funil?dono=${membro.id}`);
  const mover = page.getByRole("button", { name: new RegExp(`^Mover ${nome}`) });
  await expect(mover).toBeVisible(ARRIVES);
  await expectAccessible(page);

  const card = page.locator(`a[data-cartao="${id}"]`);
  const finger = await fingerOf(page, context);
  await finger("touchStart", card);
  await expect(page.getByText("Solte sobre uma planta.")).toBeVisible(ARRIVES);
  await finger("touchMove", page.getByRole("button", { name: /^Em conversa/ }));
  await expect(column(page, "Em conversa").getByText("Soltar Em conversa")).toBeAttached();
  await finger("touchEnd");
  const undo = page.getByRole("button", { name: /^Desfazer/ });
  // Its ten seconds stop under the pointer.
  await undo.hover();
  await expect(column(page, "Em conversa").locator(card)).toBeAttached(ARRIVES);
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("broto");
  await expect(page).toHaveURL(/\/funil\?/);
  await expectAccessible(page.getByRole("status").filter({ has: undo }));
  await undo.click();
  await expect(column(page, "Novo").locator(card)).toBeAttached(ARRIVES);
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("semente");

  // A colleague is faster by a moment: the page has already sent the version that it knew.
  const beaten = async (route: Route) => {
    await database()`update privado.pessoas set versao = versao + 1, estado = 'muda' where id = ${id}`;
    await route.continue();
  };
  await page.route("**/rpc/mudar_estado", beaten, { times: 1 });
  const move = async ({ nome, verbo }: (typeof ESTADOS)[Estado]) => {
    await mover.click();
    const sheet = page.getByRole("dialog", { name: /^Em que ponto está/ });
    await sheet.getByText(nome, { exact: true }).click();
    await sheet.getByRole("button", { name: verbo }).click();
  };
  await move(ESTADOS.broto);
  await expect(page.getByText(/^Alguém da equipe mudou esta pessoa/)).toBeVisible(ARRIVES);
  await page.getByRole("button", { name: /^Proposta/ }).click();
  await expect(column(page, "Proposta").locator(`a[data-cartao="${id}"]`)).toBeInViewport(ARRIVES);
  expect(await estadoOf(id)).toBe("muda");
  await move(ESTADOS.arvore);
  await expect.poll(() => estadoOf(id), ARRIVES).toBe("arvore");
});
