import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ACESSO_AO_APP } from "@eden/domain/empresa/acesso-ao-app";
import { DESISTENCIA } from "@eden/domain/empresa/desistencia";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import { describe, expect, test } from "vitest";
import { teamSamples, visitorSamples } from "../../../scripts/emails/sample-emails.ts";
import { painelEmail } from "./painel-email.ts";
import { EMAIL_PICTURES } from "./visitor-letter.ts";

const SITE = "https://site.exemplo.com.br";
const visitor = visitorSamples(SITE);
const team = teamSamples();
const mailOf = (id: string) => {
  const found = [...visitor, ...team].find((sample) => sample.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found.mail;
};

test.each([
  ["contato", "Recebemos sua mensagem"],
  ["livro", "Seu livro: Chamado para a Plenitude"],
  ["live-edenapp", "Recebemos seu interesse no EdenApp"],
  ["live-gratuito", "Crie sua conta gratuita no EdenApp"],
  ["live-imersao", "Recebemos seu interesse na Imersão"],
  ["live-mentoria", "Recebemos seu interesse na Mentoria"],
  ["live-despertar", "Recebemos seu interesse no Despertar"],
  ["live-edificacao", "Recebemos seu interesse na Edificação"],
  ["live-plenitude", "Recebemos seu interesse na Plenitude"],
  ["plenitude", "Recebemos seu cadastro na Plenitude, plano Estímulo"],
  ["edificacao", "Recebemos seu cadastro na Edificação, Plano 2"],
  ["mentoria-imersao", "Recebemos sua pré-reserva da Mentoria e da Imersão"],
  ["despertar", "Recebemos seu cadastro no Despertar"],
  ["cadastro-gratuito", "Recebemos seu cadastro gratuito no EdenApp"],
  ["cadastro-pago", "Recebemos seu cadastro no EdenApp"],
  ["pago", "Pagamento confirmado"],
  ["sem-conta", "Falta criar a sua conta no EdenApp"],
  ["lembrete", "Seu pedido está esperando o pagamento"],
  ["outra-forma-cartao", "O prazo do pagamento terminou"],
  ["cartao-recusado", "O cartão não foi aprovado"],
  ["outra-forma-pix", "O prazo do pagamento terminou"],
  ["boleto-vespera", "Seu boleto vence amanhã"],
  ["boleto-dia", "Seu boleto vence hoje"],
  ["boleto-depois", "O boleto venceu"],
])("[MAIL-01] the subject of %s is %j and the protocol", (id, subject) => {
  expect(mailOf(id).subject).toBe(`${subject} (ED-1XD3-R7KV)`);
});

describe.each(visitor)("to a visitor: $id", ({ mail: { html, text } }) => {
  test("[MAIL-02] wordmark, one picture, one button, at most three steps, WhatsApp and the company's data", () => {
    const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="\d+" height="\d+"/g)];
    expect(pictures.map(([, src]) => src)).toEqual([
      `${SITE}/email/eden-grupo.png`,
      expect.stringMatching(new RegExp(`^${SITE}/email/[\\w-]+\\.jpg$`)),
    ]);
    expect(html.match(/<img /g)).toHaveLength(2);
    expect(html.match(/<table [^>]*class="e-button"/g)).toHaveLength(1);
    expect(html.match(/border-radius:16px/g)).toHaveLength(3);
    for (const part of [html, text]) {
      expect(part).toContain(`https://wa.me/${EMPRESA.whatsapp}?text=`);
      for (const words of [EMPRESA.razaoSocial, EMPRESA.cnpj, EMPRESA.endereco.rua]) {
        expect(part).toContain(words);
      }
    }
  });

  test("[MAIL-02] every URL of the HTML is in the plain text", () => {
    const urls = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    for (const url of urls) expect(text).toContain(url);
    expect(text).not.toMatch(/<\w|undefined|null/);
  });
});

test("[HOME-11] no e-mail numbers a nivel", () => {
  for (const { id, mail } of [...visitor, ...team]) {
    expect.soft(`${mail.subject} ${mail.html} ${mail.text}`, id).not.toMatch(/nível \d/i);
  }
});

test("[MAIL-02] every picture exists in the site and has less than 40 kB", () => {
  for (const name of [...Object.keys(EMAIL_PICTURES).map((id) => `${id}.jpg`), "eden-grupo.png"]) {
    const file = join(import.meta.dirname, "../../../site/public/email", name);
    expect(statSync(file).size, name).toBeLessThan(40_000);
  }
});

test("[MAIL-03] the e-mail of the book has its cover and the link to the PDF", () => {
  const { html, text } = mailOf("livro");
  expect(html).toContain(`src="${SITE}/email/livro.jpg"`);
  expect(text).toContain(`Baixar o livro (PDF):\n${SITE}${livroPdf.path}\n`);
  const pdf = readFileSync(join(import.meta.dirname, "../../../site/public", livroPdf.path)).subarray(0, 5);
  expect(pdf.toString()).toBe("%PDF-");
});

test("[MAIL-03] access to the EdenApp leads to its login page and to both stores", () => {
  const { text } = mailOf("acesso");
  const { entrada, apple, googlePlay } = ACESSO_AO_APP;
  expect(text).toContain(`Acessar o EdenApp:\n${entrada}\n`);
  expect(text).toContain(`Baixar na App Store:\n${apple}\nBaixar no Google Play:\n${googlePlay}\n`);
});

