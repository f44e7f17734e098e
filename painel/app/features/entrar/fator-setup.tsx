import { useEffect, useMemo, useState } from "react";
import { encode } from "uqr";
import { type Fator, requestFator } from "~/clients/acesso.ts";
import { FatorCodeForm } from "./fator-code-form.tsx";
import { StepError } from "./step-error.tsx";
import { StepFoot, StepFrame, stepLink } from "./step-frame.tsx";

interface FatorSetupProps {
  onDone: () => void;
  onWait: (segundos: number) => void;
  onBack: () => void;
}

/** The first sign-in after an invitation: the QR code for the authenticator app, and its secret for typing. */
export function FatorSetup({ onDone, onWait, onBack }: FatorSetupProps) {
  const [fator, setFator] = useState<Fator>();
  const [erro, setErro] = useState<string>();
  useEffect(() => {
    let open = true;
    void requestFator().then((answer) => {
      if (!open) return;
      if (answer.status === "criado") setFator(answer.fator);
      else if (answer.status === "espera") onWait(answer.segundos);
      else setErro(answer.mensagem);
    });
    return () => {
      open = false;
    };
  }, [onWait]);
  return (
    <StepFrame
      title="Proteja a sua entrada"
      text="Leia este código com um aplicativo autenticador, como o Google Authenticator ou o Microsoft Authenticator. É só desta vez."
    >
      {fator && (
        <>
          <div className="mt-5 flex flex-wrap items-center justify-center gap-5 rounded-control bg-creme p-4 sm:flex-nowrap">
            <QrCode value={fator.uri} label="Código QR para o aplicativo autenticador" />
            <div className="text-body text-pedra">
              <p>Não consegue ler? No aplicativo, escolha digitar a chave:</p>
              <p className="mt-1.5 font-semibold tracking-wide wrap-anywhere text-tinta select-all">
                {inGroups(fator.segredo)}
              </p>
            </div>
          </div>
          <p className="mt-4 text-body font-semibold">Depois, escreva os seis números que ele mostra:</p>
          <div className="-mt-3">
            <FatorCodeForm fator={fator.id} onDone={onDone} onWait={onWait} />
          </div>
        </>
      )}
      <StepError id="fator-erro" title={erro} />
      <StepFoot>
        <span />
        <button type="button" onClick={onBack} className={stepLink}>
          Começar de novo
        </button>
      </StepFoot>
    </StepFrame>
  );
}

/** Groups of four are easier to type. */
const inGroups = (segredo: string) => segredo.match(/.{1,4}/g)?.join(" ") ?? segredo;

/** A QR code as one SVG path: no image request and no inline style, which the content security policy refuses. */
function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-mark bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

function draw(value: string) {
  const { data, size } = encode(value, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
