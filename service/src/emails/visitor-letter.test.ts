import { expect, test } from "vitest";
import type { Cadastro, Lead, PedidoDaCompra } from "../rows.ts";
import { cobrancaEmail } from "./cobranca-emails.ts";
import { confirmationEmail } from "./confirmation-email.ts";
import { accessEmail, conferenciaEmail } from "./conta-emails.ts";
import { missingCadastroEmail, paidEmail } from "./pedido-emails.ts";
import { greetingOf } from "./visitor-letter.ts";

test.each([
  ["Ana Souza", "Olá, Ana!"],
  ["João", "Olá, João!"],
  ["D’Ávila Prado", "Olá, D’Ávila!"],
  ["Anne-Marie Silva", "Olá, Anne-Marie!"],
  ["J. Pedro", "Olá, J.!"],
  ["Zoe\u0301 Lima", "Olá, Zoe\u0301!"],
  ["李 明", "Olá, 李!"],
])("[SEC-H2] %j is greeted %j", (nome, greeting) => {
  expect(greetingOf(nome)).toBe(greeting);
});

const PHISHING = "cliente!⠀Seu⠀pagamento⠀falhou:⠀atualize⠀em⠀https://evil.example/pix⠀ou⠀perca⠀o⠀acesso";
const ATTACKS = [
  PHISHING,
  "https://evil.example/ganhe-1000",
  "evil.example",
  "www.evil.example",
  "pague:agora",
  "<b>Ana</b>",
  "a".repeat(31),
  "R$1000",
  "ana@evil.example",
  "\u2800",
  "",
];

test.each(ATTACKS)("[SEC-H2] %j is not a name and is not used in the greeting", (nome) => {
  expect(greetingOf(nome)).toBe("Olá!");
});

test.each(["\u2800", "\u3164", "\u115f", "\u200b", "\u202e", "\u00a0", "\u{e0041}", "\u2028", "\t"])(
  "[SEC-H2] words joined by %j count as separate words",
  (blank) => {
    expect(greetingOf(`Ana${blank}pague${blank}em${blank}evil.example`)).toBe("Olá, Ana!");
  },
);

test.each([PHISHING, "evil.example"])("[SEC-H2] no e-mail to a visitor repeats %j", (nome) => {
  const id = "00000000-0000-4000-8000-000000000001";
  const pedido = {
    id,
    inicio_id: id,
    nome,
    plano: "avista",
    valor_centavos: 189800,
    forma_pagamento: "pix",
  } as PedidoDaCompra;
  const siteUrl = "https://site.exemplo.com.br";
  const link = `${siteUrl}/api/checkout/${id}`;
  const follow = { words: "Acompanhar", href: `${siteUrl}/acompanhar#x` };
  const cadastro = { id, inicio_id: id, nome, tipo: "free", email: "ana@exemplo.com.br" } as Cadastro;
  const mails = [
    confirmationEmail("leadlive", { id, inicio_id: id, nome, produto: "livro" } as Lead, {
      siteUrl,
      follow,
      prazo: null,
    }),
    accessEmail(cadastro, { siteUrl, follow }),
    conferenciaEmail(cadastro, { siteUrl, follow }),
    paidEmail(pedido, { siteUrl, follow }),
    missingCadastroEmail(pedido, { siteUrl, link }),
    ...(["lembrete", "outra_forma", "boleto_vespera", "boleto_dia", "boleto_depois"] as const).map((tipo) =>
      cobrancaEmail(tipo, pedido, {
        siteUrl,
        stopUrl: `${siteUrl}/api/parar/x`,
        follow,
        venceEm: null,
        recusada: true,
      }),
    ),
  ];
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toContain("evil");
    expect(text).toMatch(/^Olá!/);
  }
});
