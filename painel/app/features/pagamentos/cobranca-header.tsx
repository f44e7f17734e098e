import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { lugarOf } from "~/pessoas/nomes.ts";
import { DonoMark } from "./dono-mark.tsx";

interface CobrancaHeaderProps {
  linha: CobrancaLinha;
  volta: string;
  /** Why the payment is not finished. */
  children: ReactNode;
}

/** Who it is about, with the way to the whole person and, where the list is another screen, back. */
export function CobrancaHeader({ linha, volta, children }: CobrancaHeaderProps) {
  useHeadingFocus();
  const facts = [lugarOf(linha), formatTelefone(linha.telefone)].filter(Boolean).join(" · ");
  return (
    <header className="border-b border-linha px-5 pt-2 pb-4 xl:px-6 xl:pt-5">
      <Link to={volta} className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-3 font-semibold text-mata xl:hidden">
        <Icon of={ChevronLeft} size={20} />
        Pagamentos
      </Link>
      <div className="flex items-start gap-2.5">
        <h2
          {...HEADING}
          className="min-w-0 flex-1 pt-1 text-heading/tight text-balance focus:shadow-none focus:outline-none"
        >
          {linha.nome}
        </h2>
        <DonoMark dono={linha.dono} />
        {linha.pessoa && (
          <Link
            to={`/caixa/${linha.pessoa}?vista=todas`}
            className={compactButtonStyle("outline", "min-h-8! px-2.5! max-md:min-h-11!")}
          >
            Ver pessoa
          </Link>
        )}
      </div>
      <p className="mt-1 text-body/snug text-pedra">{facts}</p>
      {children}
    </header>
  );
}
