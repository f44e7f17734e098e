import { STORED, SUCCESS, typed } from "../../support/contato.ts";
import { rowsOf, uniqueEmail } from "../../support/database.ts";
import { ARRIVES, button, field, type Tab } from "../tab.ts";
import { expect, SITE, test } from "../test.ts";

export function forms(): void {
  test("[VAL-02] masks while typing: telephone and CNPJ, corrected in the middle", async ({ tab }) => {
    await tab.open(`${SITE}/contato`);
    const telefone = field("Telefone");
    await tab.focus(telefone);
    await tab.engine.type("+55 11 98765-4321");
    await tab.seeValue(telefone, "(11) 98765-4321");
    await tab.engine.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(10, 10));
    await tab.engine.press("Backspace");
    await tab.seeValue(telefone, "(11) 9876-4321");
    await tab.engine.type("5");
    await tab.seeValue(telefone, "(11) 98765-4321");
    expect(
      await tab.engine.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart),
    ).toBeGreaterThanOrEqual(10);
    await tab.open(`${SITE}/diagnostico-gestao`);
    await tab.focus(field("CNPJ da farmácia"));
    await tab.engine.type("12abc34501de35");
    await tab.seeValue(field("CNPJ da farmácia"), "12.ABC.345/01DE-35");
  });

  test("[CONTACT-01, CONTACT-02] the contact form lists what is missing, then stores one row", async ({ tab }) => {
    const email = uniqueEmail();
    await tab.open(`${SITE}/contato`);
    await tab.click(button("Enviar mensagem"));
    await tab.until("summary of five problems", () => document.querySelectorAll("form a[href^='#']").length === 5);
    await fillContact(tab, email);
    await tab.click(button("Enviar mensagem"));
    await tab.seeText(SUCCESS, ARRIVES);
    expect(await rowsOf("contato", email)).toMatchObject([{ ...STORED, email }]);
    await tab.seeValue(field("Nome"), "");
  });

  test("[CONTACT-02] offline the message is kept on the device and sent once when the network is back", async ({
    tab,
  }) => {
    const email = uniqueEmail();
    await tab.open(`${SITE}/contato`);
    // The code that queues a row is loaded together with the summary of problems.
    await tab.click(button("Enviar mensagem"));
    await tab.until("summary of problems", () => document.querySelectorAll("form a[href^='#']").length > 0);
    await fillContact(tab, email);
    await tab.until("the code that sends queued rows", () => sessionStorage.getItem("eden_origem"));
    await tab.engine.setOffline(true);
    await tab.click(button("Enviar mensagem"));
    await tab.seeText("está salva neste aparelho", ARRIVES);
    expect(await rowsOf("contato", email)).toEqual([]);
    await tab.engine.setOffline(false);
    // Behind the proxy WebKit does not notice that the network was cut, so no event reports its return.
    if (tab.engine.name === "webkit") await tab.click(button("Tentar enviar agora"));
    await tab.seeText(SUCCESS, ARRIVES);
    expect(await rowsOf("contato", email)).toHaveLength(1);
    await tab.engine.heard();
  });
}

async function fillContact(tab: Tab, email: string): Promise<void> {
  for (const [label, text] of Object.entries(typed(email))) await tab.fill(field(label), text);
}
