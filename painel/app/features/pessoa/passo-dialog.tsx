import { diaOf } from "@eden/domain/dia";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useId, useMemo, useState } from "react";
import { useRpc } from "~/clients/use-rpc.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatHora, formatQuando, instanteOf } from "~/pessoas/quando.ts";
import { calendarioOf, proximasDatas } from "./proximas-datas.ts";

interface PassoDialogProps {
  pessoa: Pessoa;
  /** After an unanswered call: the first date is two working hours from now. */
  soon: boolean;
  onClose: () => void;
  onMark: (passo: { texto: string; em: string } | null) => void;
}

const TEXTOS = ["Ligar", "Mandar a proposta", "Enviar o link", "Confirmar o pagamento", "Marcar a visita"];

/** The next step: what to do and when. */
export function PassoDialog({ pessoa, soon, onClose, onMark }: PassoDialogProps) {
  const [texto, setTexto] = useState(pessoa.passo?.texto ?? (soon ? "Ligar de novo" : ""));
  const [em, setEm] = useState<string | null>(pessoa.passo?.em ?? null);
  const [missing, setMissing] = useState(false);
  const { data: horario } = useRpc("horario", {}, { staleTime: 5 * 60_000 });
  const [opened] = useState(() => Date.now());
  const datas = useMemo(
    () => (horario ? proximasDatas(opened, calendarioOf(horario), soon) : []),
    [horario, opened, soon],
  );
  const chosen = em ?? datas[0]?.em ?? null;
  const mark = () => {
    if (texto.trim() === "" || chosen === null) setMissing(true);
    else onMark({ texto: texto.trim(), em: chosen });
  };
  const pickByKey = numberKeys(datas.length, (index) => setEm(datas[index]?.em ?? null));
  return (
    <Sheet
      onClose={onClose}
      onSubmit={mark}
      titulo={`Próximo passo com ${primeiroNome(pessoa.nome)}`}
      sub="Aparece em Prometido para hoje quando o dia chegar."
      className="max-w-180"
      footer={
        <>
          {pessoa.passo && (
            <CompactButton variant="bare" onClick={() => onMark(null)} className="mr-auto">
              Tirar o passo
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            {chosen ? `Marcar para ${formatQuando(chosen, opened)}` : "Marcar"}
          </CompactButton>
        </>
      }
    >
      <Texto value={texto} invalid={missing && texto.trim() === ""} onChange={setTexto} />
      <fieldset className="mt-5" onKeyDown={pickByKey}>
        <legend className="mb-2 text-body font-semibold">Quando</legend>
        <div className="grid grid-cols-2 gap-2">
          {datas.map((data, index) => (
            <label
              key={data.nome}
              className={classNames(
                "flex min-h-13 items-center gap-2 rounded-control border px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-ipe has-focus-visible:shadow-foco",
                data.em === chosen ? "border-folha bg-orvalho" : "border-linha-2 bg-white",
              )}
            >
              <input
                type="radio"
                name="quando"
                className="sr-only"
                checked={data.em === chosen}
                onChange={() => setEm(data.em)}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-strong">{data.nome}</span>
                <span className="block text-small text-pedra">{data.detalhe}</span>
              </span>
              <ActionKey>{String(index + 1)}</ActionKey>
            </label>
          ))}
          <OutroDia em={chosen} onChange={setEm} />
        </div>
      </fieldset>
    </Sheet>
  );
}

function Texto({ value, invalid, onChange }: { value: string; invalid: boolean; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-body font-semibold">
        O que fazer
      </label>
      <input
        id={id}
        data-autofocus
        value={value}
        maxLength={200}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-erro` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="h-11 w-full rounded-control border-[1.5px] border-contorno bg-white px-3.5 text-read aria-invalid:border-erro"
      />
      {invalid && (
        <p id={`${id}-erro`} role="alert" className="mt-1 text-body text-erro">
          Escreva o que fazer.
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {TEXTOS.map((texto) => (
          <button
            key={texto}
            type="button"
            onClick={() => onChange(texto)}
            className="min-h-9 rounded-full border border-linha-2 bg-white px-3 text-body font-semibold text-mata hover:bg-orvalho pointer-coarse:min-h-11"
          >
            {texto}
          </button>
        ))}
      </div>
    </>
  );
}

/** Any other moment, in São Paulo's time. */
function OutroDia({ em, onChange }: { em: string | null; onChange: (em: string) => void }) {
  const dia = em ? diaOf(em) : "";
  const hora = em ? formatHora(em) : "09:00";
  const fieldStyle = "h-11 min-w-0 flex-1 rounded-control border border-linha-2 bg-white px-3 text-read";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-span-2 max-md:mt-1">
      <span className="w-full text-small/none text-pedra max-md:pb-1 max-md:text-body">Outro momento</span>
      <input
        type="date"
        aria-label="Dia"
        min={diaOf(Date.now())}
        value={dia}
        onChange={({ target }) => target.value !== "" && onChange(instanteOf(target.value, hora))}
        className={fieldStyle}
      />
      <input
        type="time"
        aria-label="Hora"
        value={hora}
        onChange={({ target }) => target.value !== "" && dia !== "" && onChange(instanteOf(dia, target.value))}
        className={fieldStyle}
      />
    </div>
  );
}
