import { CAMPOS_DO_FILTRO, type CampoDoFiltro, changeCampo, type Filtro } from "@eden/domain/painel/filtro";
import { keysOf } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { Sheet } from "~/parts/sheet.tsx";
import { FiltroField } from "./filtro-fields.tsx";

interface FiltroSheetProps {
  /** The only field shown; null shows them all. */
  campo: CampoDoFiltro | null;
  filtro: Filtro;
  onClose: () => void;
  onApply: (filtro: Filtro) => void;
}

/** The fields of the filter. Nothing changes in the list before it is applied. */
export function FiltroSheet({ campo, filtro, onClose, onApply }: FiltroSheetProps) {
  const [draft, setDraft] = useState(filtro);
  const clear = () => setDraft(campo ? changeCampo(draft, campo) : {});
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => onApply(draft)}
      titulo={campo ? CAMPOS_DO_FILTRO[campo].nome : "Filtrar pessoas"}
      className={campo ? "max-w-140" : "max-w-220"}
      footer={
        <>
          <CompactButton variant="bare" onClick={clear} className="mr-auto">
            Limpar
          </CompactButton>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            Mostrar
          </CompactButton>
        </>
      }
    >
      {campo ? (
        <FiltroField campo={campo} filtro={draft} onChange={setDraft} />
      ) : (
        <div className="max-md:grid max-md:gap-6 md:columns-2 md:gap-7 md:*:mb-6 md:*:break-inside-avoid">
          {keysOf(CAMPOS_DO_FILTRO).map((id) => (
            <FiltroField key={id} campo={id} filtro={draft} onChange={setDraft} />
          ))}
        </div>
      )}
    </Sheet>
  );
}
