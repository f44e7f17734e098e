import type { Motivo, Respostas } from "@eden/domain/catalogo/indicacao";
import type { NivelId } from "@eden/domain/catalogo/niveis";
import { PLANOS } from "@eden/domain/catalogo/planos";
import { GESTAO_E_ANALISE, hasRecurso } from "@eden/domain/catalogo/recursos";
import { encontrosDaMentoria, MESES_DA_MENTORIA } from "./encontros.ts";

type Nome = keyof Respostas;
type Perguntas = { [nome in Nome]: { titulo: string; opcoes: Record<Respostas[nome], string> } };

/** The three questions of `/planos`, in order. */
export const perguntasDaAjuda: Perguntas = {
  loja: {
    titulo: "Como está a sua farmácia hoje?",
    opcoes: {
      nova: "Vou abrir ou acabei de abrir",
      depende: "Aberta, e a rotina depende de mim",
      pronta: "Aberta, com equipe e números em dia",
    },
  },
  busca: {
    titulo: "O que você procura primeiro?",
    opcoes: {
      aprender: "Aprender",
      ferramentas: "Ferramentas e orientação para decidir",
      marca: "Uma marca conhecida na fachada",
    },
  },
  quem: {
    titulo: "Quem põe em prática?",
    opcoes: { equipe: "Eu e a minha equipe", acompanhada: "Quero alguém acompanhando a execução" },
  },
};

const edificacao = PLANOS.find(({ id }) => id === "edificacao");
/** "até": the first of Edificação's own planos includes fewer. */
const ferramentas = GESTAO_E_ANALISE.filter((recurso) => edificacao && hasRecurso(edificacao, recurso)).length;
const encontros = encontrosDaMentoria.reduce((sum, { quantidade }) => sum + quantidade, 0);

export const razoes: Record<Motivo, string> = {
  marca: "Você quer uma marca na fachada. Só a Plenitude traz as três. Compare os quatro passos.",
  execucao:
    "Você quer ferramentas e alguém acompanhando a execução: é a Consultoria Transformadora, da Plenitude. Compare os quatro passos. Sem marca na fachada? Ela também vem nos Planos 3 e 4 da Edificação.",
  ferramentas: `Você quer ferramentas e orientação, e a execução fica com a sua equipe. É o que a Edificação traz: até ${ferramentas} ferramentas, mentoria e Consultoria Orientativa.`,
  mentoria: `Você quer aprender com alguém acompanhando. A Mentoria são ${MESES_DA_MENTORIA} meses, com ${encontros} encontros.`,
  despertar: "Você quer aprender e está montando a rotina. O Despertar junta o EdenApp e a Imersão.",
  app: "Você quer aprender e a loja já anda. O EdenApp tem mais de 30 aulas; a conta gratuita mostra se serve.",
};

export const quandoPlenitude = "A Plenitude entra quando você quiser a marca e a execução acompanhada.";

/** Where a formato is described: it has no column in the comparison. */
export const paginaDoFormato: Partial<Record<NivelId, { label: string; to: string }>> = {
  "eden-app": { label: "Conhecer o EdenApp", to: "/edenapp" },
  imersao: { label: "Conhecer a Imersão", to: "/educacao#imersao" },
  mentoria: { label: "Conhecer a Mentoria", to: "/educacao#mentoria" },
};

/** The visitor sends it, if at all: the site stores no answer. */
export function mensagemDaAjuda(titulo: string, { loja, busca, quem }: Respostas): string {
  const p = perguntasDaAjuda;
  const linhas = [
    `${p.loja.titulo} ${p.loja.opcoes[loja]}.`,
    `${p.busca.titulo} ${p.busca.opcoes[busca]}.`,
    `${p.quem.titulo} ${p.quem.opcoes[quem]}.`,
  ];
  return `Olá! Respondi às três perguntas do site, e a indicação foi ${titulo}. ${linhas.join(" ")}`;
}
