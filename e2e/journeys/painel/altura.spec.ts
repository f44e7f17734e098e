import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { answeredLoja } from "../../support/painel/lojas.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { newCompra } from "../../support/painel/pedidos.ts";
import { newVisitante, uniqueNome } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";

// Opens every page of the panel.
test.describe.configure({ timeout: timeLimit(240_000) });

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Every route of the panel, with what stands in its address; a new one fails until it is listed. */
async function addresses() {
  const [{ id: pessoa }, { pedido }, loja] = [
    await newVisitante(),
    await newCompra("pix"),
    await answeredLoja(uniqueNome()),
  ];
  const all: Record<string, string[]> = {
    "/entrar": ["/entrar"],
    hoje: ["/hoje"],
    "caixa/:id?": ["/caixa?vista=todas", `/caixa/${pessoa}`, "/caixa?f=todas"],
    funil: ["/funil"],
    "pagamentos/:pedido?": ["/pagamentos", `/pagamentos/${pedido}`],
    diagnosticos: ["/diagnosticos"],
    "diagnosticos/importar": ["/diagnosticos/importar"],
    "diagnosticos/:id": [`/diagnosticos/${loja}`],
    textos: ["/textos"],
    ":chave": ["/textos/faq"],
    numeros: ["/numeros"],
    "postos-de-lado": ["/postos-de-lado"],
    avisos: ["/avisos"],
    equipe: ["/equipe"],
    horario: ["/equipe/horario"],
    modelos: ["/equipe/modelos"],
    limites: ["/equipe/limites"],
    acessos: ["/equipe/acessos"],
    titular: ["/titular"],
    "titular/:id": [`/titular/${crypto.randomUUID()}`],
    "/": [],
    "*": ["/nada"],
  };
  const source = readFileSync(new URL("../../../painel/app/routes.tsx", import.meta.url), "utf8");
  const paths = [...source.matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => path);
  expect(Object.keys(all).toSorted()).toEqual([...new Set(paths)].toSorted());
  return Object.values(all).flat();
}

/** Scrolls everything to its end and says how much the document is taller than the window, before and after. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const before = root.scrollHeight - innerHeight;
    for (const element of document.querySelectorAll("*")) element.scrollTop = element.scrollHeight;
    return [before, root.scrollHeight - innerHeight, root.scrollTop];
  });

/** Without loading the panel again. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("[NUMEROS-02] on every route and width the document is never taller than the window", async ({
  page,
  context,
  enter,
}) => {
  const paths = await addresses();
  const isTitular = (path: string) => path.startsWith("/titular");
  await enter(await newMembro("gestao"), "/entrar");
  for (const path of paths.toSorted((a, b) => Number(isTitular(a)) - Number(isTitular(b)))) {
    if (path === "/titular") await enterAs(context, await newMembro("encarregado"));
    await (["/hoje", "/titular"].includes(path) ? page.goto(path) : follow(page, path));
    await expect(page.getByRole("main"), path).toBeVisible(ARRIVES);
    await expect(page.getByText(/^(?:Carregando|Abrindo|Contando)/), path).toHaveCount(0, ARRIVES);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => excess(page), { message: `${path} at ${size.width}` }).toEqual([0, 0, 0]);
    }
  }
});
