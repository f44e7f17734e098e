import { AREAS } from "@eden/domain/diagnostico/areas";
import { answerPrevia, type PerguntaDaPrevia, PREVIA, previaOf } from "@eden/domain/diagnostico/previa";
import { type Respostas, respostaKey } from "@eden/domain/diagnostico/respostas";
import { Button } from "@eden/ui/core/button.tsx";
import { useEffect, useRef, useState } from "react";
import { PreviaResult } from "./previa-result.tsx";
import { PreviaVine } from "./previa-vine.tsx";

/** One question at a time; the answers live only as long as this component. */
export function PreviaQuiz() {
  const [respostas, setRespostas] = useState<Respostas>({});
  const [index, setIndex] = useState(0);
  const heading = useHeadingFocus(index);
  const pergunta = PREVIA[index];
  if (!pergunta) {
    const restart = () => {
      setRespostas({});
      setIndex(0);
    };
    return <PreviaResult previa={previaOf(respostas)} heading={heading} onRestart={restart} />;
  }
  const answer = (texto: string) => {
    setRespostas(answerPrevia(respostas, pergunta, texto));
    setIndex(index + 1);
  };
  return (
    <div className="rounded-ficha bg-papel p-5.5 shadow-suave md:p-8">
      <PreviaVine grown={index} of={PREVIA.length} />
      <p className="mt-4 font-semibold text-folha text-peq">
        Pergunta {index + 1} de {PREVIA.length}: {AREAS[pergunta.area].nome}
      </p>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-1 text-[1.5rem]/tight shadow-none! outline-none! lg:text-[1.75rem]/tight"
      >
        {pergunta.texto}
      </h3>
      <Options pergunta={pergunta} chosen={respostas[respostaKey(pergunta)]} onAnswer={answer} />
      {index > 0 && (
        <Button variant="bare" onClick={() => setIndex(index - 1)} className="mt-3 -ml-6.5">
          Voltar uma pergunta
        </Button>
      )}
    </div>
  );
}

interface OptionsProps {
  pergunta: PerguntaDaPrevia;
  /** The answer given before, when the visitor came back. */
  chosen: string | undefined;
  onAnswer: (texto: string) => void;
}

/** Buttons instead of radios: a choice moves on at once, and arrow keys must not choose. */
function Options({ pergunta, chosen, onAnswer }: OptionsProps) {
  return (
    <ul className="mt-5 grid gap-2.5">
      {pergunta.opcoes.map(({ texto }) => (
        <li key={texto}>
          <button
            type="button"
            aria-pressed={texto === chosen}
            onClick={() => onAnswer(texto)}
            className="min-h-13 w-full rounded-campo border-[1.5px] border-contorno px-4 py-3 text-left text-[1.0625rem]/snug transition-colors hover:border-folha hover:bg-orvalho aria-pressed:border-folha aria-pressed:bg-orvalho aria-pressed:font-semibold"
          >
            {texto}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Focuses the heading of every stage, the first included: the quiz opens where its button was pressed. The card scrolls
 * into view with it, so that a phone shows all options.
 */
function useHeadingFocus(stage: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage has a new heading
  useEffect(() => {
    heading.current?.focus();
    heading.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [stage]);
  return heading;
}
