import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Forma } from "@eden/domain/catalogo/pedido";
import { PRECO_PARCELADO, totalOf } from "@eden/domain/catalogo/precos";
import { formatDiaEMes } from "@eden/domain/dia";
import type { Mail } from "../gateways/mailer.ts";
import type { PedidoDaCompra } from "../rows.ts";
import type { Block, Link } from "./letter.ts";
import { ENTRADA, factsOf, nextSteps, pedidoLetter } from "./pedido-emails.ts";

interface CobrancaFacts {
  siteUrl: string;
  /** Stops further messages about payments to this mailbox. */
  stopUrl: string;
  /** The page by which the order is followed. */
  follow: Link;
  /** Due day of a boleto. */
  venceEm: Date | null;
  /** The card was refused. */
  recusada: boolean;
}

interface Content {
  subject: string;
  title: string;
  blocks: Block[];
}

/** The messages about an order that is not paid, in the order of privado.agendar_cobranca. */
const CONTENTS = {
  lembrete: (pedido: PedidoDaCompra, { siteUrl }: CobrancaFacts): Content => ({
    subject: "Seu pedido está esperando o pagamento",
    title: "Falta só o pagamento.",
    blocks: [
      "Recebemos seu pedido do EdenApp, mas ainda não o pagamento. Se você acabou de pagar, é só aguardar a confirmação.",
      { button: payment(pedido, siteUrl, "Concluir o pagamento") },
      { facts: factsOf(pedido) },
    ],
  }),
  outra_forma: (pedido: PedidoDaCompra, facts: CobrancaFacts) =>
    pedido.plano === "parcelado" ? offerPix(pedido, facts) : offerInstalments(pedido, facts),
  boleto_vespera: (pedido: PedidoDaCompra, facts: CobrancaFacts) =>
    boleto(pedido, facts, { subject: "Seu boleto vence amanhã", title: "Seu boleto vence amanhã." }),
  boleto_dia: (pedido: PedidoDaCompra, facts: CobrancaFacts) =>
    boleto(pedido, facts, { subject: "Seu boleto vence hoje", title: "Seu boleto vence hoje." }),
  boleto_depois: (pedido: PedidoDaCompra, { siteUrl }: CobrancaFacts): Content => ({
    subject: "O boleto venceu",
    title: "O boleto venceu.\nDá para pagar por PIX.",
    blocks: [
      "O prazo do seu boleto terminou ontem. Se você já pagou, é só aguardar: o banco leva de 1 a 3 dias úteis para nos avisar.",
      "Se ainda não pagou, o PIX tem o mesmo valor e é confirmado em minutos.",
      { button: payment(pedido, siteUrl, "Pagar por PIX", "pix") },
      { links: [payment(pedido, siteUrl, "Gerar um novo boleto", "boleto")] },
      { facts: factsOf(pedido) },
    ],
  }),
};

export type CobrancaTipo = keyof typeof CONTENTS;

/** A message about an unpaid order. Each can be stopped with one tap. */
export function cobrancaEmail(tipo: CobrancaTipo, pedido: PedidoDaCompra, facts: CobrancaFacts): Mail {
  const { blocks, ...content } = CONTENTS[tipo](pedido, facts);
  const { siteUrl, stopUrl, follow } = facts;
  const letter = pedidoLetter(pedido, siteUrl, {
    ...content,
    picture: "prazo",
    blocks: [...blocks, afterPayment(tipo, pedido), { links: [follow] }],
    stop: { words: "Não quero mais receber mensagens sobre pagamento", href: stopUrl },
  });
  return { ...letter, stopUrl };
}

function offerPix(pedido: PedidoDaCompra, { siteUrl, recusada }: CobrancaFacts): Content {
  const price = formatReais(totalOf(pedido.origem_compra, "avista"));
  return {
    subject: recusada ? "O cartão não foi aprovado" : "O prazo do pagamento terminou",
    title: recusada ? "O cartão não foi aprovado, e nada foi cobrado." : "O prazo terminou, e nada foi cobrado.",
    blocks: [
      recusada
        ? `O banco não aprovou o pagamento do EdenApp no cartão. Pode ser o limite ou uma medida de segurança. Por PIX, à vista, fica por ${price}, e a confirmação chega em minutos.`
        : `O prazo para pagar seu pedido do EdenApp no cartão terminou. Se preferir, pague por PIX: à vista fica por ${price}, e a confirmação chega em minutos.`,
      { button: payment(pedido, siteUrl, "Pagar por PIX", "pix") },
      { links: [payment(pedido, siteUrl, "Tentar de novo no cartão", "cartao")] },
      { facts: factsOf(pedido) },
    ],
  };
}

function offerInstalments(pedido: PedidoDaCompra, { siteUrl }: CobrancaFacts): Content {
  const { parcelas, parcela } = PRECO_PARCELADO;
  return {
    subject: "O prazo do pagamento terminou",
    title: "O prazo terminou, e nada foi cobrado.",
    blocks: [
      `O prazo do seu PIX terminou. Se preferir dividir, o EdenApp fica em ${parcelas}\u00a0×\u00a0${formatReais(parcela)} sem juros no cartão.`,
      { button: payment(pedido, siteUrl, "Parcelar no cartão", "cartao") },
      { links: [payment(pedido, siteUrl, "Gerar um novo PIX", "pix")] },
      { facts: factsOf(pedido) },
    ],
  };
}

function boleto(
  pedido: PedidoDaCompra,
  { siteUrl, venceEm }: CobrancaFacts,
  { subject, title }: Pick<Content, "subject" | "title">,
): Content {
  const until = venceEm
    ? `Seu boleto do EdenApp pode ser pago até ${formatDiaEMes(venceEm)}.`
    : "Seu boleto do EdenApp está aberto.";
  return {
    subject,
    title,
    blocks: [
      `${until} Se você já pagou, é só aguardar: o banco leva de 1 a 3 dias úteis para nos avisar.`,
      { button: payment(pedido, siteUrl, "Abrir o boleto") },
      { facts: factsOf(pedido) },
    ],
  };
}

/** Opens the payment of the order each time it is followed, with another method where one is named. */
function payment({ id }: PedidoDaCompra, siteUrl: string, words: string, forma?: Forma): Link {
  return { words, href: `${siteUrl}/api/checkout/${id}${forma ? `?forma=${forma}` : ""}` };
}

function afterPayment(tipo: CobrancaTipo, { cadastrado }: PedidoDaCompra): Block {
  return nextSteps([
    ["Conclua o pagamento", confirmationOf(tipo)],
    cadastrado
      ? ["Receba o acesso", "Seu cadastro já chegou. As instruções vêm por e-mail em até 24 horas depois do pagamento."]
      : ["Crie a sua conta", "O link chega por e-mail assim que o pagamento for confirmado."],
    ENTRADA,
  ]);
}

function confirmationOf(tipo: CobrancaTipo): string {
  if (tipo === "boleto_depois") return "PIX é confirmado em minutos; boleto, de 1 a 3 dias úteis.";
  return tipo.startsWith("boleto")
    ? "O banco confirma em 1 a 3 dias úteis."
    : "PIX e cartão são confirmados em minutos.";
}
