import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const complete = {
  DATABASE_URL: "postgres://eden@127.0.0.1:54329/eden",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "site@exemplo.com.br",
  MAIL_TEAM: "vendas@exemplo.com.br",
};

test("a complete environment is read, with the port's default", () => {
  expect(readEnv(complete)).toEqual({ ...complete, PORT: 8787 });
});

test("one error names every problem", () => {
  const broken = { PORT: "porta", SMTP_URL: complete.SMTP_URL, MAIL_FROM: "site", MAIL_TEAM: complete.MAIL_TEAM };
  expect(() => readEnv(broken)).toThrow(/DATABASE_URL is required/);
  expect(() => readEnv(broken)).toThrow(/PORT must be a port/);
  expect(() => readEnv(broken)).toThrow(/MAIL_FROM must be an e-mail address/);
});
