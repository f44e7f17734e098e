import { isArea, QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import type { PerguntaDoResultado } from "@eden/domain/diagnostico/resultado";
import type { Page } from "@playwright/test";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import { database } from "./database.ts";
import { SENT } from "./form-checks.ts";
import { test as base, expect } from "./test.ts";

export { QUANTIDADE_PERGUNTAS };

export interface Loja {
  id: string;
  cnpj: string;
  cpf: string;
}

export async function createLoja(cnpj = newCnpj()): Promise<Loja> {
  const loja = { cnpj, cpf: newCpf() };
  const [row] = await database()<
    { id: string }[]
  >`insert into public.diagnosticos_lojas ${database()(loja)} returning id`;
  return { ...loja, id: row?.id ?? "" };
}

export async function removeLoja({ id }: Loja): Promise<void> {
  await database()`delete from public.diagnosticos_respostas where loja_id = ${id}`;
  await database()`delete from public.diagnosticos_lojas where id = ${id}`;
}

/** Each test has its own store, which is deleted afterwards with its answers. */
export const test = base.extend<{ loja: Loja }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  loja: async ({}, use) => {
    const loja = await createLoja();
    await use(loja);
    await removeLoja(loja);
  },
});

export async function savedAnswers({ id }: Loja) {
  return database()`select id, versao, respostas from public.diagnosticos_respostas where loja_id = ${id}
    order by criado_em`;
}

export async function readPerguntas(): Promise<PerguntaDoResultado[]> {
  const rows =
    await database()`select id, area, texto, opcoes from public.diagnosticos_perguntas where ativa order by id`;
  return rows.flatMap((row) =>
    isArea(row.area) ? [{ id: row.id, area: row.area, texto: row.texto, opcoes: parseOpcoes(row.opcoes) }] : [],
  );
}

/** One answer to each question, by its position; the same every time. */
export function answersOf(perguntas: readonly PerguntaDoResultado[], pick = (id: number) => (id * 7) % 4) {
  return Object.fromEntries(perguntas.map(({ id, opcoes }) => [`p${id}`, opcoes[pick(id)]?.texto ?? ""]));
}

/** The key of the answer to the last question. */
export const lastKey = (perguntas: readonly PerguntaDoResultado[]) => `p${perguntas.at(-1)?.id}`;

export const PAGE = "/diagnostico-gestao";
export const KEY = "diagnostico_progress";

export const cnpjField = (page: Page) => page.getByLabel("CNPJ da farmácia");
export const cpfField = (page: Page) => page.getByLabel("CPF do responsável");
export const begin = (page: Page) => page.getByRole("button", { name: "Começar o diagnóstico" });
export const next = (page: Page) => page.getByRole("button", { name: /^(Próxima|Ver resultado)$/ });
export const previous = (page: Page) => page.getByRole("button", { name: "Anterior" });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The line above a question: `Pergunta 1 de 23`. */
export const pergunta = (page: Page, number: number) => page.getByText(`Pergunta ${number} de ${QUANTIDADE_PERGUNTAS}`);
export const savedBanner = (page: Page) => page.getByRole("status").filter({ hasText: "Resultado salvo" });

export const progress = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

export async function identify(page: Page, { cnpj, cpf }: Pick<Loja, "cnpj" | "cpf">) {
  await cnpjField(page).fill(cnpj);
  await cpfField(page).fill(cpf);
  await begin(page).click();
}

/** Writes the progress of an earlier visit, from a page of the same origin that stores nothing itself. */
export async function keepProgress(page: Page, kept: object) {
  await page.goto("/robots.txt", { waitUntil: "commit" });
  await page.evaluate(([key = "", value = ""]) => localStorage.setItem(key, value), [KEY, JSON.stringify(kept)]);
}

/** Progress with everything answered except the last `missing` questions. */
export async function arriveNearTheEnd(
  page: Page,
  loja: Loja,
  { missing = 1, pick }: { missing?: number; pick?: (id: number) => number } = {},
) {
  const perguntas = await readPerguntas();
  const answered = perguntas.slice(0, perguntas.length - missing);
  await keepProgress(page, {
    cnpj: loja.cnpj,
    cpf: loja.cpf,
    currentQuestionIndex: answered.length,
    answers: answersOf(answered, pick),
    step: "perguntas",
    lojaId: loja.id,
  });
  await page.goto(PAGE);
  await expect(pergunta(page, answered.length + 1)).toBeVisible(SENT);
  return perguntas;
}

/** Answers the last question and opens the results. */
export async function finishWith(page: Page, option = 1) {
  await page.getByRole("radio").nth(option).check();
  await next(page).click();
  await expect(heading(page)).toContainText("de 100", SENT);
}
