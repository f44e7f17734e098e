import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { ResultadoContato } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock, CheckCheck } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { asksToRespond } from "~/pessoas/answer-link.ts";
import { ComoFoi } from "~/pessoas/como-foi.tsx";
import type { usePergunta } from "~/pessoas/contatos-pendentes.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { ABAS, type Aba } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { type Canal, canaisOf } from "./canais.tsx";
import { AbasTabs, Composer, ComposerForm } from "./composer.tsx";
import { lastContato } from "./linha-do-tempo.ts";
import { SuspeitaBar } from "./suspeita-bar.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { clearMensagem, returnMensagem } from "./use-modelo.ts";

/** Rare: after a wrong number. */
const CorrectForm = lazyLater(async () => (await import("./correct-form.tsx")).CorrectForm);

interface AnswerAreaProps {
  pessoa: Pessoa;
  comoFoi: ReturnType<typeof usePergunta>;
  isDesk: boolean;
  /** A composer was opened by its key: it is below the conversation. */
  onOpen: () => void;
  onNext: () => void;
}

/** Below the conversation: the question after a contact, the composer, or the decision about a suspicious person. */
export function AnswerArea({ pessoa, comoFoi, isDesk, onOpen, onNext }: AnswerAreaProps) {
  const { openDialogo } = usePessoaAcoes();
  const id = useId();
  const [aba, setAba] = useState<Aba>(() => firstAba(pessoa));
  const respond = asksToRespond(useLocation()) && !pessoa.suspeita;
  const [sheet, setSheet] = useState<Aba | null>(respond && !isDesk ? aba : null);
  const [focusRequest, setFocusRequest] = useState(Number(respond));
  /** A number that turned out wrong: the right one is asked for in the same place. */
  const [errado, setErrado] = useState<Canal | null>(null);
  const answer = useAnswer(pessoa, comoFoi, setErrado);
  const open = (next: Aba) => {
    setAba(next);
    if (!isDesk) return setSheet(next);
    onOpen();
    setFocusRequest((count) => count + 1);
  };
  if (pessoa.suspeita) {
    return (
      <Bar>
        <SuspeitaBar pessoa={pessoa} onLeft={onNext} />
      </Bar>
    );
  }
  const nome = primeiroNome(pessoa.nome);
  const { pergunta, asked, postpone } = comoFoi;
  const form = { pessoa, onOpened: comoFoi.ask };
  const responds = sheet === "whatsapp" || sheet === "email";
  const openPasso = () => openDialogo({ tipo: "passo", soon: false });
  return (
    <>
      {pergunta && (
        <div className="px-3 pt-1 pb-2 lg:px-4 lg:pb-1">
          <ComoFoi
            {...{ nome, pergunta, asked }}
            texto={isDesk ? "aqui embaixo" : "em Responder"}
            onAnswer={answer}
            onLater={postpone}
          />
        </div>
      )}
      {!pergunta && errado && (
        <div className="px-3 pt-1 pb-2 lg:px-4 lg:pb-1">
          <CorrectForm
            pessoa={pessoa}
            correcao={{ campo: "telefone", canal: { ...errado, confianca: "falhou" } }}
            cancelar="Ainda não sei"
            onClose={() => setErrado(null)}
          />
        </div>
      )}
      <ComposerKeys onOpen={open} />
      {isDesk ? (
        <Bar>
          <Composer
            {...form}
            aba={aba}
            onAba={setAba}
            focusRequest={focusRequest}
            aside={<Aside pessoa={pessoa} onPasso={openPasso} />}
          />
        </Bar>
      ) : (
        <ThumbBar respostas={respostasOf(pessoa)} onOpen={open} onPasso={openPasso} />
      )}
      {sheet && (
        <Sheet titulo={`${ABAS[sheet].nome}: ${nome}`} onClose={() => setSheet(null)} className="md:max-w-140">
          {responds && <AbasTabs nome="Por onde responder" id={id} abas={RESPOSTAS} aba={sheet} onAba={setSheet} />}
          <div {...(responds && { role: "tabpanel", id: `${id}-painel`, "aria-labelledby": `${id}-${sheet}` })}>
            <ComposerForm key={sheet} aba={sheet} {...form} onDone={() => setSheet(null)} />
          </div>
        </Sheet>
      )}
    </>
  );
}

