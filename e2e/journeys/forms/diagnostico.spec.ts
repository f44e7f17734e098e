import { splitSigla } from "@eden/domain/diagnostico/perguntas";
import type { Page } from "@playwright/test";
import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import { expectAccessible } from "../../support/axe.ts";
import {
  begin,
  cnpjField,
  cpfField,
  heading,
  identify,
  next,
  PAGE,
  pergunta,
  previous,
  progress,
  QUANTIDADE_PERGUNTAS,
  readPerguntas,
  savedAnswers,
  savedBanner,
  test,
} from "../../support/diagnostico.ts";
import { expectProblems, forgetNetworkNoise, pressAnyway, SENT } from "../../support/form-checks.ts";
import { expect } from "../../support/test.ts";

const NOT_FOUND = "CNPJ ou CPF não encontrado em nosso banco de dados.";
const EMPTY = { cnpj: "Digite o CNPJ da farmácia.", cpf: "Digite o CPF do responsável." };
const INVALID = {
  cnpj: "CNPJ inválido. Por favor, verifique o número digitado.",
  cpf: "CPF inválido. Por favor, verifique o número digitado.",
};

test.beforeEach(({ page }) => page.goto(PAGE));

test("[DIAG-01, DIAG-03] both numbers have their own messages, and so have an unknown pair and a question without an answer", async ({
  page,
  loja,
}) => {
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await begin(page).click();
  const both = (words: typeof EMPTY) => [
    { field: cnpjField(page), message: words.cnpj },
    { field: cpfField(page), message: words.cpf },
  ];
  await expectProblems(page, both(EMPTY));
  await expectAccessible(page.getByRole("main"));
  await cnpjField(page).fill("112223330001");
  await expect(cnpjField(page)).toHaveValue("11.222.333/0001");
  await cpfField(page).fill("11111111111");
  await expect(cpfField(page)).toHaveValue("111.111.111-11");
  for (const words of Object.values(EMPTY)) await expect(page.getByText(words)).toHaveCount(0);
  await begin(page).click();
  await expectProblems(page, both(INVALID));
  await test.step("wrong check digits are reported on blur", async () => {
    await cpfField(page).fill("52998224724");
    await cpfField(page).press("Tab");
    await expect(cpfField(page)).toHaveAccessibleDescription(new RegExp(INVALID.cpf));
  });
  // A known CNPJ with another CPF, and an unknown CNPJ: the same message.
  for (const pair of [
    { cnpj: loja.cnpj, cpf: newCpf() },
    { cnpj: newCnpj(), cpf: loja.cpf },
  ]) {
    await identify(page, pair);
    const alert = page.getByRole("alert").filter({ hasText: NOT_FOUND });
    await expect(alert).toContainText("Verifique os números digitados.", SENT);
    await expect(alert).toBeInViewport();
    await cpfField(page).fill("");
    await expect(alert).toHaveCount(0);
  }
  await identify(page, loja);
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  await expect(heading(page)).toBeFocused();
  await test.step("a question without an answer shows a message and stays", async () => {
    await pressAnyway(next(page));
    const summary = page.getByRole("region", { name: "Há um problema" });
    await expect(summary).toBeFocused(SENT);
    await expectAccessible(page.getByRole("main"));
    await summary.getByRole("link").click();
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.getByRole("radio").first().check();
    await expect(summary).toHaveCount(0);
  });
});

test("[DIAG-02, DIAG-03, DIAG-05] with the keyboard only: every question in order, and one row at the end", async ({
  page,
  loja,
}) => {
  const perguntas = await readPerguntas();
  expect(perguntas).toHaveLength(QUANTIDADE_PERGUNTAS);
  await cnpjField(page).focus();
  await page.keyboard.type(loja.cnpj);
  await page.keyboard.press("Tab");
  await page.keyboard.type(loja.cpf);
  await page.keyboard.press("Enter");
  const chosen: Record<string, string> = {};
  for (const [index, { id, texto, opcoes }] of perguntas.entries()) {
    const percentage = `${Math.round(((index + 1) / QUANTIDADE_PERGUNTAS) * 100)}%`;
    await expect(pergunta(page, index + 1)).toBeVisible(SENT);
    await expect(page.getByText(percentage, { exact: true })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveJSProperty("value", index + 1);
    await expect(heading(page)).toHaveText(splitSigla(texto).frase);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("radio")).toHaveCount(opcoes.length);
    const option = opcoes[(id * 7) % 4]?.texto ?? "";
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Space");
    for (let down = 0; down < (id * 7) % 4; down++) await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: option, exact: true })).toBeChecked();
    chosen[`p${id}`] = option;
    if (index === 4) {
      await previous(page).click();
      await expect(
        page.getByRole("radio", { name: chosen[`p${perguntas[index - 1]?.id}`] ?? "", exact: true }),
      ).toBeChecked();
      await next(page).click();
      await expect(page.getByRole("radio", { name: option, exact: true })).toBeChecked();
      await expectAccessible(page.getByRole("main"));
      await page.getByRole("radio", { name: option, exact: true }).focus();
    }
    await page.keyboard.press("Enter");
  }
  await expect(heading(page)).toContainText("de 100", SENT);
  await expect(heading(page)).toBeFocused();
  await expect(savedBanner(page)).toBeVisible(SENT);
  expect(await savedAnswers(loja)).toMatchObject([{ versao: 1, respostas: chosen }]);
});

