import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { ACESSO_AO_APP } from "@eden/domain/empresa/acesso-ao-app";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Cadastro } from "../rows.ts";
import type { Fact, Link, Step } from "./letter.ts";
import { canalFacts, teamLetter } from "./team-letter.ts";
import { visitorLetter } from "./visitor-letter.ts";

interface ContaLinks {
  siteUrl: string;
  /** The page by which the sign-up is followed. */
  follow: Link;
}

/** Sent when the account is active: how to log in. */
export function accessEmail(cadastro: Cadastro, { siteUrl, follow }: ContaLinks): Mail {
  const paid = cadastro.tipo === "paid";
  const protocolo = protocoloOf(cadastro.inicio_id);
  return {
    to: cadastro.email,
    conversa: { tabela: "cadastros_app", id: cadastro.id },
    subject: paid ? "Seu acesso ao EdenApp está liberado" : "Seu acesso gratuito ao EdenApp",
    ...visitorLetter({
      nome: cadastro.nome,
      title: "Sua conta está pronta.",
      picture: "edenapp",
      blocks: [
        paid
          ? `Boas-vindas ao jardim! Sua conta no EdenApp está pronta, com todos os recursos do plano por ${MESES_ACESSO} meses.`
          : "Boas-vindas ao jardim! Sua conta gratuita no EdenApp está pronta.",
        { button: { words: "Acessar o EdenApp", href: ACESSO_AO_APP.entrada } },
        {
          facts: [
            ["Entre com o e-mail", cadastro.email],
            ...(paid && cadastro.razao_social ? [["Farmácia", cadastro.razao_social] as Fact] : []),
            ["Protocolo", protocolo],
          ],
        },
        { titulo: "Para começar", steps: FIRST_STEPS },
        {
          links: [
            { words: "Baixar na App Store", href: ACESSO_AO_APP.apple },
            { words: "Baixar no Google Play", href: ACESSO_AO_APP.googlePlay },
            follow,
          ],
        },
        "Se algo não funcionar no primeiro acesso, responda a este e-mail. A equipe ajuda você a entrar.",
      ],
      protocolo,
      siteUrl,
    }),
  };
}

const FIRST_STEPS: Step[] = [
  ["Baixe o EdenApp no celular", "Os links estão logo abaixo. Para entrar pelo navegador, use o botão acima."],
  ["Entre com o seu e-mail", "O mesmo do cadastro, que aparece acima."],
  ["Escolha a primeira aula", "Comece pelo tema que mais pesa na sua loja hoje."],
];

/** Sent when a free sign-up waits for the team: it must not say that the account was opened. */
export function conferenciaEmail(cadastro: Cadastro, { siteUrl, follow }: ContaLinks): Mail {
  const protocolo = protocoloOf(cadastro.inicio_id);
  return {
    to: cadastro.email,
    conversa: { tabela: "cadastros_app", id: cadastro.id },
    subject: `Seu cadastro no EdenApp está em conferência (${protocolo})`,
    ...visitorLetter({
      nome: cadastro.nome,
      title: "Estamos conferindo o seu cadastro.",
      picture: "vaso-1",
      blocks: [
        "Recebemos o seu cadastro gratuito no EdenApp e estamos conferindo os dados. Assim que terminarmos, avisamos por aqui.",
        { button: follow },
        { facts: [["Protocolo", protocolo]] },
        {
          titulo: "O que acontece agora",
          steps: [
            ["A equipe confere o cadastro", "Costuma ser um dado repetido, como um CPF que já tem conta."],
            ["Avisamos por e-mail", "Com o acesso, ou com uma pergunta."],
            ["Você entra no EdenApp", "Com o e-mail da conta."],
          ],
        },
        "Se você já tem uma conta gratuita, entre com o e-mail dela. Se não foi você quem fez o cadastro, ignore esta mensagem.",
      ],
      protocolo,
      siteUrl,
    }),
  };
}

const CAUSES = {
  falha: "O serviço de contas não respondeu depois de várias tentativas. Abra a conta manualmente.",
  email:
    "O e-mail do cadastro não é o e-mail de quem fez o pedido. Confirme com as duas pessoas antes de abrir a conta.",
  suspeito: "O cadastro parece automático. Confira antes de abrir a conta.",
  repetido: "Já existe uma conta gratuita com este CPF ou com este e-mail. Confira antes de abrir outra.",
};

export type ContaCause = keyof typeof CAUSES;

/** Sent when an account needs manual review. */
export function contaNoticeEmail(cadastro: Cadastro, cause: ContaCause): Mail {
  const protocolo = protocoloOf(cadastro.inicio_id);
  return {
    replyTo: cadastro.email,
    subject: `[conferir] Conta do EdenApp não aberta (${protocolo})`,
    ...teamLetter({
      title: "Uma conta do EdenApp espera por você.",
      repliesToPerson: true,
      blocks: [
        CAUSES[cause],
        {
          facts: [
            ["Protocolo", protocolo],
            ["Nome", `${cadastro.nome} ${cadastro.sobrenome}`],
            ["CPF", maskCpf(cadastro.cpf)],
            ...canalFacts(cadastro),
            ["Acesso", cadastro.tipo === "paid" ? "Pago" : "Gratuito"],
            ...(cadastro.cnpj ? [["CNPJ", formatCnpj(cadastro.cnpj)] as Fact] : []),
          ],
        },
      ],
    }),
  };
}
