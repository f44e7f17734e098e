import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { totp } from "../../../scripts/stack/totp.ts";
import { folderOf, LOGS } from "../../../scripts/static/nginx.ts";
import { expectAccessible } from "../../support/axe.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import { codesTo, mailsTo } from "../../support/mailbox.ts";
import { ARRIVES, currentCode, enterAs, mailedCode, newMembro, skipWait } from "../../support/painel/membro.ts";
import { expect, test } from "../../support/painel/test.ts";
import { painelUrl, ports } from "../../support/ports.ts";

const codeField = (page: Page) => page.getByLabel("Código de seis números");
const factorField = (page: Page) => page.getByLabel("Código do aplicativo autenticador");
const account = (page: Page) => page.getByRole("button", { name: /^(?:Sua conta|Mais),/ }).filter({ visible: true });

async function askCode(page: Page, email: string): Promise<string> {
  const before = (await codesTo(email)).length;
  await page.getByLabel("Seu e-mail").fill(email);
  await page.getByRole("button", { name: "Receber o código" }).click();
  await expect(codeField(page)).toBeVisible(ARRIVES);
  return mailedCode(email, before);
}

/** Everything the browser keeps for the origin, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = "" }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const request = indexedDB.open(name);
            request.onerror = () => reject(request.error);
            request.onsuccess = async () => {
              const rows: unknown[] = [];
              for (const store of request.result.objectStoreNames) {
                const all = request.result.transaction(store).objectStore(store).getAll();
                rows.push(await new Promise((done) => (all.onsuccess = () => done(all.result))));
              }
              request.result.close();
              resolve(rows);
            };
          }),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      databases,
      await caches.keys(),
      document.cookie,
    ]);
  });

test("[ACESSO-02] first sign-in sets up the authenticator, the second asks for its code; a wrong code says how many tries are left", async ({
  page,
}) => {
  test.slow();
  const membro = await newMembro("atendimento", { authenticator: false });
  await page.goto("/");
  await expect(page).toHaveURL(/\/entrar$/);
  await expect(page.getByLabel("Seu e-mail")).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  const codigo = await askCode(page, membro.email);
  await codeField(page).fill(codigo === "000000" ? "111111" : "000000");
  await expect(page.getByRole("alert").filter({ hasText: "Código incorreto" })).toContainText(
    "Restam 4 tentativas",
    ARRIVES,
  );
  await codeField(page).fill(codigo);

  await expect(page.getByRole("heading", { name: "Proteja a sua entrada" })).toBeVisible(ARRIVES);
  const secret = page.getByText(/^(?:[A-Z2-7]{4} ){3,}/);
  await expect(secret).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  const segredo = (await secret.innerText()).replaceAll(/\s/g, "");
  await factorField(page).fill(totp(segredo, Date.now() + 3_600_000));
  await expect(page.getByRole("alert").filter({ hasText: "Código incorreto" })).toBeVisible(ARRIVES);
  await factorField(page).fill(totp(segredo));
  await expect(account(page)).toBeVisible(ARRIVES);

  await account(page).click();
  await page.getByRole("menuitem", { name: "Sair", exact: true }).click();
  await expect(page.getByLabel("Seu e-mail")).toBeVisible(ARRIVES);
  await skipWait(membro.email);
  const next = await askCode(page, membro.email);
  await codeField(page).fill(next);
  await expect(page.getByRole("heading", { name: "Agora o autenticador" })).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  await factorField(page).fill(totp(segredo));
  await expect(account(page)).toBeVisible(ARRIVES);
});

test("[ACESSO-02, ACESSO-03] a stranger sees the same screens and never enters", async ({ page }) => {
  const email = uniqueEmail();
  await page.goto("/entrar");
  await page.getByLabel("Seu e-mail").fill(email);
  await page.getByRole("button", { name: "Receber o código" }).click();
  for (const left of ["Restam 4 tentativas", "Restam 3 tentativas", "Restam 2 tentativas", "Resta 1 tentativa"]) {
    await codeField(page).fill("");
    await codeField(page).fill("123456");
    await expect(page.getByRole("alert").filter({ hasText: left })).toBeVisible(ARRIVES);
  }
  await codeField(page).fill("");
  await codeField(page).fill("123456");
  await expect(page.getByRole("heading", { name: "Vamos esperar um pouco" })).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  expect(await mailsTo(email)).toEqual([]);
});

test("[ACESSO-03, ACESSO-05] a deactivated member loses the panel at the next request, and what was on screen is gone", async ({
  page,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  await enter(membro);
  await expect(account(page)).toBeVisible(ARRIVES);
  const sql = database();
  await sql`update privado.equipe set ativa = false, desativada_em = now() where id = ${membro.id}`;
  // The panel asks for news by itself.
  const over = page.getByRole("dialog", { name: "Sua sessão terminou" });
  await expect(over).toBeVisible(ARRIVES);
  await expect(account(page)).toHaveCount(0);
  await expectAccessible(over);
  await page.reload();
  await expect(page).toHaveURL(/\/entrar$/, ARRIVES);
});

test("[ACESSO-05] signing out everywhere ends the other device too, and nothing personal stays in the browser", async ({
  page,
  enter,
  browser,
}) => {
  test.slow();
  const membro = await newMembro("gestao");
  const other = await browser.newContext({ baseURL: painelUrl });
  await enterAs(other, membro);
  const phone = await other.newPage();
  await phone.goto("/");
  await expect(account(phone)).toBeVisible(ARRIVES);
  await enter(membro);
  await page.goto("/equipe");
  await expect(page.getByText(membro.email).first()).toBeVisible(ARRIVES);
  await expectAccessible(page.getByRole("main"));
  await account(page).click();
  await page.getByRole("menuitem", { name: "Sair de todos os aparelhos" }).click();
  await expect(page).toHaveURL(/\/entrar$/, ARRIVES);
  await expect(page.getByLabel("Seu e-mail")).toBeVisible(ARRIVES);
  expect(await kept(page)).not.toMatch(/@|Membro|eyJ/);
  expect((await page.context().cookies()).filter(({ name }) => name === "painel")).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel("Seu e-mail")).toBeVisible(ARRIVES);
  await expect(phone.getByRole("dialog", { name: "Sua sessão terminou" })).toBeVisible(ARRIVES);
  await other.close();
});

test("[ACESSO-04] each role sees its places, and the service refuses the rest", async ({ page, context }) => {
  test.slow();
  const daily = ["Hoje", "Caixa", "Funil", "Pagamentos", "Diagnósticos"];
  const places = {
    leitura: daily,
    atendimento: daily,
    gestao: [...daily, "Textos", "Equipe"],
    encarregado: ["Titulares", "Equipe"],
  };
  const refused = {
    leitura: {
      requerimentos: {},
      anotar: { comando: crypto.randomUUID(), pessoa: crypto.randomUUID(), texto: "x" },
      membros: {},
    },
    atendimento: { membros: {}, registro: {}, requerimentos: {} },
    gestao: { requerimentos: {} },
    encarregado: { caixa: { vista: "todas" }, membros: {} },
  };
  for (const papel of ["leitura", "atendimento", "gestao", "encarregado"] as const) {
    // Takes the place of the session before: an answer to the open page without one would delete the new cookie.
    await enterAs(context, await newMembro(papel));
    await page.goto("/");
    await expect(account(page)).toBeVisible(ARRIVES);
    for (const place of [...places.gestao, "Titulares"]) {
      const link = page
        .getByRole("navigation", { name: "Painel" })
        .getByRole("link", { name: new RegExp(`^${place}`) });
      await expect(link.filter({ visible: true }), `${papel}: ${place}`).toHaveCount(
        places[papel].includes(place) ? 1 : 0,
      );
    }
    for (const [funcao, data] of Object.entries(refused[papel])) {
      const url = `${painelUrl}/api/painel/rpc/${funcao}`;
      const answer = await context.request.post(url, { data, headers: { origin: painelUrl } });
      expect(answer.status(), `${papel}: ${funcao}`).toBe(403);
    }
    if (papel === "leitura") {
      await page.goto("/equipe");
      await expect(page.getByRole("heading", { name: "A equipe fica com a Gestão" })).toBeVisible(ARRIVES);
      await expectAccessible(page.getByRole("main"));
    }
  }
});

test("[ACESSO-01] the panel has its own strict policy, is not indexed and is not part of the public site", async ({
  request,
}) => {
  const site = `http://127.0.0.1:${ports.site}`;
  for (const path of ["/", "/caixa", "/qualquer/coisa"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:|\*/);
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["cache-control"]).toBe("no-cache");
  }
  expect(await (await request.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await request.get("/assets/nada.js")).status()).toBe(404);
  for (const path of ["/api/healthz", "/api/checkout", "/rest/v1/contato"]) {
    expect((await request.post(path, { data: {} })).ok(), path).toBe(false);
  }
  expect((await request.get(`${site}/api/painel/codigo`)).status()).toBe(404);
  expect((await request.post(`${site}/api/painel/codigo`, { data: {}, headers: { origin: site } })).status()).toBe(404);
  const foreign = await request.post("/api/painel/codigo", {
    data: { email: "a@exemplo.com.br" },
    headers: { origin: site },
  });
  expect(foreign.status()).toBe(403);
  const own = await request.post("/api/painel/rpc/eu", { data: {}, headers: { origin: painelUrl } });
  expect([own.status(), own.headers()["cache-control"]]).toEqual([401, "no-store"]);
  for (const path of ["/", "/contato", "/sitemap.xml", "/robots.txt"]) {
    expect(await (await request.get(`${site}${path}`)).text()).not.toMatch(/painel\.|:\d+\/entrar|\/painel/);
  }
});

