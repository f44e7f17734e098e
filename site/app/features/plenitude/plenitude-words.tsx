import type { ReactNode } from "react";

export type PlenitudeStepId = "pessoal" | "tipoLoja" | "cnpj";

export const plenitudeWords: Record<PlenitudeStepId, { title: ReactNode; lead: string; reason: string }> = {
  pessoal: {
    title: (
      <>
        A Plenitude começa por <em>você</em>
      </>
    ),
    lead: "São dois minutos. Depois um consultor combina com você os próximos passos.",
    reason: "Preencha nome, e-mail e telefone para continuar.",
  },
  tipoLoja: {
    title: (
      <>
        Como é a sua <em>loja</em>?
      </>
    ),
    lead: "O caminho muda um pouco para quem começa do zero e para quem já tem as portas abertas.",
    reason: "Escolha uma das opções para continuar.",
  },
  cnpj: {
    title: (
      <>
        Qual é o <em>CNPJ</em> da farmácia?
      </>
    ),
    lead: "Com ele a equipe já chega à conversa conhecendo a sua loja.",
    reason: "Preencha o CNPJ para finalizar.",
  },
};
