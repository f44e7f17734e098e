import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { nomeDaArea, type Resultado, resultadoOf } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { faixaColour } from "./nota-scale.tsx";

/** The result as its owner saw it on the site: the same rules over the same answers. */
export function Relatorio({ inteira: { respostas, perguntas } }: { inteira: Saida<"loja"> }) {
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const resposta = respostas.find(({ id }) => id === chosen) ?? respostas.at(-1);
  if (!resposta) return null;
  const asked = perguntas.filter(({ versao }) => versao === resposta.versao);
  const resultado = resultadoOf(asked, resposta.respostas);
  if (!resultado) return null;
  return (
    <>
      {respostas.length > 1 && (
        <DenseControl
          as="select"
          aria-label="Relatório de"
          value={resposta.id}
          onValueChange={setChosen}
          options={respostas.map(({ id, em }) => [id, formatQuando(em, now)])}
          className="mb-3"
        />
      )}
      <Paper resultado={resultado} />
    </>
  );
}

const WHEN = [
  ["hoje", "Hoje"],
  ["semana", "Esta semana"],
  ["mes", "Este mês"],
] as const;

function Paper({ resultado: { geral, titulo, areas, comecar, nivel } }: { resultado: Resultado }) {
  return (
    <div className="rounded-mark bg-white px-6 py-6 shadow-suave">
      <p className="font-titulo text-figure/none font-semibold text-mata lining-nums">
        {geral}
        <span className="ml-1.5 font-texto text-body font-normal text-pedra">de 100</span>
      </p>
      <p className="mt-2 font-titulo text-title/snug font-semibold text-mata">{titulo}</p>
      <ul className="mt-4 grid gap-1.5">
        {areas.map(({ area, nota }) => (
          <li key={area} className="grid grid-cols-[minmax(0,1fr)_90px_26px] items-center gap-2 text-small/tight">
            {AREAS[area].nome}
            <svg aria-hidden="true" className={classNames("h-1.5 w-full", faixaColour[faixaOf(nota)])}>
              <rect width="100%" height="6" rx="3" className="fill-linha" />
              <rect width={`${nota}%`} height="6" rx="3" className="fill-current" />
            </svg>
            <b className="text-right font-strong tabular-nums">{nota}</b>
            <span className="sr-only">{FAIXAS[faixaOf(nota)].nome}</span>
          </li>
        ))}
      </ul>
      {comecar.length > 0 && (
        <>
          <h3 className={paperTitle}>Por onde começar</h3>
          <ol className="mt-1 grid gap-1">
            {comecar.map(({ area, cuidado }, index) => (
              <li key={area}>
                <details className="group">
                  <summary className="flex min-h-9 items-center gap-2 rounded-mark text-body/snug pointer-coarse:min-h-11">
                    <span className="text-pedra tabular-nums">{index + 1}.</span>
                    <span>
                      {cuidado?.passos.titulo ?? "Comece por uma conversa com o consultor"}{" "}
                      <span className="text-small text-pedra">{nomeDaArea(area)}</span>
                    </span>
                  </summary>
                  {cuidado && (
                    <dl className="grid gap-1.5 pb-2 pl-5 text-small/snug">
                      {WHEN.map(([id, nome]) => (
                        <div key={id}>
                          <dt className="font-semibold">{nome}</dt>
                          <dd className="text-pedra">{cuidado.passos[id]}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </details>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3 className={paperTitle}>Pacote indicado: {nivel.nome}</h3>
      <p className="mt-1 text-small/snug text-pedra">{nivel.porque}</p>
    </div>
  );
}

const paperTitle = "mt-4 font-texto text-body font-strong tracking-normal text-tinta";
