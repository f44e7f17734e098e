import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Download } from "lucide";
import { useNavigate } from "react-router";
import { saveCsv } from "~/clients/save-file.ts";
import { CAMPO_IDS } from "./colunas.ts";
import { type GroupCounts, gravadasText, grupoOf } from "./grupos.ts";
import type { ImportacaoState } from "./importacao.ts";

interface SaveBarProps {
  state: ImportacaoState;
  counts: GroupCounts;
  onRetry: () => void;
  onCancel: () => void;
  onSave: () => void;
}

/** What to do with the judged file. The button says how many stores it writes. */
export function SaveBar({ state, counts, onRetry, onCancel, onSave }: SaveBarProps) {
  const navigate = useNavigate();
  const busy = state.status !== "conferida";
  const unjudged = state.linhas.some(({ situacao }) => situacao === null);
  const waiting = counts.entram + counts.segundas;
  const over = counts.gravadas > 0 && waiting === 0;
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-linha border-t bg-papel px-5 py-3 md:px-8">
      <p role="alert" className="mr-auto font-semibold text-erro empty:hidden max-md:w-full">
        {state.erro}
      </p>
      {counts.recusadas > 0 && !busy && (
        <CompactButton variant="bare" icon={Download} onClick={() => downloadRefused(state)} className="max-md:w-full">
          {counts.recusadas === 1 ? "Baixar a que não entra" : `Baixar as ${counts.recusadas} que não entram`}
        </CompactButton>
      )}
      {state.erro && unjudged && <CompactButton onClick={onRetry}>Conferir o que falta</CompactButton>}
      {over ? (
        <CompactButton variant="ipe" onClick={() => navigate("/diagnosticos")} className="max-md:flex-1">
          Ver as lojas
        </CompactButton>
      ) : (
        <>
          <CompactButton onClick={onCancel} className="max-md:flex-1">
            Cancelar
          </CompactButton>
          <CompactButton
            variant="ipe"
            busy={busy}
            aria-disabled={waiting === 0 || unjudged || undefined}
            onClick={onSave}
            className="max-md:flex-[2]"
          >
            Gravar {gravadasText({ lojas: counts.entram, responsaveis: counts.segundas })}
          </CompactButton>
        </>
      )}
    </footer>
  );
}

/** The refused rows with the reason, in the columns that this page reads. */
function downloadRefused({ arquivo, linhas }: ImportacaoState): void {
  const refused = linhas.filter(({ situacao }) => grupoOf(situacao) === "recusadas");
  const rows = refused.map(({ linha, valores, erro }) => [
    ...CAMPO_IDS.map((campo) => valores[campo]),
    String(linha),
    erro ?? "",
  ]);
  saveCsv(`${arquivo.replace(/\.\w+$/, "")}-nao-entram.csv`, [[...CAMPO_IDS, "linha", "motivo"], ...rows]);
}
