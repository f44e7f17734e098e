import { randomUUID } from "node:crypto";
import type { Papel } from "@eden/domain/painel/valores";
import type { Hono } from "hono";
import type pg from "pg";
import { afterAll, beforeAll, vi } from "vitest";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";
import { totp } from "../../scripts/stack/totp.ts";
import { createApp } from "../src/app.ts";
import type { Asaas } from "../src/gateways/asaas.ts";
import { createPool } from "../src/gateways/pool.ts";
import { createSignInService, type SignInService } from "../src/gateways/sign-in-service.ts";
import type { SendPush } from "../src/gateways/web-push.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { inviteMembro } from "../src/painel/invite-membro.ts";

export const PAINEL = "https://painel.exemplo.com.br";
export const SITE = "https://www.exemplo.com.br";
export const CONTEUDO_TOKEN = "token-de-teste-com-32-caracteres-ou-mais";

export interface PainelService {
  stack: Stack;
  pool: pg.Pool;
  signIn: SignInService;
  app: Hono;
  logged: string[];
  /** The same service with another sign-in service, or with messages to devices. */
  appWith(signIn: SignInService, push?: { sendPush: SendPush; vapidKey: string }): Hono;
}

/** Sign-in, sessions and functions of the panel over a real gateway and mailbox, without a worker. */
export function usePainel(asaas = {} as Asaas): PainelService {
  const painel = { logged: [] as string[] } as PainelService;
  beforeAll(async () => {
    for (const method of ["log", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((line) => void painel.logged.push(String(line)));
    }
    const stack = await startStack({ temporary: true });
    const { publishableKey, secretKey } = stack.keys;
    painel.stack = stack;
    painel.pool = createPool(stack.databaseUrl);
    await painel.pool.query(
      "update privado.limites set maximo = 100000 where alvo in ('painel_codigo', 'painel_entrar')",
    );
    painel.signIn = createSignInService({ url: stack.gateway.url, publishableKey, secretKey });
    painel.appWith = (signIn, { sendPush, vapidKey } = {} as never) =>
      createApp({
        pool: painel.pool,
        asaas,
        metrics: createMetrics(painel.pool),
        siteUrl: SITE,
        webhookToken: "",
        conteudoToken: CONTEUDO_TOKEN,
        drainSoon: () => undefined,
        sendPush,
        painel: { signIn, url: PAINEL, vapidKey },
      });
    painel.app = painel.appWith(painel.signIn);
  });
  afterAll(async () => {
    await painel.pool?.end();
    await painel.stack?.stop();
  });
  return painel;
}

export interface Browser {
  cookie: string;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Keeps the cookie of the panel as a browser does. */
export function openBrowser(app: Hono, cookie = ""): Browser {
  const browser: Browser = {
    cookie,
    async post(path, body = {}, headers = {}) {
      const response = await app.request(`/api/painel${path}`, {
        method: "POST",
        headers: {
          origin: PAINEL,
          "content-type": "application/json",
          "x-forwarded-for": "198.18.0.7",
          "x-painel-uso": "1",
          cookie: browser.cookie,
          ...headers,
        },
        body: JSON.stringify(body),
      });
      const cookies = [
        ...browser.cookie.split("; "),
        ...response.headers.getSetCookie().map((set) => set.split(";")[0] ?? ""),
      ];
      browser.cookie = [...new Map(cookies.map((pair) => [pair.split("=")[0], pair])).values()].join("; ");
      return response;
    },
  };
  return browser;
}

export interface Membro {
  id: string;
  email: string;
  segredo: string;
}

/** A new member who has not signed in yet. */
export async function newMembro({ pool, signIn }: PainelService, papel: Papel = "atendimento"): Promise<Membro> {
  const email = `${papel}.${randomUUID()}@exemplo.com.br`;
  const id = await inviteMembro({ email, nome: "Bruna Teste", papel }, pool, signIn);
  return { id, email, segredo: "" };
}

/** Asks for a code and reads it in the mailbox. */
export async function receiveCode({ stack, pool }: PainelService, browser: Browser, email: string): Promise<string> {
  await pool.query("update privado.codigos_painel set enviado_em = enviado_em - interval '61 seconds'");
  const before = stack.mailbox.messages().length;
  await browser.post("/codigo", { email });
  const isNew = new Set(stack.mailbox.messages().slice(0, before));
  const mail = await stack.mailbox.waitFor((message) => !isNew.has(message) && message.to.includes(email));
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? "";
}

/** Signs in with both factors; sets up the authenticator at the first time. */
export async function enter(
  painel: PainelService,
  membro: Membro,
  browser = openBrowser(painel.app),
): Promise<Browser> {
  await forgetFactors(painel);
  const codigo = await receiveCode(painel, browser, membro.email);
  const first = await browser.post("/entrar", { email: membro.email, codigo });
  const { passo } = (await first.json()) as { passo: string };
  let fator: string | undefined;
  if (passo === "cadastrar_fator") {
    const enrolled = (await (await browser.post("/fator")).json()) as { id: string; segredo: string };
    membro.segredo = enrolled.segredo;
    fator = enrolled.id;
  }
  const second = await browser.post("/segundo-fator", { codigo: totp(membro.segredo), fator });
  if (second.status !== 200) throw new Error(`the second factor was answered ${second.status}`);
  return browser;
}

/** The next code of an authenticator may be the last one again: tests do not wait for its 30 seconds. */
export const forgetFactors = ({ pool }: Pick<PainelService, "pool">) =>
  pool.query("delete from privado.fatores_usados");
