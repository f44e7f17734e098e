import { passosDaContaGratuita, passosDoInteresse } from "@eden/domain/acompanhar/passos-do-interesse";
import { VALIDADE_CONVITE_DIAS } from "@eden/domain/catalogo/pedido";
import { comoUsarOLivro } from "@eden/domain/empresa/como-usar-o-livro";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";
import type { Lead } from "../../rows.ts";
import { inProduto } from "../lead-words.ts";
import type { Step } from "../letter.ts";
import type { EmailPicture } from "../visitor-letter.ts";
import { conversa, type Receipt, type ReceiptLinks } from "./receipt.ts";

/** Receipt of the live form and of the book form. */
export function liveReceipt({ produto }: Lead, links: ReceiptLinks): Receipt {
  if (produto === "livro") return livroReceipt(links);
  if (produto === "edenapp") return edenappReceipt(links);
  if (produto === "edenappfree" && links.convite) return gratuitoReceipt(links.convite);
  return interesseReceipt(produto, links);
}

const toStep = ({ titulo, texto }: { titulo: string; texto: string }): Step => [titulo, texto];

function livroReceipt({ siteUrl }: ReceiptLinks): Receipt {
  return {
    subject: "Seu livro: Chamado para a Plenitude",
    title: "Boa leitura!",
    picture: "livro",
    words: ["O livro Chamado para a Plenitude já é seu. Baixe agora e leia no celular, no computador ou no papel."],
    button: { words: "Baixar o livro (PDF)", href: `${siteUrl}${livroPdf.path}` },
    stepsTitle: "Como usar o livro",
    steps: comoUsarOLivro.map(toStep),
    after: ["O link continua valendo: volte a este e-mail quando precisar. A equipe pode entrar em contato com você."],
  };
}

function edenappReceipt({ consultant }: ReceiptLinks): Receipt {
  return {
    subject: "Recebemos seu interesse no EdenApp",
    title: "Falta pouco para você entrar no EdenApp.",
    picture: "edenapp",
    words: [
      "Recebemos seu interesse no EdenApp. Assim que o pagamento for confirmado, o link para criar a sua conta chega em outro e-mail.",
      "Se você parou antes de pagar, a equipe ajuda você a continuar.",
    ],
    button: consultant,
    steps: [
      ["O pagamento é confirmado", "PIX e cartão em minutos; boleto, de 1 a 3 dias úteis."],
      ["O link da conta chega por e-mail", "Seus dados já vão preenchidos."],
      ["Você entra no EdenApp", "Com este mesmo e-mail."],
    ],
  };
}

function gratuitoReceipt(convite: string): Receipt {
  return {
    subject: "Crie sua conta gratuita no EdenApp",
    title: "Falta só criar a sua conta.",
    picture: "edenapp",
    words: ["Recebemos seu interesse no EdenApp FREE. Seus dados já vão preenchidos, e não é preciso cartão."],
    button: { words: "Criar minha conta gratuita", href: convite },
    stepsTitle: "Próximos passos",
    steps: passosDaContaGratuita(`O link é pessoal e vale por ${VALIDADE_CONVITE_DIAS} dias.`).map(toStep),
    after: ["Se você já criou a conta, não precisa fazer nada."],
  };
}

/** The place of each product on the ladder of six levels. */
const PICTURES: Partial<Record<NonNullable<Lead["produto"]>, EmailPicture>> = {
  imersao: "vaso-2",
  mentoria: "vaso-3",
  despertar: "vaso-4",
  edificacao: "vaso-5",
  plenitude: "vaso-6",
};

function interesseReceipt(produto: Lead["produto"], { consultant, promessa }: ReceiptLinks): Receipt {
  return {
    subject: `Recebemos seu interesse ${inProduto(produto)}`,
    title: "Recebemos o seu interesse.",
    picture: (produto && PICTURES[produto]) ?? "vaso-1",
    words: [`Seu interesse ${inProduto(produto)} está com a equipe.`, ...conversa(promessa)],
    button: consultant,
    steps: passosDoInteresse.map(toStep),
  };
}
