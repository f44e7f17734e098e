import { CodeField } from "@eden/ui/form/code-field.tsx";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { confirmCodigo, requestCodigo } from "~/clients/acesso.ts";
import { StepError } from "./step-error.tsx";
import { StepFoot, StepFrame, stepButton, stepLink } from "./step-frame.tsx";
import { asClock, useCountdown } from "./use-countdown.ts";

interface CodigoStepProps {
  email: string;
  pedidoEm: number;
  onSent: () => void;
  onWait: (segundos: number) => void;
  onBack: () => void;
  onAccepted: (passo: "segundo_fator" | "cadastrar_fator") => void;
}

/** The service sends a new code to the same address after a minute at the earliest. */
const REENVIO = 60_000;

export function CodigoStep({ email, pedidoEm, onSent, onWait, onBack, onAccepted }: CodigoStepProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [codigo, setCodigo] = useState("");
  const [busy, setBusy] = useState(false);
  const [erro, setErro] = useState<{ mensagem: string; restam?: number | undefined }>();
  useEffect(() => field.current?.focus(), []);
  const submit = async (value: string) => {
    if (busy || value.length < 6) return;
    setBusy(true);
    const answer = await confirmCodigo(email.trim(), value);
    setBusy(false);
    if (answer.status === "aceito") return onAccepted(answer.passo);
    if (answer.status === "espera") return onWait(answer.segundos);
    setErro(answer);
    // Selected, so that the next digit replaces the wrong code.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <StepFrame
      title="O código chegou?"
      text={
        <>
          Mandamos seis números para <b>{email.trim()}</b>. Valem por 10 minutos. Se chegar mais de um código, use o
          mais novo.
        </>
      }
    >
      <form
        className="mt-5.5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(codigo);
        }}
      >
        <span data-autofocus />
        <CodeField
          ref={field}
          label="Código de seis números"
          value={codigo}
          onValueChange={setCodigo}
          onComplete={submit}
          invalid={erro !== undefined}
          describedBy={erro && `${id}-erro`}
        />
        <StepError id={`${id}-erro`} title={erro?.mensagem}>
          {erro?.restam !== undefined && <p>Use o código mais novo do seu e-mail.</p>}
          <Tentativas restam={erro?.restam} />
        </StepError>
        <button type="submit" aria-disabled={busy || undefined} className={stepButton}>
          {busy ? "Conferindo…" : erro ? "Tentar de novo" : "Entrar"}
        </button>
      </form>
      <StepFoot>
        <Resend email={email} pedidoEm={pedidoEm} onSent={onSent} onWait={onWait} />
        <button type="button" onClick={onBack} className={stepLink}>
          Trocar o e-mail
        </button>
      </StepFoot>
    </StepFrame>
  );
}

function Resend({
  email,
  pedidoEm,
  onSent,
  onWait,
}: Pick<CodigoStepProps, "email" | "pedidoEm" | "onSent" | "onWait">) {
  const left = useCountdown(pedidoEm + REENVIO);
  if (left > 0) {
    return (
      <span>
        Não chegou? Reenviar em <b className="font-semibold tabular-nums text-tinta">{asClock(left)}</b>
      </span>
    );
  }
  const resend = async () => {
    const answer = await requestCodigo(email.trim());
    if (answer.status === "espera") onWait(answer.segundos);
    else onSent();
  };
  return (
    <button type="button" onClick={resend} className={stepLink}>
      Mandar outro código
    </button>
  );
}

const TOTAL = 5;

/** How many tries are left, in words; the dots only repeat them. */
function Tentativas({ restam }: { restam: number | undefined }) {
  if (restam === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {restam === 1 ? "Resta 1 tentativa" : `Restam ${restam} tentativas`}
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: TOTAL }, (_, index) => index).map((index) => (
          <i
            key={index}
            className={`size-1.75 rounded-full border border-erro ${index >= TOTAL - restam ? "bg-erro" : ""}`}
          />
        ))}
      </span>
    </p>
  );
}
