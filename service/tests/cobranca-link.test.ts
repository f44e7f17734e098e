import { randomUUID } from "node:crypto";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_LIVE } from "@eden/domain/catalogo/precos";
import { expect, test } from "vitest";
import { type Asaas, ProviderError } from "../src/gateways/asaas.ts";
import type { Pedido } from "../src/rows.ts";
import { newCheckout } from "./running-service.ts";
import { type Browser, enter, newMembro, SITE, usePainel } from "./use-painel.ts";

const opened: Pedido[] = [];
let down = false;
const painel = usePainel({
  async openSession(pedido) {
    if (down) throw new ProviderError(500, "internal_error");
    opened.push(pedido);
    return { id: `sessao-${opened.length}`, url: `https://provedor.exemplo/${opened.length}`, minutes: 60 };
  },
} as Asaas);

async function insertPedido(situacao = "expirado"): Promise<string> {
  const { id, nome, email, telefone, cpf } = newCheckout();
  await painel.pool.query(
    `insert into public.pedidos (id, origem_compra, plano, forma_pagamento, valor_centavos, nome, email, telefone, cpf, criado_em)
    values ($1, 'live', 'parcelado', 'cartao', 199800, $2, $3, $4, $5, now() - interval '1 day')`,
    [id, nome, email, telefone, cpf],
  );
  await painel.pool.query(
    "update public.pedidos set checkout_id = $2, checkout_url = 'x', expira_em = now() where id = $1",
    [id, id],
  );
  await painel.pool.query("update public.pedidos set situacao = $2 where id = $1", [id, situacao]);
  return id;
}
const ask = async (browser: Browser, pedido: string, body: unknown) => {
  const response = await browser.post(`/cobranca/${pedido}/link`, body);
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

test("[COBRANCA-02] a member makes a new link by another method: a new order of the same person, once per command", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const pedido = await insertPedido();
  const comando = randomUUID();
  const made = await ask(browser, pedido, { comando, forma: "pix" });
  expect(made).toEqual({ status: 200, body: { url: `${SITE}/api/checkout/${comando}`, pedido: comando } });
  expect(await ask(browser, pedido, { comando, forma: "pix" })).toEqual(made);
  expect(opened).toHaveLength(1);
  const { rows } = await painel.pool.query(
    `select n.plano, n.forma_pagamento, n.valor_centavos, n.email = o.email and n.cpf = o.cpf as same, c.anterior_id,
      antes.encerrada_motivo
    from public.pedidos as n join privado.cobrancas as c on c.pedido_id = n.id join public.pedidos as o on o.id = c.anterior_id
      join privado.cobrancas as antes on antes.pedido_id = o.id
    where n.id = $1`,
    [comando],
  );
  expect(rows).toEqual([
    {
      plano: "avista",
      forma_pagamento: "pix",
      valor_centavos: PRECO_AVISTA_LIVE.total,
      same: true,
      anterior_id: pedido,
      encerrada_motivo: "outro_pedido",
    },
  ]);
  const recorded = await painel.pool.query("select acao from privado.registro_de_acessos where alvo_id = $1", [pedido]);
  expect(recorded.rows).toContainEqual({ acao: "gerou_link" });
});

test("[COBRANCA-02] the old order leads to the new link, and once that is paid nothing more is charged", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const pedido = await insertPedido();
  const comando = randomUUID();
  await ask(browser, pedido, { comando, forma: "pix" });
  const follow = () => painel.app.request(`/api/checkout/${pedido}`);
  expect((await follow()).headers.get("location")).toBe(`https://provedor.exemplo/${opened.length}`);
  await painel.pool.query("update public.pedidos set situacao = 'pago' where id = $1", [comando]);
  expect(await (await follow()).text()).toContain("Este pedido já está pago.");
  const before = opened.length;
  const { rows } = await painel.pool.query("select email, cpf from public.pedidos where id = $1", [pedido]);
  const again = await painel.app.request("/api/checkout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...newCheckout({ origem: "live", plano: "parcelado" }), ...rows[0], id: pedido }),
  });
  expect([again.status, await again.json()]).toEqual([409, { situacao: "pago" }]);
  expect(opened).toHaveLength(before);
});

test("[COBRANCA-02, ACOMPANHAR-04] a new link opens the page of a withdrawn purchase again", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const pedido = await insertPedido();
  const answerTo = async (query: string) =>
    (await painel.pool.query(`select ${query} as answer`, [pedido])).rows[0]?.answer;
  const codigo = await answerTo("privado.codigo_acompanhar('pedidos', $1)");
  await answerTo("privado.projetar('pedidos', $1)");
  await painel.pool.query("update privado.entradas set retirada_em = now() where id = $1", [pedido]);
  const page = async () => (await painel.pool.query("select public.acompanhar($1) as page", [codigo])).rows[0]?.page;
  expect(await page()).toBeNull();
  const comando = randomUUID();
  await ask(browser, pedido, { comando, forma: "pix" });
  expect(await page()).toMatchObject({ compra: { pedido: comando }, fase: { fase: "esperando_pagamento" } });
});

test("[COBRANCA-02] the link of a member opens a new session when the one it was made with has ended", async () => {
  const browser = await enter(painel, await newMembro(painel));
  const comando = randomUUID();
  const { body } = await ask(browser, await insertPedido(), { comando, forma: "pix" });
  const { pathname } = new URL(body.url ?? "");
  await painel.pool.query("update public.pedidos set expira_em = now(), situacao = 'expirado' where id = $1", [
    comando,
  ]);
  expect(await (await painel.app.request(pathname)).text()).toContain(
    `Pagar <span>${formatReais(PRECO_AVISTA_LIVE.total)}</span> por PIX`,
  );
  const pressed = await painel.app.request(pathname, { method: "POST" });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `https://provedor.exemplo/${opened.length}`]);
});

test("[COBRANCA-02] no link for a paid or unknown order, a foreign command, a reader, or while the provider is down", async () => {
  const browser = await enter(painel, await newMembro(painel, "gestao"));
  const pedido = await insertPedido();
  const link = { comando: randomUUID(), forma: "boleto" };
  expect((await ask(browser, await insertPedido("pago"), link)).status).toBe(409);
  expect((await ask(browser, randomUUID(), link)).status).toBe(404);
  expect((await ask(browser, pedido, { ...link, comando: await insertPedido() })).status).toBe(409);
  expect((await ask(browser, pedido, { ...link, forma: "dinheiro" })).status).toBe(400);
  const reader = await enter(painel, await newMembro(painel, "leitura"));
  expect((await ask(reader, pedido, link)).status).toBe(403);
  down = true;
  expect((await ask(browser, pedido, link)).status).toBe(503);
  down = false;
  expect((await ask(browser, pedido, link)).status).toBe(200);
});
