import { ASSUNTOS, type Assunto } from "@eden/domain/atendimento/assuntos";
import { type Expediente, minutosDoDia } from "@eden/domain/atendimento/expediente";
import { fraseDoPrazo } from "@eden/domain/atendimento/frases";
import type { Calendario } from "@eden/domain/painel/tempo-util";
import { keysOf } from "@eden/domain/painel/valores";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { CheckPromessa } from "./check-promessa.tsx";
import { DiaEditor } from "./dia-editor.tsx";
import { openLike } from "./faixas.ts";
import { FeriadosList } from "./feriados-list.tsx";
import { NoSite } from "./no-site.tsx";
import { ProximasSemanas } from "./proximas-semanas.tsx";

export type Horario = Pick<Saida<"horario">, "horario" | "esperas" | "feriados">;

/** Monday first, as the week is read; the index is that of `dias`. */
const SEMANA = [
  [1, "Segunda"],
  [2, "Terça"],
  [3, "Quarta"],
  [4, "Quinta"],
  [5, "Sexta"],
  [6, "Sábado"],
  [0, "Domingo"],
] as const;

interface HorarioEditorProps {
  saved: Horario;
  site: Pick<Saida<"horario">, "prazo_no_site" | "publicando">;
}

export function HorarioEditor({ saved, site }: HorarioEditorProps) {
  const { send } = useComandos();
  const [draft, setDraft] = useState<Horario>(saved);
  const [busy, setBusy] = useState(false);
  const { horario, esperas, feriados } = draft;
  const changed = JSON.stringify(draft) !== JSON.stringify(saved);
  const setHorario = (change: Partial<typeof horario>) => setDraft({ ...draft, horario: { ...horario, ...change } });
  const setDia = (index: number, faixas: { abre: string; fecha: string }[]) =>
    setHorario({ dias: horario.dias.map((dia, at) => (at === index ? faixas : dia)) });
  const save = async () => {
    setBusy(true);
    await send("gravar_horario", draft, { aviso: "Horário gravado", invalidate: ["horario", "registro"] });
    setBusy(false);
  };
  const calendario: Calendario = {
    dias: horario.dias,
    feriados: Object.fromEntries(feriados.map(({ dia, faixas }) => [dia, faixas])),
  };
  return (
    <div data-form className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_372px]">
      <section className="px-4 py-5 md:px-7">
        <h1 className="font-texto text-title text-pretty leading-relaxed font-normal tracking-normal text-tinta">
          Respondemos{" "}
          <PrazoSelect expediente={horario} onValueChange={(prazo_minutos) => setHorario({ prazo_minutos })} />. O
          relógio de cada pessoa só anda nas faixas verdes.
        </h1>
        <NoSite
          expediente={horario}
          saved={saved.horario}
          prazoNoSite={site.prazo_no_site}
          publicando={site.publicando}
        />
        <Escala />
        {SEMANA.map(([index, nome]) => (
          <DiaEditor
            key={nome}
            nome={nome}
            faixas={horario.dias[index] ?? []}
            onChange={(faixas) => setDia(index, faixas)}
            onOpen={() => setDia(index, openLike(horario.dias))}
          />
        ))}
        <p className="mt-3 text-body text-pedra">
          Horário de Brasília. Arraste as pontas, ou use as setas: 15 minutos por toque.
        </p>
        <QuemEspera esperas={esperas} onChange={(novas) => setDraft({ ...draft, esperas: novas })} />
        <ProximasSemanas calendario={calendario} />
        <CheckPromessa calendario={calendario} prazo={horario.prazo_minutos} />
      </section>
      <aside className="flex flex-col border-linha bg-creme px-4 py-5 max-xl:border-t md:px-6 xl:border-l">
        <FeriadosList
          feriados={feriados}
          dias={horario.dias}
          onChange={(novos) => setDraft({ ...draft, feriados: novos })}
        />
        <div
          data-barra
          className="sticky bottom-0 mt-auto flex items-center gap-2.5 border-t border-linha bg-creme py-3.5"
        >
          <p role="status" className="flex-1 text-body text-pedra">
            {changed ? "Vale para quem escrever a partir de agora." : "Nada mudou ainda."}
          </p>
          {changed && (
            <>
              <CompactButton variant="bare" onClick={() => setDraft(saved)}>
                Descartar
              </CompactButton>
              <CompactButton data-primary variant="mata" busy={busy} onClick={() => void save()}>
                Gravar
              </CompactButton>
            </>
          )}
        </div>
      </aside>
    </div>
  );
}

function Escala() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid grid-cols-[76px_minmax(0,1fr)] gap-x-3 sm:grid-cols-[84px_minmax(0,1fr)_164px]"
    >
      <div className="col-start-2 flex justify-between text-micro text-pedra">
        {[6, 10, 14, 18, 22].map((hora) => (
          <span key={hora} className="w-0 whitespace-nowrap last:[direction:rtl]">
            {hora}h
          </span>
        ))}
      </div>
    </div>
  );
}

const HORAS = [30, 60, 90, 120, 180, 240, 480];

interface PrazoSelectProps {
  expediente: Expediente;
  onValueChange: (minutos: number) => void;
}

/** Working minutes promised for the first reply, in the words that the site uses: hours of work, or whole days. */
function PrazoSelect({ expediente, onValueChange }: PrazoSelectProps) {
  const { prazo_minutos: value, dias } = expediente;
  const dia = minutosDoDia(dias);
  const offered = [...HORAS.filter((minutos) => minutos < dia), dia, 2 * dia, 3 * dia];
  const options = [...new Set([...offered, value])].sort((a, b) => a - b);
  return (
    <DenseControl
      as="select"
      aria-label="Prazo da primeira resposta"
      value={value}
      onValueChange={(minutos) => onValueChange(Number(minutos))}
      options={options.map((prazo_minutos) => [prazo_minutos, fraseDoPrazo({ prazo_minutos, dias })])}
      className="field-sizing-content max-w-full font-semibold text-mata"
    />
  );
}

interface QuemEsperaProps {
  esperas: Partial<Record<Assunto, boolean>>;
  onChange: (esperas: Partial<Record<Assunto, boolean>>) => void;
}

/** Which subjects start the reply clock. */
function QuemEspera({ esperas, onChange }: QuemEsperaProps) {
  return (
    <section aria-labelledby="quem-espera">
      <h2 id="quem-espera" className="mt-7 font-texto text-read font-semibold tracking-normal text-tinta">
        Quem espera resposta
      </h2>
      <p className="mt-1 max-w-[62ch] text-body text-pretty text-pedra">
        Só estes pedidos ligam o relógio, e só a eles prometemos resposta. Quem escreve pela página de acompanhamento
        espera sempre.
      </p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {keysOf(ASSUNTOS).map((assunto) => (
          <li key={assunto} className="flex items-center gap-3 border-b border-linha py-1">
            <span className="min-w-0 flex-1 leading-snug">
              <b className="block font-semibold">{ASSUNTOS[assunto].nome}</b>
              <span className="block text-small text-pedra">{ASSUNTOS[assunto].explicacao}</span>
            </span>
            <Switch
              label={`${ASSUNTOS[assunto].nome} espera resposta`}
              checked={esperas[assunto] === true}
              onCheckedChange={(espera) => onChange({ ...esperas, [assunto]: espera })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
