import type { ReactNode } from "react";
import type { Recebido } from "~/pessoas/recebido.ts";
import { ChegadaChoice, DepoisChoice, QuandoField } from "~/pessoas/recebido-fields.tsx";

interface RecebidoEscolhasProps {
  valor: Recebido;
  onChange: (change: Partial<Recebido>) => void;
  /** The person waits already. */
  waits: boolean;
  /** Beside the moment. */
  children: ReactNode;
}

/** How and when a contact came, and what follows. */
export function RecebidoEscolhas({ valor, onChange, waits, children }: RecebidoEscolhasProps) {
  return (
    <>
      <ChegadaChoice dense valor={valor} onChange={onChange} />
      <DepoisChoice legendHidden valor={valor} onChange={onChange} waits={waits} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuandoField valor={valor} onChange={onChange} />
        {children}
      </div>
    </>
  );
}
