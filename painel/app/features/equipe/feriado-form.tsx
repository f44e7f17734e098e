import { diaOf } from "@eden/domain/dia";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { FormActions } from "@eden/ui/dense/form-actions.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";

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
  useAtalhos({ Escape: { run: onCancel } });
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
      className="mt-3 rounded-panel border border-linha-2 bg-papel p-3.5"
    >
      <div className="grid grid-cols-2 gap-2.5">
        <DenseField
          label="Dia"
          autoFocus
          type="date"
          min={diaOf(Date.now())}
          value={dia}
          onValueChange={setDia}
          aria-describedby={error && id}
        />
        <DenseField
          label="Aberto até"
          optional
          type="time"
          step={900}
          value={ate}
          onValueChange={setAte}
          aria-describedby={error && id}
        />
        <DenseField
          label="Nome"
          span="col-span-2"
          value={nome}
          maxLength={80}
          onValueChange={setNome}
          aria-describedby={error && id}
        />
      </div>
      <FormActions id={id} error={error} submit="Adicionar" onCancel={onCancel} />
    </form>
  );
}

function problemOf({ dia, nome, ate }: { dia: string; nome: string; ate: string }, taken: readonly string[]) {
  if (!dia) return "Escolha o dia.";
  if (taken.includes(dia)) return "Este dia já está na lista.";
  if (nome.trim() === "") return "Dê um nome ao dia.";
  if (ate && ate <= "08:00") return "O fechamento precisa ser depois das 08:00.";
  return undefined;
}
