import { FORMULARIOS, type Formulario } from "@eden/domain/painel/limites";
import { keysOf } from "@eden/domain/painel/valores";
import { useState } from "react";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { LimiteRow } from "./limite-row.tsx";

/** How much each form takes from one place, and the hours for which gestao raises it. */
export function LimitesPage() {
  // A raise ends in the database by itself.
  const query = useRpc("limites", {}, { refetchInterval: 30_000 });
  // One form at a time.
  const [editing, setEditing] = useState<Formulario | null>(null);
  return (
    <div className="@container max-w-250 px-4 py-5 md:px-7 md:py-6">
      <QueryState query={query}>
        {({ limites }) => (
          <section>
            <h1 className="max-w-[70ch] font-texto text-title/snug font-normal tracking-normal text-pretty text-tinta">
              <b className="font-semibold text-mata">Vai ter live? Aumente o limite do formulário.</b> Na hora que você
              escolher, ele volta ao normal sozinho.
            </h1>
            <ul className="mt-4 border-t border-dashed border-linha-2">
              {keysOf(FORMULARIOS).map((formulario) => {
                const limite = limites.find((outro) => outro.formulario === formulario);
                return (
                  limite && (
                    <LimiteRow
                      key={formulario}
                      limite={limite}
                      editing={editing === formulario}
                      onEditing={(open) => setEditing(open ? formulario : null)}
                    />
                  )
                );
              })}
            </ul>
          </section>
        )}
      </QueryState>
      <QuandoAumentar />
    </div>
  );
}

function QuandoAumentar() {
  return (
    <section
      aria-labelledby="quando-aumentar"
      className="mt-8 rounded-panel border border-linha bg-creme p-4 text-body @2xl:p-5"
    >
      <h2 id="quando-aumentar" className="font-texto text-read font-semibold tracking-normal text-tinta">
        Quando aumentar
      </h2>
      <ul className="mt-3 max-w-[80ch] list-disc space-y-2.5 pl-4.5 marker:text-folha">
        <li>
          <b className="font-semibold">Evento em uma sala:</b> todos usam a mesma internet e contam como um lugar só.
          Passou do limite, o formulário pede para esperar alguns minutos.
        </li>
        <li>
          <b className="font-semibold">Cada um na sua casa:</b> não precisa. Cada internet tem o seu limite.
        </li>
        <li>
          <b className="font-semibold">Mais de 5.000 inscritos:</b> avise também o desenvolvimento, na véspera.
        </li>
      </ul>
      <p className="mt-3.5 text-pedra">
        O limite existe contra robôs. Por isso o aumento dura no máximo um dia e fica no registro de acessos.
      </p>
    </section>
  );
}
