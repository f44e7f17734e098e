import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { CAMPO_IDS, CAMPOS, type Campo, type Colunas, OBRIGATORIOS } from "./colunas.ts";
import type { ImportacaoState } from "./importacao.ts";

interface ColunasFormProps {
  state: Pick<ImportacaoState, "cabecalho" | "colunas">;
  /** Open while an obligatory column is missing. */
  open: boolean;
  onChange: (colunas: Colunas) => void;
}

/** Which column of the file is what, in one line; "Trocar" opens the choice. */
export function ColunasForm({ state: { cabecalho, colunas }, open, onChange }: ColunasFormProps) {
  const [editing, setEditing] = useState(false);
  const choose = (campo: Campo, value: string) => {
    const index = value === "" ? null : Number(value);
    // A column is one field: taken by another one, it leaves there.
    const freed = Object.fromEntries(CAMPO_IDS.map((id) => [id, colunas[id] === index ? null : colunas[id]]));
    onChange({ ...(freed as Colunas), [campo]: index });
  };
  if (!editing && !open) {
    const known = CAMPO_IDS.filter((campo) => colunas[campo] !== null);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-linha border-b px-5 py-2 text-body md:px-8">
        <span className="text-pedra">Colunas:</span>
        {known.map((campo) => (
          <span key={campo} className="max-md:hidden">
            <b className="font-strong">{CAMPOS[campo].nome}</b> <span aria-hidden="true">←</span>{" "}
            <span className="text-pedra">“{cabecalho[colunas[campo] ?? -1]}”</span>
          </span>
        ))}
        <span className="text-pedra md:hidden">{known.length} reconhecidas</span>
        <CompactButton onClick={() => setEditing(true)} className="min-h-8 px-2.5 text-small">
          Trocar
        </CompactButton>
      </div>
    );
  }
  return (
    <fieldset className="max-h-[45dvh] overflow-y-auto border-linha border-b px-5 py-3 md:px-8">
      <legend className="sr-only">Colunas do arquivo</legend>
      {open && (
        <p role="alert" className="pb-2 font-semibold text-erro">
          Diga qual coluna traz{" "}
          {OBRIGATORIOS.filter((campo) => colunas[campo] === null)
            .map((campo) => CAMPOS[campo].nome)
            .join(" e ")}
          .
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {CAMPO_IDS.map((campo) => (
          <DenseField
            key={campo}
            as="select"
            label={CAMPOS[campo].nome}
            value={colunas[campo] ?? ""}
            onValueChange={(value) => choose(campo, value)}
            options={[
              ["", "Não está no arquivo"],
              ...cabecalho.map((name, index) => [index, name || `Coluna ${index + 1}`] as const),
            ]}
          />
        ))}
      </div>
      {!open && (
        <CompactButton onClick={() => setEditing(false)} className="mt-3">
          Pronto
        </CompactButton>
      )}
    </fieldset>
  );
}
