import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { FileChoice } from "@eden/ui/dense/file-choice.tsx";
import { Download, FileSpreadsheet } from "lucide";
import { type DragEvent, useState } from "react";
import { saveCsv } from "~/clients/save-file.ts";
import { CAMPO_IDS, CAMPOS, OBRIGATORIOS } from "./colunas.ts";

interface ArquivoDropProps {
  busy: boolean;
  erro: string | null;
  onFile: (file: File) => void;
}

/** Where the file comes in: chosen, or dropped. */
export function ArquivoDrop({ busy, erro, onFile }: ArquivoDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div className="grid flex-1 content-start items-start gap-x-8 gap-y-4 px-5 py-6 md:px-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <FileChoice
        accept=".csv,text/csv,text/plain"
        disabled={busy}
        onFile={onFile}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-over={over || undefined}
        className="grid cursor-pointer content-center justify-items-center gap-2 rounded-sheet border-2 border-dashed border-contorno bg-white px-6 py-12 text-center lg:min-h-100 hover:border-folha has-focus-visible:border-tinta has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta data-over:border-folha data-over:bg-orvalho"
      >
        <Icon of={FileSpreadsheet} size={40} strokeWidth={1.4} className="text-folha" />
        <span className="text-title font-strong text-mata">Escolher o arquivo CSV</span>
        <span className="text-pedra">ou arraste para cá. Até 5 MB.</span>
      </FileChoice>
      <p role="alert" className="font-semibold text-erro empty:hidden lg:col-span-2 lg:row-start-1">
        {erro}
      </p>
      <Colunas />
    </div>
  );
}

/** What the file may hold, and an empty one to fill in. */
function Colunas() {
  return (
    <section className="rounded-sheet border border-linha bg-creme px-5 py-5">
      <h2 className="font-texto text-read/snug font-strong tracking-normal text-tinta">O que o arquivo traz</h2>
      <p className="mt-1 text-body text-pretty text-pedra">
        Os nomes das colunas na primeira linha, em qualquer ordem. Loja que já está aqui não muda.
      </p>
      <ul className="mt-3 divide-y divide-linha border-y border-linha">
        {CAMPO_IDS.map((campo) => (
          <li key={campo} className="flex items-baseline justify-between gap-3 py-1.5 text-body">
            <b className="font-strong">{CAMPOS[campo].nome}</b>
            <span className="text-small text-pedra">
              {OBRIGATORIOS.includes(campo) ? "obrigatório" : "ajuda no convite"}
            </span>
          </li>
        ))}
      </ul>
      <CompactButton
        icon={Download}
        onClick={() => saveCsv("lojas.csv", [CAMPO_IDS.map((campo) => CAMPOS[campo].nome)])}
        className="mt-4 max-sm:w-full"
      >
        Baixar uma planilha vazia
      </CompactButton>
    </section>
  );
}
