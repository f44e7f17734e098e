import { diaOf } from "@eden/domain/dia";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { Sheet } from "~/parts/sheet.tsx";
import type { Dialogo } from "./acoes-context.ts";

interface ContratoDialogProps {
  contrato: Extract<Dialogo, { tipo: "contrato" }>;
  onClose: () => void;
  onChange: (cadastro: string, fim: string | null) => void;
}

/** The last day of a contract: the sign-up is kept for five years from there. */
export function ContratoDialog({ contrato: { cadastro, desde, fim }, onClose, onChange }: ContratoDialogProps) {
  const [hoje] = useState(() => diaOf(Date.now()));
  const [dia, setDia] = useState(fim ?? hoje);
  const [refused, setRefused] = useState(false);
  const primeiro = diaOf(desde);
  const valid = dia >= primeiro && dia <= hoje;
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => (valid ? onChange(cadastro, dia) : setRefused(true))}
      titulo="Fim do contrato"
      sub={`O cadastro, com CPF e endereço, é apagado ${formatPrazo(prazos.contrato)} depois deste dia. A conta no EdenApp não muda: encerre por lá.`}
      className="max-w-120"
      footer={
        <>
          {fim && (
            <CompactButton variant="bare" onClick={() => onChange(cadastro, null)} className="mr-auto">
              O contrato continua
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="mata">
            Guardar
          </CompactButton>
        </>
      }
    >
      <DenseField
        label="Último dia do contrato"
        type="date"
        data-autofocus
        min={primeiro}
        max={hoje}
        value={dia}
        onValueChange={setDia}
        error={refused && !valid ? "Escolha um dia entre o do cadastro e hoje." : undefined}
      />
    </Sheet>
  );
}
