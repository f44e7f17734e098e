import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { enviadoOf, esperaOf, type Titulo, tituloDaFase } from "@eden/domain/acompanhar/fase";
import { fraseDaPromessa, fraseQueFalta } from "@eden/domain/atendimento/frases";
import { formatDuracao as format } from "@eden/domain/atendimento/relogio";
import type { Origem } from "@eden/domain/painel/valores";
import { type Quando, quandoOf } from "./quando.ts";

/** The form or purchase, above what was sent. */
const FONTES = {
  contato: "Mensagem do site",
  live: "Interesse deixado no site",
  livro: "Livro Chamado para a Plenitude",
  plenitude: "Inscrição na Plenitude",
  edificacao: "Inscrição na Edificação",
  mentoria_imersao: "Pré-reserva de Mentoria e Imersão",
  despertar: "Inscrição no Despertar",
  edenapp: "EdenApp",
  diagnostico: "Diagnóstico de gestão",
} satisfies Record<Exclude<Origem, "direto" | "email">, string>;

const isOrigem = (origem: string): origem is keyof typeof FONTES => Object.hasOwn(FONTES, origem);

export function fonteOf({ fase, origem }: Acompanhar): string {
  if (fase.tipo === "compra") return "EdenApp, acesso pago";
  return fase.tipo === "conta" ? "EdenApp, conta gratuita" : isOrigem(origem) ? FONTES[origem] : "Pelo site";
}

/** The phases of one kind of request. */
export type Parte<Tipo extends Acompanhar["fase"]["tipo"]> = Extract<Acompanhar["fase"], { tipo: Tipo }>["fase"];

/** The promise made to a request that waits was missed. It replaces the title of those only: elsewhere nothing was promised. */
export const isLate = ({ fase }: Acompanhar) => (esperaOf(fase)?.restante ?? 0) < 0;

/**
 * What withdrawing ends: an unpaid purchase or a conversation, each with its link; of anything else only the wait for the
 * answer to an added message. The same rule as `privado.fecha_ao_retirar`.
 */
export function endedBy({ fase }: Acompanhar): "compra" | "conversa" | "pergunta" {
  if (fase.tipo === "conversa" || fase.tipo === "diagnostico") return "conversa";
  return fase.fase === "escolhida" || fase.fase === "esperando_pagamento" ? "compra" : "pergunta";
}

/** The title in two parts, the second emphasised. */
export function titleOf(dados: Acompanhar): Titulo {
  return isLate(dados) ? ["Passamos da", "hora"] : tituloDaFase(dados.fase, dados.tabela);
}