test("[DIAG-09] every question is wholly visible on a small laptop and on a phone", async ({ page, loja }) => {
  await identify(page, loja);
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  const visible = { pergunta: true, options: true, buttons: true };
  // With the browser's own bars a laptop of 1366 × 768 has about 650 px left.
  for (const [size, direction] of [
    [{ width: 1366, height: 650 }, "forward"],
    [{ width: 384, height: 780 }, "back"],
  ] as const) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    expect(await visibleParts(page, direction)).toEqual(Array(QUANTIDADE_PERGUNTAS).fill(visible));
  }
});

/** Goes through all questions inside the page, which is much faster than from the test, and measures each. */
function visibleParts(page: Page, direction: "forward" | "back") {
  return page.evaluate(
    async ([total, direction]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const bottomOf = (selector: string) => Math.max(...boxes(selector).map(({ bottom }) => bottom));
      const topOf = (selector: string) => Math.min(...boxes(selector).map(({ top }) => top));
      const until = async (isDone: () => boolean) => {
        while (!isDone()) await new Promise(requestAnimationFrame);
      };
      const shown = () => document.querySelector("h1")?.textContent;
      const press = (selector: string) => document.querySelector<HTMLElement>(`form ${selector}`)?.click();
      const found = [];
      for (let number = 1; number <= total; number++) {
        await document.fonts.ready;
        scrollTo(0, 0);
        found.push({
          pergunta: topOf("h1") >= 0,
          options: bottomOf("form label") <= topOf("form button"),
          buttons: bottomOf("form button") <= innerHeight,
        });
        if (number === total) break;
        const before = shown();
        if (direction === "forward") {
          press("input");
          await until(() => document.querySelector("form button[type=submit]:not([aria-disabled])") !== null);
        }
        press(direction === "forward" ? "button[type=submit]" : "button[type=button]");
        await until(() => shown() !== before);
      }
      return found;
    },
    [QUANTIDADE_PERGUNTAS, direction] as const,
  );
}

test("[DIAG-02, DIAG-05] questions without an area are asked and scored overall; unreadable options become an empty list; with counts that differ nothing is sent", async ({
  page,
  loja,
  quiet,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.route("**/rest/v1/diagnosticos_perguntas?select=id%2Ctexto*", async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { opcoes: unknown }[];
    const [first, second, third] = rows.slice(0, 3).map((row) => ({ ...row, area: null }));
    await route.fulfill({
      response,
      json: [
        { ...first, opcoes: JSON.stringify(["Sim", { texto: "Não" }]) },
        { ...second, opcoes: "{isto não é uma lista" },
        { ...third, opcoes: [{ text: "Talvez" }, 7, null, "Nunca"] },
      ],
    });
  });
  await identify(page, loja);
  await expect(page.getByRole("radio")).toHaveCount(2, SENT);
  await page.getByRole("radio", { name: "Não", exact: true }).check();
  await next(page).click();
  await expect(page.getByText("Nenhuma opção disponível")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await next(page).click();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio", { name: "Talvez" }).check();
  await next(page).click();
  await expect(heading(page)).toContainText("de 100", SENT);
  await expect(page.getByRole("heading", { name: /áreas/ })).toHaveCount(0);
  expect(await progress(page)).toMatchObject({ step: "resultados" });
  await expect.poll(() => quiet).toEqual(["warning: diagnostic not saved: 2 answers to 3 questions"]);
  quiet.splice(0);
  await expect(savedBanner(page)).toHaveCount(0);
  expect(sent.filter((path) => path.endsWith("diagnosticos_respostas"))).toEqual([]);
  expect(await savedAnswers(loja)).toEqual([]);
});

test("[DIAG-06] a lookup that fails counts as not found, logged without the numbers; questions that fail to load are requested again", async ({
  page,
  loja,
  quiet,
}) => {
  let how: "abort" | 500 = "abort";
  await page.route("**/rpc/localizar_loja", (route) =>
    how === "abort" ? route.abort() : route.fulfill({ status: how, json: { code: "XX000", message: "fora" } }),
  );
  for (const failure of ["abort", 500] as const) {
    how = failure;
    await identify(page, loja);
    await expect(page.getByRole("alert").filter({ hasText: NOT_FOUND })).toBeVisible(SENT);
    await cpfField(page).fill("");
  }
  forgetNetworkNoise(quiet);
  expect(quiet).toHaveLength(2);
  for (const line of quiet) expect(line).toContain("error: store look-up failed");
  expect(quiet.join()).not.toMatch(new RegExp(`${loja.cnpj}|${loja.cpf}`));
  quiet.splice(0);
  await page.unroute("**/rpc/localizar_loja");
  await test.step("questions that fail to load are requested again", async () => {
    const QUESTIONS = "**/rest/v1/diagnosticos_perguntas?select=id%2Ctexto*";
    await page.route(QUESTIONS, (route) => route.abort());
    await identify(page, loja);
    await expect(page.getByText("As perguntas não carregaram.")).toBeVisible(SENT);
    await expectAccessible(page.getByRole("main"));
    forgetNetworkNoise(quiet);
    expect(quiet).toEqual([expect.stringContaining("error: questions failed")]);
    quiet.splice(0);
    await page.unroute(QUESTIONS);
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(pergunta(page, 1)).toBeVisible(SENT);
  });
});
