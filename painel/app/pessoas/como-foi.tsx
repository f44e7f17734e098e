import { CANAIS, type ResultadoContato } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CheckCheck, type IconNode, MessageCircleReply, PhoneMissed, PhoneOff } from "lucide";
import { useEffect, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import type { Pergunta } from "./contatos-pendentes.ts";
import { formatHora } from "./quando.ts";

interface ComoFoiProps {
  nome: string;
  pergunta: Pergunta;
  /** False where the question is the title of its sheet. */
  titled: boolean;
  onAnswer: (resultado: ResultadoContato) => void;
  onLater: () => void;
}

const OPCOES: { id: ResultadoContato; nome: string; texto: string; icon: IconNode }[] = [
  { id: "falei", nome: "Falei", texto: "Conversamos. O relógio para.", icon: CheckCheck },
  {
    id: "mandei_mensagem",
    nome: "Mandei mensagem",
    texto: "Espero a resposta. O relógio para.",
    icon: MessageCircleReply,
  },
  { id: "nao_atendeu", nome: "Não atendeu", texto: "Anota a tentativa e sugere outra hora.", icon: PhoneMissed },
  { id: "numero_errado", nome: "Número errado", texto: "Anota para ninguém tentar de novo.", icon: PhoneOff },
];

/** Asks how a contact went; keys 1 to 4. Focus moves here when the member returns to the page. */
export function ComoFoi({ nome, pergunta, titled, onAnswer, onLater }: ComoFoiProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = () => {
      if (document.visibilityState === "visible") box.current?.focus();
    };
    focus();
    document.addEventListener("visibilitychange", focus);
    return () => document.removeEventListener("visibilitychange", focus);
  }, []);
  useAtalhos(
    Object.fromEntries(
      OPCOES.map(({ id, nome: label }, index) => [
        String(index + 1),
        { label, group: "Na volta de um contato", run: () => onAnswer(id) },
      ]),
    ),
  );
  const onde = pergunta.canal === "telefone" ? "o telefone" : `o ${CANAIS[pergunta.canal]}`;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={`Como foi com ${nome}?`}
      className="@container focus:outline-none focus-visible:shadow-none"
    >
      <div
        className={classNames("flex flex-wrap items-baseline justify-between gap-x-4 pb-2.5", titled && "px-2 pt-1")}
      >
        {titled && (
          <h3 className="font-texto text-title/snug font-strong tracking-normal text-tinta">Como foi com {nome}?</h3>
        )}
        <p className="text-small text-pedra">
          Você abriu {onde}
          às {formatHora(pergunta.em)}.
        </p>
      </div>
      <div className={classNames("grid gap-2", titled ? "@min-[22.5rem]:grid-cols-2" : "@md:grid-cols-2")}>
        {OPCOES.map((opcao, index) => (
          <button
            key={opcao.id}
            type="button"
            onClick={() => onAnswer(opcao.id)}
            className="flex min-h-14 items-center gap-2.5 rounded-control border border-linha-2 bg-white px-3 py-2 text-left hover:border-folha hover:bg-orvalho"
          >
            <Icon of={opcao.icon} size={20} className={classNames("text-folha", titled && "@max-md:hidden")} />
            <span className="min-w-0 flex-1">
              <b className="block font-strong">{opcao.nome}</b>
              <span className="block text-small/snug text-pedra">{opcao.texto}</span>
            </span>
            <ActionKey>{String(index + 1)}</ActionKey>
          </button>
        ))}
      </div>
      <div className="mt-1.5 text-center lg:text-right">
        <CompactButton variant="bare" onClick={onLater}>
          Decidir depois
        </CompactButton>
      </div>
    </section>
  );
}
