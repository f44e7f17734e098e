import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { type FormEvent, useId, useState } from "react";

type Decisao = "confirmar" | "recusar";

interface RevisaoFormProps {
  linha: CobrancaLinha;
  /** Returns whether it was accepted. */
  onDecide: (decisao: Decisao, motivo: string) => Promise<boolean>;
}

const OPCOES = [
  { value: "confirmar", title: "Aceitar como pago", detail: "O pedido vira pago, o recibo sai e o cadastro abre." },
  {
    value: "recusar",
    title: "Recusar",
    detail: "O pedido é cancelado. A devolução é feita no provedor; aqui fica anotada.",
  },
] as const;

/** The decision about a payment of another value. It needs a reason and cannot be undone. */
export function RevisaoForm({ linha, onDecide }: RevisaoFormProps) {
  const id = useId();
  const [decisao, setDecisao] = useState<Decisao>("confirmar");
  const [motivo, setMotivo] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (motivo.trim() === "") return setMissing(true);
    setBusy(true);
    await onDecide(decisao, motivo.trim());
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DenseRadios
        legend="O que fazer"
        name="decisao"
        bullets
        value={decisao}
        onValueChange={setDecisao}
        options={OPCOES}
        className="mb-4"
      />
      <DenseField
        label={
          <>
            Por quê? <span className="font-normal">Fica no registro.</span>
          </>
        }
        value={motivo}
        maxLength={300}
        required
        aria-describedby={`${id}-nota`}
        onValueChange={setMotivo}
        error={missing && motivo.trim() === "" ? "Escreva o motivo da decisão." : undefined}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p id={`${id}-nota`} className="text-small text-pedra">
          Não se desfaz: de “{decisao === "confirmar" ? "pago" : "cancelado"}” não há volta.
        </p>
        <CompactButton
          type="submit"
          variant={decisao === "confirmar" ? "ipe" : "danger"}
          busy={busy}
          className="ml-auto max-md:w-full"
        >
          {decisao === "confirmar" ? `Aceitar ${formatReais(linha.entrou_centavos ?? 0)}` : "Recusar o pedido"}
        </CompactButton>
      </div>
    </form>
  );
}
