import { diaOf } from "@eden/domain/dia";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { ESTADOS } from "@eden/domain/painel/valores";
import { parse } from "valibot";
import { newCpf } from "../../../scripts/samples/documentos.ts";
import {
  expectActive,
  expectPharmacyStep,
  expectSignedUp,
  field,
  fillCompany,
  finish,
  PAID,
  pay,
  pedidosOf,
} from "../../support/cadastro.ts";
import { database, uniqueEmail } from "../../support/database.ts";
import {
  centsIn,
  entradasOf,
  expectAgreement,
  exported,
  factsOf,
  findPessoa,
  numbersIn,
  openPainel,
  painelFacts,
  title,
} from "../../support/facts.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { hurry } from "../../support/hurry.ts";
import { fillPaid, toPayment } from "../../support/live.ts";
import { mailsTo, TEAM } from "../../support/mailbox.ts";
import { callPainel } from "../../support/painel/call-painel.ts";
import { type Membro, newMembro } from "../../support/painel/membro.ts";
import { expect, test } from "../../support/test.ts";

// Follows one purchase through every part that tells of it, and compares the parts with each other.
test.describe.configure({ timeout: 300_000 });

/** What the figures count for an order: their sum with it less their sum without it, in one snapshot. */
async function soldBy(membro: Membro, pedido: string): Promise<number> {
  const claims = JSON.stringify({ role: "painel", sub: membro.id, aal: "aal2" });
  const [de, ate] = [diaOf(Date.now() - 86_400_000), diaOf(Date.now())];
  let sold = Number.NaN;
  const undo = new Error("undo");
  await database()
    .begin("isolation level repeatable read", async (sql) => {
      const total = async () => {
        await sql`select set_config('role', 'painel', true), set_config('request.jwt.claims', ${claims}, true)`;
        const [row] = await sql`select painel.executar('numeros_vendas', ${sql.json({ de, ate })}) as saida`;
        await sql`reset role`;
        const { vendas } = parse(CONTRATO.numeros_vendas.saida, row?.saida);
        return vendas.reduce((sum, { centavos }) => sum + centavos, 0);
      };
      const before = await total();
      await sql`delete from public.cadastros_app where pedido_id = ${pedido}`;
      await sql`delete from public.pedidos where id = ${pedido}`;
      sold = before - (await total());
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return sold;
}

test("[COMPRA-01, DINHEIRO-01, ACOMPANHAR-06, IDENTIDADE-03] one purchase: site, e-mails, follow-up page, panel, export and figures agree", async ({
  page,
}) => {
  const email = uniqueEmail();
  const membro = await newMembro("gestao");
  const painel = await openPainel(page, membro);
  await page.goto("/formulario-live");
  await fillPaid(page, email, "À vista");
  const terms = await page.getByRole("region", { name: "Antes de pagar" }).innerText();
  await toPayment(page).click();
  await pay(page);
  await expect(page.getByRole("link", { name: "Acompanhar" })).toBeVisible(SENT);
  const [protocolo = "", ...others] = numbersIn(await page.getByRole("main").innerText());
  expect(others).toEqual([]);
  const receiptPage = await page.getByRole("main").innerText();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const follow = await opened;
  await hurry(page, expect(page).toHaveURL("/registro-edenapp?etapa=3", SENT));
  await expectPharmacyStep(page);
  await field(page, "CPF").fill(newCpf());
  await fillCompany(page);
  await takeTime(page);
  await finish(page).click();
  await expectSignedUp(page);
  await expectActive(page);

  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), PAID)
    .toContain("Seu acesso ao EdenApp está liberado");
  const mails = await mailsTo(email);
  const notices = (await mailsTo(TEAM)).filter(({ text }) => text.includes(email));
  const paid = mails.find(({ subject }) => subject.includes("Pagamento confirmado"));
  const id = await findPessoa(painel, protocolo);
  const { pessoa, screen } = await painelFacts(painel, id);
  const facts = factsOf(pessoa);
  await follow.reload();
  await expect(title(follow)).toHaveText(`${facts.fase}.`, SENT);
  const main = (await follow.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  const row = await exported(painel, email);
  const [pedido] = await pedidosOf(email);
  const payment = pessoa.linha_do_tempo.find((linha) => linha.tipo === "pedido" && linha.entrou_centavos !== null);
  const { colunas } = await callPainel(painel, "funil", { origem: null, dono: null, limite: 50 });
  const won = colunas.arvore?.pessoas.find((cartao) => cartao.id === id);
  const numbers = (texts: readonly string[]) => numbersIn(texts.join(" ")).join();
  const shows = (value: string | undefined) => (value && screen.includes(value) ? value : `not in: ${screen}`);
  expectAgreement(
    {
      terms: { centavos: centsIn(terms)[0] },
      result: { protocolo: numbersIn(receiptPage).join(), centavos: centsIn(receiptPage)[0] },
      "sign-up": { protocolo: numbersIn(await page.getByRole("main").innerText()).join(), email },
      mails: {
        protocolo: numbers(mails.map(({ subject, text }) => `${subject} ${text}`)),
        centavos: centsIn(paid?.text ?? "")[0],
      },
      notices: { protocolo: numbers(notices.map(({ subject, text }) => `${subject} ${text}`)) },
      follow: { protocolo: numbersIn(main).join(), fase: facts.fase, centavos: centsIn(main)[0] },
      painel: {
        ...facts,
        protocolo: [...new Set(entradasOf(pessoa).map((entrada) => entrada.protocolo))].join(),
        centavos: payment?.tipo === "pedido" ? (payment.entrou_centavos ?? undefined) : undefined,
      },
      screen: {
        nome: shows(facts.nome),
        email: shows(facts.email),
        protocolo: numbersIn(screen).join(),
        fase: shows(facts.fase),
        estado: shows(facts.estado),
      },
      funil: { nome: won?.nome, estado: won && ESTADOS.arvore.nome, centavos: won?.entrou_centavos ?? undefined },
      export: {
        nome: row.Nome,
        email: row["E-mail"],
        telefone: row.Telefone,
        estado: row.Estado,
        centavos: Math.round(Number((row["Entrou (R$)"] ?? "").replace(",", ".")) * 100),
      },
      figures: { centavos: await soldBy(membro, String(pedido?.id)) },
    },
    ["nome", "email", "telefone", "protocolo", "fase", "estado", "centavos"],
  );
  expect(pessoa.emails[0]?.confianca).toBe("pago");
  await painel.close();
});
