import type { AreaId } from "./areas.ts";
import { type Fraca, fracaOf } from "./fraca.ts";
import { type Opcao, parseOpcoes } from "./opcoes.ts";
import { PASSOS, type Passos } from "./passos.ts";
import { type AreaNota, score } from "./pontuacao.ts";
import { type Respostas, respostaKey } from "./respostas.ts";

export type PerguntaDaPrevia = { id: number; area: AreaId; texto: string; opcoes: readonly Opcao[] };

/** One question per area, copied from the first version of the questionnaire; a database test compares them. */
export const PREVIA: readonly PerguntaDaPrevia[] = [
  pergunta(2, "financas", "Como é controlado o fluxo de caixa?", [
    "Olhamos o saldo do banco",
    "Anotamos entradas e saídas, sem previsão",
    "Temos previsão para as próximas quatro semanas",
    "Temos previsão para 90 dias, conferida toda semana com o realizado",
  ]),
  pergunta(8, "compras_estoque", "Como são controladas as validades e as perdas?", [
    "Descobrimos o vencido na prateleira",
    "Conferimos de vez em quando",
    "Conferimos todo mês e separamos o que está perto de vencer",
    "O sistema avisa com 90 dias, e há ação de venda ou devolução para cada item",
  ]),
  pergunta(10, "vendas_preco", "Como são definidos os preços?", [
    "Usamos o preço sugerido ou o máximo ao consumidor",
    "Damos desconto conforme o cliente pede",
    "Pesquisamos os concorrentes de vez em quando",
    "Pesquisamos os itens sensíveis toda semana e temos política de preço por categoria",
  ]),
  pergunta(12, "pessoas", "A equipe trabalha com metas?", [
    "Não há metas",
    "Há uma meta da loja, pouco comentada",
    "Cada pessoa tem meta e vê o resultado no fim do mês",
    "Cada pessoa tem meta, acompanhamento semanal e reconhecimento combinado",
  ]),
  pergunta(16, "cliente_marketing", "O que é feito para o cliente voltar a comprar?", [
    "Esperamos que ele volte",
    "Fazemos promoções gerais",
    "Avisamos clientes de uso contínuo de vez em quando",
    "Lembramos cada cliente de uso contínuo na data certa e medimos a recompra",
  ]),
  pergunta(19, "digital", "Como a farmácia vende pelo WhatsApp?", [
    "Não atendemos pelo WhatsApp",
    "Atendemos no celular de alguém da equipe",
    "Temos número da loja com respostas prontas e catálogo",
    "Temos atendimento com vários usuários, tempo de resposta medido e vendas registradas",
  ]),
  pergunta(21, "estrategia_conformidade", "Existe planejamento com metas e revisão (PDCA)?", [
    "Resolvemos o que aparece no dia",
    "Temos ideias, mas nada escrito",
    "Temos um plano anual escrito",
    "Temos plano anual com metas, responsáveis e revisão mensal",
  ]),
];

interface Retrato {
  areas: AreaNota[];
  /** Where to begin: the weakest area, of a tie the first in the questionnaire. */
  primeira: AreaId;
  passos: Passos | undefined;
}

export type Previa =
  | { status: "incompleta" }
  /** Every area has the same score. */
  | (Retrato & { status: "igual"; nota: number })
  /** The weakest and the strongest area; of several equally strong ones the first in the questionnaire. */
  | (Retrato & { status: "completa"; fraca: Exclude<Fraca, { status: "iguais" }>; forte: AreaId });

/** A first picture from one answer per area. It gives no overall score: one question does not measure an area. */
export function previaOf(respostas: Respostas): Previa {
  const { areas } = score(PREVIA, respostas);
  const [fraca, first] = [fracaOf(areas), areas[0]];
  const forte = areas.find(({ nota }) => nota === areas.at(-1)?.nota);
  if (!fraca || !first || !forte || areas.length < PREVIA.length) return { status: "incompleta" };
  const weakest = PREVIA.find(({ area }) => area === first.area);
  const retrato: Retrato = { areas, primeira: first.area, passos: weakest && PASSOS[weakest.id] };
  if (fraca.status === "iguais") return { ...retrato, status: "igual", nota: fraca.nota };
  return { ...retrato, status: "completa", fraca, forte: forte.area };
}

/** The answers with one more; a later answer to the same question replaces the earlier one. */
export function answerPrevia(respostas: Respostas, { id }: { id: number }, texto: string): Respostas {
  return { ...respostas, [respostaKey({ id })]: texto };
}

function pergunta(id: number, area: AreaId, texto: string, opcoes: readonly string[]): PerguntaDaPrevia {
  return { id, area, texto, opcoes: parseOpcoes(opcoes) };
}
