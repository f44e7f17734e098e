import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import { type CadastroDados, type CadastroEtapa, lastButtonText } from "@eden/domain/jornadas/cadastro";
import type { Fase } from "@eden/domain/jornadas/cadastro-reducer";
import type { ReactNode } from "react";

interface Words {
  title: ReactNode;
  lead?: string;
  /** Why the step is not complete yet. */
  reason: string;
}

const steps: Record<Exclude<CadastroEtapa, "dados">, Words> = {
  tipo: {
    title: (
      <>
        Como você quer <em>começar</em>?
      </>
    ),
    lead: `O gratuito é para conhecer. O pago vale por ${MESES_ACESSO} meses.`,
    reason: "Escolha entre gratuito e pago para continuar.",
  },
  plano: {
    title: (
      <>
        Qual forma de pagar cabe melhor no seu <em>caixa</em>?
      </>
    ),
    lead: "O acesso é o mesmo nas duas. Muda só o jeito de pagar.",
    reason: "Escolha um plano para continuar.",
  },
};

const fases: Record<Fase, Words> = {
  dados: {
    title: (
      <>
        Quem vai cuidar desta <em>conta</em>?
      </>
    ),
    reason: "Preencha os seus dados para continuar.",
  },
  aguardando: {
    title: (
      <>
        Falta só o <em>pagamento</em>
      </>
    ),
    reason: "Por favor, complete o pagamento primeiro.",
  },
  farmacia: {
    title: (
      <>
        Agora, a sua <em>farmácia</em>
      </>
    ),
    reason: "Preencha o que falta para finalizar.",
  },
};

export function wordsOf(id: CadastroEtapa, fase: Fase): Words {
  return id === "dados" ? fases[fase] : steps[id];
}

/** While the payment is pending there is no next step: the button finishes the cadastro. */
export function lastButton(dados: CadastroDados, fase: Fase): string {
  return fase === "aguardando" ? "Finalizar Cadastro" : lastButtonText(dados);
}
