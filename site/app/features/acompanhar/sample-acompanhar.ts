import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";

/** Monday, 16 November 2026, 12h in São Paulo. */
export const AGORA = "2026-11-16T15:00:00Z";

export const RELOGIO = { prazo: "2026-11-16T16:25:00Z", restante: 5100, total: 7200, correndo: true, muda_em: null };

/** An order that is not paid. */
export const COMPRA: NonNullable<Acompanhar["compra"]> = {
  ...{ pedido: "0f5a3c1e-7b42-4c1d-9a86-3d2f1e0b4c5a", em: "2026-11-16T12:25:00Z", valor_centavos: 189_810 },
  ...{ forma: "pix", pago_em: null, cadastro_em: null, conta_em: null },
};

/** For tests: a message that waits for its answer. */
export const makeAcompanhar = (more: Partial<Acompanhar> = {}): Acompanhar => ({
  ...{ protocolo: "ED-7K4M-2QXR", tabela: "contato", origem: "contato", recebida_em: "2026-11-16T12:25:00Z" },
  ...{ nome: "Rosângela", texto: "Bom dia.", resumo: { texto: "" } },
  ...{ cnpj: null, loja: null, telefone: null, email: null },
  fase: { tipo: "conversa", fase: "recebida", espera: RELOGIO },
  ...{ mensagens: [], mensagem_espera: null, compra: null, lida_em: null, resposta: null },
  ...{ responsavel: null, pode_retirar: true, guarda: null, eliminacao: null, ate: "2027-02-14", agora: AGORA },
  ...more,
});
