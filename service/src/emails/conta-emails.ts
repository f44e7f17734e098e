import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Cadastro } from "../rows.ts";
import { greetingOf } from "./greeting.ts";
import { renderLetter } from "./layout.ts";

/** Sent when the account is active: how to log in. */
export function accessEmail(cadastro: Cadastro, appUrl: string): Mail {
  const paid = cadastro.tipo === "paid";
  return {
    to: cadastro.email,
    subject: paid ? "Seu acesso ao EdenApp está liberado" : "Seu acesso gratuito ao EdenApp",
    ...renderLetter({
      greeting: greetingOf(cadastro.nome),
      blocks: [
        paid
          ? `Sua conta no EdenApp está pronta, com todos os recursos do plano por ${MESES_ACESSO} meses.`
          : "Sua conta gratuita no EdenApp está pronta.",
        {
          facts: [
            ["Entre com o e-mail", cadastro.email],
            ...(paid ? [["Farmácia", cadastro.razao_social ?? ""] as [string, string]] : []),
            ["Cadastro", protocoloOf(cadastro.id)],
          ],
        },
        { link: { words: "Baixar o EdenApp", href: appUrl } },
        "Se algo não funcionar no primeiro acesso, responda este e-mail. A equipe ajuda você a entrar.",
      ],
      closing: "Um abraço,\nEquipe Éden Grupo",
    }),
  };
}

const CAUSES = {
  falha: "O serviço de contas não respondeu depois de várias tentativas. Abra a conta à mão.",
  email:
    "O e-mail do cadastro não é o e-mail de quem fez o pedido. Confirme com as duas pessoas antes de abrir a conta.",
  suspeito: "O cadastro parece automático. Confira antes de abrir a conta.",
  repetido: "Já existe uma conta gratuita com este CPF ou com este e-mail. Confira antes de abrir outra.",
};

export type ContaCause = keyof typeof CAUSES;

/** Sent when an account needs manual review. */
export function contaNoticeEmail(cadastro: Cadastro, cause: ContaCause): Mail {
  const protocolo = protocoloOf(cadastro.id);
  return {
    replyTo: cadastro.email,
    subject: `[conferir] Conta do EdenApp não aberta (${protocolo})`,
    ...renderLetter({
      greeting: "Uma conta do EdenApp espera por você.",
      blocks: [
        CAUSES[cause],
        {
          facts: [
            ["Cadastro", protocolo],
            ["Nome", `${cadastro.nome} ${cadastro.sobrenome}`],
            ["E-mail", cadastro.email],
            ["Tipo", cadastro.tipo === "paid" ? "pago" : "gratuito"],
            ...(cadastro.pedido_id ? [["Pedido", protocoloOf(cadastro.pedido_id)] as [string, string]] : []),
          ],
        },
      ],
      closing: "Site do Éden Grupo",
    }),
  };
}
