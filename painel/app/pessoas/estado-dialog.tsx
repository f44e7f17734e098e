import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS, type Estado, emEstado, keysOf, type Motivo } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide";
import { useState } from "react";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { useMinWidth } from "~/parts/use-is-desk.ts";
import { chosenStyle, MotivosField, optionStyle } from "./motivos-field.tsx";
import { primeiroNome } from "./nomes.ts";
import { Planta } from "./planta.tsx";

interface EstadoDialogProps {
  pessoa: Pick<Pessoa, "nome" | "estado" | "motivo" | "relogio">;
  onClose: () => void;
  onChange: (estado: Estado, motivo: Motivo | null) => void;
}

const estados = keysOf(ESTADOS);

/** The state of the conversation. A lost one needs one of five reasons. */
export function EstadoDialog({ pessoa, onClose, onChange }: EstadoDialogProps) {
  const [estado, setEstado] = useState(pessoa.estado);
  const [motivo, setMotivo] = useState(pessoa.motivo);
  const [missing, setMissing] = useState(false);
  const changed = estado !== pessoa.estado || (estado === "folha" && motivo !== pessoa.motivo);
  const save = () => {
    if (estado === "folha" && motivo === null) setMissing(true);
    else if (changed) onChange(estado, estado === "folha" ? motivo : null);
    else onClose();
  };
  const isCard = useMinWidth(48);
  const choose = numberKeys(estados.length, (index) => setEstado(estados[index] ?? estado));
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Em que ponto está ${primeiroNome(pessoa.nome)}?`}
      className="max-w-170"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant={changed ? "ipe" : "outline"}>
            {submitWords(pessoa.estado, estado, changed)}
          </CompactButton>
        </>
      }
    >
      <fieldset onKeyDown={choose} className="grid gap-2 md:grid-cols-5">
        <legend className="sr-only">Estado</legend>
        {estados.map((id, index) => (
          <label
            key={id}
            className={classNames(
              optionStyle,
              "relative py-1! md:flex-col md:justify-end md:px-1! md:pt-3! md:pb-3.5! md:text-center",
              id === estado && chosenStyle,
            )}
          >
            <input
              type="radio"
              name="estado"
              data-autofocus={id === pessoa.estado || undefined}
              className="sr-only"
              checked={id === estado}
              onChange={() => setEstado(id)}
            />
            <span className="flex h-15 w-14 shrink-0 items-center justify-center overflow-clip md:h-28 md:w-full md:items-end md:pb-3">
              <Planta estado={id} scale={isCard ? 92 : 52} />
            </span>
            <span className="min-w-0 max-md:flex-1">
              <span className="block font-strong">{ESTADOS[id].nome}</span>
              {id === pessoa.estado && <span className="block text-small text-pedra md:hidden">estado atual</span>}
            </span>
            {id === pessoa.estado && (
              <span className="absolute inset-x-0 top-2 text-micro/none font-semibold text-folha max-md:hidden">
                agora
              </span>
            )}
            <ActionKey>{String(index + 1)}</ActionKey>
          </label>
        ))}
      </fieldset>
      {estado === "folha" && (
        <div className="mt-4">
          <MotivosField
            legend="Por que parou?"
            value={motivo}
            missing={missing && motivo === null}
            onChange={setMotivo}
          />
        </div>
      )}
      {pessoa.relogio && (
        <p className="mt-4 flex items-center gap-2.5 rounded-control bg-ipe-claro px-3.5 py-2.5 text-body text-aviso">
          <Icon of={Timer} size={18} />
          <span>
            <b>O relógio continua.</b> Só uma resposta faz ele parar.
          </span>
        </p>
      )}
    </Sheet>
  );
}

function submitWords(from: Estado, to: Estado, changed: boolean): string {
  if (from === to && changed) return "Guardar o motivo";
  return from === to ? `Manter ${emEstado(to)}` : ESTADOS[to].verbo;
}
