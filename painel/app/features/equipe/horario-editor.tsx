import type { Calendario } from "@eden/domain/painel/tempo-util";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { CheckPromessa } from "./check-promessa.tsx";
import { DiaEditor } from "./dia-editor.tsx";
import { openLike } from "./faixas.ts";
import { FeriadosList } from "./feriados-list.tsx";
import { NoSite } from "./no-site.tsx";
import { PrazoSelect } from "./prazo-select.tsx";
import { ProximasSemanas } from "./proximas-semanas.tsx";
import { QuemEspera } from "./quem-espera.tsx";

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
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_372px]">
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
        <div className="sticky bottom-0 mt-auto flex items-center gap-2.5 border-t border-linha bg-creme py-3.5">
          <p role="status" className="flex-1 text-body text-pedra">
            {changed ? "Vale para quem escrever a partir de agora." : "Nada mudou ainda."}
          </p>
          {changed && (
            <>
              <CompactButton variant="bare" onClick={() => setDraft(saved)}>
                Descartar
              </CompactButton>
              <CompactButton variant="mata" busy={busy} onClick={() => void save()}>
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