const RESPOSTAS = ["whatsapp", "email"] as const;

/** By which the person is answered, the best first: e-mail where they wrote one or have no number. */
function respostasOf(pessoa: Pessoa): (typeof RESPOSTAS)[number][] {
  const offered = RESPOSTAS.filter((aba) => canaisOf(pessoa, aba === "email" ? "email" : "telefone").length > 0);
  return pessoa.resposta === null ? offered : offered.toReversed();
}

const firstAba = (pessoa: Pessoa): Aba => respostasOf(pessoa)[0] ?? "whatsapp";

/** Records how a contact went. What was sent leaves the composer, what was not returns to it. */
function useAnswer(pessoa: Pessoa, comoFoi: ReturnType<typeof usePergunta>, onErrado: (canal: Canal | null) => void) {
  const { membro } = useEu();
  const { registrarContato, openDialogo } = usePessoaAcoes();
  return (resultado: ResultadoContato) => {
    void comoFoi.answer(async (canal) => {
      const kept = await registrarContato(canal, resultado, null);
      if (!kept || canal !== "whatsapp") return kept;
      if (resultado === "falei" || resultado === "mandei_mensagem") clearMensagem(canal, pessoa.id);
      const opened = lastContato(pessoa.linha_do_tempo, membro.id);
      if (resultado === "nao_mandei" && opened?.texto) returnMensagem(canal, pessoa.id, opened.texto);
      return kept;
    });
    // No answer: suggest another time.
    if (resultado === "nao_atendeu") openDialogo({ tipo: "passo", soon: true });
    if (resultado === "numero_errado") {
      const telefones = canaisOf(pessoa, "telefone");
      const para = lastContato(pessoa.linha_do_tempo, membro.id)?.para;
      onErrado(telefones.find(({ valor }) => valor === para) ?? telefones[0] ?? null);
    }
  };
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="px-3 pt-1 pb-3 lg:px-4 lg:pb-4">
      <div className="@container rounded-panel border border-linha-2 bg-white p-2.5 shadow-suave">{children}</div>
    </div>
  );
}

/** Beside the main button at the desk: the next step where Dados is not in view, and the end of a wait that needs no answer. */
function Aside({ pessoa, onPasso }: { pessoa: Pessoa; onPasso: () => void }) {
  const { dispensarResposta } = usePessoaAcoes();
  return (
    <span className="flex items-center gap-x-1">
      <button
        type="button"
        aria-label="Próximo passo"
        title="Próximo passo"
        onClick={onPasso}
        className={classNames(asideLook, "px-2.5 min-[84rem]:hidden")}
      >
        <Icon of={CalendarClock} size={20} />
      </button>
      {pessoa.relogio && (
        <button type="button" onClick={() => void dispensarResposta()} className={classNames(asideLook, "px-2")}>
          <Icon of={CheckCheck} size={18} />
          Não precisa de resposta
          {!pessoa.passo && <ActionKey>E</ActionKey>}
        </button>
      )}
    </span>
  );
}

const asideLook =
  "inline-flex min-h-10 items-center gap-2 rounded-control text-body font-semibold whitespace-nowrap text-mata hover:bg-orvalho pointer-coarse:min-h-11";

function ComposerKeys({ onOpen }: { onOpen: (aba: Aba) => void }) {
  const group = "Com a pessoa aberta";
  useAtalhos({
    w: { label: "WhatsApp", group, run: () => onOpen("whatsapp") },
    n: { label: "Anotar", group, run: () => onOpen("anotar") },
    r: { label: "Registrar contato recebido", group, run: () => onOpen("recebido") },
    m: { label: "E-mail", group, run: () => onOpen("email") },
    l: { label: "Ligar", group, run: () => onOpen("ligar") },
  });
  return null;
}
