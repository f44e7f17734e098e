import type { Pergunta } from "@eden/domain/ferramentas/pergunta";
import { Button } from "@eden/ui/core/button.tsx";
import { useEffect, useRef } from "react";
import { Frase } from "~/features/ferramentas/frase.tsx";
import { wordsOf } from "./palavras-da-pergunta.ts";
import type { ContaEstoque } from "./use-estoque.ts";

interface CardProps {
  conta: ContaEstoque;
  pergunta: Pergunta;
}

/** What the report leaves open. It takes the place of the columns, and no result is shown before it is answered. */
export function PerguntaCard({ conta, pergunta }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { titulo, texto, opcoes } = wordsOf(pergunta, conta.valores.periodo ?? 1);
  // The button that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => heading.current?.focus(), [titulo]);
  return (
    <section
      aria-labelledby="pergunta-titulo"
      className="mt-4 rounded-ficha bg-sol px-4 pt-6 pb-6 lg:px-9 lg:pt-8.5 lg:pb-9"
    >
      <h2
        id="pergunta-titulo"
        ref={heading}
        tabIndex={-1}
        className="max-w-[30ch] text-pergunta outline-none! wrap-break-word"
      >
        {titulo}
      </h2>
      <p className="mt-2 max-w-[62ch] wrap-break-word">
        <Frase>{texto}</Frase>
      </p>
      <div className="mt-5.5 flex flex-wrap items-start gap-3">
        {opcoes.map(({ label, resposta }, place) => (
          <Button
            key={label}
            variant={place === 0 ? "ipe" : "outline"}
            onClick={() => (resposta === undefined ? conta.backToColunas() : conta.reply(pergunta, resposta))}
            className="max-w-full whitespace-normal! text-left wrap-break-word"
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
