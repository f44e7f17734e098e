import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { expect, test } from "vitest";
import { AGORA, CARLA, DAVI, mensagem, testId } from "../../../testing/pessoas.ts";
import { fraseOf } from "./frases.ts";
import { groupByDia, groupCompras, lastContato, linhaKey, mergeLinhas } from "./linha-do-tempo.ts";

const nota = (em: string): LinhaDoTempo => ({ id: testId(), em, autor: CARLA, tipo: "nota", texto: "…" });
const contato = (resultado: "abriu" | "falei", autor = CARLA): LinhaDoTempo => ({
  id: testId(),
  em: AGORA,
  autor,
  tipo: "contato",
  canal: "whatsapp",
  resultado,
  texto: null,
  para: null,
});
const words = (linha: LinhaDoTempo) => {
  const { forte, resto } = fraseOf(linha, CARLA.id, Date.parse(AGORA));
  return `${forte} ${resto}`;
};

test("[CAIXA-03] the newest page replaces its own period and keeps older lines", () => {
  const old = nota("2026-11-01T12:00:00Z");
  const undone = nota("2026-11-16T12:30:00Z");
  const kept = nota("2026-11-16T12:00:00Z");
  const added = nota("2026-11-16T13:00:00Z");
  expect(mergeLinhas([undone, kept, old], [added, kept])).toEqual([added, kept, old]);
  expect(mergeLinhas([old], [])).toEqual([]);
});

test("[CAIXA-03] days of São Paulo, oldest first", () => {
  const late = nota("2026-11-16T02:00:00Z");
  const early = nota("2026-11-16T04:00:00Z");
  expect(groupByDia([early, late])).toEqual([
    { dia: "2026-11-15", linhas: [late] },
    { dia: "2026-11-16", linhas: [early] },
  ]);
});

test("[CAIXA-05] only the member's own open contact waits for its result", () => {
  const open = contato("abriu");
  expect(lastContato([nota(AGORA), open], CARLA.id)).toBe(open);
  expect(lastContato([contato("falei"), open], CARLA.id)).toMatchObject({ resultado: "falei" });
  expect(lastContato([contato("abriu", DAVI)], CARLA.id)).toBeUndefined();
});

test("[CAIXA-03] every kind of line is one sentence that names who did it", () => {
  const base = { id: testId(), em: AGORA, autor: DAVI };
  expect(words(contato("abriu"))).toBe("Você abriu o WhatsApp.");
  expect(words(contato("falei", DAVI))).toBe("Davi Rezende falou por WhatsApp. O relógio parou.");
  expect(words({ ...base, tipo: "estado", de: "broto", para: "folha", motivo: "preco" })).toBe(
    "Davi Rezende mudou de Em conversa para Perdido (preço).",
  );
  expect(words({ ...base, autor: null, tipo: "estado", de: "folha", para: "semente", motivo: null })).toBe(
    "Mudou automaticamente de Perdido para Novo.",
  );
  const meu = {
    ...base,
    tipo: "email",
    modelo: null,
    assunto: "Oi",
    texto: "Oi",
    para: "a@b.com",
    erro: null,
  } as const;
  expect(words({ ...meu, situacao: "na_fila" })).toBe("E-mail de Davi Rezende saindo para a@b.com");
  expect(words({ ...meu, autor: CARLA, situacao: "na_fila" })).toBe("Seu e-mail está saindo para a@b.com");
  expect(words({ ...meu, autor: CARLA, situacao: "enviado" })).toBe("Seu e-mail para a@b.com");
  expect(words({ ...base, tipo: "dono", de: null, para: DAVI })).toBe("Davi Rezende assumiu a conversa.");
  expect(words({ ...base, tipo: "dono", de: DAVI, para: CARLA })).toBe("Davi Rezende passou a conversa para você.");
  expect(words({ ...base, tipo: "dono", de: DAVI, para: null })).toBe("Davi Rezende deixou a conversa sem dono.");
  const passo = { texto: "Ligar", em: "2026-11-17T12:00:00Z" };
  expect(words({ ...base, tipo: "passo", acao: "marcou", passo })).toBe(
    "Davi Rezende marcou “Ligar” para amanhã, 09:00.",
  );
  const pedido = { ...base, tipo: "pedido", protocolo: "ED-1", situacao: "pago", valor_centavos: 189_800 } as const;
  expect(words({ ...pedido, entrou_centavos: null })).toBe("Pedido pago R$ 1.898,00 · ED-1");
  expect(words({ ...pedido, entrou_centavos: 189_800 })).toBe("Pagou R$ 1.898,00 · ED-1");
  const email = {
    ...base,
    autor: null,
    tipo: "email",
    modelo: "visitante",
    assunto: "Recebemos",
    texto: null,
  } as const;
  expect(words({ ...email, situacao: "enviado", para: "a@b.c", erro: null })).toBe(
    "E-mail automático: Recebemos para a@b.c",
  );
  expect(words({ ...email, situacao: "recusado", para: "a@b.c", erro: "caixa cheia" })).toBe(
    "E-mail recusado (recibo) para a@b.c: caixa cheia",
  );
  expect(words({ ...base, tipo: "uniao", nome: "Rosangela" })).toBe("Davi Rezende uniu a ficha de Rosangela a esta.");
  expect(words({ ...base, tipo: "separacao", nome: "R" })).toBe("Davi Rezende separou a ficha de R desta.");
  expect(words({ ...base, tipo: "liberada" })).toBe("Davi Rezende liberou da quarentena: não é robô.");
});

