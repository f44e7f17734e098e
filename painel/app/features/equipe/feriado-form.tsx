import { diaOf } from "@eden/domain/dia";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { compactField } from "~/parts/compact-field.ts";

export type Feriado = Saida<"horario">["feriados"][number];

interface FeriadoFormProps {
  taken: readonly string[];
  onAdd: (feriado: Feriado) => void;
  onCancel: () => void;
}

/** A local holiday, or a day that ends earlier. */
export function FeriadoForm({ taken, onAdd, onCancel }: FeriadoFormProps) {
  const id = useId();
  const [dia, setDia] = useState("");
  const [nome, setNome] = useState("");
  const [ate, setAte] = useState("");
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf({ dia, nome, ate }, taken);
    setError(problem);
    if (problem) return;
    const faixas = ate ? [{ abre: "08:00", fecha: ate }] : [];
    onAdd({ dia, nome: nome.trim(), faixas, nacional: false });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Novo dia"
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      className="mt-3 rounded-panel border border-linha-2 bg-papel p-3.5"
    >
      <div className="grid grid-cols-2 gap-2.5 text-body font-semibold">
        <label>
          Dia
          <input
            // biome-ignore lint/a11y/noAutofocus: opened by a button to be filled in
            autoFocus
            type="date"
            min={diaOf(Date.now())}
            value={dia}
            onChange={(event) => setDia(event.target.value)}
            aria-describedby={error && `${id}-erro`}
            className={`${compactField} mt-1 w-full font-normal`}
          />
        </label>
        <label>
          Aberto até <span className="font-normal text-pedra">(opcional)</span>
          <input
            type="time"
            step={900}
            value={ate}
            onChange={(event) => setAte(event.target.value)}
            aria-describedby={error && `${id}-erro`}
            className={`${compactField} mt-1 w-full font-normal`}
          />
        </label>
        <label className="col-span-2">
          Nome
          <input
            value={nome}
            maxLength={80}
            onChange={(event) => setNome(event.target.value)}
            aria-describedby={error && `${id}-erro`}
            className={`${compactField} mt-1 w-full font-normal`}
          />
        </label>
      </div>
      <p id={`${id}-erro`} role="alert" className="mt-2 text-body font-semibold text-erro empty:hidden">
        {error}
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <CompactButton variant="bare" onClick={onCancel}>
          Cancelar
        </CompactButton>
        <CompactButton type="submit" variant="mata">
          Adicionar
        </CompactButton>
      </div>
    </form>
  );
}

function problemOf({ dia, nome, ate }: { dia: string; nome: string; ate: string }, taken: readonly string[]) {
  if (!dia) return "Escolha o dia.";
  if (taken.includes(dia)) return "Este dia já está na lista.";
  if (nome.trim() === "") return "Dê um nome ao dia.";
  if (ate && ate <= "08:00") return "O fechamento precisa ser depois das 8:00.";
  return undefined;
}
