import { CHEGADAS } from "@eden/domain/atendimento/chegadas";
import { resumoOf } from "@eden/domain/atendimento/resumo";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { formatTextoDaReceita } from "@eden/domain/farmacias/texto-da-receita";
import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import {
  CAMPOS_CORRIGIVEIS,
  CANAIS,
  type CampoCorrigivel,
  DISPENSAS,
  ESTADOS,
  MOTIVOS,
  type ResultadoContato,
} from "@eden/domain/painel/valores";
import { formatHora, formatQuando } from "~/pessoas/quando.ts";

type Linha<T extends LinhaDoTempo["tipo"]> = Extract<LinhaDoTempo, { tipo: T }>;

/** `forte` is set in bold; `resto` follows it. */
export type Frase = { forte: string; resto: string };

/** A line of the timeline in one sentence, from the view of the member who reads it. Cards and notes have their own layout. */
export function fraseOf(linha: LinhaDoTempo, membro: string, now: number): Frase {
  const quem = linha.autor === null ? null : linha.autor.id === membro ? "Você" : linha.autor.nome;
  switch (linha.tipo) {
    case "entrada":
      return { forte: resumoOf(linha.resumo), resto: "" };
    case "nota":
      return {
        forte: quem === "Você" ? "Sua anotação" : `Anotação de ${quem ?? "alguém da equipe"}`,
        resto: linha.texto,
      };
    case "contato":
      return contatoFrase(linha, quem ?? "A equipe");
    case "registro":
      return {
        forte: CHEGADAS[linha.canal].frase,
        resto: `${quem ?? "Alguém da equipe"} registrou esta pessoa.${REGISTRO_DEPOIS[linha.espera]}`,
      };
    case "recebido":
      return recebidoFrase(linha, quem ?? "a equipe");
    case "email_recebido":
      return { forte: linha.nome ?? linha.remetente, resto: "escreveu por e-mail." };
    case "email":
      return emailFrase(linha, quem);
    case "estado":
      return estadoFrase(linha, quem);
    case "dono":
      return donoFrase(linha, quem ?? "O painel", membro);
    case "passo":
      return passoFrase(linha, quem ?? "O painel", now);
    case "pedido":
      return pedidoFrase(linha);
    case "uniao":
      return { forte: `${quem ?? "O painel"} uniu`, resto: `a ficha de ${linha.nome} a esta.` };
    case "separacao":
      return { forte: `${quem ?? "O painel"} separou`, resto: `a ficha de ${linha.nome} desta.` };
    case "liberada":
      return { forte: `${quem ?? "A equipe"} liberou`, resto: "da quarentena: não é robô." };
    case "dispensa":
      return {
        forte: `${quem ?? "A equipe"} marcou:`,
        resto: `não precisa de resposta (${DISPENSAS[linha.motivo].toLowerCase()}).`,
      };
    case "canal": {
      const valor = linha.qual === "telefone" ? formatTelefone(linha.valor) : linha.valor;
      return { forte: `${quem ?? "A equipe"} escolheu`, resto: `falar por ${valor}.` };
    }
    case "corrigida":
      return { forte: `${quem ?? "A equipe"} corrigiu`, resto: correcaoResto(linha) };
    case "mensagem":
      return { forte: "Acrescentou pela página de acompanhamento", resto: `(${linha.protocolo})` };
    case "correcao":
      return { forte: "Corrigiu o telefone", resto: `para ${formatTelefone(linha.telefone)}.` };
    case "desistencia":
      return {
        forte: linha.compra ? "Não quer mais comprar" : "Não precisa mais de resposta",
        resto: `(${linha.protocolo})`,
      };
    case "eliminacao":
      return { forte: "Pediu para apagar os dados.", resto: "O encarregado responde em até 15 dias." };
    case "desconhecida":
      return { forte: "Atualize a página para ver", resto: "o que aconteceu aqui." };
  }
}

function contatoFrase({ canal, resultado, para }: Contato, quem: string): Frase {
  const onde = canal === "telefone" ? "por telefone" : `por ${CANAIS[canal]}`;
  const frases: Record<ResultadoContato, Frase> = {
    falei: { forte: `${quem} falou`, resto: `${onde}. O relógio parou.` },
    mandei_mensagem: { forte: `${quem} mandou mensagem`, resto: `${onde}. O relógio parou.` },
    nao_atendeu: { forte: `${quem} tentou falar`, resto: `${onde}; ninguém atendeu.` },
    numero_errado: { forte: `${quem} marcou número errado`, resto: para ? `em ${formatTelefone(para)}.` : `${onde}.` },
    nao_mandei: { forte: `${quem} não mandou nada`, resto: `${onde}.` },
    abriu: { forte: `${quem} abriu`, resto: canal === "telefone" ? "o telefone." : `o ${CANAIS[canal]}.` },
  };
  return frases[resultado];
}

const REGISTRO_DEPOIS = { resolvida: " Já ficou resolvido.", comeca: " Espera retorno.", nenhuma: "" } as const;
const DEPOIS = { encerra: " Já ficou resolvido.", comeca: " Espera retorno.", mantem: "" } as const;

