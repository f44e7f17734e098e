import { mailsTo } from "../../support/mailbox.ts";
import { currentCode, mailedCode, newMembro } from "../../support/painel/membro.ts";
import { newVisitante, pessoaRow, settleOlder } from "../../support/painel/pessoas.ts";
import { painelUrl } from "../../support/ports.ts";
import { ARRIVES, button, field, heading, link } from "../tab.ts";
import { expect, test } from "../test.ts";

const LETTER = "Vamos conversar amanhã?";

export function painel(): void {
  test("[ACESSO-02, CAIXA-01, CAIXA-05, TECLA-01] panel: sign-in with two codes, inbox, Esc in fields, answer by e-mail", async ({
    tab,
  }) => {
    const membro = await newMembro("atendimento");
    await settleOlder();
    const visitante = await newVisitante();
    await tab.engine.goto(`${painelUrl}/`);
    await tab.see(field("Seu e-mail"), ARRIVES);
    await tab.fill(field("Seu e-mail"), membro.email);
    await tab.click(button("Receber o código"));
    await tab.fill(field("Código de seis números"), await mailedCode(membro.email));
    await tab.see(heading("Agora o autenticador"), ARRIVES);
    await tab.fill(field("Código do aplicativo autenticador"), currentCode(membro));

    await tab.click(link(/^Caixa/, "nav a"), ARRIVES);
    const row = link(new RegExp(visitante.nome), "a[data-pessoa]");
    await tab.see(row, ARRIVES);
    await tab.click(row);
    await tab.seeText("Tenho duas lojas.", ARRIVES);
    const inHeading = () => tab.engine.evaluate(() => document.activeElement?.id === "pessoa");
    await expect.poll(inHeading, { timeout: ARRIVES }).toBe(true);
    await tab.engine.type("n");
    await expect.poll(inHeading, { timeout: ARRIVES }).toBe(false);
    await tab.engine.type("Duas lojas");
    await tab.engine.press("Escape");
    await expect.poll(inHeading, { timeout: ARRIVES }).toBe(true);
    expect(await tab.engine.evaluate(() => document.querySelector("textarea")?.value)).toBe("Duas lojas");
    await tab.engine.type("p");
    await tab.see(field("O que fazer"), ARRIVES);
    await tab.engine.type("Ligar");
    await tab.engine.press("Escape");
    expect(await tab.engine.evaluate(() => document.activeElement?.closest("dialog[open] h2") !== null)).toBe(true);
    await tab.engine.press("Escape");
    await expect.poll(inHeading, { timeout: ARRIVES }).toBe(true);
    await tab.click({ css: "[role=tab]", name: "E-mail" });
    await tab.fill(field("Texto do e-mail"), LETTER);
    await tab.click(button(/^Enviar e-mail/));
    const letters = async () => (await mailsTo(visitante.email)).filter(({ text }) => text.includes(LETTER)).length;
    await expect.poll(letters, { timeout: ARRIVES }).toBe(1);
    expect((await pessoaRow(visitante.id))?.prazo).toBeNull();
  });
}
