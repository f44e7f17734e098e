import type { ReactNode } from "react";

export type EdificacaoStepId = "pessoal" | "tipoEmpresa" | "empresa" | "plano";

interface StepWords {
  title: ReactNode;
  lead: string;
  /** Why the step is not complete yet. */
  reason: string;
}

export const edificacaoWords: Record<EdificacaoStepId, StepWords> = {
  pessoal: {
    title: (
      <>
        Edificação, tijolo por <em>tijolo</em>
      </>
    ),
    lead: "Comece por você. São quatro passos curtos, e um consultor acompanha o resto.",
    reason: "Preencha nome, e-mail e telefone para continuar.",
  },
  tipoEmpresa: {
    title: (
      <>
        Quantas portas você <em>abre</em>?
      </>
    ),
    lead: "As perguntas seguintes mudam conforme o tamanho da empresa.",
    reason: "Escolha uma das opções para continuar.",
  },
  empresa: {
    title: (
      <>
        Conte um pouco da <em>empresa</em>
      </>
    ),
    lead: "Com isso o consultor já chega à conversa com uma proposta do seu tamanho.",
    reason: "Preencha os dados da empresa para continuar.",
  },
  plano: {
    title: (
      <>
        Escolha o plano que acompanha o seu <em>momento</em>
      </>
    ),
    lead: "Os quatro têm a mesma base. Do Plano 2 em diante entram canais de venda; do 3 em diante, a Consultoria Transformadora.",
    reason: "Escolha um plano para finalizar.",
  },
};
