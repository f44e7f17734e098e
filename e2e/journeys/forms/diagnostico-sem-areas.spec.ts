import { randomUUID } from "node:crypto";
import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import { expectAccessible } from "../../support/axe.ts";
import { heading, identify, next, PAGE, savedBanner } from "../../support/diagnostico.ts";
import { SENT } from "../../support/form-checks.ts";
import { expect, test } from "../../support/own-product.ts";

const QUESTIONS = [
  { id: 901, texto: "Você fecha o caixa todo dia?", opcoes: ["Não", "Às vezes", "Sim"] },
  { id: 902, texto: "Você tem metas?", opcoes: [{ texto: "Não" }, { texto: "Sim" }] },
];

test("[DIAG-02, DIAG-05] questions with only id, texto and opcoes are asked, scored overall and saved", async ({
  page,
  sql,
}) => {
  const loja = { id: randomUUID(), cnpj: newCnpj(), cpf: newCpf() };
  await sql`insert into public.diagnosticos_lojas ${sql(loja)}`;
  await sql`delete from public.diagnosticos_perguntas`;
  for (const { id, texto, opcoes } of QUESTIONS) {
    await sql`insert into public.diagnosticos_perguntas (id, texto, opcoes) values (${id}, ${texto}, ${sql.json(opcoes)})`;
  }
  await page.goto(PAGE);
  await identify(page, loja);
  await expect(page.getByText("Pergunta 1 de 2")).toBeVisible(SENT);
  await expect(heading(page)).toHaveText("Você fecha o caixa todo dia?");
  await page.getByRole("radio", { name: "Às vezes" }).check();
  await next(page).click();
  // Both questions have this option.
  await expect(page.getByText("Pergunta 2 de 2")).toBeVisible();
  await page.getByRole("radio", { name: "Sim" }).check();
  await next(page).click();
  await expect(heading(page)).toContainText("75 de 100", SENT);
  await expect(savedBanner(page)).toBeVisible(SENT);
  await expect(page.getByRole("heading", { name: /áreas/ })).toHaveCount(0);
  await expectAccessible(page);
  const saved = await sql`select respostas from public.diagnosticos_respostas where loja_id = ${loja.id}`;
  expect(saved).toEqual([{ respostas: { p901: "Às vezes", p902: "Sim" } }]);
});
