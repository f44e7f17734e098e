import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AREA_IDS, isArea } from "@eden/domain/diagnostico/areas";
import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import { chromium } from "@playwright/test";
import postgres from "postgres";
import { requireBuild } from "../../scripts/build-problem.ts";
import { chromiumPath } from "./chromium-path.ts";
import { storeConsent } from "./consent.ts";
import { ports } from "./ports.ts";
import { startProduct } from "./product.ts";

/**
 * Captures the first printed page of a finished diagnostic, with the seeded store and invented answers, as the master of
 * the picture `amostra-diagnostico`; `node art/export.ts amostra-diagnostico` encodes it for the site. npm run shots -- samples
 */
const LOJA = { id: "10000000-0000-4000-8000-000000000001", cnpj: "11222333000181", cpf: "52998224725" };
/** The option chosen in each area, from worst to best. */
const PICKS = [2, 1, 2, 3, 1, 2, 2];
/** A4 without the margins of report.css, at 96 dpi. */
const SHEET = { width: 688, height: 1032 };
const MARGINS = { horizontal: 53, vertical: 45 };
const folder = join(import.meta.dirname, "../../art/out/png");

requireBuild();
mkdirSync(folder, { recursive: true });
const product = await startProduct(ports);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const context = await browser.newContext({
    viewport: SHEET,
    deviceScaleFactor: 2,
    baseURL: product.siteUrl,
    bypassCSP: true,
  });
  await storeConsent(context, product.siteUrl);
  const page = await context.newPage();
  await page.goto("/robots.txt");
  const answers = await answersOfSeed(product.stack.databaseUrl);
  await page.evaluate((progress) => localStorage.setItem("diagnostico_progress", JSON.stringify(progress)), {
    ...LOJA,
    lojaId: LOJA.id,
    currentQuestionIndex: Object.keys(answers).length - 1,
    answers,
    step: "perguntas",
  });
  await page.goto("/diagnostico-gestao");
  await page.getByRole("button", { name: "Ver resultado" }).click();
  await page.getByText("Protocolo ED-").first().waitFor();
  await page.emulateMedia({ media: "print" });
  const body = `padding: ${MARGINS.vertical}px ${MARGINS.horizontal}px !important`;
  await page.addStyleTag({ content: `@media print { .report-sheet { box-sizing: content-box; ${body} } }` });
  await page.setViewportSize({ width: SHEET.width + 2 * MARGINS.horizontal, height: 1123 });
  await page
    .locator(".report-sheet")
    .first()
    .screenshot({ path: join(folder, "amostra-diagnostico.png") });
} finally {
  await browser.close();
  await product.stop();
}

async function answersOfSeed(databaseUrl: string): Promise<Record<string, string>> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql`select id, area, opcoes from public.diagnosticos_perguntas where ativa order by id`;
  await sql.end();
  return Object.fromEntries(
    rows.map(({ id, area, opcoes }) => {
      const pick = PICKS[isArea(area) ? AREA_IDS.indexOf(area) : 0] ?? 0;
      return [`p${id}`, parseOpcoes(opcoes)[pick]?.texto ?? ""];
    }),
  );
}
