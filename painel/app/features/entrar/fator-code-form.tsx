import { CodeField } from "@eden/ui/form/code-field.tsx";
import { type FormEvent, useEffect, useId } from "react";
import { StepError } from "./step-error.tsx";
import { stepButton } from "./step-frame.tsx";
import { useFatorCode } from "./use-fator-code.ts";

interface FatorCodeFormProps {
  fator?: string;
  autoFocus?: boolean;
  onDone: () => void;
  onWait: (segundos: number) => void;
}

export function FatorCodeForm({ fator, autoFocus = false, onDone, onWait }: FatorCodeFormProps) {
  const id = useId();
  const { field, codigo, setCodigo, busy, erro, submit } = useFatorCode({ fator, onDone, onWait });
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus, field]);
  return (
    <form
      className="mt-5.5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(codigo);
      }}
    >
      {autoFocus && <span data-autofocus />}
      <CodeField
        ref={field}
        label="Código do aplicativo autenticador"
        value={codigo}
        onValueChange={setCodigo}
        onComplete={submit}
        invalid={erro !== undefined}
        describedBy={erro && `${id}-erro`}
      />
      <StepError id={`${id}-erro`} title={erro}>
        <p>O número muda a cada 30 segundos: use o que está na tela agora.</p>
      </StepError>
      <button type="submit" aria-disabled={busy || undefined} className={stepButton}>
        {busy ? "Conferindo…" : "Entrar"}
      </button>
    </form>
  );
}
