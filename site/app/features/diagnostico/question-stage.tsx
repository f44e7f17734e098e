import { AREAS } from "@eden/domain/diagnostico/areas";
import { currentAnswer, type Pergunta } from "@eden/domain/jornadas/diagnostico";
import { Button } from "@eden/ui/button.tsx";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { ErrorSummary } from "@eden/ui/error-summary.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { FormActions } from "@eden/ui/stepper.tsx";
import { ArrowLeft, ArrowRight, Check, Info } from "lucide-react";
import type { FormEvent, MouseEvent } from "react";
import { useFormErrors } from "~/forms/use-form-errors.ts";
import { areaIcons } from "./area-icons.ts";
import { QuestionProgress } from "./question-progress.tsx";
import { QuestionsMissing } from "./questions-missing.tsx";
import { ResumedNotice } from "./resumed-notice.tsx";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostic } from "./use-diagnostic.ts";

export default function QuestionStage({ diagnostic }: { diagnostic: Diagnostic }) {
  const { dados, readiness, resumed, restart } = diagnostic;
  const pergunta = dados.perguntas[dados.currentQuestionIndex];
  return (
    <div className="pagina max-w-190 pt-2 md:pt-4">
      {resumed && <ResumedNotice onRestart={restart} />}
      {pergunta && readiness === "ready" ? (
        <>
          <QuestionProgress dados={dados} />
          <Question key={pergunta.id} pergunta={pergunta} diagnostic={diagnostic} />
        </>
      ) : (
        <QuestionsMissing readiness={readiness} onRetry={diagnostic.reload} />
      )}
    </div>
  );
}

const FIELD = "resposta";
const REASON = "Escolha uma opção para continuar.";

function Question({ pergunta, diagnostic }: { pergunta: Pergunta; diagnostic: Diagnostic }) {
  const { dados, moved, choose, advance, goBack } = diagnostic;
  const errors = useFormErrors("diagnostico", [FIELD]);
  const { opcoes, area, texto } = pergunta;
  const answer = currentAnswer(dados);
  // Use the index: two options may have the same text.
  const chosen = opcoes.findIndex((opcao) => opcao.texto === answer);
  const complete = opcoes.length === 0 || chosen >= 0;
  const isLast = dados.currentQuestionIndex === dados.perguntas.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) advance(opcoes.length === 0 ? null : answer);
    else errors.show({ [FIELD]: REASON });
  };
  return (
    <form method="post" noValidate aria-labelledby="diagnostico-titulo" onSubmit={submit} className="mt-6 md:mt-10">
      {area && (
        <p className="flex items-center gap-2 font-semibold text-base text-folha">
          <Icon of={areaIcons[area]} />
          {AREAS[area].nome}
        </p>
      )}
      <StageHeading focused={moved} id="diagnostico-titulo" className="mt-3 mb-6 max-w-[24ch] text-pergunta md:mb-8">
        {texto}
      </StageHeading>
      <ErrorSummary problems={errors.problems} attempt={errors.attempt} />
      {opcoes.length === 0 ? (
        <p className="flex items-center gap-3 rounded-[20px] border-[1.5px] border-linha-2 bg-areia px-4.5 py-5 text-lg/snug md:px-6">
          <Icon of={Info} className="text-pedra" />
          Nenhuma opção disponível
        </p>
      ) : (
        <RadioCards
          id={errors.idOf(FIELD)}
          name={FIELD}
          legend={texto}
          legendHidden
          layout="line"
          options={opcoes.map((opcao, index) => ({ value: String(index), title: opcao.texto }))}
          value={chosen < 0 ? undefined : String(chosen)}
          onValueChange={(index) => {
            errors.clear();
            choose(opcoes[Number(index)]?.texto ?? "");
          }}
          error={errors.errors[FIELD]}
        />
      )}
      <FormActions
        back={
          <Button variant="nu" onClick={goBack}>
            <Icon of={ArrowLeft} />
            Anterior
          </Button>
        }
      >
        <Button type="submit" variant="ipe" size="g" reason={complete ? undefined : REASON} onClick={ignoreSecondHalf}>
          {isLast ? "Ver resultado" : "Próxima"}
          <Icon of={ArrowRight} />
        </Button>
        {complete && (
          <p className="mt-3.5 flex items-center gap-2 text-base text-pedra max-md:justify-center">
            <Icon of={Check} size={18} className="text-folha" />
            Salvo neste aparelho
          </p>
        )}
      </FormActions>
    </form>
  );
}

/** Ignores the second click of a double click, which would answer the next question. */
function ignoreSecondHalf(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
