import type { CDPSession, Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe.ts";
import { chromiumPath } from "../../support/chromium-path.ts";
import { database } from "../../support/database.ts";
import { ARRIVES, newMembro } from "../../support/painel/membro.ts";
import { newVisitante } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { painelUrl } from "../../support/ports.ts";

test.use({
  launchOptions: {
    executablePath: chromiumPath({ whole: true }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  },
});

/** A browser subscribes at the push service of its vendor, on the network. Everything after that is the real one. */
async function stubSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: PushSubscription | null = null;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
      const applicationServerKey = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer;
      subscription = {
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) } }),
        unsubscribe: async () => true,
      } as unknown as PushSubscription;
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => subscription;
  });
}

/** The id that the browser gives the service worker of the panel. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${painelUrl}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return found;
}

test("[AVISO-01, AVISO-02, AVISO-03, AVISO-06, AVISO-07] a device is turned on in Avisos, a push shows a notification without a name, and its click opens the person", async ({
  page,
  context,
  enter,
}) => {
  const membro = await newMembro("atendimento");
  const { id, nome } = await newVisitante();
  await context.grantPermissions(["notifications"], { origin: painelUrl });
  await stubSubscription(page);
  await enter(membro, "/avisos");

  await test.step("the title says how many wait, and the button turns this device on", async () => {
    await expect(page).toHaveTitle(/^\(\d+\) Avisos · Painel Éden$/, ARRIVES);
    await page.getByRole("button", { name: "Ligar avisos neste aparelho" }).click(ARRIVES);
    await expect(page.getByText(/^este aparelho/)).toBeVisible(ARRIVES);
    await expectAccessible(page);
  });

  const session = await context.newCDPSession(page);
  await test.step("a push is shown by the service worker, which keeps nothing", async () => {
    const registrationId = await registrationOf(session);
    const data = JSON.stringify({ v: 1, t: "entrada", n: 3, q: 1, u: `/caixa/${id}` });
    await session.send("ServiceWorker.deliverPushMessage", { origin: painelUrl, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, data: place }) => ({ title, body, place }));
      });
    await expect
      .poll(shown, ARRIVES)
      .toEqual([
        { title: "Uma pessoa nova espera resposta", body: "Toque para abrir o painel.", place: { u: `/caixa/${id}` } },
      ]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  await test.step("the open panel goes to the person of the notice", async () => {
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      if (!active) throw new Error("the worker is not active");
      navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { abrir: path } }));
    }, `/caixa/${id}`);
    await expect(page.getByRole("article", { name: nome })).toBeVisible(ARRIVES);
  });

  await test.step("signing out ends the messages to this device", async () => {
    const devices = () => database()`select id from privado.aparelhos_aviso where membro = ${membro.id}`;
    expect(await devices()).toHaveLength(1);
    await page.getByRole("button", { name: /^Sua conta/ }).click();
    await page.getByRole("menuitem", { name: "Sair", exact: true }).click();
    await expect(page.getByRole("heading", { name: /Entrar|painel/i }).first()).toBeVisible(ARRIVES);
    expect(await devices()).toHaveLength(0);
    await expect(page).not.toHaveTitle(/^\(/);
  });
});
