import { lastButtonText, type RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import type { ReactNode } from "react";
import type { StepId } from "./sign-up-summary.tsx";
import type { Fase } from "./use-sign-up.ts";

interface Words {
  title: ReactNode;
  lead?: string;
  /** Why the step is not complete yet. */
  reason: string;
}

const steps: Record<Exclude<StepId, "dados">, Words> = {
  tipo: {
    title: (
      <>
        Como você quer <em>começar</em>?
      </>
    ),
    lead: "Comece pequeno. Crie raiz. Avance quando fizer sentido.",
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

export function wordsOf(id: StepId, fase: Fase): Words {
  return id === "dados" ? fases[fase] : steps[id];
}

/** While the payment is pending there is no next step: the button finishes the sign-up. */
export function lastButton(dados: RegistroEdenappDados, fase: Fase): string {
  return fase === "aguardando" ? "Finalizar Cadastro" : lastButtonText(dados);
}
