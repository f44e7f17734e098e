import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmailValid } from "../email.ts";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.com.br", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmai.con", "hotmail.com"],
  ["outlok.com", "outlook.com"],
  ["yaho.com.br", "yahoo.com.br"],
  ["yahoo.com.b", "yahoo.com.br"],
  ["uol.con.br", "uol.com.br"],
  ["icloud.com.br", "icloud.com"],
])("[FORM-01] %s is probably %s", (typed, meant) => {
  expect(suggestEmail(` Ana.Souza@${typed} `)).toBe(`ana.souza@${meant}`);
});

test.each([
  "gmail.com",
  "hotmail.com",
  "hotmail.com.br",
  "yahoo.com",
  "ymail.com",
  "mail.com",
  "uol.com.br",
  "sol.com.br",
  "drogariasantana.com.br",
  "farmacia.med.br",
])("[FORM-01] %s gets no suggestion", (domain) => {
  expect(suggestEmail(`ana@${domain}`)).toBeNull();
});

test("[FORM-01] a suggestion is a valid address that needs no further one; anything else gives none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (value) => {
      const suggested = suggestEmail(value);
      if (suggested === null) return;
      expect(suggestEmail(suggested)).toBeNull();
      if (isEmailValid(value)) expect(isEmailValid(suggested)).toBe(true);
    }),
  );
  for (const value of ["", "ana", "@gmial.com", "ana@", "a@b@gmial.com"]) expect(suggestEmail(value)).toBeNull();
});
