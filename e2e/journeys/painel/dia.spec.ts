import { ESTADOS, type Estado } from "@eden/domain/painel/valores";
import type { Page } from "@playwright/test";
import { timeLimit } from "../../../scripts/time-limit.ts";
import { mailsTo } from "../../support/mailbox.ts";
import { type Chegou, newChegadas } from "../../support/painel/chegadas.ts";
import { ARRIVES, enterAs, newMembro } from "../../support/painel/membro.ts";
import { pessoaRow, uniqueTelefone } from "../../support/painel/pessoas.ts";
import { expect, test } from "../../support/painel/test.ts";
import { painelUrl } from "../../support/ports.ts";

// A whole day of one member.
test.describe.configure({ timeout: timeLimit(180_000) });

/** People of each origin in the day by keyboard: 45 in all at night. */
const ROUNDS = process.env.EDEN_NIGHTLY === "1" ? 5 : 1;

const person = (page: Page, nome: string) => page.getByRole("article", { name: new RegExp(nome) });
const whatsapp = (page: Page) => page.getByRole("textbox", { name: /^Mensagem para/ });
const email = (page: Page) => page.getByRole("textbox", { name: "Texto do e-mail" });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The member's own count: other tests change those of the team meanwhile. */
const expectMinhas = (page: Page, count: number) =>
  expect(
    page
      .getByRole("navigation", { name: "Listas da Caixa" })
      .filter({ visible: true })
      .getByRole("link", { name: /^Minhas/ }),
  ).toHaveText(`Minhas${count}`, ARRIVES);

