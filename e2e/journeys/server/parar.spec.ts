import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expectAccessible } from "../../support/axe.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { scrollsSideways } from "../../support/scrolls-sideways.ts";
import { expect, test } from "../../support/test.ts";

test("[COBRANCA-03] the stop link of a payment message: one tap with the keyboard, in our look, on a phone @360", async ({
  page,
  baseURL,
}) => {
  const [id, email, secret] = [randomUUID(), uniqueEmail(), randomBytes(32).toString("base64url")];
  const sql = database();
  await sql`insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 'pix', 189800, 'Maria Souza', ${email}, '11987654321')`;
  const hash = createHash("sha256").update(secret).digest();
  await sql`insert into privado.paradas (hash, pedido_id) values (${hash}, ${id})`;
  const refused = async () => {
    const [row] = await sql`select exists (select from privado.oposicoes
      where destinatario = privado.hash_consulta(privado.caixa_postal(${email}))) as refused`;
    return row?.refused;
  };

  // As from a mail client. The page is the service's, without the scripts of the site.
  await page.setContent(`<a href="${baseURL}/api/parar/${secret}">Parar</a>`);
  await page.getByRole("link").click();
  const button = page.getByRole("button", { name: "Não quero mais" });
  await expect(button).toHaveCSS("background-color", "rgb(14, 59, 46)");
  await expectAccessible(page.getByRole("main"));
  expect(await scrollsSideways(page)).toBe(false);
  expect(await refused()).toBe(false);
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Pronto. Não enviaremos mais lembretes." })).toBeVisible();
  expect(await refused()).toBe(true);
});

test("[SEC-L43] each header of the service's pages is sent once, with a policy that keeps their address from other sites", async ({
  request,
}) => {
  for (const path of [`/api/parar/${"a".repeat(43)}`, `/api/checkout/${await newPedido()}`, "/api/healthz"]) {
    const names = (await request.get(path)).headersArray().map(({ name }) => name.toLowerCase());
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      path,
    ).toEqual([]);
    const { "referrer-policy": policy } = (await request.get(path)).headers();
    expect(policy, path).toBe(path === "/api/healthz" ? "strict-origin-when-cross-origin" : "same-origin");
  }
});

test("[SEC-L36] the link of a payment reminder leads to the payment by one press, on a phone @360", async ({
  page,
  baseURL,
}) => {
  const id = await newPedido();
  await page.setContent(`<a href="${baseURL}/api/checkout/${id}?forma=cartao">Pagar</a>`);
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Pagar R$ 1.998,00 no cartão" })).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  expect(await scrollsSideways(page)).toBe(false);
  const [before] = await database()`select forma_pagamento from public.pedidos where id = ${id}`;
  expect(before?.forma_pagamento).toBe("pix");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/checkoutSession\/show/);
  const [after] = await database()`select forma_pagamento from public.pedidos where id = ${id}`;
  expect(after?.forma_pagamento).toBe("cartao");
});

async function newPedido(): Promise<string> {
  const id = randomUUID();
  await database()`insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone)
    values (${id}, 'app', 'avista', 'pix', 189800, 'Maria Souza', ${uniqueEmail()}, '11987654321')`;
  return id;
}
