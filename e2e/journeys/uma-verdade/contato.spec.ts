import { randomUUID } from "node:crypto";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import * as contact from "../../support/contato.ts";
import { uniqueEmail } from "../../support/database.ts";
import {
  expectAgreement,
  exported,
  factsOf,
  findPessoa,
  numbersIn,
  openPainel,
  painelFacts,
  promiseOfCell,
  title,
} from "../../support/facts.ts";
import { SENT, takeTime } from "../../support/form-checks.ts";
import { mailsTo, TEAM } from "../../support/mailbox.ts";
import { callPainel } from "../../support/painel/call-painel.ts";
import { newMembro } from "../../support/painel/membro.ts";
import { expect, test } from "../../support/test.ts";

// Follows one contact through every part that tells of it, and compares the parts with each other.
test.describe.configure({ timeout: 300_000 });

test("[ATENDIMENTO-01, ACOMPANHAR-06, ESTADO-01] one contact: site, receipt, team's e-mail, follow-up page, panel and export agree", async ({
  page,
}) => {
  const email = uniqueEmail();
  const painel = await openPainel(page, await newMembro("gestao"));
  await page.goto("/contato");
  await contact.fill(page, email);
  await takeTime(page);
  await contact.send(page).click();
  await contact.expectSent(page);
  const [protocolo = "", ...others] = numbersIn(await page.getByRole("main").innerText());
  expect(others).toEqual([]);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Acompanhar" }).click(SENT);
  const follow = await opened;
  await expect(title(follow)).toBeVisible(SENT);

  await expect.poll(async () => (await mailsTo(email)).length, SENT).toBe(1);
  const [receipt] = await mailsTo(email);
  const noticeOf = async () => (await mailsTo(TEAM)).find(({ text }) => text.includes(email));
  await expect.poll(noticeOf, SENT).toBeTruthy();
  const notice = await noticeOf();
  const id = await findPessoa(painel, protocolo);
  const { pessoa, screen } = await painelFacts(painel, id);
  const facts = factsOf(pessoa);
  const row = await exported(painel, email);
  const { esperando } = await callPainel(painel, "hoje", {});
  const waiting = esperando.pessoas.find((linha) => linha.id === id);
  // Opening the person counts as reading.
  await follow.reload();
  await expect(follow.getByRole("main")).toContainText("ED-", SENT);
  const main = (await follow.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  const near = pessoa.relogio && fraseDaPromessa(pessoa.relogio.prazo, Date.now());
  const shows = (text: string, value: string | undefined) =>
    value && text.includes(value) ? value : `not in: ${text}`;
  const { nome, sobrenome, telefone } = contact.STORED;
  expectAgreement(
    {
      form: { nome: `${nome} ${sobrenome}`, email, telefone: formatTelefone(telefone), protocolo },
      receipt: {
        protocolo: numbersIn(`${receipt?.subject} ${receipt?.text}`).join(),
        promessa: /Respondemos (até .+?), em horário/.exec(receipt?.text ?? "")?.[1],
      },
      notice: {
        nome: shows(notice?.text ?? "", facts.nome),
        telefone: shows(notice?.text ?? "", facts.telefone),
        protocolo: numbersIn(`${notice?.subject} ${notice?.text}`).join(),
      },
      follow: {
        protocolo: numbersIn(main).join(),
        promessa: near && main.includes(near) ? facts.promessa : `not in: ${main}`,
        fase: (await title(follow).innerText()).replaceAll(/\s+/g, " ").replace(/\.$/, ""),
      },
      painel: facts,
      screen: {
        nome: shows(screen, facts.nome),
        email: shows(screen, facts.email),
        protocolo: numbersIn(screen).join(),
        estado: shows(screen, facts.estado),
        fase: /A pessoa vê: (.+?)(?= Tenho|$)/.exec(screen)?.[1],
      },
      export: {
        nome: row.Nome,
        email: row["E-mail"],
        telefone: row.Telefone,
        estado: row.Estado,
        promessa: promiseOfCell(row["Responder até"]),
      },
      hoje: { nome: waiting?.nome, promessa: waiting?.relogio ? fraseDaPromessa(waiting.relogio.prazo) : undefined },
    },
    ["nome", "email", "telefone", "protocolo", "promessa", "fase", "estado"],
  );

  await test.step("answered: the message reaches the address on screen and the wait is over everywhere", async () => {
    const [canal] = pessoa.emails;
    const texto = "Oi! Qual é a melhor hora para conversar?";
    await callPainel(painel, "enviar_email", {
      ...{ comando: randomUUID(), pessoa: id, para: canal?.email ?? "" },
      ...{ assunto: "Sua mensagem", texto },
    });
    await expect.poll(async () => (await mailsTo(email)).some((mail) => mail.text.includes(texto)), SENT).toBe(true);
    await follow.reload();
    const after = await painelFacts(painel, id);
    await expect(title(follow)).toHaveText(`${factsOf(after.pessoa).fase}.`, SENT);
    const list = await exported(painel, email);
    expectAgreement(
      {
        painel: factsOf(after.pessoa),
        screen: { estado: shows(after.screen, factsOf(after.pessoa).estado) },
        export: { estado: list.Estado },
      },
      ["estado"],
    );
    expect([after.pessoa.relogio, list["Responder até"]]).toEqual([null, ""]);
    expect(list["Primeira resposta"]).not.toBe("");
    const { esperando: still } = await callPainel(painel, "hoje", {});
    expect(still.pessoas.map((linha) => linha.id)).not.toContain(id);
    await expect(follow.getByRole("main")).not.toContainText(/nossa resposta|prometemos/);
  });
  await painel.close();
});
