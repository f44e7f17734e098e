import { expect, test } from "vitest";
import { splitCitacao } from "./citacao.ts";

const NOVO = "Oi, Bruna!\n\nPode ser amanhã às 14h?";
const CITADO = "Olá, Rosângela,\n\nPosso te ligar hoje?";
const marked = CITADO.split("\n").map((line) => `> ${line}`.trimEnd());
const plain = CITADO.split("\n");

/** What each mail program writes below the new text: the signature, if it adds one, and the quote. */
const PROGRAMAS: Record<string, { assinatura?: string; citado: string[] }> = {
  "Gmail web": {
    citado: ["Em ter., 17 de nov. de 2026 às 09:58, Bruna, Éden Grupo <site@eden.com.br>", "escreveu:", "", ...marked],
  },
  "Gmail Android": {
    citado: ["Em ter., 17 de nov. de 2026, 09:58, Bruna, Éden Grupo <site@eden.com.br> escreveu:", "", ...marked],
  },
  "Gmail in English": {
    citado: ["On Tue, Nov 17, 2026 at 9:58 AM Bruna, Éden Grupo <site@eden.com.br>", "wrote:", "", ...marked],
  },
  "Outlook desktop": {
    citado: [
      "De: Bruna, Éden Grupo <site@eden.com.br>",
      "Enviada em: terça-feira, 17 de novembro de 2026 09:58",
      "Para: Rosângela Almeida <rosangela@farmacia.com.br>",
      "Assunto: A sua farmácia em Franca",
      "",
      ...plain,
    ],
  },
  "Outlook web": {
    citado: [
      "________________________________",
      "De: Bruna, Éden Grupo <site@eden.com.br>",
      "Enviado: terça-feira, 17 de novembro de 2026 09:58",
      "Para: Rosângela Almeida <rosangela@farmacia.com.br>",
      "Assunto: A sua farmácia em Franca",
      "",
      ...plain,
    ],
  },
  "Outlook for Android": {
    assinatura: "Obter o Outlook para Android<https://aka.ms/AAb9ysg>",
    citado: [
      "________________________________",
      "From: Bruna, Éden Grupo <site@eden.com.br>",
      "Sent: Tuesday, November 17, 2026 9:58:00 AM",
      "To: Rosângela <rosangela@farmacia.com.br>",
      "Subject: A sua farmácia em Franca",
      "",
      ...plain,
    ],
  },
  "Outlook, older": {
    citado: ["-----Mensagem original-----", "De: Bruna", "Enviada em: 17/11/2026", "Assunto: A", ...plain],
  },
  "Apple Mail": {
    citado: ["Em 17 de nov. de 2026, à(s) 09:58, Bruna, Éden Grupo <site@eden.com.br> escreveu:", "", ...marked],
  },
  iPhone: {
    assinatura: "Enviado do meu iPhone",
    citado: ["> Em 17 de nov. de 2026, à(s) 09:58, Bruna <site@eden.com.br> escreveu:", ">", ...marked],
  },
  "Yahoo web": {
    citado: [
      "    Em terça-feira, 17 de novembro de 2026 09:58:00 BRT, Bruna, Éden Grupo <site@eden.com.br> escreveu:",
      "",
      ...plain.map((line) => `  ${line}`),
    ],
  },
  "Yahoo Android": {
    assinatura: "Enviado do Yahoo Mail no Android",
    citado: ["  Em ter., 17 de nov. de 2026 às 9:58, Bruna<site@eden.com.br> escreveu:", ...plain],
  },
  UOL: {
    citado: ["Em 17/11/2026 09:58, Bruna, Éden Grupo <site@eden.com.br> escreveu:", ...marked],
  },
  Thunderbird: {
    assinatura: "-- \nRosângela Almeida\nDrogaria Almeida, Franca",
    citado: ["Em 17/11/2026 09:58, Bruna escreveu:", ...marked],
  },
  "Samsung Mail": {
    assinatura: "Enviado do meu Galaxy",
    citado: ["-------- Mensagem original --------", "De: Bruna <site@eden.com.br>", "Data: 17/11/2026 09:58", ...plain],
  },
};

test.each(Object.entries(PROGRAMAS))(
  "[EMAIL-09] the quote of %s is folded, the words stay",
  (_, { assinatura, citado }) => {
    const texto = [NOVO, ...(assinatura ? ["", assinatura] : []), "", ...citado].join("\n");
    const parts = splitCitacao(texto);
    expect(parts.novo).toBe(NOVO);
    expect(parts.assinatura).toBe(assinatura?.trim() ?? "");
    expect(parts.citado).toBe(citado.join("\n").trim());
  },
);

test("[EMAIL-09] answers inside or below the quote are never folded", () => {
  const inside = ["Seguem as respostas:", "", ...marked.slice(0, 2), "Pode sim, às 14h.", ...marked.slice(2)].join(
    "\n",
  );
  const below = ["Em 17/11/2026 09:58, Bruna escreveu:", ...marked, "", "Pode ser às 14h?"].join("\n");
  expect(splitCitacao(inside)).toMatchObject({
    novo: inside.split("\n").slice(0, -1).join("\n"),
    citado: marked.at(-1),
  });
  expect(splitCitacao(below)).toEqual({ novo: below, citado: "", assinatura: "" });
});

test("[EMAIL-09] with nothing above the quote everything is shown, also a forwarded message alone", () => {
  for (const texto of [marked.join("\n"), "---------- Forwarded message ---------\nDe: Ana\n\nOlá", "-- \nRosângela"]) {
    expect(splitCitacao(texto)).toEqual({ novo: texto.trim(), citado: "", assinatura: "" });
  }
});

test("[EMAIL-09] words that look like a quote stay: a sentence with escreveu, a list, a dash, a comparison", () => {
  const texto = [
    "Em outubro a Bruna me escreveu: gostei da ideia.",
    "De: nada, eu agradeço",
    "-- mas penso assim --",
    "5 > 3, e 2",
    "Enviado do caixa ontem o comprovante, e depois a nota fiscal chegou pelo correio, com todas as vias",
    "Até logo",
  ].join("\n");
  expect(splitCitacao(texto)).toEqual({ novo: texto, citado: "", assinatura: "" });
});

test("[EMAIL-09, SEC-M16] every line of a text is in one of the three parts, and a hostile one is read within the time of a test", () => {
  const hostile = [
    `${">\n".repeat(50_000)}x`,
    `Em ${"a ".repeat(40_000)}escreveu`,
    `${"Em x escreveu:\n".repeat(6000)}>`,
    " ".repeat(90_000),
    `${"De: a\n".repeat(15_000)}`,
  ];
  for (const texto of hostile) {
    const { novo, citado, assinatura } = splitCitacao(texto);
    const kept = [novo, citado, assinatura].join("").replace(/\s/g, "").length;
    expect(kept).toBe(texto.replace(/\s/g, "").length);
  }
});
