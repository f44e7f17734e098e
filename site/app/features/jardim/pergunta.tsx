import { AREAS } from "@eden/domain/diagnostico/areas";
import { type PerguntaDaPrevia, PREVIA } from "@eden/domain/diagnostico/previa";
import { Button } from "@eden/ui/core/button.tsx";
import type { RefObject } from "react";
import { FolhasNotice } from "./folhas-notice.tsx";
import type { Folhas } from "./use-folhas.ts";

interface PerguntaProps {
  pergunta: PerguntaDaPrevia;
  number: number;
  /** Position of the answer: being given, or given before the visitor came back. */
  chosen: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  subLevel: 2 | 3;
  onAnswer: (choice: number) => void;
  onBack: (() => void) | undefined;
  folhas: Folhas;
}

export function Pergunta({ pergunta, number, chosen, heading, subLevel, onAnswer, onBack, folhas }: PerguntaProps) {
  const Title = `h${subLevel}` as const;
  return (
    <div className="animate-fade md:row-span-2">
      <p className="font-semibold text-folha text-peq">
        Pergunta {number} de {PREVIA.length} · {AREAS[pergunta.area].nome}
      </p>
      <Title
        ref={heading}
        tabIndex={-1}
        className="mt-0.5 text-[1.5rem]/tight shadow-none! outline-none! baixa:text-[1.3125rem]/tight lg:mt-1.5 lg:text-[2rem]/tight"
      >
        {pergunta.texto}
      </Title>
      {/* Buttons instead of radios: a choice moves on at once, and arrow keys must not choose. */}
      <ul className="mt-3 grid gap-2 baixa:mt-2 baixa:gap-1.5 lg:mt-5 lg:gap-2.5">
        {pergunta.opcoes.map(({ texto }, choice) => (
          <li key={texto}>
            <button
              type="button"
              aria-pressed={choice === chosen}
              // The second press of a double click belongs to this question, not to the next.
              onClick={({ detail }) => detail < 2 && onAnswer(choice)}
              className="min-h-12.5 w-full rounded-campo border-[1.5px] border-contorno bg-papel px-3.5 py-2 text-left text-[1.03125rem]/snug transition-colors hover:border-folha hover:bg-white baixa:min-h-12 baixa:py-1.5 baixa:text-base/tight aria-pressed:border-folha aria-pressed:bg-nivel-2 aria-pressed:font-semibold lg:min-h-13.5 lg:px-4 lg:py-2.5 lg:text-[1.0625rem]/snug"
            >
              {texto}
            </button>
          </li>
        ))}
      </ul>
      {onBack && (
        <Button variant="bare" onClick={onBack} className="mt-1 -ml-6.5 min-h-11! py-1! text-folha! text-base! lg:mt-2">
          Voltar uma pergunta
        </Button>
      )}
      <FolhasNotice folhas={folhas} />
    </div>
  );
}
