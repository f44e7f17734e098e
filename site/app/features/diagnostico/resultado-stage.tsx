import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import type { DiagnosticoConcluido } from "@eden/domain/jornadas/diagnostico-reducer";
import { protocoloOf } from "@eden/domain/protocolo";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Printer, RotateCcw } from "lucide";
import { useEffect, useMemo, useState } from "react";
import { type Comparacao, readComparacao } from "~/clients/diagnostico.ts";
import { whatsappLink } from "~/content/whatsapp.ts";
import { diagnosticoResultado } from "~/images/diagnostico-resultado.ts";
import { AreasSection } from "./areas-section.tsx";
import { ComparacaoSection } from "./comparacao-section.tsx";
import { FirstCuidados, OtherCuidados } from "./first-cuidados.tsx";
import { NivelFit } from "./nivel-fit.tsx";
import { NotaHero } from "./nota-hero.tsx";
import { NothingAnswered, ResumedNotice } from "./notices.tsx";
import { PaperFoot, PaperHead, PaperNotes } from "./paper.tsx";
import { DID, SaveState, useSaving } from "./save-state.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

interface ResultadoStageProps {
  concluido: DiagnosticoConcluido;
  diagnostico: Diagnostico;
}

/** The report: one column on screen, two A4 pages in print. */
export default function ResultadoStage({ concluido, diagnostico }: ResultadoStageProps) {
  const { moved, resumed, restart, save } = diagnostico;
  const { perguntas, answers, cnpj, finishedAt } = concluido;
  const { state, retry } = useSaving(concluido, save);
  const resultado = useMemo(() => resultadoOf(perguntas, answers), [perguntas, answers]);
  const comparacao = useComparacao(perguntas[0]?.versao ?? 1);
  if (!resultado) return <NothingAnswered onRestart={restart} focused={moved} />;
  const savedId = state.status === "saved" ? state.id : null;
  const loja = { cnpj, finishedAt, protocolo: savedId ? protocoloOf(savedId) : undefined };
  return (
    <div className="report">
      {resumed && (
        <div data-chrome className="pagina">
          <ResumedNotice onRestart={restart} />
        </div>
      )}
      <div className="report-sheet">
        <PaperHead />
        <NotaHero resultado={resultado} loja={loja} focused={moved} />
        <SaveState state={state} onRetry={retry} />
        {resultado.areas.length > 0 && <AreasSection areas={resultado.areas} comparacao={comparacao} />}
        <ComparacaoSection geral={resultado.geral} comparacao={comparacao} />
        <PaperFoot loja={loja} />
      </div>
      <div className="report-sheet">
        <FirstCuidados comecar={resultado.comecar} />
        <NivelFit nivel={resultado.nivel} />
        <PaperNotes />
        <PaperFoot loja={loja} />
      </div>
      <OtherCuidados resultado={resultado} />
      <TakeAlong savedId={savedId} onRestart={restart} />
    </div>
  );
}

/** Undefined until loaded, and if the query failed. */
function useComparacao(versao: number) {
  const [comparacao, setComparacao] = useState<Comparacao | null | undefined>();
  useEffect(() => {
    let gone = false;
    void readComparacao(versao).then((found) => {
      if (!gone) setComparacao(found);
    });
    return () => {
      gone = true;
    };
  }, [versao]);
  return comparacao;
}

interface TakeAlongProps {
  /** Id of the acknowledged row; without it there is no number to quote. */
  savedId: string | null;
  onRestart: () => void;
}

/** Print, contact the consultant, or start again. */
function TakeAlong({ savedId, onRestart }: TakeAlongProps) {
  const protocolo = savedId ? ` Meu protocolo é ${protocoloOf(savedId)}.` : "";
  return (
    <section
      data-chrome
      aria-labelledby="levar-titulo"
      className="pagina mt-18 grid justify-items-center text-center lg:mt-28"
    >
      <Picture
        of={diagnosticoResultado}
        alt=""
        sizes="(min-width: 64rem) 480px, 90vw"
        className="h-auto w-full max-w-100"
      />
      <h2 id="levar-titulo" className="mt-4 text-h2">
        Leve este resultado com <em>você</em>
      </h2>
      <p className="mt-6 flex w-full flex-col flex-wrap items-center justify-center gap-x-4 gap-y-3 md:flex-row md:max-lg:gap-x-2 md:max-lg:[&>*]:px-4.5 md:max-lg:[&>*]:text-base">
        <Button size="l" onClick={() => window.print()} className="max-md:w-full">
          <Icon of={Printer} />
          Imprimir ou salvar em PDF
        </Button>
        <ButtonLink
          to={whatsappLink(`Olá! Acabei de ${DID}.${protocolo}`)}
          variant="outline"
          size="l"
          className="max-md:w-full"
        >
          <SocialIcon of="whatsapp" />
          <span>
            Falar com Consultor<span className="sr-only"> sobre o diagnóstico</span>
          </span>
        </ButtonLink>
        <Button variant="bare" size="l" onClick={onRestart} className="md:max-lg:px-2!">
          <Icon of={RotateCcw} />
          Refazer o diagnóstico
        </Button>
      </p>
    </section>
  );
}
