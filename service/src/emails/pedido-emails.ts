import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { MESES_ACESSO, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Pedido } from "../rows.ts";
import { greetingOf } from "./greeting.ts";
import { type Block, renderLetter } from "./layout.ts";

const CLOSING = "Um abraço,\nEquipe Éden Grupo";

/** The payment was confirmed. Without `conviteLink` the sign-up already exists. */
export function paidEmail(pedido: Pedido, conviteLink?: string): Mail {
  return letter(pedido, `Pagamento confirmado (${protocoloOf(pedido.id)})`, [
    "Seu pagamento do EdenApp foi confirmado. Obrigado pela confiança!",
    { facts: factsOf(pedido) },
    ...(conviteLink
      ? [
          "Falta só criar a sua conta. Seus dados já vão preenchidos, e não há mais nada a pagar.",
          ...convite(conviteLink),
        ]
      : ["Estamos abrindo a sua conta. As instruções de acesso chegam em outro e-mail, em até 24 horas."]),
    "Você pode desistir da compra em até 7 dias, sem custo: basta responder a este e-mail.",
  ]);
}

/** Sent one hour after the payment if there is no sign-up yet. */
export function missingCadastroEmail(pedido: Pedido, conviteLink: string): Mail {
  return letter(pedido, `Falta criar a sua conta no EdenApp (${protocoloOf(pedido.id)})`, [
    "Seu pagamento do EdenApp está confirmado, e falta só um passo: criar a sua conta. Não há mais nada a pagar.",
    { facts: factsOf(pedido) },
    ...convite(conviteLink),
    "Se preferir ajuda, responda a este e-mail: a equipe completa o cadastro com você.",
  ]);
}

function convite(href: string): Block[] {
  return [
    { link: { words: "Criar minha conta", href } },
    "Tenha à mão o seu CPF e o CNPJ da farmácia. As instruções de acesso chegam por e-mail em até 24 horas depois do cadastro.",
    "O link é pessoal e vale por 30 dias. Se você já concluiu o cadastro, não precisa fazer nada.",
  ];
}

/** Sent for an order that was started but not paid. */
export function pendingEmail(pedido: Pedido, link: string): Mail {
  const boleto = pedido.forma_pagamento === "boleto";
  return letter(pedido, `Seu pedido está esperando o pagamento (${protocoloOf(pedido.id)})`, [
    boleto
      ? "Recebemos seu pedido do EdenApp por boleto. Se você já pagou, é só aguardar: o banco leva de 1 a 3 dias úteis para nos avisar."
      : "Recebemos seu pedido do EdenApp, e ele ainda não foi pago. Se você acabou de pagar, é só aguardar a confirmação.",
    { facts: factsOf(pedido) },
    ...(boleto && pedido.expira_em ? [`O boleto pode ser aberto até ${dayOf(pedido.expira_em)}.`] : []),
    { link: { words: boleto ? "Abrir o boleto" : "Concluir o pagamento", href: link } },
  ]);
}

/** The session expired: the link opens a new one each time it is followed. */
export function expiredEmail(pedido: Pedido, link: string): Mail {
  return letter(pedido, `O prazo do pagamento terminou (${protocoloOf(pedido.id)})`, [
    "O prazo para pagar seu pedido do EdenApp terminou, e nada foi cobrado.",
    { facts: factsOf(pedido) },
    "Se ainda quiser, o botão abaixo abre um novo pagamento com os seus dados.",
    { link: { words: "Abrir um novo pagamento", href: link } },
  ]);
}

function letter(pedido: Pedido, subject: string, blocks: Block[]): Mail {
  const greeting = greetingOf(pedido.nome);
  return { to: pedido.email, subject, ...renderLetter({ greeting, blocks, closing: CLOSING }) };
}

function dayOf(moment: Date): string {
  return moment.toLocaleDateString("pt-BR", { day: "numeric", month: "long", timeZone: "America/Sao_Paulo" });
}

export function factsOf(pedido: Pedido): [string, string][] {
  return [
    ["Pedido", protocoloOf(pedido.id)],
    ["Produto", `EdenApp, acesso por ${MESES_ACESSO} meses`],
    ["Valor", priceOf(pedido)],
  ];
}

function priceOf({ plano, valor_centavos, forma_pagamento }: Pedido): string {
  const total = formatReais(valor_centavos);
  if (plano === "avista") return `${total} à vista, por ${forma_pagamento === "boleto" ? "boleto" : "PIX"}`;
  const { parcelas } = PRECO_PARCELADO;
  return `${parcelas} × ${formatReais(valor_centavos / parcelas)} sem juros no cartão (total ${total})`;
}
