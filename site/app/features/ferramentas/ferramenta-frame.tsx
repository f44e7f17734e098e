import { AppLink } from "@eden/ui/core/app-link.tsx";
import type { ReactNode } from "react";
import { NaoCarregou } from "./nao-carregou.tsx";
import { Promessa } from "./promessa.tsx";

interface FerramentaFrameProps {
  /** One word of it is in <em>. */
  titulo: ReactNode;
  lead: string;
  /** Not once the owner has typed: it would replace what they have. */
  onExemplo?: (() => void) | undefined;
  /** The link that opened the page could not be read. */
  isUnreadable: boolean;
  form?: ReactNode;
  resultado?: ReactNode;
  /** In place of form and result, across the whole width. */
  corpo?: ReactNode;
  children: ReactNode;
}

/** What the tools share: the question, the fields at the left, the answer at the right, and what follows from it below. */
export function FerramentaFrame({
  titulo,
  lead,
  onExemplo,
  isUnreadable,
  form,
  resultado,
  corpo,
  children,
}: FerramentaFrameProps) {
  return (
    <>
      <div className="pagina pt-2">
        <p className="pt-3 text-peq">
          <AppLink
            to="/ferramentas"
            className="-my-3 inline-flex min-h-11 items-center font-semibold text-folha underline-offset-4 hover:underline"
          >
            Ferramentas do dono
          </AppLink>
        </p>
        <h1 className="mt-3.5 max-w-[17ch] text-[clamp(2.375rem,1.7rem+2.8vw,4rem)]/[1.04] tracking-[-0.028em]">
          {titulo}
        </h1>
        <p className="mt-4 max-w-[54ch] text-lead text-pedra lg:max-w-[46ch]">{lead}</p>
        {onExemplo && (
          <button
            type="button"
            onClick={onExemplo}
            data-cedo
            className="mt-1.5 flex min-h-11 items-center font-semibold text-folha underline underline-offset-4 noscript:hidden"
          >
            Ver com um exemplo inventado
          </button>
        )}
        <Promessa />
        <p className="mt-4 hidden max-w-[60ch] rounded-panel bg-aviso-fundo px-4 py-3 text-aviso noscript:block">
          Esta conta precisa de JavaScript. Sem ele, dá para fazer à mão: a fórmula está em “Como calculamos”, no fim da
          página.
        </p>
        {isUnreadable && (
          <p role="alert" className="mt-4 max-w-[60ch] rounded-panel bg-aviso-fundo px-4 py-3 text-aviso">
            Este link não pôde ser lido. A conta está vazia, pronta para os seus números.
          </p>
        )}
      </div>
      {corpo ?? (
        <div className="pagina mt-8 grid gap-6 lg:mt-12 lg:grid-cols-[26.5rem_minmax(0,1fr)] lg:items-start lg:gap-10">
          <div className="grid gap-4">{form}</div>
          <div className="min-w-0 lg:sticky lg:top-6">{resultado}</div>
        </div>
      )}
      <NaoCarregou />
      {children}
    </>
  );
}