test("[ACESSO-02, ACESSO-05] the code can be pasted, the sign-in works by keyboard, and scripts cannot read the session", async ({
  page,
}) => {
  const membro = await newMembro("atendimento");
  await page.goto("/entrar");
  await expect(page.getByLabel("Seu e-mail")).toBeFocused();
  await page.keyboard.type(membro.email);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused(ARRIVES);
  const codigo = await mailedCode(membro.email);
  await page.keyboard.insertText(`${codigo.slice(0, 3)} ${codigo.slice(3)}`);
  await expect(factorField(page)).toBeFocused(ARRIVES);
  await page.keyboard.type(currentCode(membro));
  await expect(account(page)).toBeVisible(ARRIVES);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "painel");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
});

test("[AGENDA-01, ACESSO-01] nginx serves a calendar to its secret address only, uncached, and logs no part of it", async ({
  request,
}) => {
  const secret = randomBytes(32);
  const { id } = await newMembro("atendimento");
  await database()`insert into privado.agendas (membro, hash) values (${id}, ${createHash("sha256").update(secret).digest()})`;
  const path = `/api/agenda/${secret.toString("base64url")}.ics`;
  const calendar = await request.get(path);
  expect([calendar.status(), (await calendar.text()).split("\r\n")[0]]).toEqual([200, "BEGIN:VCALENDAR"]);
  const headers = calendar.headersArray().map(({ name, value }) => `${name.toLowerCase()}: ${value}`);
  for (const name of ["cache-control: no-store", "referrer-policy: no-referrer", "x-robots-tag: noindex, nofollow"]) {
    expect(headers.filter((line) => line.startsWith(`${name.split(":")[0]}:`))).toEqual([name]);
  }
  const wrong = [`/api/agenda/${randomBytes(32).toString("base64url")}.ics`, "/api/agenda/", "/api/agenda"];
  for (const other of wrong) expect((await request.get(other)).status(), other).toBe(404);
  expect((await request.get(`http://127.0.0.1:${ports.site}${path}`)).status()).toBe(404);
  const logs = LOGS.map((name) => readFileSync(join(folderOf(ports), name), "utf8")).join();
  expect(logs).toContain("GET /api/agenda/ 200");
  expect(logs).not.toContain(path.slice("/api/agenda/".length, -".ics".length));
});
