import { RESULTADOS, type ResultadoContato } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useEffect, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import type { Pergunta } from "./contatos-pendentes.ts";
import { formatHora } from "./quando.ts";

interface ComoFoiProps {
  nome: string;
  pergunta: Pergunta;
  /** The contact was just opened from this screen: focus moves here, so that the number keys answer. */
  asked: boolean;
  onAnswer: (resultado: ResultadoContato) => void;
  onLater: () => void;
}

const OPCOES = ["falei", "mandei_mensagem", "nao_atendeu", "numero_errado", "nao_mandei"] as const;

/** Asks how a contact went, above a composer that stays usable; keys 1 to 5 outside fields. */
export function ComoFoi({ nome, pergunta, asked, onAnswer, onLater }: ComoFoiProps) {
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
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <h3 className="font-texto text-read/snug font-strong tracking-normal text-tinta">Como foi com {nome}?</h3>
        <p className="text-small text-pedra">
          {canal === "whatsapp" ? "O texto continua aqui embaixo." : `Você abriu o telefone às ${formatHora(em)}.`}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 @min-[21rem]:grid-cols-3 @min-[38rem]:grid-cols-6">
        {OPCOES.map((id, index) => (
          <button key={id} type="button" onClick={() => onAnswer(id)} className={classNames(option, answer)}>
            <ActionKey>{String(index + 1)}</ActionKey>
            {RESULTADOS[id]}
          </button>
        ))}
        <button type="button" onClick={onLater} className={classNames(option, "text-aviso hover:bg-ipe-claro")}>
          Decidir depois
        </button>
      </div>
    </section>
  );
}

const option =
  "flex min-h-11 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-control px-2 py-1.5 text-center text-small/snug font-semibold";
const answer = "border border-ambar-linha bg-white text-mata hover:border-aviso hover:bg-papel";
