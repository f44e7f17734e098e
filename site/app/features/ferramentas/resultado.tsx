import { classNames } from "@eden/ui/core/class-names.ts";
import { type ReactNode, useEffect, useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { EXEMPLO } from "~/content/ferramentas.ts";
import { Frase, plainFrase } from "./frase.tsx";

export interface Leitura {
  /** Above the number. */
  olho: string;
  /** The number, and what it counts. */
  valor: string;
  unidade: string;
  frase: string;
}

interface ResultadoProps {
  /** Null until the required fields are filled. */
  leitura: Leitura | null;
  /** The number of the empty slab, and the sentence that names what is missing. */
  vazio: Leitura;
  isExemplo: boolean;
  /** The same number of an earlier month. */
  antes?: ReactNode;
  /** A drawing beside the number, in a slab across the whole width. */
  lado?: ReactNode;
  /** The drawing, and the pot on the upper edge. */
  children: ReactNode;
}

/** The answer: one number, one sentence, a drawing. */
export function Resultado({ leitura, vazio, isExemplo, antes, lado, children }: ResultadoProps) {
  const said = useLater(leitura ? plainFrase(`${leitura.valor} ${leitura.unidade}. ${leitura.frase}`) : "");
  const isOwn = leitura !== null && !isExemplo;
  useEffect(() => {
    if (isOwn) noteStep(2);
  }, [isOwn]);
  const { olho, valor, unidade, frase } = leitura ?? vazio;
  return (
    <>
      <section
        id="resultado"
        tabIndex={-1}
        aria-labelledby="resultado-titulo"
        className="escuro relative mt-17 scroll-mt-40 rounded-[32px] bg-mata px-4.5 pt-6.5 pb-6 shadow-none! outline-none! lg:mt-0 lg:rounded-[44px] lg:px-10 lg:pt-10 lg:pb-9 xl:px-12"
      >
        {isExemplo && (
          <p className="mb-4 inline-block rounded-full bg-ipe px-3.5 py-1 font-semibold text-peq text-tinta">
            {EXEMPLO}
          </p>
        )}
        <div
          className={lado ? "lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-end lg:gap-14" : "contents"}
        >
          <div>
            <h2
              id="resultado-titulo"
              className="font-medium font-texto text-base text-nevoa! tracking-normal print:text-mata!"
            >
              {olho}
            </h2>
            <p className={classNames(numero, !leitura && "text-nevoa/45")} aria-hidden={!leitura}>
              <Valor isPale={!leitura}>{valor}</Valor>{" "}
              <span
                className={classNames("text-[0.34em]/tight tracking-normal", leitura ? "text-nevoa" : "text-nevoa/70")}
              >
                {unidade}
              </span>
            </p>
            <p className="mt-4.5 max-w-[46ch] text-lead text-nevoa">
              <Frase>{frase}</Frase>
            </p>
            {leitura && antes}
          </div>
          {lado}
        </div>
        {children}
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

const numero =
  "mt-2 flex flex-wrap items-baseline gap-x-[0.16em] gap-y-1.5 font-semibold font-titulo text-[clamp(3.25rem,2rem+5.4vw,6rem)]/[0.98] tracking-[-0.04em] lining-nums";

/** The currency is smaller than its number. */
function Valor({ isPale, children }: { isPale: boolean; children: string }) {
  const [, currency, number] = /^(R\$) (.+)$/.exec(children) ?? [];
  if (!currency) return <span>{children}</span>;
  return (
    <span className="whitespace-nowrap">
      <span
        className={classNames(
          "mr-[0.35em] align-[0.82em] font-medium text-[0.42em] tracking-normal",
          isPale ? "text-nevoa/70" : "text-nevoa",
        )}
      >
        {currency}
      </span>{" "}
      {number}
    </span>
  );
}

/** The text, a second after its last change: a screen reader hears the result once, not at every key. */
function useLater(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
