import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { expect, test } from "vitest";
import { leadOf, passosOf, promessaOf, titleOf } from "./palavras.ts";
import { formatDia, quandoOf } from "./quando.ts";

/** Monday, 16 November 2026, 12:00 in São Paulo. */
const AGORA = "2026-11-16T15:00:00Z";
const RELOGIO = { prazo: "2026-11-16T16:25:00Z", restante: 5100, total: 7200, correndo: true, muda_em: null };
const dados: Acompanhar = {
  ...{ protocolo: "ED-7K4M-2QXR", tabela: "contato", origem: "contato", recebida_em: "2026-11-16T12:25:00Z" },
  ...{
    nome: "Rosângela",
    texto: "Bom dia.",
    resumo: { texto: "" },
    cnpj: null,
    loja: null,
    situacao: null,
    telefone: null,
    email: null,
  },
  ...{ mensagens: [], etapa: "recebida", lida_em: null, resposta: null, responsavel: null, relogio: RELOGIO },
  ...{ pode_retirar: true, guarda: null, eliminacao: null, ate: "2027-02-14", agora: AGORA },
};
const title = (more: Partial<Acompanhar>) => titleOf({ ...dados, ...more }).join(" ");
const lead = (more: Partial<Acompanhar>) => leadOf({ ...dados, ...more });
const late = { ...RELOGIO, prazo: "2026-11-16T14:25:00Z", restante: -2100 };
const resposta = { em: "2026-11-16T13:41:00Z", canal: "whatsapp", segundos: 4560 } as const;

test("[ACOMPANHAR-01] days are those of São Paulo, seen from the server's today", () => {
  expect(quandoOf("2026-11-17T02:59:00Z", AGORA)).toEqual({ dia: "hoje", hora: "23h59" });
  expect(quandoOf("2026-11-17T03:00:00Z", AGORA)).toEqual({ dia: "amanhã", hora: "0h" });
  expect(quandoOf("2026-11-15T13:00:00Z", AGORA).dia).toBe("ontem");
  expect(quandoOf("2026-11-13T13:00:00Z", AGORA).dia).toBe("13 de novembro");
  expect(formatDia("2027-02-14")).toBe("14 de fevereiro");
});

test("[ACOMPANHAR-01] the title names where it stands; a missed promise comes before anything else", () => {
  expect(title({})).toBe("Sua mensagem chegou");
  expect(title({ etapa: "lida" })).toBe("Sua mensagem já foi lida");
  expect(title({ etapa: "lida", tabela: "diagnosticos_respostas" })).toBe("Seu diagnóstico já foi lido");
  expect(title({ etapa: "em_conversa" })).toBe("Já estamos em conversa");
  expect(title({ etapa: "concluida" })).toBe("Conversa concluída");
  expect(title({ tabela: "leadlive", origem: "livro" })).toBe("Seu pedido do livro chegou");
  expect(title({ tabela: "pedidos", situacao: "pago", relogio: null })).toBe("Pagamento confirmado");
  expect(title({ etapa: "lida", relogio: late })).toBe("Passamos da hora");
});

test("[ACOMPANHAR-01] the lead says who cares for it, when it was read and answered, and apologises when late", () => {
  expect(lead({})).toBe("Rosângela, a equipe já recebeu e lê em seguida.");
  expect(lead({ nome: null })).toBe("A equipe já recebeu e lê em seguida.");
  expect(lead({ etapa: "lida", lida_em: "2026-11-16T12:58:00Z", responsavel: "Carla" })).toBe(
    "Rosângela, quem cuida dela é Carla, da equipe do Éden. Lemos hoje às 9h58.",
  );
  expect(lead({ etapa: "em_conversa", resposta, relogio: null })).toBe(
    "Rosângela, falamos com você pelo WhatsApp hoje às 10h41. A conversa segue por lá.",
  );
  expect(lead({ relogio: late })).toContain(
    "prometemos resposta até hoje às 11h25 e ainda não falamos com você. Desculpe.",
  );
});

test("[ACOMPANHAR-01] the promise is the clock of the panel in words, and afterwards how long the answer took", () => {
  const promessa = (more: Partial<Acompanhar>) => {
    const found = promessaOf({ ...dados, ...more });
    return found && `${found.forte} ${found.texto}`.replaceAll("\u00a0", " ");
  };
  expect(promessa({})).toBe("até hoje, 13h25 você tem a nossa resposta. Faltam 1 h 25 de trabalho.");
  const tomorrow = { ...RELOGIO, prazo: "2026-11-17T12:00:00Z", correndo: false };
  expect(promessa({ relogio: tomorrow })).toBe("até amanhã, 9h você tem a nossa resposta. Faltam 1 h 25 de trabalho.");
  expect(promessa({ relogio: late })).toBe("35 min além do que prometemos. Você está entre os primeiros da fila.");
  expect(promessa({ relogio: null, etapa: "em_conversa", resposta })).toBe(
    "em 1 h 16 respondemos, em horário de atendimento.",
  );
  expect(promessa({ relogio: null })).toBeNull();
});

test("[ACOMPANHAR-01] three steps: done, now and next", () => {
  const steps = (more: Partial<Acompanhar>) =>
    passosOf({ ...dados, ...more }).map(({ nome, quando, estado }) => `${nome} ${quando} ${estado}`);
  expect(steps({})).toEqual(["Recebida hoje, 9h25 agora", "Lida em seguida vem", "Em conversa até hoje, 13h25 vem"]);
  expect(steps({ etapa: "em_conversa", resposta, relogio: null })).toEqual([
    "Recebida hoje, 9h25 foi",
    "Lida  foi",
    "Em conversa desde hoje, 10h41 agora",
  ]);
  expect(steps({ relogio: late })[2]).toBe("Em conversa você é dos próximos vem");
  expect(steps({ tabela: "pedidos", situacao: "pago" })).toEqual([
    "Pedido feito hoje, 9h25 foi",
    "Pagamento confirmado agora",
    "Acesso por e-mail vem",
  ]);
});
