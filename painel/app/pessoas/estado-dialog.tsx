import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS, type Estado, emEstado, isFechado, keysOf, type Motivo } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { Timer } from "lucide";
import { useState } from "react";
import type { Ajuste } from "~/clients/comandos/comandos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { useMinWidth } from "~/parts/use-is-desk.ts";
import { MotivosField } from "./motivos-field.tsx";
import { primeiroNome } from "./nomes.ts";
import { Planta } from "./planta.tsx";
import { usePrever } from "./use-prever.ts";

interface EstadoDialogProps {
  pessoa: Pick<Pessoa, "id" | "versao" | "nome" | "estado" | "motivo" | "relogio">;
  onClose: () => void;
  /** `ajuste` asks what a proposal should bring. */
  onChange: (estado: Estado, motivo: Motivo | null, ajuste?: Ajuste) => void;
  /** Another value than those that the toast offers. */
  onPrever: () => void;
}

const estados = keysOf(ESTADOS);

/** The state of the conversation. A lost one needs one of five reasons. */
export function EstadoDialog({ pessoa, onClose, onChange, onPrever }: EstadoDialogProps) {
  const { ask } = usePrever();
  const [estado, setEstado] = useState(pessoa.estado);
  const [motivo, setMotivo] = useState(pessoa.motivo);
  const [missing, setMissing] = useState(false);
  const changed = estado !== pessoa.estado || (estado === "folha" && motivo !== pessoa.motivo);
  const save = () => {
    if (estado === "folha" && motivo === null) setMissing(true);
    else if (!changed) onClose();
    else if (estado === "muda") onChange(estado, null, ask(pessoa, onPrever));
    else onChange(estado, estado === "folha" ? motivo : null);
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
      <DenseRadios
        legend="Estado"
        legendHidden
        name="estado"
        value={estado}
        onValueChange={setEstado}
        onKeyDown={choose}
        columns="md:grid-cols-5"
        card="py-1! md:flex-col md:justify-end md:px-1! md:pt-3! md:pb-3.5! md:text-center"
        options={estados.map((id, index) => ({
          value: id,
          before: (
            <span className="flex h-15 w-14 shrink-0 items-center justify-center overflow-clip md:h-28 md:w-full md:items-end md:pb-3">
              <Planta estado={id} scale={isCard ? 92 : 52} />
            </span>
          ),
          title: ESTADOS[id].nome,
          detail: id === pessoa.estado && <span className="md:hidden">estado atual</span>,
          after: (
            <>
              {id === pessoa.estado && (
                <span className="absolute inset-x-0 top-2 text-micro/none font-semibold text-folha max-md:hidden">
                  agora
                </span>
              )}
              <ActionKey>{String(index + 1)}</ActionKey>
            </>
          ),
        }))}
      />
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
            {isFechado(estado) ? (
              <>
                <b>O relógio para.</b> Ninguém fica esperando.
              </>
            ) : (
              <>
                <b>O relógio continua.</b> Só uma resposta faz ele parar.
              </>
            )}
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
