import { type Campo, readCampo } from "@eden/domain/ferramentas/campos";
import { formatDigitado } from "@eden/domain/ferramentas/numero";
import { Button } from "@eden/ui/core/button.tsx";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { type ReactNode, useId, useState } from "react";

export interface Pergunta {
  campo: Campo;
  label: string;
}

/** Help behind a few words. */
export function Ajuda({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-1 noscript:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-folha text-peq underline underline-offset-4">
        {summary}
      </summary>
      <div className="grid gap-3 rounded-panel bg-orvalho px-3.5 py-3">{children}</div>
    </details>
  );
}

interface PerguntasProps {
  perguntas: readonly Pergunta[];
  /** The number in words, and as its field shows it; null where there is none. */
  answer: (valores: number[]) => { words: string; texto: string | null };
  botao: string;
  onTexto: (texto: string) => void;
}

/** A second way to a number that the owner may not know: others that give it. No answer before all of them are typed. */
export function Perguntas({ perguntas, answer, botao, onTexto }: PerguntasProps) {
  const [textos, setTextos] = useState(() => perguntas.map(() => ""));
  const lidos = perguntas.map(({ campo }, index) => readCampo(campo, textos[index] ?? ""));
  const valores = lidos.filter((lido) => typeof lido === "number");
  const found = valores.length < perguntas.length ? null : answer(valores);
  const texto = found?.texto ?? null;
  return (
    <>
      {perguntas.map((pergunta, index) => (
        <Numero
          key={pergunta.label}
          {...pergunta}
          texto={textos[index] ?? ""}
          lido={lidos[index] ?? null}
          onTexto={(next) => setTextos(textos.with(index, next))}
        />
      ))}
      <p role="status" className="text-peq/snug">
        {found?.words}
      </p>
      {texto !== null && (
        <Button size="s" variant="outline" onClick={() => onTexto(texto)} className="justify-self-start">
          {botao}
        </Button>
      )}
    </>
  );
}

interface NumeroProps extends Pergunta {
  texto: string;
  lido: number | string | null;
  onTexto: (texto: string) => void;
}

function Numero({ campo, label, texto, lido, onTexto }: NumeroProps) {
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
      error={typeof lido === "string" ? lido : undefined}
    />
  );
}
