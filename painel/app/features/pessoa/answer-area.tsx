import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { ResultadoContato } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarClock } from "lucide";
import { type ReactNode, useState } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { ComoFoi } from "~/pessoas/como-foi.tsx";
import type { usePergunta } from "~/pessoas/contatos-pendentes.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { ABAS, type Aba } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { Composer, ComposerForm } from "./composer.tsx";
import { SuspeitaBar } from "./suspeita-bar.tsx";

interface AnswerAreaProps {
  pessoa: Pessoa;
  comoFoi: ReturnType<typeof usePergunta>;
  isDesk: boolean;
  /** A composer was opened by its key: it is below the conversation. */
  onOpen: () => void;
  onNext: () => void;
}

/** Below the conversation: the composer, the question after a contact, or the decision about a suspicious person. */
export function AnswerArea({ pessoa, comoFoi, isDesk, onOpen, onNext }: AnswerAreaProps) {
  const { registrarContato, openDialogo } = usePessoaAcoes();
  const [aba, setAba] = useState<Aba>("whatsapp");
  const [sheet, setSheet] = useState<Aba | null>(null);
  const [focusRequest, setFocusRequest] = useState(0);
  const open = (next: Aba) => {
    setAba(next);
    if (!isDesk) return setSheet(next);
    onOpen();
    setFocusRequest((count) => count + 1);
  };
  const answer = (resultado: ResultadoContato) => {
    void comoFoi.answer((canal) => registrarContato(canal, resultado, null));
    // No answer: suggest another time.
    if (resultado === "nao_atendeu") openDialogo({ tipo: "passo", soon: true });
  };
  if (pessoa.suspeita) {
    return (
      <Bar>
        <SuspeitaBar pessoa={pessoa} onLeft={onNext} />
      </Bar>
    );
  }
  const nome = primeiroNome(pessoa.nome);
  const comoFoiForm = comoFoi.pergunta && (
    <ComoFoi nome={nome} pergunta={comoFoi.pergunta} titled={isDesk} onAnswer={answer} onLater={comoFoi.postpone} />
  );
  const form = { pessoa, onOpened: comoFoi.ask };
  const openPasso = () => openDialogo({ tipo: "passo", soon: false });
  if (isDesk) {
    return (
      <Bar>
        {comoFoiForm ?? (
          <>
            <ComposerKeys onOpen={open} />
            <Composer {...form} aba={aba} onAba={setAba} focusRequest={focusRequest} onPasso={openPasso} />
          </>
        )}
      </Bar>
    );
  }
  return (
    <>
      <ThumbBar onOpen={open} onPasso={openPasso} />
      <ComposerKeys onOpen={open} />
      {sheet && (
        <Sheet titulo={`${ABAS[sheet].nome}: ${nome}`} onClose={() => setSheet(null)}>
          <ComposerForm aba={sheet} {...form} onDone={() => setSheet(null)} />
        </Sheet>
      )}
      {comoFoiForm && !sheet && (
        <Sheet titulo={`Como foi com ${nome}?`} onClose={comoFoi.postpone}>
          {comoFoiForm}
        </Sheet>
      )}
    </>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="px-3 pt-1 pb-3 lg:px-4 lg:pb-4">
      <div className="rounded-panel border border-linha-2 bg-white p-2.5 shadow-suave">{children}</div>
    </div>
  );
}

function ComposerKeys({ onOpen }: { onOpen: (aba: Aba) => void }) {
  const group = "Com a pessoa aberta";
  useAtalhos({
    w: { label: "WhatsApp", group, run: () => onOpen("whatsapp") },
    n: { label: "Anotar", group, run: () => onOpen("anotar") },
    r: { label: "Registrar contato recebido", group, run: () => onOpen("recebido") },
  });
  return null;
}

/** The actions at the thumb, on a phone. */
function ThumbBar({ onOpen, onPasso }: { onOpen: (aba: Aba) => void; onPasso: () => void }) {
  const small =
    "grid min-h-13 flex-1 content-center justify-items-center gap-0.5 rounded-control text-micro font-medium text-mata";
  const button = (aba: Aba) => (
    <button type="button" onClick={() => onOpen(aba)} className={small}>
      <Icon of={ABAS[aba].icon} size={21} />
      {ABAS[aba].nome}
    </button>
  );
  return (
    <div
      role="toolbar"
      aria-label="Falar e anotar"
      className="flex items-center gap-1 border-t border-linha bg-papel px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      <button
        type="button"
        onClick={() => onOpen("whatsapp")}
        className="inline-flex min-h-12 flex-[2] items-center justify-center gap-2 rounded-panel bg-ipe px-3 text-read font-semibold text-tinta"
      >
        <Icon of={ABAS.whatsapp.icon} size={20} />
        WhatsApp
      </button>
      {button("ligar")}
      {button("email")}
      {button("anotar")}
      {button("recebido")}
      <button type="button" onClick={onPasso} className={small}>
        <Icon of={CalendarClock} size={21} />
        Passo
      </button>
    </div>
  );
}
