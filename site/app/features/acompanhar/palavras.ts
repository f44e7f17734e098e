import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { fraseDaPromessa, fraseQueFalta } from "@eden/domain/atendimento/frases";
import { formatDuracao as format } from "@eden/domain/painel/relogio";
import { type Quando, quandoOf } from "./quando.ts";

/** What was sent, as the page names it. */
interface Nome {
  sua: string;
  feminine: boolean;
}

const NOMES: Record<Acompanhar["tabela"], Nome> = {
  contato: { sua: "Sua mensagem", feminine: true },
  leadlive: { sua: "Seu interesse", feminine: false },
  inscricoes: { sua: "Sua inscrição", feminine: true },
  cadastros_app: { sua: "Seu cadastro", feminine: false },
  pedidos: { sua: "Seu pedido", feminine: false },
  diagnosticos_respostas: { sua: "Seu diagnóstico", feminine: false },
};

export const nomeOf = ({ tabela, origem }: Acompanhar): Nome =>
  origem === "livro" ? { sua: "Seu pedido do livro", feminine: false } : NOMES[tabela];

/** The form or purchase, above what was sent. */
export const FONTES: Record<string, string> = {
  contato: "Mensagem do site",
  live: "Interesse deixado no site",
  livro: "Livro Chamado para a Plenitude",
  plenitude: "Inscrição na Plenitude",
  edificacao: "Inscrição na Edificação",
  mentoria_imersao: "Pré-reserva de Mentoria e Imersão",
  despertar: "Inscrição no Despertar",
  edenapp: "EdenApp",
  diagnostico: "Diagnóstico de gestão",
};

const PAGAMENTOS: Record<string, readonly [string, string]> = {
  pendente: ["Falta só o", "pagamento"],
  pago: ["Pagamento", "confirmado"],
  em_revisao: ["Pagamento em", "conferência"],
  cancelado: ["Pedido", "cancelado"],
  expirado: ["O prazo do pagamento", "terminou"],
};

export const isLate = ({ relogio }: Acompanhar) => relogio !== null && relogio.restante < 0;

/** The title in two parts, the second emphasised. A missed promise comes first, before any other state. */
export function titleOf(dados: Acompanhar): readonly [string, string] {
  if (isLate(dados)) return ["Passamos da", "hora"];
  const payment = dados.tabela === "pedidos" && PAGAMENTOS[dados.situacao ?? ""];
  if (payment) return payment;
  const { sua, feminine } = nomeOf(dados);
  const titles = {
    recebida: [sua, "chegou"],
    lida: [`${sua} já foi`, feminine ? "lida" : "lido"],
    em_conversa: ["Já estamos em", "conversa"],
    concluida: ["Conversa", "concluída"],
  } as const;
  return titles[dados.etapa];
}

const CANAIS = { whatsapp: "pelo WhatsApp", telefone: "por telefone", email: "por e-mail" };

