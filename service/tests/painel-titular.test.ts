import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newCheckout } from "./running-service.ts";
import { type Browser, enter, newMembro, usePainel } from "./use-painel.ts";

const painel = usePainel();
const download = (browser: Browser, id: string, format: string, site = "same-origin") =>
  painel.app.request(`/api/painel/titular/${id}/dados.${format}`, {
    headers: { cookie: browser.cookie, "sec-fetch-site": site },
  });

/** A buyer whose name is markup, and their confirmed request. */
async function openRequerimento(browser: Browser) {
  const { id: pedido, email, telefone, cpf } = newCheckout();
  const nome = "Vera <b>Camargo";
  await painel.pool.query(
    `insert into public.pedidos (id, origem_compra, plano, valor_centavos, nome, email, telefone, cpf)
    values ($1, 'app', 'avista', 189800, $2, $3, $4, $5)`,
    [pedido, nome, email, telefone, cpf],
  );
  const asked = { tipo: "acesso", canal: "email", nome, email, telefone: null, cpf, recebido_em: "2026-11-09" };
  const opened = await browser.post("/rpc/abrir_requerimento", { comando: randomUUID(), ...asked });
  const { id } = (await opened.json()) as { id: string };
  return { id, pedido, email };
}

test("[TITULAR-01] the encarregado downloads the data as JSON and as a page, each download is recorded", async () => {
  const browser = await enter(painel, await newMembro(painel, "encarregado"));
  const { id, pedido, email } = await openRequerimento(browser);
  expect((await download(browser, id, "json")).status).toBe(422);
  await browser.post("/rpc/verificar_requerente", { comando: randomUUID(), id, como: "email" });
  expect((await download(browser, id, "json", "same-site")).status, "a link of another page").toBe(403);
  const json = await download(browser, id, "json");
  expect(json.headers.get("content-disposition")).toMatch(/^attachment; filename="dados-ED-.{4}-.{4}\.json"$/);
  expect(json.headers.get("cache-control")).toBe("no-store");
  const { registros } = (await json.json()) as { registros: { id: string }[] };
  expect(registros.map((registro) => registro.id).sort()).toEqual([pedido, id].sort());
  const page = await download(browser, id, "html");
  expect(page.headers.get("content-security-policy")).toContain("sandbox");
  const text = await page.text();
  expect(text).toContain(email);
  expect(text).toContain("Vera &lt;b&gt;Camargo");
  expect(text).not.toContain("<b>");
  const { rows } = await painel.pool.query(
    "select count(*)::int as downloads from privado.registro_de_acessos where alvo_id = $1 and acao = 'exportou'",
    [id],
  );
  expect(rows).toEqual([{ downloads: 2 }]);
});

test("[TITULAR-01] no other role, no stranger and no unknown request or format gets a file", async () => {
  const officer = await enter(painel, await newMembro(painel, "encarregado"));
  const { id } = await openRequerimento(officer);
  expect((await download(officer, randomUUID(), "json")).status).toBe(404);
  expect((await download(officer, id, "csv")).status).toBe(404);
  const boss = await enter(painel, await newMembro(painel, "gestao"));
  expect((await download(boss, id, "json")).status).toBe(403);
  expect((await download({ ...officer, cookie: "" }, id, "json")).status).toBe(401);
});
