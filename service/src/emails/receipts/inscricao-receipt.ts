import { opcoesOf, planoNome, planoWords } from "@eden/domain/catalogo/nomes";
import { joinNomes } from "@eden/domain/join-nomes";
import type { Lead } from "../../rows.ts";
import { inProduto, planoOf } from "../lead-words.ts";
import type { Step } from "../letter.ts";
import type { EmailPicture } from "../visitor-letter.ts";
import { conversa, type Receipt, type ReceiptLinks } from "./receipt.ts";

type Programa = NonNullable<Lead["programa"]>;

const PICTURES = {
  despertar: "vaso-4",
  edificacao: "vaso-5",
  plenitude: "vaso-6",
} satisfies Record<Exclude<Programa, "mentoria_imersao">, EmailPicture>;

const CHAMADA: Step = ["Um consultor chama você", "No telefone ou no e-mail que você deixou."];

/** Receipt of the registration for a programme, with its plano. */
export function inscricaoReceipt(lead: Lead, links: ReceiptLinks): Receipt {
  if (lead.programa === "mentoria_imersao") return preReservaReceipt(lead, links);
  const plano = planoNome(planoOf(lead));
  const cadastro = `seu cadastro ${[inProduto(lead.programa), planoWords(planoOf(lead))].filter(Boolean).join(", ")}`;
  return {
    subject: `Recebemos ${cadastro}`,
    title: `Seu cadastro ${inProduto(lead.programa)} chegou.`,
    picture: lead.programa ? PICTURES[lead.programa] : "vaso-1",
    words: [`Recebemos ${cadastro}.`, ...conversa(links.promessa)],
    button: links.consultant,
    facts: plano ? [["Plano escolhido", plano]] : [],
    steps: [
      CHAMADA,
      ["Vocês conversam sobre a sua farmácia", "O momento da loja, o que o plano inclui e as condições."],
      ["Vocês combinam o começo", "Nada é cobrado por este cadastro."],
    ],
  };
}

function preReservaReceipt(lead: Lead, { consultant, promessa }: ReceiptLinks): Receipt {
  const opcoes = joinNomes(opcoesOf(lead).map((opcao) => `da ${opcao}`)) || "da Mentoria e Imersão";
  return {
    subject: `Recebemos sua pré-reserva ${opcoes}`,
    title: "Sua pré-reserva chegou.",
    picture: lead.mentoria ? "vaso-3" : "vaso-2",
    words: [`Recebemos sua pré-reserva ${opcoes}.`, ...conversa(promessa)],
    button: consultant,
    steps: [
      CHAMADA,
      ["Você recebe as datas", "Com o local e as condições da turma."],
      ["Você decide com calma", "A pré-reserva não tem custo nem obriga a nada."],
    ],
  };
}
