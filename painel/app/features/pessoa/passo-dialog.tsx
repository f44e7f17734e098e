import { diaOf } from "@eden/domain/dia";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl, DenseField } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { useMemo, useState } from "react";
import { keepRascunho, passoKey, readRascunho } from "~/clients/rascunhos.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { numberKeys } from "~/parts/number-keys.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { calendarioOf } from "~/pessoas/calendario.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatHora, formatQuando, instanteOf } from "~/pessoas/quando.ts";
import { proximasDatas } from "./proximas-datas.ts";

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
  const chave = passoKey(pessoa.id);
  const [refused] = useState(() => JSON.parse(readRascunho(chave) || "null") as { texto: string; em: string } | null);
  const [texto, setTexto] = useState((refused ?? pessoa.passo)?.texto ?? (soon ? "Ligar de novo" : ""));
  const [em, setEm] = useState<string | null>((refused ?? pessoa.passo)?.em ?? null);
  const [missing, setMissing] = useState(false);
  const { data: horario } = useRpc("horario", {}, { staleTime: 5 * 60_000 });
  const [opened] = useState(() => Date.now());
  const datas = useMemo(
    () => (horario ? proximasDatas(opened, calendarioOf(horario), soon) : []),
    [horario, opened, soon],
  );
  const chosen = em ?? datas[0]?.em ?? null;
  const mark = () => {
    if (texto.trim() === "" || chosen === null) return setMissing(true);
    const passo = { texto: texto.trim(), em: chosen };
    keepRascunho(chave, JSON.stringify(passo));
    return onMark(passo);
  };
  const cancel = () => {
    keepRascunho(chave, "");
    onClose();
  };
  const pickByKey = numberKeys(datas.length, (index) => setEm(datas[index]?.em ?? null));
  return (
    <Sheet
      onClose={cancel}
      onSubmit={mark}
      titulo={`Próximo passo com ${primeiroNome(pessoa.nome)}`}
      sub="Aparece em Hoje quando o dia chegar."
      className="max-w-180"
      footer={
        <>
          {pessoa.passo && (
            <CompactButton variant="bare" onClick={() => onMark(null)} className="mr-auto">
              Tirar o passo
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={cancel} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            {chosen ? `Marcar para ${formatQuando(chosen, opened)}` : "Marcar"}
          </CompactButton>
        </>
      }
    >
      <Texto value={texto} invalid={missing && texto.trim() === ""} onChange={setTexto} />
      <DenseRadios
        legend="Quando"
        name="quando"
        value={chosen}
        onValueChange={setEm}
        onKeyDown={pickByKey}
        className="mt-5"
        columns="grid-cols-2"
        options={datas.map(({ em, nome, detalhe }, index) => ({
          value: em,
          title: nome,
          detail: <span className="max-md:text-micro">{detalhe}</span>,
          after: <ActionKey>{String(index + 1)}</ActionKey>,
        }))}
      >
        <OutroDia em={chosen} onChange={setEm} />
      </DenseRadios>
    </Sheet>
  );
}

function Texto({ value, invalid, onChange }: { value: string; invalid: boolean; onChange: (value: string) => void }) {
  return (
    <>
      <DenseField
        label="O que fazer"
        data-autofocus
        value={value}
        maxLength={200}
        onValueChange={onChange}
        error={invalid ? "Escreva o que fazer." : undefined}
      />
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
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-span-2 max-md:mt-1">
      <span className="w-full text-small/none text-pedra max-md:pb-1 max-md:text-body">Outro momento</span>
      <DenseControl
        type="date"
        aria-label="Dia"
        min={diaOf(Date.now())}
        value={dia}
        onValueChange={(value) => value !== "" && onChange(instanteOf(value, hora))}
        className="flex-1"
      />
      <DenseControl
        type="time"
        aria-label="Hora"
        value={hora}
        onValueChange={(value) => value !== "" && dia !== "" && onChange(instanteOf(dia, value))}
        className="flex-1"
      />
    </div>
  );
}
