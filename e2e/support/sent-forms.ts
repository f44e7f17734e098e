import * as contact from "./contact.ts";
import { SENT, type SentForm } from "./form-checks.ts";
import { hurry } from "./hurry.ts";
import { passPerson, product, sendInterest } from "./live.ts";
import { heading } from "./registration.ts";
import { expect } from "./test.ts";

/** The forms whose sending is tested, each as a visitor completes it. */
export const contactForm: SentForm = {
  path: "/contato",
  table: "contato",
  fill: contact.fill,
  lastField: (page) => contact.field(page, "E-mail"),
  send: contact.send,
  expectThanks: (page) => hurry(page, expect(page.getByText(contact.SUCCESS)).toBeVisible(SENT)),
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
    await hurry(page, expect(page).toHaveURL("/obrigado-live", SENT));
    await expect(heading(page)).toContainText("Obrigado");
  },
};
