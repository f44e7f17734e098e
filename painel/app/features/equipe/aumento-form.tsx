import { AUMENTO_MAX_HORAS, FORMULARIOS, LIMITE_MAXIMO } from "@eden/domain/painel/limites";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { FormActions } from "@eden/ui/dense/form-actions.tsx";
import { type FormEvent, useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { formatQuando } from "~/pessoas/quando.ts";

export type Limite = Saida<"limites">["limites"][number];

interface AumentoFormProps {
  limite: Limite;
  onCancel: () => void;
  onConfirm: (valores: { maximo: number; ate: string }) => Promise<void>;
}

/** How many sends one place may make, and until which full hour. */
export function AumentoForm({
  limite: { formulario, maximo: normal, minutos, aumento },
  onCancel,
  onConfirm,
}: AumentoFormProps) {
  const [horas] = useState(() => nextHoras(Date.now()));
  const [maximo, setMaximo] = useState(String(aumento?.maximo ?? suggestMaximo(normal)));
  const [ate, setAte] = useState(horas.find((hora) => sameHora(hora, aumento?.ate)) ?? horas[3] ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useAtalhos({ Escape: { run: onCancel } });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = problemOf(Number(maximo), normal);
    setError(problem);
    if (problem) return;
    setBusy(true);
    await onConfirm({ maximo: Number(maximo), ate });
    setBusy(false);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`Aumentar o limite: ${FORMULARIOS[formulario].nome}`}
      className="mt-3 rounded-panel border border-linha-2 bg-creme p-3.5"
    >
      <div className="grid items-end gap-2.5 @md:grid-cols-2">
        <DenseField
          label={`Quantos envios em ${minutos} minutos?`}
          hint={`Tantos quantas forem as pessoas na sala. Até ${LIMITE_MAXIMO.toLocaleString("pt-BR")}.`}
          autoFocus
          type="number"
          inputMode="numeric"
          min={normal + 1}
          max={LIMITE_MAXIMO}
          value={maximo}
          onValueChange={setMaximo}
          error={error}
        />
        <DenseField
          as="select"
          label="Até que horas?"
          hint="Depois volta ao normal sozinho."
          value={ate}
          onValueChange={setAte}
          options={horas.map((hora) => [hora, formatQuando(hora, Date.now())] as const)}
        />
      </div>
      <FormActions submit="Aumentar" busy={busy} onCancel={onCancel} />
    </form>
  );
}

const HOUR_MS = 3_600_000;

/** The full hours of the next day, the first at least half an hour away. */
function nextHoras(now: number): string[] {
  const first = Math.ceil((now + HOUR_MS / 2) / HOUR_MS) * HOUR_MS;
  const last = now + AUMENTO_MAX_HORAS * HOUR_MS;
  const count = Math.floor((last - first) / HOUR_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * HOUR_MS).toISOString());
}

const sameHora = (hora: string, ate: string | undefined) => ate !== undefined && Date.parse(hora) === Date.parse(ate);

const suggestMaximo = (normal: number) => Math.min(LIMITE_MAXIMO, Math.max(600, normal * 4));

function problemOf(maximo: number, normal: number): string | undefined {
  if (!Number.isInteger(maximo) || maximo <= normal) return `Escolha mais que ${normal}, o limite normal.`;
  if (maximo > LIMITE_MAXIMO) return `No máximo ${LIMITE_MAXIMO.toLocaleString("pt-BR")}.`;
  return undefined;
}
