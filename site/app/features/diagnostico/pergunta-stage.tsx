import { AREA_IDS, AREAS, type AreaId } from "@eden/domain/diagnostico/areas";
import { splitSigla } from "@eden/domain/diagnostico/perguntas";
import { currentResposta, type DiagnosticoDados, type Pergunta, progressoOf } from "@eden/domain/jornadas/diagnostico";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ErrorSummary } from "@eden/ui/error-summary.tsx";
import { ProgressBar } from "@eden/ui/steps/stepper.tsx";
import {
  ArrowLeft,
  ArrowRight,
  Check,
  Compass,
  HeartHandshake,
  type IconNode,
  Info,
  Package,
  Smartphone,
  Tag,
  Users,
  Wallet,
} from "lucide";
import { type FormEvent, type MouseEvent, useEffect } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { useFormErrors } from "~/forms/use-form-errors.ts";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { PerguntasMissing, ResumedNotice } from "./notices.tsx";
import { StageHeading } from "./stage-heading.tsx";
import type { Diagnostico } from "./use-diagnostico.ts";

const areaIcons: Record<AreaId, IconNode> = {
  financas: Wallet,
  compras_estoque: Package,
  vendas_preco: Tag,
  pessoas: Users,
  cliente_marketing: HeartHandshake,
  digital: Smartphone,
  estrategia_conformidade: Compass,
};

const plants = [vaso1, vaso2, vaso3, vaso4, vaso5, vaso6];

export default function PerguntaStage({ diagnostico }: { diagnostico: Diagnostico }) {
  const { dados, readiness, resumed, restart } = diagnostico;
  const pergunta = dados.perguntas[dados.currentQuestionIndex];
  const area = pergunta?.area;
  // The areas are the steps of the diagnostic: they do not change with the number of questions.
  useEffect(() => {
    if (area) noteStep(AREA_IDS.indexOf(area) + 1);
  }, [area]);
  return (
    <div className="pagina max-w-190 pt-1 lg:max-w-300">
      {resumed && <ResumedNotice onRestart={restart} />}
      {pergunta && readiness === "ready" ? (
        <>
          <PerguntaProgress dados={dados} />
          <PerguntaForm key={pergunta.id} pergunta={pergunta} diagnostico={diagnostico} />
        </>
      ) : (
        <PerguntasMissing diagnostico={diagnostico} />
      )}
    </div>
  );
}

/** Number of total and a percentage; a plant moves along the bar and grows. */
function PerguntaProgress({ dados }: { dados: DiagnosticoDados }) {
  const { numero, total, percentual } = progressoOf(dados);
  const label = `Pergunta ${numero} de ${total}`;
  const plant = plants[Math.min(plants.length - 1, Math.floor((percentual / 100) * plants.length))] ?? vaso1;
  return (
    <div>
      <div className="relative h-10 md:h-12">
        {/* Never prerendered: React sets the style through the CSSOM, which the content security policy allows. */}
        <span
          className="absolute -bottom-0.5 -translate-x-1/2"
          style={{ left: `clamp(1.5rem, ${percentual}%, 100% - 1.5rem)` }}
        >
          <Picture of={plant} alt="" sizes="60px" className="h-10 w-auto md:h-12" />
        </span>
      </div>
      <ProgressBar label="Andamento do diagnóstico" value={numero} max={total} />
      <p className="mt-2 flex items-baseline justify-between gap-4 text-pedra">
        <strong className="font-semibold text-mata">{label}</strong>
        <span className="tabular-nums">{percentual}%</span>
      </p>
    </div>
  );
}

const FIELD = "resposta";
const REASON = "Escolha uma opção para continuar.";

function PerguntaForm({ pergunta, diagnostico }: { pergunta: Pergunta; diagnostico: Diagnostico }) {
  const { dados, moved, choose, advance, goBack } = diagnostico;
  const errors = useFormErrors("diagnostico", [FIELD]);
  const { opcoes, area, texto } = pergunta;
  const { frase, definicao } = splitSigla(texto);
  const resposta = currentResposta(dados);
  // Use the index: two options may have the same text.
  const chosen = opcoes.findIndex((opcao) => opcao.texto === resposta);
  const complete = opcoes.length === 0 || chosen >= 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) advance(opcoes.length === 0 ? null : resposta);
    else errors.show({ [FIELD]: REASON });
  };
  return (
    <form method="post" noValidate aria-labelledby="diagnostico-titulo" onSubmit={submit} className={formStyle}>
      <div className="mb-3 md:mb-6">
        {area && (
          <p className="flex items-center gap-2 font-semibold text-base text-folha">
            <Icon of={areaIcons[area]} />
            {AREAS[area].nome}
          </p>
        )}
        <StageHeading focused={moved} id="diagnostico-titulo" className="mt-2 max-w-[24ch] text-pergunta md:mt-3">
          {frase}
        </StageHeading>
        {definicao && <p className="mt-2 text-base/snug text-pedra">{definicao}</p>}
      </div>
      <div>
        <ErrorSummary problems={errors.problems} attempt={errors.attempt} />
        {opcoes.length === 0 ? (
          <NoOpcao />
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
        <div className={actionsStyle}>
          <Button
            type="submit"
            variant="ipe"
            size="l"
            reason={complete ? undefined : REASON}
            onClick={ignoreSecondHalf}
            className="order-2 max-md:grow max-md:px-5!"
          >
            {dados.currentQuestionIndex === dados.perguntas.length - 1 ? "Ver resultado" : "Próxima"}
            <Icon of={ArrowRight} />
          </Button>
          {complete && <KeptHere />}
          <Button variant="bare" onClick={goBack} className="order-1 max-md:px-3! md:-ml-6.5">
            <Icon of={ArrowLeft} />
            Anterior
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Beside each other from 1024 px, so that a question and its options fit a low window. */
const formStyle =
  "mt-3 md:mt-6 lg:mt-9 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-16 [&_input]:scroll-mb-30";

/** Stays at the lower edge of a screen that is too low for all options, which fade out above it. */
const actionsStyle =
  "sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center justify-between gap-x-2 bg-creme px-4 mt-4 pb-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-creme md:mx-0 md:px-0 lg:mt-5 [&>[data-reason]]:order-3 [&>[data-reason]]:mt-2 [&>[data-reason]]:w-full [&>[data-reason]]:justify-center md:[&>[data-reason]]:justify-end";

function NoOpcao() {
  return (
    <p className="flex items-center gap-3 rounded-[20px] border-[1.5px] border-linha-2 bg-areia px-4.5 py-5 text-lg/snug md:px-6">
      <Icon of={Info} className="text-pedra" />
      Nenhuma opção disponível
    </p>
  );
}

function KeptHere() {
  return (
    <p className="order-3 mt-2 flex w-full items-center justify-center gap-2 text-base/snug text-pedra md:justify-end">
      <Icon of={Check} size={18} className="text-folha" />
      Salvo neste aparelho
    </p>
  );
}

/** Ignores the second click of a double click, which would answer the next question. */
function ignoreSecondHalf(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