function recebidoFrase({ canal, para, espera }: Linha<"recebido">, quem: string): Frase {
  const de = para === null ? "" : `de ${para.includes("@") ? para : formatTelefone(para)} `;
  return { forte: CHEGADAS[canal].frase, resto: `${de}(${quem.replace("Você", "você")} anotou).${DEPOIS[espera]}` };
}

type Contato = Pick<Extract<LinhaDoTempo, { tipo: "contato" }>, "canal" | "resultado" | "para">;

/** The automatic messages by the first part of their key in `privado.emails_enviados`. */
const MODELOS: Record<string, string> = {
  visitante: "recibo",
  pago: "pagamento confirmado",
  cobrar: "lembrete do cadastro",
  acesso: "acesso ao EdenApp",
  lembrete: "lembrete do pagamento",
  outra_forma: "outra forma de pagar",
  boleto_vespera: "o boleto vence amanhã",
  boleto_dia: "o boleto vence hoje",
  boleto_depois: "o boleto venceu",
};

function emailFrase(linha: Linha<"email">, quem: string | null): Frase {
  const para = linha.para ? ` para ${linha.para}` : "";
  if (linha.situacao === "recusado") {
    const qual = MODELOS[linha.modelo ?? ""];
    return {
      forte: "E-mail recusado",
      resto: `${qual ? `(${qual})` : ""}${para}${linha.erro ? `: ${linha.erro}` : ""}`.trim(),
    };
  }
  if (quem === null) {
    return {
      forte: "E-mail automático:",
      resto: `${linha.assunto ?? MODELOS[linha.modelo ?? ""] ?? "mensagem do site"}${para}`,
    };
  }
  const [dono, verbo] = quem === "Você" ? ["Seu e-mail", " está saindo"] : [`E-mail de ${quem}`, " saindo"];
  return { forte: linha.situacao === "na_fila" ? dono + verbo : dono, resto: para.trim() };
}

function estadoFrase(linha: Linha<"estado">, quem: string | null): Frase {
  const motivo = linha.motivo ? ` (${MOTIVOS[linha.motivo].nome.toLowerCase()})` : "";
  const change = `de ${ESTADOS[linha.de].nome} para ${ESTADOS[linha.para].nome}${motivo}.`;
  return { forte: quem === null ? "Mudou automaticamente" : `${quem} mudou`, resto: change };
}

function pedidoFrase({ situacao, valor_centavos, entrou_centavos, protocolo }: Linha<"pedido">): Frase {
  const preco = formatReais(valor_centavos);
  if (entrou_centavos === null) return { forte: PEDIDOS[situacao], resto: `${preco} · ${protocolo}` };
  const other = entrou_centavos === valor_centavos ? "" : ` (preço ${preco})`;
  return { forte: `Pagou ${formatReais(entrou_centavos)}${other}`, resto: `· ${protocolo}` };
}

function donoFrase(linha: Linha<"dono">, quem: string, membro: string): Frase {
  if (linha.para === null) return { forte: `${quem} deixou`, resto: "a conversa sem dono." };
  if (linha.para.id === linha.autor?.id) return { forte: `${quem} assumiu`, resto: "a conversa." };
  const para = linha.para.id === membro ? "você" : linha.para.nome;
  if (linha.rodizio) return { forte: "O rodízio deu", resto: `a conversa para ${para}.` };
  return { forte: `${quem} passou`, resto: `a conversa para ${para}${linha.recado ? ":" : "."}` };
}

function passoFrase(linha: Linha<"passo">, quem: string, now: number): Frase {
  const { texto, em } = linha.passo;
  const verbo = { marcou: "marcou", concluiu: "concluiu", removeu: "tirou" }[linha.acao];
  const quando = linha.acao === "marcou" ? ` para ${quandoComHora(em, now)}` : "";
  return { forte: `${quem} ${verbo}`, resto: `“${texto}”${quando}.` };
}

function quandoComHora(em: string, now: number): string {
  const quando = formatQuando(em, now);
  return quando.includes(":") ? quando : `${quando}, ${formatHora(em)}`;
}

const PEDIDOS: Record<Linha<"pedido">["situacao"], string> = {
  pendente: "Pedido aberto",
  pago: "Pedido pago",
  cancelado: "Pedido cancelado",
  expirado: "Pedido expirado",
  em_revisao: "Pedido em revisão",
  sem_pagamento: "Pedido sem pagamento",
  estorno: "Pagamento estornado",
  contestacao: "Pagamento contestado",
};

/** Of a card the state is that of its table: only an order has words here. */
export const pedidoSituacao = (situacao: string) => new Map(Object.entries(PEDIDOS)).get(situacao) ?? "Pedido";

/** "o telefone de (31) 98100-0470 para (31) 98100-4070." */
function correcaoResto({ campo, de, para }: Linha<"corrigida">): string {
  const from = de === null ? "" : ` de ${valorCorrigido(campo, de)}`;
  return `${CAMPOS_CORRIGIVEIS[campo]}${from} para ${valorCorrigido(campo, para)}.`;
}

/** A corrected value in words; the former name of a pharmacy may be the public register's, in capitals. */
export const valorCorrigido = (campo: CampoCorrigivel, valor: string): string =>
  ({ telefone: formatTelefone, email: String, nome: String, loja: formatTextoDaReceita })[campo](valor);
