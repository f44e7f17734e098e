import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Fact } from "./letter.ts";
import { canalFacts, teamLetter } from "./team-letter.ts";

/** What a visitor did by the link of a request; a line of privado.historico with its person. */
export interface VisitorChange {
  tipo: "mensagem" | "correcao" | "desistencia" | "eliminacao";
  /** The request, or the first row of its purchase. */
  inicio_id: string;
  texto: string | null;
  /** It ended an unpaid purchase. */
  compra: boolean;
  nome: string;
  email: string | null;
  telefone: string | null;
}

type Change = VisitorChange["tipo"] | "compra_encerrada";

const TITLES: Record<Change, string> = {
  mensagem: "Mensagem acrescentada",
  correcao: "Telefone corrigido",
  desistencia: "Não precisa mais de resposta",
  compra_encerrada: "Não quer mais comprar",
  eliminacao: "Pediu para apagar os dados",
};

const WORDS: Record<Change, string> = {
  mensagem:
    "A pessoa acrescentou uma mensagem pela página de acompanhamento. Se já corria um prazo de resposta, ele continua o mesmo.",
  correcao: "A pessoa corrigiu o telefone pela página de acompanhamento. Use o número abaixo.",
  desistencia: "A pessoa avisou pela página de acompanhamento. Não é preciso responder.",
  compra_encerrada:
    "A pessoa encerrou a compra pela página de acompanhamento. As mensagens automáticas sobre o pagamento pararam, e não é preciso responder.",
  eliminacao:
    "O pedido está em Titulares, no painel, com 15 dias de prazo. Antes de apagar, o encarregado confirma quem pediu.",
};

/** Tells the team what a visitor did by the link of a request. */
export function visitorChangeEmail({ tipo, inicio_id, texto, compra, nome, email, telefone }: VisitorChange): Mail {
  const change = tipo === "desistencia" && compra ? "compra_encerrada" : tipo;
  const protocolo = protocoloOf(inicio_id);
  const facts: Fact[] = [
    ["Protocolo", protocolo],
    ["Nome", nome],
    ...(email && telefone ? canalFacts({ email, telefone }) : []),
    ...(texto ? [["Mensagem", texto] satisfies Fact] : []),
  ];
  return {
    ...(email && { replyTo: email }),
    subject: `${TITLES[change]} (${protocolo})`,
    ...teamLetter({ title: TITLES[change], blocks: [WORDS[change], { facts }], repliesToPerson: email !== null }),
  };
}