const expectHeading = (page: Page, nome: string) =>
  expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${nome} `) })).toBeFocused(ARRIVES);

/** Finds a person by name, with keys only. */
async function find(page: Page, { nome }: Chegou) {
  await press(page, "/");
  await page.keyboard.type(nome);
  // Not waited for: Enter opens who is found, when the response arrives.
  await press(page, "Enter");
  await expectHeading(page, nome);
}

/** Three keys: the text fits how the person came, WhatsApp opens with it, and the answer is recorded. */
async function answerByWhatsapp(page: Page, pessoa: Chegou, more = "") {
  await press(page, "w");
  await expect(whatsapp(page)).toBeFocused();
  await expect(whatsapp(page)).toHaveValue(pessoa.texto);
  await page.keyboard.type(more);
  const popup = page.waitForEvent("popup");
  await press(page, "Control+Enter");
  await (await popup).close();
  await expect(page.getByRole("heading", { name: /^Como foi com/ })).toBeVisible(ARRIVES);
  await press(page, "2");
  await expect(person(page, pessoa.nome).getByText("Você mandou mensagem")).toBeVisible(ARRIVES);
  await expectHeading(page, pessoa.nome);
}

/** Two keys. */
async function answerByEmail(page: Page, pessoa: Chegou) {
  await press(page, "m");
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue(pessoa.texto);
  await press(page, "Control+Enter");
  await expect(person(page, pessoa.nome).getByText("Seu e-mail")).toBeVisible(ARRIVES);
  await expectHeading(page, pessoa.nome);
}

/** What the columns of the member's own pipeline count. */
async function expectFunil(page: Page, membro: string, totals: Partial<Record<Estado, number>>) {
  await page.goto(`/funil?dono=${membro}`);
  for (const [estado, total] of Object.entries(totals)) {
    const { nome } = ESTADOS[estado as Estado];
    await expect(page.getByRole("region", { name: new RegExp(`^${nome} ${total}`) })).toBeAttached(ARRIVES);
  }
}

test("[CAIXA-01, CAIXA-05, CAIXA-06, CAIXA-08, RESPOSTA-01, RESPOSTA-03, TECLA-01, TECLA-02, TECLA-03, DONO-01, DONO-03, CORRIGIR-01, NOVA-03, DIA-01, FUNIL-01] a day by keyboard alone: people of every origin answered, promised, handed over, corrected, won and lost, with the counts after each", async ({
  page,
  context,
  browser,
  enter,
}) => {
  test.setTimeout(timeLimit(180_000 * ROUNDS));
  const ORIGENS = [
    ...(["contato", "live", "livro", "plenitude", "edificacao"] as const),
    ...(["mentoria", "despertar", "gratuita", "pedido"] as const),
  ];
  const gente = await newChegadas(...ORIGENS);
  const rounds = [gente];
  while (rounds.length < ROUNDS) rounds.push(await newChegadas(...ORIGENS));
  /** Answered before anything else is done with them. */
  const all = 8 * ROUNDS;
  const [eu, colega] = [await newMembro("atendimento"), await newMembro("gestao")];
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await enter(eu);
  await expectMinhas(page, 0);

  await test.step("three keys answer by WhatsApp, two by e-mail, with the text for the origin; who answers is the owner", async () => {
    let answered = 0;
    for (const round of rounds) {
      for (const nome of ["contato", "livro", "edificacao", "despertar"] as const) {
        await find(page, round[nome]);
        await answerByWhatsapp(page, round[nome]);
        await expectMinhas(page, ++answered);
      }
      for (const nome of ["live", "plenitude", "mentoria", "gratuita"] as const) {
        await find(page, round[nome]);
        await answerByEmail(page, round[nome]);
        await expectMinhas(page, ++answered);
      }
    }
    await find(page, gente.pedido);
    await answerByWhatsapp(page, gente.pedido, "Precisa de ajuda com o pagamento?");
    await expectMinhas(page, all + 1);
    await press(page, "z");
    await expectMinhas(page, all);
    expect((await pessoaRow(gente.pedido.id))?.estado).toBe("semente");
    const sent = async () => (await mailsTo(gente.plenitude.email)).map(({ subject }) => subject).join();
    await expect.poll(sent, ARRIVES).toMatch(/A sua inscrição chegou/);
  });

  await test.step("a step that is promised makes the member the owner; E concludes it and Z brings it back", async () => {
    await press(page, "p");
    await expect(page.getByLabel("O que fazer")).toBeFocused();
    await page.keyboard.type("Mandar o link do PIX");
    await press(page, "Control+Enter");
    await expectMinhas(page, all + 1);
    await expectHeading(page, gente.pedido.nome);
    await press(page, "e");
    await expect.poll(async () => (await pessoaRow(gente.pedido.id))?.passo_texto, ARRIVES).toBeNull();
    await press(page, "z");
    await expect.poll(async () => (await pessoaRow(gente.pedido.id))?.passo_texto, ARRIVES).not.toBeNull();
  });

  await test.step("won, and lost with its reason, leave Minhas", async () => {
    await find(page, gente.despertar);
    await press(page, "s");
    const estado = page.getByRole("dialog", { name: /^Em que ponto está/ });
    await expect(estado.getByRole("radio", { checked: true })).toBeFocused();
    await press(page, "4", "Control+Enter");
    await expectMinhas(page, all);
    await expectHeading(page, gente.despertar.nome);
    await find(page, gente.mentoria);
    await press(page, "s");
    await expect(estado.getByRole("radio", { checked: true })).toBeFocused();
    await press(page, "5", "Tab", "2", "Control+Enter");
    await expectMinhas(page, all - 1);
    expect((await pessoaRow(gente.mentoria.id))?.estado).toBe("folha");
  });

  await test.step("handed over with a note, which the colleague sees in Hoje", async () => {
    await find(page, gente.edificacao);
    await press(page, "t");
    const dialog = page.getByRole("dialog", { name: /^Passar / });
    // Presence sorts the list when it arrives, until the first key.
    await expect(dialog.getByText(/em conversa/).first()).toBeVisible(ARRIVES);
    const radio = dialog.getByRole("radio", { name: colega.nome });
    await radio.focus();
    await press(page, "Space");
    await expect(radio).toBeChecked();
    await press(page, "Tab");
    await page.keyboard.type("Tem três lojas.");
    await press(page, "Control+Enter");
    await expectMinhas(page, all - 2);
    await expectHeading(page, gente.edificacao.nome);
    const other = await browser.newContext({ baseURL: painelUrl });
    await enterAs(other, colega);
    const hoje = await other.newPage();
    await hoje.goto("/hoje");
    const passado = hoje.getByRole("region", { name: "Passado para você" });
    await expect(passado).toContainText("Tem três lojas.", ARRIVES);
    await other.close();
  });

  await test.step("what the person says makes them wait again, and E ends that wait", async () => {
    await find(page, gente.contato);
    await press(page, "r");
    await expect(page.getByRole("textbox", { name: "O que disse" })).toBeFocused();
    await page.keyboard.type("Pediu a proposta.");
    await press(page, "Control+Enter");
    await expect(page.getByRole("heading", { level: 2, name: /, esperando, / })).toBeFocused(ARRIVES);
    await press(page, "w");
    await expect(whatsapp(page)).toHaveValue(/^Oi, Zilda! $/);
    await press(page, "Escape", "e");
    await expect.poll(async () => (await pessoaRow(gente.contato.id))?.prazo, ARRIVES).toBeNull();
  });

  await test.step("a wrong number is corrected where it was found", async () => {
    await find(page, gente.plenitude);
    await press(page, "w");
    await expect(whatsapp(page)).toBeFocused();
    const popup = page.waitForEvent("popup");
    await press(page, "Control+Enter");
    await (await popup).close();
    await expect(page.getByRole("heading", { name: /^Como foi com/ })).toBeVisible(ARRIVES);
    await press(page, "4");
    await expect(page.getByRole("textbox", { name: "Qual é o número certo?" })).toBeFocused(ARRIVES);
    await page.keyboard.type(uniqueTelefone());
    await press(page, "Enter");
    await expectHeading(page, gente.plenitude.nome);
    await expect(person(page, gente.plenitude.nome).getByText("Você corrigiu")).toBeVisible(ARRIVES);
    await expectMinhas(page, all - 2);
  });

  await expectFunil(page, eu.id, { semente: 1, broto: all - 3, muda: 0, arvore: 1, folha: 1 });
});

test("[CAIXA-05, CAIXA-06, CAIXA-08, RESPOSTA-01, RESPOSTA-03, DONO-01, DIA-01] a day by touch: three taps answer by WhatsApp, two by e-mail, two end a wait, and the counts follow @390", async ({
  page,
  context,
  enter,
}) => {
  const gente = await newChegadas("contato", "plenitude", "live", "livro");
  const membro = await newMembro("atendimento");
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await enter(membro, "/caixa?vista=minhas");
  await expectMinhas(page, 0);
  const open = async ({ nome }: Chegou) => {
    await page.getByRole("textbox", { name: /^Buscar por nome/ }).fill(nome);
    await page.getByRole("link", { name: new RegExp(nome) }).tap();
    await expect(person(page, nome)).toBeVisible(ARRIVES);
  };
  const tap = (nome: string | RegExp) => page.getByRole("button", { name: nome }).filter({ visible: true }).tap();
  const back = () => page.getByRole("link", { name: "Minhas" }).tap();

  await open(gente.contato);
  await tap("Responder");
  await expect(whatsapp(page)).toHaveValue(gente.contato.texto);
  const popup = page.waitForEvent("popup");
  await tap("Abrir no WhatsApp");
  await (await popup).close();
  await tap(/^Mandei mensagem/);
  await expect(person(page, gente.contato.nome).getByText("Você mandou mensagem")).toBeVisible(ARRIVES);
  await back();
  await expectMinhas(page, 1);

  await open(gente.plenitude);
  await tap("E-mail");
  await expect(email(page)).toHaveValue(gente.plenitude.texto);
  await tap("Enviar e-mail");
  await expect(person(page, gente.plenitude.nome).getByText("Seu e-mail")).toBeVisible(ARRIVES);
  await back();
  await expectMinhas(page, 2);

  await open(gente.live);
  await tap("Mais ações");
  await tap("Não precisa de resposta");
  await expect.poll(async () => (await pessoaRow(gente.live.id))?.prazo, ARRIVES).toBeNull();
  await tap(/^Desfazer/);
  await expect.poll(async () => (await pessoaRow(gente.live.id))?.prazo, ARRIVES).not.toBeNull();
  await back();
  await expectMinhas(page, 2);

  await open(gente.livro);
  await tap("Passo");
  await tap("Mandar a proposta");
  await tap(/^Marcar para/);
  await expect(page.getByRole("button", { name: "Com você" })).toBeVisible(ARRIVES);
  await back();
  await expectMinhas(page, 3);
  await expectFunil(page, membro.id, { semente: 1, broto: 2 });
});

test("[ACESSO-04, CAIXA-01, CAIXA-08, VISTA-01, VISTA-03, FUNIL-01] a day of leitura: finds and reads everybody, keeps a filter, and is offered no change by button or key", async ({
  page,
  enter,
}) => {
  const gente = await newChegadas("contato", "pedido");
  await enter(await newMembro("leitura"), "/");
  await expect(page).toHaveURL(/\/hoje$/, ARRIVES);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(ARRIVES);
  await expect(page.getByRole("link", { name: /^Responder/ })).toHaveCount(0);

  await page.goto("/caixa");
  await expectMinhas(page, 0);
  await expect(page.getByRole("button", { name: "Nova pessoa" })).toHaveCount(0);
  await find(page, gente.contato);
  const antes = await pessoaRow(gente.contato.id);
  await press(page, "a", "e", "w", "p", "s", "n");
  await expect(person(page, gente.contato.nome).getByText("Tenho duas lojas.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(person(page, gente.contato.nome).getByRole("textbox")).toHaveCount(0);
  await expect(person(page, gente.contato.nome).getByRole("button", { name: /Assumir|Responder/ })).toHaveCount(0);
  expect(await pessoaRow(gente.contato.id)).toEqual(antes);
  await find(page, gente.pedido);
  await expect(
    person(page, gente.pedido.nome)
      .getByText(/\*{3}\.\d{3}\.\d{3}-\*{2}/)
      .first(),
  ).toBeVisible();
  await expectMinhas(page, 0);

  await page.goto(`/caixa?f=${encodeURIComponent(JSON.stringify({ origens: ["contato"], dias: 1 }))}`);
  await expect(page.getByRole("button", { name: "Guardar vista" })).toBeVisible(ARRIVES);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Exportar/ })).toHaveCount(0);
  await page.goto("/funil");
  await expect(page.getByRole("region", { name: /^Novo \d/ })).toBeAttached(ARRIVES);
  await expect(page.getByRole("button", { name: /^(?:Mover|Mais)/ })).toHaveCount(0);
  await page.goto("/avisos");
  await expect(page.getByRole("heading", { name: "Os avisos são de quem atende" })).toBeVisible(ARRIVES);
});

test("[ACESSO-04, ACESSO-06, TITULAR-01] a day of the encarregado: a request and the record of who saw what, and no conversation", async ({
  page,
  enter,
}) => {
  const { contato } = await newChegadas("contato");
  const membro = await newMembro("encarregado");
  await enter(membro, "/");
  await expect(page).toHaveURL(/\/titular$/, ARRIVES);
  await page.getByRole("button", { name: "Abrir pedido" }).click();
  const sheet = page.getByRole("dialog", { name: "Abrir pedido de titular" });
  await sheet.getByLabel("Nome de quem pede").fill(contato.nome);
  await sheet.getByLabel("E-mail").fill(contato.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Dados de ${contato.nome}` })).toBeVisible(ARRIVES);
  await expect(page.getByRole("button", { name: "Exportar", exact: true })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("1 registro", { exact: true })).toBeVisible(ARRIVES);
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await expect(page.getByRole("button", { name: "Exportar para ler" })).toBeVisible(ARRIVES);
  await page.goto("/titular");
  const listed = page.getByRole("listitem").filter({ hasText: contato.nome });
  await expect(listed).toContainText(/Faltam 1[45] dias/, ARRIVES);

  await page.goto("/equipe/acessos");
  await page.getByLabel("De quem").selectOption({ label: membro.nome });
  const record = page.getByRole("main").getByRole("listitem").filter({ hasText: membro.nome });
  await expect(record.filter({ hasText: /abriu um pedido de titular/ }).first()).toBeVisible(ARRIVES);
  for (const path of [`/caixa/${contato.id}`, "/hoje", "/funil"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "As conversas ficam com o Atendimento" })).toBeVisible(ARRIVES);
    await expect(page.getByText("Tenho duas lojas.")).toHaveCount(0);
  }
});
