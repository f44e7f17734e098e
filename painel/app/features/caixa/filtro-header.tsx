import { type Filtro } from "@eden/domain/painel/filtro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Link2, TriangleAlert } from "lucide";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { formatCount } from "~/parts/format-count.ts";
import { FiltroChips } from "./filtro-chips.tsx";
import type { Lista } from "./use-caixa.ts";

interface FiltroHeaderProps {
  lista: Lista;
  filtro: Filtro;
  /** Fields of the address that this version does not know. */
  perdidos: number;
  quantas: number | null | undefined;
  onChange: (filtro: Filtro) => void;
}

/** Name and count of a filtered list, what can be done with it, and the filter itself. */
export function FiltroHeader({ lista, filtro, perdidos, quantas, onChange }: FiltroHeaderProps) {
  const { announce } = useComandos();
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    announce("Link copiado. Quem abrir vê este filtro com as pessoas de hoje.");
  };
  return (
    <header className="grid gap-3 border-b border-linha bg-papel px-5 pt-4 pb-3 lg:px-6">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h2 className="truncate font-titulo text-heading/snug font-semibold text-tinta">{lista.nome}</h2>
          <p role="status" className="text-body text-pedra">
            {countWords(quantas)}
          </p>
        </div>
        <CompactButton icon={Link2} onClick={() => void copy()} className="px-3!">
          Copiar link
        </CompactButton>
      </div>
      {perdidos > 0 && (
        <p className="flex items-center gap-2 rounded-control bg-ipe-claro px-3 py-2 text-body text-aviso">
          <Icon of={TriangleAlert} size={17} />
          {perdidos === 1
            ? "Uma condição deste filtro não existe mais e ficou de fora."
            : `${perdidos} condições deste filtro não existem mais e ficaram de fora.`}
        </p>
      )}
      <FiltroChips filtro={filtro} onChange={onChange} />
    </header>
  );
}

function countWords(quantas: number | null | undefined): string {
  if (quantas === null || quantas === undefined) return "Contando…";
  return `${formatCount(quantas)} ${quantas === 1 ? "pessoa" : "pessoas"}`;
}
