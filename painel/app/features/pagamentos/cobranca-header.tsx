import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronLeft } from "lucide";
import { Link } from "react-router";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { lugarOf } from "~/pessoas/nomes.ts";

interface CobrancaHeaderProps {
  linha: CobrancaLinha;
  volta: string;
}

/** Who it is about, with the way to the whole person and, where the list is another screen, back. */
export function CobrancaHeader({ linha, volta }: CobrancaHeaderProps) {
  useHeadingFocus();
  return (
    <header className="border-b border-linha bg-papel px-5 pt-3 pb-4 xl:pt-4.5">
      <div className="mb-1 flex items-center justify-between gap-3 xl:hidden">
        <Link to={volta} className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-3 font-semibold text-mata">
          <Icon of={ChevronLeft} size={20} />
          Pagamentos
        </Link>
        <PessoaLink pessoa={linha.pessoa} />
      </div>
      <div className="flex items-start gap-3.5">
        <Avatar name={linha.nome} className="size-13 text-read!" />
        <div className="min-w-0 flex-1">
          <h2 {...HEADING} className="text-heading/tight text-balance focus:shadow-none focus:outline-none">
            {linha.nome}
          </h2>
          <p className="mt-0.5 text-body/snug text-pedra">{lugarOf(linha)}</p>
          <p className="text-body/snug text-pedra">{formatTelefone(linha.telefone)}</p>
        </div>
        <PessoaLink pessoa={linha.pessoa} className="max-xl:hidden" />
      </div>
    </header>
  );
}

function PessoaLink({ pessoa, className }: { pessoa: string | null; className?: string }) {
  if (pessoa === null) return null;
  return (
    <Link
      to={`/caixa/${pessoa}?vista=todas`}
      className={compactButtonStyle(
        "outline",
        classNames("border-transparent! bg-orvalho! hover:border-folha!", className),
      )}
    >
      Ver pessoa
    </Link>
  );
}
