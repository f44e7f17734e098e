import { FINALIDADES, type Finalidade, keysOf } from "@eden/domain/painel/valores";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { Download } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useMay } from "~/clients/use-eu.ts";
import { Sheet } from "~/parts/sheet.tsx";
import type { Lista } from "./use-caixa.ts";

interface ExportButtonProps {
  lista: Lista;
  /** As a square beside the search; without it, with its word. */
  square?: string;
}

/** Downloads the list as a spreadsheet, for gestao. */
export function ExportButton({ lista, square }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  if (!useMay("exportar_caixa")) return null;
  return (
    <>
      {square ? (
        <button
          type="button"
          aria-label={`Exportar ${lista.nome} em CSV`}
          title="Exportar esta lista em CSV"
          onClick={() => setOpen(true)}
          className={square}
        >
          <Icon of={Download} size={18} />
        </button>
      ) : (
        <CompactButton icon={Download} onClick={() => setOpen(true)} className="px-3!">
          <span className="max-md:sr-only">Exportar</span>
        </CompactButton>
      )}
      {open && <ExportSheet lista={lista} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the file is for decides whether it has only people who accept news; the member may still say otherwise. */
function ExportSheet({ lista, onClose }: { lista: Lista; onClose: () => void }) {
  const { announce } = useComandos();
  const [finalidade, setFinalidade] = useState<Finalidade>("trabalho");
  const [only, setOnly] = useState(false);
  const choose = (chosen: Finalidade) => {
    setFinalidade(chosen);
    setOnly(chosen === "novidades");
  };
  return (
    <Sheet
      onClose={onClose}
      titulo={`Exportar ${lista.nome}`}
      sub="Uma planilha com contato, origem, consentimento, dono e estado de cada pessoa."
      className="max-w-120"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          {/* An ordinary link: the file goes to disk and not through the page. */}
          <a
            href={exportUrl(lista, { finalidade, only })}
            download
            onClick={() => {
              announce("O arquivo está sendo baixado. A exportação fica no registro de acessos.");
              onClose();
            }}
            className={compactButtonStyle("ipe")}
          >
            <Icon of={Download} size={18} />
            Baixar CSV
          </a>
        </>
      }
    >
      <DenseRadios
        legend="Para quê?"
        name="finalidade"
        bullets
        value={finalidade}
        onValueChange={choose}
        options={keysOf(FINALIDADES).map((id) => ({ value: id, title: FINALIDADES[id] }))}
      />
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="text-body">
          <b className="font-semibold">Só quem aceita novidades</b>
          <span className="block text-small/snug text-pedra">
            {only ? "Quem não aceitou fica fora do arquivo." : "O arquivo diz de cada pessoa se ela aceita."}
          </span>
        </p>
        <Switch label="Só quem aceita novidades" checked={only} onCheckedChange={setOnly} />
      </div>
    </Sheet>
  );
}

function exportUrl({ nome, vista, origem, f }: Lista, { finalidade, only }: { finalidade: Finalidade; only: boolean }) {
  const lista = f === undefined ? { vista, ...(origem && { origem }) } : { f, nome };
  const query = new URLSearchParams({ ...lista, finalidade, ...(only && { so_novidades: "sim" }) });
  return `/api/painel/exportar/caixa.csv?${query}`;
}
