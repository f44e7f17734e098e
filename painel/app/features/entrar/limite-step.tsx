import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide";
import { formatHora } from "~/pessoas/quando.ts";
import { StepFoot, StepFrame, stepButton, stepLink } from "./step-frame.tsx";
import { asClock, useCountdown } from "./use-countdown.ts";

/** Too many tries: a countdown, after which the button is enabled. */
export function LimiteStep({ email, ate, onBack }: { email: string; ate: number; onBack: () => void }) {
  const left = useCountdown(ate);
  const over = left === 0;
  return (
    <StepFrame
      title="Vamos esperar um pouco"
      text={
        <>
          Foram muitas tentativas para <b>{email.trim()}</b>. Para proteger as pessoas que escrevem para nós, a entrada{" "}
          {over ? "pede um código novo." : `fica fechada até ${formatHora(ate)}.`}
        </>
      }
    >
      <div className="mt-5 flex items-center gap-3.5 rounded-control bg-ipe-claro px-4 py-3.5 text-body text-aviso">
        <Icon of={Timer} size={20} />
        <strong className="text-display/none font-bold tabular-nums text-tinta">{asClock(left)}</strong>
        <span>
          {over
            ? "Você já pode pedir um código novo."
            : `Às ${formatHora(ate)} você pode pedir um código novo. Esta página avisa.`}
        </span>
      </div>
      <p role="status" className="sr-only">
        {over ? "Você já pode pedir um código novo." : ""}
      </p>
      <button
        type="button"
        aria-disabled={!over || undefined}
        onClick={over ? onBack : undefined}
        className={stepButton}
      >
        Receber o código
      </button>
      <StepFoot>
        <span>Não era você? Avise a Gestão agora.</span>
        <button type="button" onClick={onBack} className={stepLink}>
          Usar outro e-mail
        </button>
      </StepFoot>
    </StepFrame>
  );
}
