import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const complete = {
  DATABASE_URL: "postgres://eden@127.0.0.1:54329/eden",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "site@exemplo.com.br",
  MAIL_TEAM: "vendas@exemplo.com.br",
  SITE_URL: "https://exemplo.com.br",
  ASAAS_API_KEY: "chave",
  ASAAS_WEBHOOK_TOKEN: "t".repeat(32),
};

test("a complete environment is parsed, with its defaults", () => {
  const read = readEnv({ ...complete, SITE_URL: "https://exemplo.com.br/", ACCOUNT_API_KEY: "" });
  expect(read).toEqual({ ...complete, PORT: 8787, HOST: "127.0.0.1", ASAAS_URL: "https://api.asaas.com/v3" });
});

test("one error lists every problem", () => {
  const broken = {
    ASAAS_WEBHOOK_TOKEN: "curto",
    PORT: "porta",
    SMTP_URL: complete.SMTP_URL,
    MAIL_FROM: "site",
    MAIL_TEAM: complete.MAIL_TEAM,
  };
  expect(() => readEnv(broken)).toThrow(/DATABASE_URL is required/);
  expect(() => readEnv(broken)).toThrow(/ASAAS_API_KEY is required/);
  expect(() => readEnv(broken)).toThrow(/ASAAS_WEBHOOK_TOKEN must have at least 32/);
  expect(() => readEnv(broken)).toThrow(/PORT must be a port/);
  expect(() => readEnv(broken)).toThrow(/MAIL_FROM must be an e-mail address/);
});
