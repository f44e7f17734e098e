import { CodeField } from "@eden/ui/form/code-field.tsx";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { confirmFator } from "~/clients/acesso.ts";
import { StepError } from "./step-error.tsx";
import { stepButton } from "./step-frame.tsx";

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

interface FatorCodeOptions {
  /** The authenticator being set up; the member's own one otherwise. */
  fator?: string | undefined;
  onDone: () => void;
  onWait: (segundos: number) => void;
}

/** The code of the authenticator app: sent at the sixth digit, selected again when it is wrong. */
function useFatorCode({ fator, onDone, onWait }: FatorCodeOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [codigo, setCodigo] = useState("");
  const [busy, setBusy] = useState(false);
  const [erro, setErro] = useState<string>();
  const submit = async (value: string) => {
    if (busy || value.length < 6) return;
    setBusy(true);
    const answer = await confirmFator(value, fator);
    setBusy(false);
    if (answer.status === "aceito") return onDone();
    if (answer.status === "espera") return onWait(answer.segundos);
    setErro(answer.mensagem);
    field.current?.focus();
    field.current?.select();
  };
  return { field, codigo, setCodigo, busy, erro, submit };
}
