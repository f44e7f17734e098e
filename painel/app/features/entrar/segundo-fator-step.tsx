import { FatorCodeForm } from "./fator-code-form.tsx";
import { StepFoot, StepFrame, stepLink } from "./step-frame.tsx";

interface SegundoFatorStepProps {
  onDone: () => void;
  onWait: (segundos: number) => void;
  onBack: () => void;
}

export function SegundoFatorStep({ onDone, onWait, onBack }: SegundoFatorStepProps) {
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