/** One or two sentences under the title. */
export function leadOf(dados: Acompanhar): string {
  const { nome, relogio, etapa, resposta, agora } = dados;
  const at = (em: string) => quandoOf(em, agora);
  const words = () => {
    if (relogio && isLate(dados)) {
      return `prometemos resposta até ${prose(at(relogio.prazo))} e ainda não falamos com você. Desculpe. Quem espera há mais tempo é atendido primeiro.`;
    }
    if (dados.tabela === "pedidos") return pedidoLead(dados.situacao);
    if (etapa === "concluida") return "se precisar de mais alguma coisa, escreva abaixo e a conversa recomeça.";
    if (etapa === "em_conversa" && resposta) {
      return `falamos com você ${CANAIS[resposta.canal]} ${prose(at(resposta.em))}. A conversa segue por lá.`;
    }
    return `${carer(dados)}${etapa === "lida" && dados.lida_em ? ` Lemos ${prose(at(dados.lida_em))}.` : ""}`;
  };
  const text = words();
  return nome ? `${nome}, ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
}

function carer(dados: Acompanhar): string {
  const { feminine } = nomeOf(dados);
  if (dados.responsavel) return `quem cuida ${feminine ? "dela" : "dele"} é ${dados.responsavel}, da equipe do Éden.`;
  return dados.etapa === "lida" ? "já estamos cuidando de você." : "a equipe já recebeu e lê em seguida.";
}

function pedidoLead(situacao: string | null): string {
  if (situacao === "pago") return "as instruções do EdenApp vão para o seu e-mail.";
  if (situacao === "pendente") return "assim que ele for confirmado, o acesso ao EdenApp vai para o seu e-mail.";
  if (situacao === "em_revisao") return "a equipe está conferindo o pagamento e avisa você por e-mail.";
  return "nada foi cobrado. Se quiser continuar, escreva abaixo e a equipe ajuda.";
}

/** On one line. */
const formatDuracao = (seconds: number) => format(seconds).replaceAll(" ", "\u00a0");

/** "hoje às 9:25" */
const prose = ({ dia, hora }: Quando) => `${dia} às ${hora}`;
const short = ({ dia, hora }: Quando) => `${dia}, ${hora}`;

/** The promise beside the title: a short one in large type and its explanation. Null when there is none to tell. */
export function promessaOf(dados: Acompanhar): { forte: string; texto: string } | null {
  const { relogio, resposta, agora, etapa } = dados;
  if (relogio && relogio.restante < 0) {
    const late = relogio.restante > -60 ? "agora" : formatDuracao(relogio.restante);
    return { forte: late, texto: "além do que prometemos. Você está entre os primeiros da fila." };
  }
  if (relogio) {
    const left = fraseQueFalta(relogio.restante).replaceAll(/(?<=\d) (?=[hm\d])|(?<=h) (?=\d)/g, "\u00a0");
    return {
      forte: fraseDaPromessa(relogio.prazo, agora),
      texto: `você tem a nossa resposta. ${left.charAt(0).toUpperCase()}${left.slice(1)}.`,
    };
  }
  if (etapa !== "em_conversa" || !resposta || resposta.segundos < 60) return null;
  return { forte: `em ${formatDuracao(resposta.segundos)}`, texto: "respondemos, em horário de atendimento." };
}

export interface Passo {
  nome: string;
  quando: string;
  estado: "foi" | "agora" | "vem";
}

/** Three steps, the current one last of those done. */
export function passosOf(dados: Acompanhar): readonly [Passo, Passo, Passo] {
  if (dados.tabela === "pedidos") return pedidoPassos(dados);
  const { etapa, lida_em, resposta, relogio, agora } = dados;
  const { feminine } = nomeOf(dados);
  const at = (em: string) => short(quandoOf(em, agora));
  const [recebida, lida] = feminine ? ["Recebida", "Lida"] : ["Recebido", "Lido"];
  const done = { recebida: 1, lida: 2, em_conversa: 3, concluida: 3 }[etapa];
  const estado = (place: number) => (place < done ? "foi" : place === done ? "agora" : "vem");
  const talk = resposta ? `desde ${at(resposta.em)}` : "";
  const next = relogio ? (relogio.restante < 0 ? "você é dos próximos" : fraseDaPromessa(relogio.prazo, agora)) : "";
  return [
    { nome: recebida, quando: at(dados.recebida_em), estado: estado(1) },
    { nome: lida, quando: lida_em ? at(lida_em) : done > 2 ? "" : "em seguida", estado: estado(2) },
    { nome: etapa === "concluida" ? "Concluída" : "Em conversa", quando: done === 3 ? talk : next, estado: estado(3) },
  ];
}

function pedidoPassos({ situacao, recebida_em, agora }: Acompanhar): readonly [Passo, Passo, Passo] {
  const isPaid = situacao === "pago";
  return [
    { nome: "Pedido feito", quando: short(quandoOf(recebida_em, agora)), estado: isPaid ? "foi" : "agora" },
    { nome: "Pagamento", quando: isPaid ? "confirmado" : "esperando", estado: isPaid ? "agora" : "vem" },
    { nome: "Acesso", quando: "por e-mail", estado: "vem" },
  ];
}