describe.each(team)("to the team: $id", ({ id, mail: { html, text, subject, replyTo } }) => {
  test("[MAIL-04] names instead of codes, no whole CPF, formatted CNPJ; replies go to the person", () => {
    for (const part of [html, text, subject]) {
      expect(part).not.toMatch(
        /conversao|estimulo|loja_unica|matriz_filial|plano2|parcelado\b(?! no)|avista|landing_page/,
      );
      expect(part).not.toMatch(/52998224725|529\.982|11222333000181|12ABC34501DE35/);
      expect(part).not.toMatch(/undefined|null/);
    }
    // The others tell of no one person.
    if (!["equipe-diagnostico", "equipe-resumo", "equipe-texto"].includes(id)) expect(replyTo).toMatch(/^maria/);
  });
});

test("[MAIL-04] the team reads words of the catalogue and masked documents, and can call or chat with one click", () => {
  const { text } = mailOf("equipe-edificacao");
  for (const words of [
    "Novo lead: Edificação, Plano 2",
    "Plano: Plano 2",
    "Tipo de empresa: Matriz com filiais",
    "CNPJ da matriz: 12.ABC.345/01DE-35",
    "Telefone: (16) 98765-1199",
    "WhatsApp: Abrir a conversa (https://wa.me/5516987651199)",
    "Origem: Entrou por: /planos",
    "Recebido em: 16/11/2026, 12:04",
  ]) {
    expect(text).toContain(words);
  }
  expect(mailOf("equipe-plenitude").text).toContain(
    "Plano: Estímulo\nTipo de loja: Conversão\nCNPJ: 11.222.333/0001-81",
  );
  expect(mailOf("equipe-cadastro-pago").text).toContain("CPF: ***.982.247-**");
  const { html } = mailOf("equipe-pedido-pago");
  for (const href of ["tel:+5516987651199", "https://wa.me/5516987651199", "mailto:maria."]) {
    expect(html).toContain(`href="${href}`);
  }
});

test.each([
  ["outra-forma-cartao", "Pagar por PIX", "pix", "Tentar de novo no cartão", "cartao"],
  ["cartao-recusado", "Pagar por PIX", "pix", "Tentar de novo no cartão", "cartao"],
  ["outra-forma-pix", "Parcelar no cartão", "cartao", "Gerar um novo PIX", "pix"],
  ["boleto-depois", "Pagar por PIX", "pix", "Gerar um novo boleto", "boleto"],
])("[COBRANCA-03] %s offers the other method first: %s", (id, first, forma, second, same) => {
  const { text } = mailOf(id);
  const offered = [...text.matchAll(/^(.+):\n\S+\/api\/checkout\/\S+\?forma=(\w+)$/gm)].map(([, words, of]) => [
    words,
    of,
  ]);
  expect(offered).toEqual([
    [first, forma],
    [second, same],
  ]);
});

test("[MAIL-01] the e-mail that confirms a payment states how to withdraw, in the words of the conditions", () => {
  expect(mailOf("pago").text.replace(/\s+/g, " ")).toContain(DESISTENCIA);
});

test("[COBRANCA-03] every message about an unpaid order can be stopped with one tap, and no other message", () => {
  const unpaid = [
    "lembrete",
    "outra-forma-cartao",
    "cartao-recusado",
    "outra-forma-pix",
    "boleto-vespera",
    "boleto-dia",
    "boleto-depois",
  ];
  const stop = `Não quero mais receber mensagens sobre pagamento (${SITE}/api/parar/${"A".repeat(43)})`;
  const stoppable = visitor.filter(({ mail }) => mail.stopUrl && mail.text.includes(stop)).map(({ id }) => id);
  expect(stoppable).toEqual(unpaid);
  expect(visitor.filter(({ mail }) => mail.text.includes("/api/parar/")).map(({ id }) => id)).toEqual(unpaid);
});

test("[ACOMPANHAR-01] every message but the second invitation has the link that follows the request, in HTML and in plain text", () => {
  const href = `${SITE}/acompanhar#${"A".repeat(48)}`;
  const pedido = ["pago", "lembrete", "outra-forma", "cartao-recusado", "boleto", "live", "livro"];
  const what = (id: string) => {
    if (id === "contato") return "a mensagem";
    return pedido.some((start) => id.startsWith(start)) ? "o pedido" : "o cadastro";
  };
  for (const { id, mail } of visitor) {
    const has = id !== "sem-conta";
    expect([id, mail.text.includes(`Acompanhar ${what(id)}:\n${href}\n`)]).toEqual([id, has]);
    expect(mail.html.includes(`href="${href}"`)).toBe(has);
  }
});

test("a message of the panel is signed once, whether its text has the signature of a template or none", () => {
  const autor = { nome: "Bruna Lima", email: "bruna.lima@exemplo.com.br" };
  const write = (texto: string) =>
    painelEmail({ para: "ana@exemplo.com.br", assunto: "Sobre o livro", texto, autor, pessoa: "1" });
  const free = write("Olá, Ana!\n\nO livro já foi enviado.");
  expect(free.text).toContain("enviado.\n\nBruna Lima\nÉden Grupo\n\n-- ");
  const fromTemplate = write("Olá, Ana,\n\no livro já foi enviado.\n\nUm abraço,\nBruna\nÉden Grupo\n");
  expect(fromTemplate.text).toContain("Um abraço,\nBruna\nÉden Grupo\n\n-- ");
  expect(fromTemplate.html).not.toContain("Bruna Lima");
});
