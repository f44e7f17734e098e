import { Icon } from "@eden/ui/core/icon.tsx";
import { FileChoice } from "@eden/ui/dense/file-choice.tsx";
import { FileSpreadsheet } from "lucide";
import { type DragEvent, useState } from "react";

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
    <div className="grid flex-1 content-start gap-4 px-5 py-6 md:px-8">
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
        className="grid max-w-180 cursor-pointer justify-items-center gap-2 rounded-sheet border-2 border-dashed border-contorno bg-white px-6 py-12 text-center hover:border-folha has-focus-visible:border-tinta has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta data-over:border-folha data-over:bg-orvalho"
      >
        <Icon of={FileSpreadsheet} size={40} strokeWidth={1.4} className="text-folha" />
        <span className="text-title font-strong text-mata">Escolher o arquivo CSV</span>
        <span className="text-pedra">ou arraste para cá. Até 5 MB.</span>
      </FileChoice>
      <p role="alert" className="font-semibold text-erro empty:hidden">
        {erro}
      </p>
      <p className="max-w-[64ch] text-pedra">
        A primeira linha traz os nomes das colunas. <b className="font-strong text-tinta">CNPJ</b> e{" "}
        <b className="font-strong text-tinta">CPF de quem responde</b> são obrigatórios; loja, responsável, WhatsApp,
        cidade e estado ajudam no convite. Loja que já está aqui não muda.
      </p>
    </div>
  );
}
