import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { CodigoStep } from "./codigo-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { FatorCodeForm } from "./fator-code-form.tsx";
import { LimiteStep } from "./limite-step.tsx";
import { StepFoot, StepFrame, stepLink } from "./step-frame.tsx";

/** Needed once per member, and it brings the QR encoder. */
const FatorSetup = lazy(() => import("./fator-setup.tsx").then((module) => ({ default: module.FatorSetup })));

export type Passo =
  | { tipo: "email" }
  | { tipo: "codigo"; pedidoEm: number }
  | { tipo: "limite"; ate: number }
  | { tipo: "segundo_fator" }
  | { tipo: "cadastrar_fator" };

interface SignInFlowProps {
  /** The address of a member whose session ended. */
  email?: string;
  onDone: () => void;
  /** Draws the step; the page and the dialog frame it differently. */
  children: (passo: Passo["tipo"], step: ReactNode) => ReactNode;
  /** A second action beside the e-mail. */
  aside?: ReactNode;
}

/** Sign-in in two factors: e-mail, its code, then the authenticator app, which is set up at the first time. */
export function SignInFlow({ email: known = "", onDone, children, aside }: SignInFlowProps) {
  const [email, setEmail] = useState(known);
  const [passo, setPasso] = useState<Passo>({ tipo: "email" });
  const restart = () => setPasso({ tipo: "email" });
  const wait = useCallback((segundos: number) => setPasso({ tipo: "limite", ate: Date.now() + segundos * 1000 }), []);
  const sent = () => setPasso({ tipo: "codigo", pedidoEm: Date.now() });
  const steps: Record<Passo["tipo"], () => ReactNode> = {
    email: () => <EmailStep email={email} onEmail={setEmail} onSent={sent} onWait={wait} aside={aside} />,
    codigo: () => (
      <CodigoStep
        email={email}
        pedidoEm={passo.tipo === "codigo" ? passo.pedidoEm : 0}
        onSent={sent}
        onWait={wait}
        onBack={restart}
        onAccepted={(tipo) => setPasso({ tipo })}
      />
    ),
    limite: () => <LimiteStep email={email} ate={passo.tipo === "limite" ? passo.ate : 0} onBack={restart} />,
    segundo_fator: () => <SegundoFatorStep onDone={onDone} onWait={wait} onBack={restart} />,
    cadastrar_fator: () => (
      <Suspense fallback={null}>
        <FatorSetup onDone={onDone} onWait={wait} onBack={restart} />
      </Suspense>
    ),
  };
  return children(passo.tipo, steps[passo.tipo]());
}

interface SegundoFatorStepProps {
  onDone: () => void;
  onWait: (segundos: number) => void;
  onBack: () => void;
}

function SegundoFatorStep({ onDone, onWait, onBack }: SegundoFatorStepProps) {
  return (
    <StepFrame
      title="Agora o autenticador"
      text="Abra o aplicativo autenticador no seu celular e escreva os seis números do Painel Éden."
    >
      <FatorCodeForm autoFocus onDone={onDone} onWait={onWait} />
      <StepFoot>
        <span>Perdeu o celular? A Gestão redefine.</span>
        <button type="button" onClick={onBack} className={stepLink}>
          Começar de novo
        </button>
      </StepFoot>
    </StepFrame>
  );
}
