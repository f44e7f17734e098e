import { expect, test } from "vitest";
import { autenticacaoOf } from "./autenticacao.ts";
import { classifyEmail, isFlaggedSpam } from "./classify-email.ts";
import { readDevolucao } from "./devolucao.ts";

const headers = (...lines: string[]) =>
  lines.map((line) => ({
    key: line.slice(0, line.indexOf(":")).toLowerCase(),
    value: line.slice(line.indexOf(":") + 1).trim(),
  }));

test.each([
  ["pessoa", ["Return-Path: <a@b.com>"]],
  ["pessoa", ["Auto-Submitted: no"]],
  ["pessoa", ["Precedence: first-class"]],
  ["pessoa", ["Content-Type: multipart/report; report-type=disposition-notification", "From: a@b.com"]],
  ["automatica", ["Auto-Submitted: auto-replied"]],
  ["automatica", ["Auto-Submitted: auto-generated; type=vacation"]],
  ["automatica", ["X-Autoreply: yes"]],
  ["automatica", ["X-Autorespond: ferias"]],
  ["automatica", ["X-Auto-Response-Suppress: All"]],
  ["automatica", ["Precedence: auto_reply"]],
  ["automatica", ["Precedence: bulk"]],
  ["automatica", ["Precedence: junk"]],
  ["automatica", ["Return-Path: <>", "From: ana@b.com"]],
  ["lista", ["List-Id: <x.example.com>", "Precedence: bulk"]],
  ["lista", ["List-Unsubscribe: <https://x.example.com>"]],
  [
    "devolucao",
    ["Content-Type: multipart/report; report-type=delivery-status; boundary=x", "Auto-Submitted: auto-replied"],
  ],
  ["devolucao", ['Content-Type: multipart/report; boundary="x"; report-type="delivery-status"']],
  ["devolucao", ["Return-Path: <>", "From: Mail Delivery <MAILER-DAEMON@mx.com>"]],
  ["devolucao", ["Return-Path: <>", "X-Failed-Recipients: a@b.com", "From: x@y.com"]],
] as const)("[EMAIL-05] %s by %j", (classe, lines) => {
  expect(classifyEmail(headers(...lines))).toBe(classe);
});

test("[EMAIL-10] the flag of the mail server is read", () => {
  expect(isFlaggedSpam(headers("X-Spam-Flag: YES"))).toBe(true);
  expect(isFlaggedSpam(headers("X-Spam-Flag: NO", "X-Spam-Status: Yes"))).toBe(false);
});

test.each([
  ["confirmada", ["Authentication-Results: mx.eden.com.br; spf=pass; dkim=pass; dmarc=pass header.from=a.com"]],
  ["confirmada", ['Authentication-Results: "MX.eden.com.br" 1; dmarc=PASS']],
  ["falhou", ["Authentication-Results: mx.eden.com.br; spf=pass; dmarc=fail"]],
  ["falhou", ["Authentication-Results: mx.eden.com.br; dmarc=fail (p=none; dmarc=pass)"]],
  ["falhou", ['Authentication-Results: mx.eden.com.br; dmarc=fail reason="x; dmarc=pass"']],
  ["falhou", ["Authentication-Results: mx.eden.com.br; dmarc=pass; dmarc=fail"]],
  [
    "falhou",
    ["Authentication-Results: mx.eden.com.br; dmarc=fail", "Authentication-Results: mx.eden.com.br; dmarc=pass"],
  ],
  ["nao_conferida", ["Authentication-Results: mx.eden.com.br; spf=pass; dkim=pass"]],
  ["nao_conferida", ["Authentication-Results: mx.eden.com.br; none"]],
  ["nao_conferida", ["Authentication-Results: mx.eden.com.br.evil.com; dmarc=pass"]],
  ["nao_conferida", ["Authentication-Results: (mx.eden.com.br) evil.com; dmarc=pass"]],
  ["nao_conferida", ["X-Authentication-Results: mx.eden.com.br; dmarc=pass"]],
  ["nao_conferida", ["ARC-Authentication-Results: i=1; mx.eden.com.br; dmarc=pass"]],
  ["nao_conferida", ["Authentication-Results: mx.eden.com.br; x-dmarc=pass"]],
  ["nao_conferida", []],
] as const)("[EMAIL-07, SEC-M14] %s by %j", (autenticacao, lines) => {
  expect(autenticacaoOf(headers(...lines), "mx.eden.com.br")).toBe(autenticacao);
});

const REPORT = "Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\n";

test.each([
  ["Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 <x@example.com> unknown", true, "550 5.1.1"],
  ["Action: failed\r\nStatus: 5.2.2", true, "5.2.2"],
  ["Action: failed\r\nDiagnostic-Code: smtp; 554\r\n 554-no", true, "554"],
  ["Action: delayed\r\nStatus: 4.4.1", false, "4.4.1"],
  ["Action: failed\r\nStatus: 4.4.7", false, "4.4.7"],
  ["Action: delivered\r\nStatus: 2.0.0", false, "2.0.0"],
  ["", false, "450"],
])("[EMAIL-05] the report %j", (lines, definitiva, erro) => {
  const original = "From: site@eden.com.br\r\nMessage-ID:\r\n <abc@eden.com.br>\r\nSubject: Oi";
  expect(readDevolucao(REPORT + lines, original)).toEqual({ message_id: "<abc@eden.com.br>", definitiva, erro });
});

test("[EMAIL-05] a report may name the message itself, or none", () => {
  expect(readDevolucao("Original-Message-ID: <1@eden.com.br>", "Message-ID: <2@x.com>").message_id).toBe(
    "<1@eden.com.br>",
  );
  expect(readDevolucao("Action: failed", "Subject: Oi").message_id).toBeNull();
});
