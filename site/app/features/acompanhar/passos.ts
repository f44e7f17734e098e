import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { enviadoOf, esperaOf } from "@eden/domain/acompanhar/fase";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { isLate, type Parte } from "./palavras.ts";
import { quandoOf } from "./quando.ts";

export interface Passo {
  nome: string;
  quando: string;
  estado: "foi" | "agora" | "vem";
}

type Passos = readonly [Passo, Passo, Passo];

/** Three steps, the current one last of those done. */
export function passosOf(dados: Acompanhar): Passos {
  const { fase } = dados;
  switch (fase.tipo) {
    case "compra":
      return compraPassos(dados, fase.fase);
    case "conta":
      return contaPassos(dados, fase.fase);
    case "livro":
      return stepsUntil(3, [
        ["Pedido", at(dados, dados.recebida_em)],
        ["Enviado", "por e-mail"],
        ["Boa leitura", "quando quiser"],
      ]);
    case "diagnostico":
      return stepsUntil({ recebido: 2, em_conversa: 3, concluida: 3 }[fase.fase], [
        ["Respondido", at(dados, dados.recebida_em)],
        ["Resultado", "pronto"],
        conversaStep(dados),
      ]);
    case "conversa":
      return conversaPassos(dados, fase.fase);
  }
}

type Step = readonly [nome: string, quando: string];

/** `done`: the place of the current one. */
function stepsUntil(done: number, steps: readonly [Step, Step, Step]): Passos {
  const passo = ([nome, quando]: Step, place: number): Passo => ({
    nome,
    quando,
    estado: place < done ? "foi" : place === done ? "agora" : "vem",
  });
  return [passo(steps[0], 1), passo(steps[1], 2), passo(steps[2], 3)];
}

/** "hoje, 9h25" */
function at({ agora }: Acompanhar, em: string): string {
  const { dia, hora } = quandoOf(em, agora);
  return `${dia}, ${hora}`;
}

function conversaPassos(dados: Acompanhar, fase: Parte<"conversa">): Passos {
  const [recebida, lida] = enviadoOf(dados.tabela).feminine ? ["Recebida", "Lida"] : ["Recebido", "Lido"];
  const done = { recebida: 1, lida: 2, em_conversa: 3, concluida: 3 }[fase];
  const read = dados.lida_em ? at(dados, dados.lida_em) : done > 2 ? "" : "em seguida";
  return stepsUntil(done, [[recebida, at(dados, dados.recebida_em)], [lida, read], conversaStep(dados)]);
}

function conversaStep(dados: Acompanhar): Step {
  const { fase, resposta } = dados;
  if (fase.fase === "concluida") return ["Concluída", ""];
  if (fase.fase === "em_conversa") return ["Em conversa", resposta ? `desde ${at(dados, resposta.em)}` : ""];
  const espera = esperaOf(fase);
  if (!espera) return ["Conversa", "se você quiser"];
  return ["Em conversa", isLate(dados) ? "você é dos próximos" : fraseDaPromessa(espera.prazo, dados.agora)];
}

const CONTA: Step = ["Conta", "por e-mail"];

/** Before the payment: order, payment, account; after it: payment, sign-up, account. */
function compraPassos(dados: Acompanhar, fase: Parte<"compra">): Passos {
  const { compra } = dados;
  const asked: Step = [compra ? "Pedido" : "Escolha", at(dados, compra?.em ?? dados.recebida_em)];
  const paid: Step = ["Pagamento", compra?.pago_em ? at(dados, compra.pago_em) : "confirmado"];
  const signed: Step = ["Cadastro", compra?.cadastro_em ? at(dados, compra.cadastro_em) : "recebido"];
  switch (fase) {
    case "escolhida":
      return stepsUntil(1, [asked, ["Pagamento", "falta"], CONTA]);
    case "esperando_pagamento":
      return stepsUntil(1, [asked, ["Pagamento", "esperando"], CONTA]);
    case "encerrada":
      return stepsUntil(1, [asked, ["Pagamento", "não foi feito"], CONTA]);
    case "devolvida":
      return stepsUntil(2, [asked, ["Pagamento", "devolvido"], ["Conta", "fale com a equipe"]]);
    case "em_conferencia":
      return compra && !compra.pago_em
        ? stepsUntil(2, [asked, ["Pagamento", "em conferência"], CONTA])
        : stepsUntil(2, [compra ? paid : asked, ["Cadastro", "em conferência"], CONTA]);
    case "falta_cadastro":
      return stepsUntil(1, [paid, ["Cadastro", "falta"], CONTA]);
    case "abrindo_conta":
      return stepsUntil(2, [paid, signed, CONTA]);
    case "ativa":
      return stepsUntil(3, [paid, signed, ["Conta", compra?.conta_em ? at(dados, compra.conta_em) : "pronta"]]);
  }
}

function contaPassos(dados: Acompanhar, fase: Parte<"conta">): Passos {
  const asked: Step = ["Pedido", at(dados, dados.recebida_em)];
  switch (fase) {
    case "convidada":
      return stepsUntil(1, [asked, ["Cadastro", "falta"], CONTA]);
    case "abrindo":
      return stepsUntil(2, [asked, ["Cadastro", "recebido"], CONTA]);
    case "em_conferencia":
      return stepsUntil(2, [asked, ["Cadastro", "em conferência"], CONTA]);
    case "ativa":
      return stepsUntil(3, [asked, ["Cadastro", "recebido"], ["Conta", "pronta"]]);
  }
}
