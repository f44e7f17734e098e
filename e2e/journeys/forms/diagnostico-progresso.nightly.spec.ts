import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { expectAccessible } from "../../support/axe.ts";
import {
  answersOf,
  arriveNearTheEnd,
  cnpjField,
  cpfField,
  finishWith,
  heading,
  identify,
  lastKey,
  next,
  PAGE,
  pergunta,
  progress,
  QUANTIDADE_PERGUNTAS,
  readPerguntas,
  savedAnswers,
  savedBanner,
  test,
} from "../../support/diagnostico.ts";
import { forgetNetworkNoise, SENT } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { expect } from "../../support/test.ts";

const RESUMED = "Retomamos de onde você parou";

test("[DIAG-04] progress is stored on every change, in its exact shape, and restored at every stage", async ({
  page,
  loja,
}) => {
  await page.goto(PAGE);
  await cnpjField(page).fill(loja.cnpj);
  const kept = { cnpj: loja.cnpj, cpf: "", currentQuestionIndex: 0, answers: {}, step: "identificador", lojaId: null };
  expect(await progress(page)).toEqual(kept);
  await page.reload();
  await expect(cnpjField(page)).toHaveValue(formatCnpj(loja.cnpj));
  await expect(cpfField(page)).toHaveValue("");
  await expect(page.getByText(RESUMED)).toHaveCount(0);

  await identify(page, loja);
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  const [first] = await readPerguntas();
  await page.getByRole("radio").nth(2).check();
  const begun = { ...kept, lojaId: loja.id, step: "perguntas" };
  const answers = { [`p${first?.id}`]: first?.opcoes[2]?.texto };
  expect(await progress(page)).toEqual({ ...begun, answers });
  await next(page).click();
  await expect(pergunta(page, 2)).toBeVisible();
  expect(await progress(page)).toEqual({ ...begun, answers, currentQuestionIndex: 1 });

  // Also without a step in the URL: the stored progress determines it.
  for (const arrive of [
    () => page.reload(),
    () => page.goto(PAGE),
    () => page.goto(`${PAGE}?pergunta=${QUANTIDADE_PERGUNTAS}`),
  ]) {
    await arrive();
    await expect(pergunta(page, 2)).toBeVisible(SENT);
    await expect(page.getByText(RESUMED)).toBeVisible();
    await expect(page).toHaveURL(/\?pergunta=2$/);
    await expect(heading(page)).not.toBeFocused();
  }
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("button", { name: "Recomeçar" }).click();
  await expect(cnpjField(page)).toHaveValue("");
  await expect(heading(page)).toBeFocused();
  expect(await progress(page)).toBeNull();
  // Another store, whose CNPJ has letters, does not see the answers of the first.
  await identify(page, { cnpj: "12abc34501de35", cpf: "111.444.777-35" });
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  expect(await progress(page)).toMatchObject({ cnpj: "12ABC34501DE35", answers: {} });
});

