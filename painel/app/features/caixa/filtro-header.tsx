import { type Filtro, readFiltro, writeFiltro } from "@eden/domain/painel/filtro";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Bookmark, Link2, Pencil, TriangleAlert } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { usePapel } from "~/clients/use-eu.ts";
import { formatCount } from "~/parts/format-count.ts";
import { ExportButton } from "./export-button.tsx";
import { FiltroChips } from "./filtro-chips.tsx";
import type { Lista } from "./use-caixa.ts";
import { useVistas } from "./use-vistas.ts";
import { VistaSheet } from "./vista-sheet.tsx";

interface FiltroHeaderProps {
  lista: Lista;
  filtro: Filtro;
  /** Fields of the address that this version does not know. */
  perdidos: number;
  quantas: number | null | undefined;
  onChange: (filtro: Filtro) => void;
  /** Beside a person: what can be done with the whole list waits until it has the width. */
  narrow: boolean;
}

/** Name and count of a filtered list, what can be done with it, and the filter itself. */
export function FiltroHeader({ lista, filtro, perdidos, quantas, onChange, narrow }: FiltroHeaderProps) {
  const { announce, online } = useComandos();
  const vista = useVistas().find(({ id }) => id === lista.v) ?? null;
  const isGestao = usePapel("gestao");
  const [saving, setSaving] = useState<"nova" | "mudar" | null>(null);
  const changed = vista !== null && writeFiltro(readFiltro(vista.filtro).filtro) !== lista.f;
  const mayChange = vista !== null && (!vista.da_equipe || isGestao);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    announce("Link copiado. Quem abrir vê este filtro com as pessoas de hoje.");
  };
  return (
    <header className="grid gap-3 border-b border-linha bg-papel px-5 pt-4 pb-3 lg:px-6">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="mr-auto min-w-0">
          <h2 className="truncate font-titulo text-heading/snug font-semibold text-tinta">
            {vista?.nome ?? lista.nome}
          </h2>
          <p role="status" className="text-body text-pedra">
            {countWords(quantas)}
          </p>
        </div>
        {!narrow && (
          <>
            <CompactButton icon={Link2} onClick={() => void copy()} className="px-3!">
              <span className="max-md:sr-only">Copiar link</span>
            </CompactButton>
            <ExportButton lista={vista ? { ...lista, nome: vista.nome } : lista} />
            {mayChange && !changed && (
              <CompactButton icon={Pencil} onClick={() => setSaving("mudar")} className="px-3!">
                Mudar vista
              </CompactButton>
            )}
            {(vista === null || changed) && (
              <CompactButton
                variant="mata"
                icon={Bookmark}
                aria-disabled={!online}
                title={online ? undefined : "Precisa de conexão."}
                onClick={() => setSaving(mayChange ? "mudar" : "nova")}
                className="px-3!"
              >
                {mayChange ? "Guardar mudanças" : "Guardar vista"}
              </CompactButton>
            )}
          </>
        )}
      </div>
      {saving && (
        <VistaSheet filtro={filtro} vista={saving === "mudar" ? vista : null} onClose={() => setSaving(null)} />
      )}
      {perdidos > 0 && (
        <p className="flex items-center gap-2 rounded-control bg-ipe-claro px-3 py-2 text-body text-aviso">
          <Icon of={TriangleAlert} size={17} />
          {perdidos === 1
            ? "Uma condição deste filtro não existe mais e ficou de fora."
            : `${perdidos} condições deste filtro não existem mais e ficaram de fora.`}
        </p>
      )}
      <FiltroChips filtro={filtro} onChange={onChange} narrow={narrow} />
    </header>
  );
}

function countWords(quantas: number | null | undefined): string {
  if (quantas === null || quantas === undefined) return "Contando…";
  return `${formatCount(quantas)} ${quantas === 1 ? "pessoa" : "pessoas"}`;
}
