import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { startNginx } from "../scripts/static/nginx.ts";
import { chromiumPath } from "./support/chromium-path.ts";
import { ports } from "./support/ports.ts";
const R = "/work/h-48b/site/tests/relatorios/";
mkdirSync("/tmp/pics", { recursive: true });
const server = startNginx({ ports });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
const base = `http://127.0.0.1:${ports.site}`;
try {
  for (const [w, h] of [[390, 844], [1366, 650]] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, hasTouch: w < 500 });
    await context.addCookies([{ name: "eden_consentimento", value: "recusado", url: base }]);
    const page = await context.newPage();
    page.on("pageerror", (e) => console.log("ERR", e.message));
    const open = async (file: string) => {
      await page.goto(`${base}/ferramentas/estoque-parado`, { waitUntil: "load" });
      await page.getByText("Quais colunas preciso?").waitFor();
      await page.waitForTimeout(1500);
      await page.getByLabel("Escolher arquivo").setInputFiles(R + file);
      await page.waitForTimeout(2500);
    };
    const shot = async (name: string) => page.screenshot({ path: `/tmp/pics/${name}-${w}.png` });
    for (const [file, name] of [["30-venda-com-precos-redondos.csv", "venda"], ["38-dois-estoques.csv", "dois"], ["23-tudo-ambiguo.csv", "decimal"], ["75-planilha-duas-lojas.xlsx", "planilha"], ["43-titulos-deslocados.csv", "deslocado"], ["24-virgula-sem-aspas.csv", "recusa"], ["47-lotes-venda-repetida.csv", "lotes"], ["27-custo-e-venda-sao-precos.csv", "falta"]]) {
      await open(file as string);
      await shot(name as string);
      console.log(w, name, await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 60)} scrollW ${document.documentElement.scrollWidth}`));
    }
    // by keyboard alone: answer the analysis question
    for (const [file, name] of [["36-custo-e-total-sem-nome.csv", "custo"], ["67-vendas-de-um-ano-como-30-dias.csv", "dura"], ["111-saidas-com-menos.csv", "negativas"]] as const) {
      await open(file);
      const tabTo = async (label: RegExp) => {
        for (let i = 0; i < 80; i++) {
          const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
          const tag = await page.evaluate(() => document.activeElement?.tagName);
          if (label.test(text) && tag === "BUTTON") return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`no ${label}`);
      };
      if (!(await page.locator("input[name=periodo], #periodo").count())) console.log("no periodo id");
      const days = page.getByLabel(/As vendas são de quantos dias/);
      if ((await days.count()) && (await days.inputValue()) === "") {
        for (let i = 0; i < 60 && !(await days.evaluate((e) => e === document.activeElement)); i++) await page.keyboard.press("Tab");
        await page.keyboard.type("90");
      }
      await tabTo(/^É isso mesmo/);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(1200);
      await shot(`${name}-pergunta`);
      console.log(w, name, "focus", await page.evaluate(() => document.activeElement?.textContent?.slice(0, 60)));
      await tabTo({ custo: /^Do estoque todo/, dura: /^Está certo/, negativas: /^São as vendas/ }[name]);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(1200);
      await shot(`${name}-depois`);
      console.log(w, name, (await page.locator("#resultado").textContent().catch(() => "none"))?.slice(0, 160));
    }
    for (const town of ["/raio-x/sp/marilia", "/raio-x/sp/bora"]) {
      await page.goto(base + town, { waitUntil: "load" });
      await page.waitForTimeout(1500);
      await shot(`praca${town.replaceAll("/", "-")}`);
      await page.locator("#vizinhas").scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector("#vizinhas")?.scrollIntoView());
      await page.waitForTimeout(600);
      await shot(`vizinhas${town.replaceAll("/", "-")}`);
      console.log(w, town, await page.title(), await page.evaluate(() => document.documentElement.scrollWidth));
    }
    await page.goto(`${base}/raio-x`, { waitUntil: "load" });
    await page.waitForTimeout(1200);
    await page.getByRole("combobox").first().fill("marilha");
    await page.waitForTimeout(1500);
    await shot("busca");
    await context.close();
  }
} finally {
  await browser.close();
  server.kill("SIGQUIT");
}
