import * as contact from "./contato.ts";
import type { SentForm } from "./form-checks.ts";
import { heading } from "./inscricao.ts";
import { expectInterestSent, passPerson, product, sendInterest } from "./live.ts";
import { expect } from "./test.ts";

/** The forms whose sending is tested, each as a visitor completes it. */
export const contatoForm: SentForm = {
  path: "/contato",
  table: "contato",
  fill: contact.fill,
  lastField: (page) => contact.field(page, "E-mail"),
  send: contact.send,
  expectThanks: contact.expectSent,
};

export const liveForm: SentForm = {
  path: "/formulario-live",
  table: "leadlive",
  fill: async (page, email) => {
    await passPerson(page, email);
    await product(page, "Imersão").check();
  },
  lastField: (page) => product(page, "Imersão"),
  send: sendInterest,
  expectThanks: async (page) => {
    await expectInterestSent(page);
    await expect(heading(page)).toContainText("Obrigado");
  },
};
