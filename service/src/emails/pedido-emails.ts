import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE, VALIDADE_CONVITE_DIAS } from "@eden/domain/catalogo/pedido";
import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { DESISTENCIA } from "@eden/domain/empresa/desistencia";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { PedidoDaCompra } from "../rows.ts";
import type { Block, Fact, Link, Step } from "./letter.ts";
import { type EmailPicture, visitorLetter } from "./visitor-letter.ts";

interface PedidoLinks {
  siteUrl: string;
  /** What the button opens: the sign-up of the order. */
  link: string;
}

/** The payment was confirmed. Without `convite` the sign-up already exists. */
export function paidEmail(
  pedido: PedidoDaCompra,
  { siteUrl, convite, follow }: { siteUrl: string; convite?: string | undefined; follow: Link },
): Mail {
  const content = {
    subject: "Pagamento confirmado",
    title: "Pagamento confirmado.\nObrigado pela confiança!",
    picture: "confirmado",
  } as const;
  if (convite) {
    return pedidoLetter(pedido, siteUrl, {
      ...content,
      blocks: [
        "Seu pagamento do EdenApp foi confirmado. Falta só criar a sua conta: seus dados já vão preenchidos, e não há mais nada a pagar.",
        ...contaBlocks(pedido, convite),
        DESISTENCIA,
        { links: [follow] },
      ],
    });
  }
  return pedidoLetter(pedido, siteUrl, {
    ...content,
    blocks: [
      "Seu pagamento do EdenApp foi confirmado. Estamos abrindo a sua conta: as instruções de acesso chegam em outro e-mail, em até 24 horas.",
      { button: { words: "Conhecer o EdenApp", href: `${siteUrl}/edenapp` } },
      { facts: factsOf(pedido) },
      nextSteps([
        ["Abrimos a sua conta", "Com os dados do seu cadastro."],
        ["Receba o acesso", "As instruções chegam por e-mail em até 24 horas."],
        ENTRADA,
      ]),
      DESISTENCIA,
      { links: [follow] },
    ],
  });
}

/** Sent one hour after the payment if there is no sign-up yet. */
export function missingCadastroEmail(pedido: PedidoDaCompra, { siteUrl, link }: PedidoLinks): Mail {
  return pedidoLetter(pedido, siteUrl, {
    subject: "Falta criar a sua conta no EdenApp",
    title: "Falta só criar a sua conta.",
    picture: "edenapp",
    blocks: [
      "Seu pagamento do EdenApp está confirmado, e falta só um passo: criar a sua conta. Não há mais nada a pagar.",
      ...contaBlocks(pedido, link),
      "Se quiser ajuda, responda a este e-mail: a equipe completa o cadastro com você.",
    ],
  });
}

function contaBlocks(pedido: PedidoDaCompra, href: string): Block[] {
  return [
    { button: { words: "Criar minha conta", href } },
    { facts: factsOf(pedido) },
    nextSteps([
      ["Crie a sua conta", "Tenha à mão o seu CPF e o CNPJ da farmácia."],
      ["Receba o acesso", "As instruções chegam por e-mail em até 24 horas depois do cadastro."],
      ENTRADA,
    ]),
    `O link é pessoal e vale por ${VALIDADE_CONVITE_DIAS} dias. Se você já concluiu o cadastro, não precisa fazer nada.`,
  ];
}

/** Last step of every message about an order. */
export const ENTRADA: Step = ["Entre no EdenApp", "Com este mesmo e-mail."];

export const nextSteps = (steps: Step[]): Block => ({ titulo: "Próximos passos", steps });

interface Content {
  subject: string;
  title: string;
  picture: EmailPicture;
  blocks: Block[];
  stop?: Link;
}

export function pedidoLetter(pedido: PedidoDaCompra, siteUrl: string, { subject, ...content }: Content): Mail {
  const protocolo = protocoloOf(pedido.inicio_id);
  return {
    to: pedido.para,
    conversa: { tabela: "pedidos", id: pedido.id },
    subject: `${subject} (${protocolo})`,
    ...visitorLetter({ ...content, nome: pedido.nome, protocolo, siteUrl }),
  };
}

export function factsOf(pedido: PedidoDaCompra): Fact[] {
  return [
    ["Pedido", protocoloOf(pedido.inicio_id)],
    ["Produto", `EdenApp, acesso por ${MESES_ACESSO} meses`],
    ["Valor", priceOf(pedido)],
  ];
}

function priceOf({ plano, valor_centavos, forma_pagamento }: PedidoDaCompra): string {
  const total = formatReais(valor_centavos);
  if (plano === "avista") return `${total} à vista, ${FORMAS_NA_FRASE[forma_pagamento ?? "pix"]}`;
  const { parcelas } = PRECO_PARCELADO;
  return `${parcelas} × ${formatReais(valor_centavos / parcelas)} sem juros no cartão (total ${total})`;
}