/** One or two sentences under the title. */
export function leadOf(dados: Acompanhar): string {
  const { nome } = dados;
  const text = lead(dados);
  return nome ? `${nome}, ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
}

function lead(dados: Acompanhar): string {
  const { fase } = dados;
  switch (fase.tipo) {
    case "compra":
      return compraLead(dados, fase);
    case "conta":
      return CONTA[fase.fase];
    case "livro":
      return "baixe de novo quando quiser. O link também está no seu e-mail.";
    case "diagnostico":
      return fase.fase === "recebido" && !isLate(dados)
        ? "o resultado da sua loja está guardado com a gente."
        : conversaLead(dados);
    case "conversa":
      return conversaLead(dados);
  }
}

const CONFERINDO_CADASTRO = "a equipe está conferindo o seu cadastro e avisa você por e-mail.";

function compraLead({ compra }: Acompanhar, fase: Extract<Acompanhar["fase"], { tipo: "compra" }>): string {
  if (fase.fase === "em_conferencia" && fase.confere === "cadastro") return CONFERINDO_CADASTRO;
  if (fase.fase === "esperando_pagamento" && compra?.cadastro_em) {
    return "o cadastro já chegou. Assim que o pagamento for confirmado, as instruções de acesso vão para o seu e-mail.";
  }
  return COMPRA[fase.fase];
}

const COMPRA: Record<Parte<"compra">, string> = {
  escolhida: "você escolheu o EdenApp. Para começar, falta só o pagamento.",
  esperando_pagamento: "assim que o pagamento for confirmado, o link para criar a sua conta vai para o seu e-mail.",
  em_conferencia: "a equipe está conferindo o pagamento e avisa você por e-mail. Não pague de novo.",
  falta_cadastro: "o pagamento está confirmado. Falta criar a sua conta, com o seu CPF e o CNPJ da farmácia.",
  abrindo_conta: "o pagamento está confirmado e o cadastro chegou. As instruções de acesso vão para o seu e-mail.",
  ativa: "as instruções de acesso estão no seu e-mail. Entre com o mesmo e-mail do cadastro.",
  encerrada: "este pedido terminou sem pagamento e nada foi cobrado. Se quiser, é só continuar de onde parou.",
  devolvida: "o pagamento deste pedido foi devolvido. Se algo não estiver certo, escreva abaixo.",
};

const CONTA: Record<Parte<"conta">, string> = {
  convidada: "sua conta gratuita no EdenApp está a um passo: é só o seu CPF, sem cartão.",
  abrindo: "estamos abrindo a sua conta gratuita. As instruções de acesso vão para o seu e-mail.",
  em_conferencia: CONFERINDO_CADASTRO,
  ativa: "as instruções de acesso estão no seu e-mail. Entre com o mesmo e-mail do cadastro.",
};

const CANAIS = { whatsapp: "pelo WhatsApp", telefone: "por telefone", email: "por e-mail" };

function conversaLead(dados: Acompanhar): string {
  const { fase, resposta, agora, lida_em } = dados;
  const espera = esperaOf(fase);
  if (espera && isLate(dados)) {
    return `prometemos resposta até ${prose(quandoOf(espera.prazo, agora))} e ainda não falamos com você. Desculpe. Quem espera há mais tempo é atendido primeiro.`;
  }
  if (fase.fase === "concluida") return "se precisar de mais alguma coisa, escreva abaixo e a conversa recomeça.";
  if (fase.fase === "em_conversa") {
    return resposta
      ? `falamos com você ${CANAIS[resposta.canal]} ${moment(quandoOf(resposta.em, agora))}. A conversa segue por lá.`
      : "já falamos com você. A conversa segue por lá.";
  }
  const carer = carerOf(dados);
  return fase.fase === "lida" && lida_em ? `${carer} Lemos ${moment(quandoOf(lida_em, agora))}.` : carer;
}

function carerOf({ tabela, responsavel, fase }: Acompanhar): string {
  const { feminine } = enviadoOf(tabela);
  if (responsavel) return `quem cuida ${feminine ? "dela" : "dele"} é ${responsavel}, da equipe do Éden.`;
  return fase.fase === "lida" ? "já estamos cuidando de você." : "a equipe já recebeu e lê em seguida.";
}

/** On one line. */
const formatDuracao = (seconds: number) => format(seconds).replaceAll(" ", "\u00a0");

/** "hoje às 9h25" */
const prose = ({ dia, hora }: Quando) => `${dia} às ${hora}`;

/** The same as the time of something done: "hoje às 9h25", "em 13 de novembro às 9h25". */
const moment = (quando: Quando) => `${/^\d/.test(quando.dia) ? "em " : ""}${prose(quando)}`;

export interface Promessa {
  forte: string;
  texto: string;
  /** The clock behind it, for the ring; null once the answer came. */
  relogio: NonNullable<Acompanhar["mensagem_espera"]> | null;
}

/** The promise beside the title: a short one in large type and its explanation. Null when there is none to tell. */
export function promessaOf(dados: Acompanhar): Promessa | null {
  const { fase, mensagem_espera, resposta, agora, mensagens } = dados;
  const relogio = esperaOf(fase) ?? mensagem_espera;
  if (relogio && relogio.restante < 0) {
    const late = relogio.restante > -60 ? "agora" : formatDuracao(relogio.restante);
    return { forte: late, texto: "além do que prometemos. Você está entre os primeiros da fila.", relogio };
  }
  if (relogio) {
    const left = fraseQueFalta(relogio.restante).replaceAll(/(?<=\d) (?=[hm\d])|(?<=h) (?=\d)/g, "\u00a0");
    const wrote = relogio === mensagem_espera && mensagens.at(-1);
    const what = wrote
      ? `respondemos o que você escreveu ${moment(quandoOf(wrote.em, agora))}.`
      : "você tem a nossa resposta.";
    return {
      forte: fraseDaPromessa(relogio.prazo, agora),
      texto: `${what} ${left.charAt(0).toUpperCase()}${left.slice(1)}.`,
      relogio,
    };
  }
  if (fase.tipo !== "conversa" || fase.fase !== "em_conversa" || !resposta || resposta.segundos < 60) return null;
  return { forte: `em ${formatDuracao(resposta.segundos)}`, texto: "respondemos, em horário de atendimento.", relogio };
}