test("[DINHEIRO-01] a payment is told by what came in, and the price only beside it", () => {
  const linha = { id: testId(), em: AGORA, autor: null, tipo: "pedido", protocolo: "ED-1", situacao: "pago" } as const;
  expect(words({ ...linha, valor_centavos: 189_800, entrou_centavos: 189_000 })).toBe(
    "Pagou R$ 1.890,00 (preço R$ 1.898,00) · ED-1",
  );
});

test("[ACOMPANHAR-01] what a visitor did by the link of a request is one sentence each", () => {
  const base = { id: testId(), em: AGORA, autor: null, protocolo: "ED-1" };
  expect(words({ ...base, tipo: "mensagem", texto: "Depois das 14h." })).toBe(
    "Acrescentou pela página de acompanhamento (ED-1)",
  );
  expect(words({ ...base, tipo: "correcao", telefone: "16998124470" })).toBe(
    "Corrigiu o telefone para (16) 99812-4470.",
  );
  expect(words({ ...base, tipo: "desistencia" })).toBe("Não precisa mais de resposta (ED-1)");
  expect(words({ ...base, tipo: "desistencia", compra: true })).toBe("Não quer mais comprar (ED-1)");
  expect(words({ ...base, tipo: "eliminacao" })).toBe(
    "Pediu para apagar os dados. O encarregado responde em até 15 dias.",
  );
});

test("[COMPRA-01] the rows of a purchase are one line, at the place of the newest; other requests stay as they are", () => {
  const cadastro = mensagem({ tabela: "cadastros_app", protocolo: "ED-1", em: "2026-11-16T13:00:00Z" });
  const between = nota("2026-11-16T12:30:00Z");
  const pedido = mensagem({ tabela: "pedidos", protocolo: "ED-1", em: "2026-11-16T12:00:00Z" });
  const other = mensagem({ protocolo: "ED-2", em: "2026-11-15T12:00:00Z" });
  const lead = mensagem({ tabela: "leadlive", protocolo: "ED-1", em: "2026-11-14T12:00:00Z" });
  const { linhas, partes } = groupCompras([cadastro, between, pedido, other, lead]);
  expect(linhas).toEqual([cadastro, between, other]);
  expect([...partes]).toEqual([[linhaKey(cadastro), [lead, pedido, cadastro]]]);
});
