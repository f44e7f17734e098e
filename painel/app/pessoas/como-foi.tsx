import { RESULTADOS, type ResultadoContato } from "@eden/domain/painel/valores";
import { useEffect, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import type { Pergunta } from "./contatos-pendentes.ts";
import { formatHora } from "./quando.ts";

interface ComoFoiProps {
  nome: string;
  pergunta: Pergunta;
  /** Where the text is. */
  texto?: string;
  /** The contact was just opened from this screen: focus moves here, so that the number keys answer. */
  asked: boolean;
  onAnswer: (resultado: ResultadoContato) => void;
  onLater: () => void;
}

const OPCOES = ["falei", "mandei_mensagem", "nao_atendeu", "numero_errado", "nao_mandei"] as const;

/** Asks how a contact went, above a composer that stays usable; keys 1 to 5 outside fields. */
export function ComoFoi({ nome, pergunta, texto = "aqui embaixo", asked, onAnswer, onLater }: ComoFoiProps) {
  const box = useRef<HTMLElement>(null);
  const { canal, em } = pergunta;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second contact asks again
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked, em]);
  useAtalhos(
    Object.fromEntries(
      OPCOES.map((id, index) => [
        String(index + 1),
        { label: RESULTADOS[id], group: "Na volta de um contato", run: () => onAnswer(id) },
      ]),
    ),
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Como foi com ${nome}?`}
      className="@container rounded-panel border border-ambar-linha bg-aviso-fundo p-3 focus:outline-none focus-visible:shadow-none"
    >
      <div className="flex flex-wrap items-center gap-x-3 pb-2">
        <h3 className="font-texto text-read/snug font-strong tracking-normal text-tinta">Como foi com {nome}?</h3>
        <p className="min-w-0 flex-1 text-small text-pedra @max-[30rem]:order-last @max-[30rem]:basis-full">
          {canal === "whatsapp" ? `O texto continua ${texto}.` : `Você abriu o telefone às ${formatHora(em)}.`}
        </p>
        <button
          type="button"
          onClick={onLater}
          className="-my-1 ml-auto min-h-8 rounded-control px-2 text-small font-semibold text-aviso hover:bg-ipe-claro max-lg:min-h-11 pointer-coarse:min-h-11"
        >
          Decidir depois
        </button>
      </div>
      <div className="grid grid-cols-3 gap-2 @min-[26rem]:grid-cols-5">
        {OPCOES.map((id, index) => (
          <button
            key={id}
            type="button"
            onClick={() => onAnswer(id)}
            className="flex min-h-11 flex-col items-center justify-center gap-y-1 rounded-control border border-ambar-linha bg-white px-1 py-1.5 text-center text-small/tight font-semibold text-mata last:col-span-2 hover:border-aviso hover:bg-papel @min-[26rem]:last:col-span-1"
          >
            <ActionKey>{String(index + 1)}</ActionKey>
            {RESULTADOS[id]}
          </button>
        ))}
      </div>
    </section>
  );
}
