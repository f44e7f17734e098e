import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import postgres from "postgres";
import { requireBuild } from "../../scripts/build-problem.ts";
import { COLEGAS } from "../../scripts/samples/colegas.ts";
import { loadSamples } from "../../scripts/samples/load-samples.ts";
import { totp } from "../../scripts/stack/totp.ts";
import { chromiumPath } from "./chromium-path.ts";
import { ports } from "./ports.ts";
import { type Product, startProduct } from "./product.ts";

/**
 * Pictures of docs/guia-da-equipe.md, of the invented team and people that development starts with. npm run shots -- guide
 * takes all of them, `guide caixa funil` only these. Needs a current build, Chromium and nginx.
 */
interface Picture {
  nome: string;
  path: string;
  papel: "gestao" | "encarregado" | null;
  /** On screen once the data has arrived. */
  shows: string;
  /** Opens what the picture shows. */
  prepare?: (page: Page) => Promise<void>;
}

const openFirst = async (page: Page) => {
  await page.locator("[data-pessoa]").first().click();
  await page.getByRole("article").first().waitFor();
};

const PICTURES: Picture[] = [
  { nome: "entrar", path: "/entrar", papel: null, shows: "form" },
  { nome: "hoje", path: "/hoje", papel: "gestao", shows: "main h2" },
  { nome: "caixa", path: "/caixa?vista=todas", papel: "gestao", shows: "[data-pessoa]" },
  { nome: "pessoa", path: "/caixa", papel: "gestao", shows: "[data-pessoa]", prepare: openFirst },
  { nome: "suspeitas", path: "/caixa?vista=suspeitas", papel: "gestao", shows: "[data-pessoa]", prepare: openFirst },
  { nome: "funil", path: "/funil", papel: "gestao", shows: "main article, main li" },
  { nome: "pagamentos", path: "/pagamentos", papel: "gestao", shows: "main li" },
  { nome: "diagnosticos", path: "/diagnosticos", papel: "gestao", shows: 'main a[href^="/diagnosticos/"]' },
  { nome: "importar", path: "/diagnosticos/importar", papel: "gestao", shows: "h1" },
  { nome: "numeros", path: "/numeros", papel: "gestao", shows: "main h2" },
  { nome: "textos", path: "/textos", papel: "gestao", shows: "h2" },
  { nome: "equipe", path: "/equipe", papel: "gestao", shows: "main li" },
  { nome: "horario", path: "/equipe/horario", papel: "gestao", shows: "[role=slider]" },
  { nome: "modelos", path: "/equipe/modelos", papel: "gestao", shows: "textarea" },
  { nome: "acessos", path: "/equipe/acessos", papel: "gestao", shows: "main li" },
  { nome: "titulares", path: "/titular", papel: "encarregado", shows: "h1" },
];
const VIEWPORT = { width: 1280, height: 760 };
const QUALITY = 46;
const MAX_BYTES = 60_000;
const folder = join(import.meta.dirname, "../../docs/pictures/guia");
const asked = process.argv.slice(2);

requireBuild();
mkdirSync(folder, { recursive: true });
const product = await startProduct(ports);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  await loadSamples(product.stack);
  await openSessions(product.stack.databaseUrl);
  for (const papel of [null, "gestao", "encarregado"] as const) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      baseURL: product.painelUrl,
      locale: "pt-BR",
      timezoneId: "America/Sao_Paulo",
      reducedMotion: "reduce",
    });
    if (papel) await signIn(context, papel, product);
    const page = await context.newPage();
    const mine = PICTURES.filter(({ nome }) => asked.length === 0 || asked.includes(nome));
    for (const picture of mine) if (picture.papel === papel) await take(page, picture);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** The unpaid sample orders as the service leaves them: a session was opened, and the provider refused the cards. */
async function openSessions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update public.pedidos set checkout_id = 'chk_' || id, checkout_url = 'https://exemplo.com.br',
    expira_em = now() + interval '1 hour' where situacao = 'pendente'`;
  await sql`update privado.cobrancas as c set recusas = 2, recusada_em = now() from public.pedidos as p
    where p.id = c.pedido_id and p.forma_pagamento = 'cartao'`;
  await sql`select privado.refazer_cobranca(pedido_id) from privado.cobrancas`;
  await sql.end();
}

async function signIn({ request }: BrowserContext, papel: string, { painelUrl, stack }: Product): Promise<void> {
  const { email, segredo } = COLEGAS.find((colega) => colega.papel === papel) ?? { email: "", segredo: "" };
  const post = async (path: string, data: object) => {
    const response = await request.post(`${painelUrl}/api/painel/${path}`, { data, headers: { origin: painelUrl } });
    if (!response.ok()) throw new Error(`${path} was answered ${response.status()}`);
  };
  await post("codigo", { email });
  const mail = await stack.mailbox.waitFor(({ to, subject }) => to.includes(email) && subject.startsWith("Seu código"));
  await post("entrar", { email, codigo: /\b\d{6}\b/.exec(mail.text)?.[0] });
  await post("segundo-fator", { codigo: totp(segredo) });
}

async function take(page: Page, { nome, path, shows, prepare }: Picture): Promise<void> {
  // The panel polls while it is open, so the network is never idle: wait for the outlines of what is loading to go.
  const loaded = () =>
    page.waitForFunction(
      (selector) =>
        document.querySelector(selector) !== null &&
        document.querySelector('[class*="animate-pulse"]') === null &&
        !/Carregando|Contando…/.test(document.body.innerText),
      shows,
    );
  await page.goto(path);
  await loaded();
  await prepare?.(page);
  await loaded();
  // A notice about the sample people comes or not, by the hour, and covers what the picture is about.
  const notice = page.getByRole("button", { name: "Fechar o aviso" });
  if (await notice.isVisible()) await notice.click();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  // Playwright itself writes no WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > MAX_BYTES) throw new Error(`${nome} has ${bytes.length} bytes`);
  writeFileSync(join(folder, `${nome}.webp`), bytes);
  console.log(`${nome}.webp ${Math.round(bytes.length / 1000)} kB`);
}
