import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { Mail } from "lucide";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { requestCodigo } from "~/clients/acesso.ts";
import { StepError } from "./step-error.tsx";
import { StepFoot, StepFrame, stepButton } from "./step-frame.tsx";

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
  onWait: (segundos: number) => void;
  aside?: ReactNode;
}

export function EmailStep({ email, onEmail, onSent, onWait, aside }: EmailStepProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setError("Escreva o e-mail inteiro, como nome@empresa.com.br.");
    setBusy(true);
    const answer = await requestCodigo(email.trim());
    setBusy(false);
    if (answer.status === "enviado") onSent();
    else if (answer.status === "espera") onWait(answer.segundos);
    else setError(answer.mensagem);
  };
  return (
    <StepFrame
      title={aside ? "Sua sessão terminou" : `${greeting(new Date())} Vamos entrar?`}
      text={
        aside
          ? "O que você estava escrevendo ficou guardado. Depois do código, você volta para onde estava."
          : "Escreva o e-mail que você usa no Éden. O código de entrada chega nele."
      }
    >
      <form onSubmit={submit} noValidate>
        <label htmlFor={id} className="mt-5.5 mb-1.75 block text-body font-semibold">
          Seu e-mail
        </label>
        <div className="relative">
          <Icon of={Mail} size={18} className="pointer-events-none absolute top-4 left-3.5 text-pedra" />
          <DenseControl
            id={id}
            data-autofocus
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            readOnly={Boolean(aside)}
            onValueChange={onEmail}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-erro` : undefined}
            className="h-12.5 w-full pl-10.5 text-read read-only:bg-areia"
          />
        </div>
        <StepError id={`${id}-erro`} title={error} />
        <button type="submit" aria-disabled={busy || undefined} className={stepButton}>
          {busy ? "Enviando…" : "Receber o código"}
        </button>
        <StepFoot>{aside ?? <span>Ainda não tem acesso? Peça um convite à Gestão.</span>}</StepFoot>
      </form>
    </StepFrame>
  );
}

function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return "Boa noite!";
  return hour < 12 ? "Bom dia!" : "Boa tarde!";
}
