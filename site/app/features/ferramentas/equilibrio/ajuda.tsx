import { type Campo, readCampos } from "@eden/domain/ferramentas/campos";
import { formatDigitado } from "@eden/domain/ferramentas/numero";
import { Button } from "@eden/ui/core/button.tsx";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { useId, useState } from "react";

interface Pergunta {
  campo: Campo;
  label: string;
}

interface AjudaProps {
  summary: string;
  perguntas: readonly [Pergunta, Pergunta];
  /** The number in words, and as its field shows it; null where there is none. */
  answer: (um: number, dois: number) => { words: string; texto: string | null };
  botao: string;
  onTexto: (texto: string) => void;
}

/** A second way to a number that the owner may not know: two others that give it. */
export function Ajuda({ summary, perguntas: [um, dois], answer, botao, onTexto }: AjudaProps) {
  const [textos, setTextos] = useState({ um: "", dois: "" });
  const { valores, erros } = readCampos({ um: um.campo, dois: dois.campo }, textos);
  const found = valores.um === null || valores.dois === null ? null : answer(valores.um, valores.dois);
  const { texto } = found ?? { texto: null };
  return (
    <details className="mt-1 noscript:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-folha text-peq underline underline-offset-4">
        {summary}
      </summary>
      <div className="grid gap-3 rounded-panel bg-orvalho px-3.5 py-3">
        <Numero {...um} texto={textos.um} error={erros.um} onTexto={(next) => setTextos({ ...textos, um: next })} />
        <Numero
          {...dois}
          texto={textos.dois}
          error={erros.dois}
          onTexto={(next) => setTextos({ ...textos, dois: next })}
        />
        <p role="status" className="text-peq/snug">
          {found?.words}
        </p>
        {texto !== null && (
          <Button size="s" variant="outline" onClick={() => onTexto(texto)} className="justify-self-start">
            {botao}
          </Button>
        )}
      </div>
    </details>
  );
}

interface NumeroProps extends Pergunta {
  texto: string;
  error: string | undefined;
  onTexto: (texto: string) => void;
}

function Numero({ campo, label, texto, error, onTexto }: NumeroProps) {
  const id = useId();
  return (
    <DecimalField
      id={id}
      label={label}
      row
      optional
      prefix={campo.tipo === "dinheiro" ? "R$" : undefined}
      value={texto}
      onValueChange={onTexto}
      format={formatDigitado}
      error={error}
    />
  );
}