test("[DIAG-04, DIAG-05] saved once, then cleared; the report survives a reload and is not sent again, also back and forward; a changed answer is a new one", async ({
  page,
  loja,
}) => {
  const perguntas = await arriveNearTheEnd(page, loja);
  await page.getByRole("radio").nth(1).check();
  await next(page).dblclick();
  await expect(savedBanner(page)).toBeVisible(SENT);
  expect(await progress(page)).toBeNull();
  const expected = { ...answersOf(perguntas.slice(0, -1)), [lastKey(perguntas)]: perguntas.at(-1)?.opcoes[1]?.texto };
  expect(await savedAnswers(loja)).toMatchObject([{ versao: 1, respostas: expected }]);
  await expect(page).toHaveURL(/\?etapa=resultado$/);

  await page.reload();
  await expect(heading(page)).toContainText("de 100", SENT);
  await expect(savedBanner(page)).toBeVisible();
  expect(await savedAnswers(loja)).toHaveLength(1);
  await test.step("back and forward is the same diagnostic, a changed answer a new one", async () => {
    await page.goBack();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    expect(await progress(page)).toBeNull();
    await next(page).click();
    await expect(savedBanner(page)).toBeVisible(SENT);
    await expect(page).toHaveURL(/\?etapa=resultado$/);
    expect(await savedAnswers(loja)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await page.getByRole("radio").nth(3).check();
    await next(page).click();
    await expect(savedBanner(page)).toBeVisible(SENT);
    await expect.poll(async () => (await savedAnswers(loja)).length).toBe(2);
  });
  await page.getByRole("button", { name: "Refazer o diagnóstico" }).click();
  await expect(cnpjField(page)).toHaveValue("");
  await page.reload();
  await expect(cnpjField(page)).toHaveValue("");
  expect(await progress(page)).toBeNull();
});

test("[SEC-M7, STORE-03] resumed without the CPF, and deleted 24 hours after the last answer, on any page", async ({
  page,
  loja,
}) => {
  await page.goto(PAGE);
  await identify(page, loja);
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  await page.getByRole("radio").nth(2).check();
  await page.goto("/planos");
  await page.goto(PAGE);
  await expect(page.getByText(RESUMED)).toBeVisible(SENT);
  await expect(page).toHaveURL(/\?pergunta=1$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(loja.cpf);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(cpfField(page)).toHaveValue("");
  await expect(cpfField(page)).toHaveAccessibleDescription(/Já achamos a sua loja/);
  await page.getByRole("button", { name: "Começar o diagnóstico" }).click();
  await expect(pergunta(page, 1)).toBeVisible(SENT);
  await expect(page.getByRole("radio").nth(2)).toBeChecked();

  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000 + 60_000);
  await page.goto("/planos");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage)), SENT).toEqual([]);
  await page.goto(PAGE);
  await expect(cnpjField(page)).toHaveValue("");
});

test("[DIAG-05] questions are history entries, and no URL skips an unanswered one or sends a result without answers", async ({
  page,
  loja,
}) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/diagnosticos_respostas")) posted.push(request.method());
  });
  await page.goto(`${PAGE}?pergunta=9`);
  await expect(page).toHaveURL(/diagnostico-gestao$/);
  await identify(page, loja);
  for (const number of [1, 2, 3]) {
    await expect(pergunta(page, number)).toBeVisible(SENT);
    await page.getByRole("radio").nth(number).check();
    await next(page).click();
  }
  await expect(pergunta(page, 4)).toBeVisible();
  await expect(page).toHaveURL(/\?pergunta=4$/);
  for (const number of [3, 2, 1]) {
    await page.goBack();
    await expect(pergunta(page, number)).toBeVisible();
    await expect(page.getByRole("radio").nth(number)).toBeChecked();
    await expect(heading(page)).toBeFocused();
  }
  await page.goBack();
  await expect(cpfField(page)).not.toHaveValue("");
  await page.goForward();
  await expect(pergunta(page, 1)).toBeVisible();
  await page.goto(`${PAGE}?etapa=resultado`);
  await expect(page).toHaveURL(/\?pergunta=1$/);
  expect(posted.filter((method) => method === "POST")).toEqual([]);
});

test("[DIAG-05] offline the result is shown, queued, reported as queued, and sent automatically", async ({
  page,
  loja,
  context,
  quiet,
}) => {
  const loading = new Set<string>();
  page.on("request", (request) => {
    if (/\.(js|css)$/.test(request.url())) loading.add(request.url());
  });
  page.on("requestfinished", (request) => void loading.delete(request.url()));
  await arriveNearTheEnd(page, loja);
  // The report loads while the questions are answered. Here they were answered before.
  await expect.poll(() => [...loading], SENT).toEqual([]);
  await context.setOffline(true);
  await finishWith(page);
  const waiting = page.getByRole("status").filter({ hasText: "resultado ainda não salvo" });
  await hurry(page, expect(waiting).toBeVisible(SENT));
  await expectAccessible(waiting);
  expect(await progress(page)).toMatchObject({ step: "resultados", lojaId: loja.id });
  expect(await savedAnswers(loja)).toEqual([]);
  await context.setOffline(false);
  await hurry(page, expect(savedBanner(page)).toBeVisible(SENT));
  expect(await savedAnswers(loja)).toHaveLength(1);
  expect(await progress(page)).toBeNull();
  forgetNetworkNoise(quiet);
  // The comparison is requested at the same moment, and shows its own message.
  expect(quiet.filter((line) => !line.includes("comparison failed"))).toEqual([]);
  quiet.splice(0);
});
