import type { FieldErrors } from "@eden/domain/campos/validate";
import type { Jornada } from "@eden/domain/jornadas/jornada";
import { pendenciaOf } from "@eden/domain/jornadas/pendencia";
import type { Step } from "@eden/ui/steps/stepper.tsx";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { noteStep } from "~/clients/note-step.ts";

const PARAM = "etapa";

interface Options<Id extends string, Dados extends object> {
  jornada: Jornada<Id, Dados>;
  dados: Dados;
  errors: { show: (found: FieldErrors) => void; clear: () => void };
  /** Handler of the last step's button; it validates the whole form itself. */
  finish: () => void;
}

/**
 * Which step is shown, and how to leave it. The step is in the URL (`?etapa=2`), so each step has a history entry; the
 * journey decides, so no URL skips an unfinished step.
 */
export function useWizardSteps<Id extends string, Dados extends object>(options: Options<Id, Dados>) {
  const { jornada, dados, errors, finish } = options;
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const settled = useSettled();

  const wanted = Number(new URLSearchParams(search).get(PARAM) ?? 1);
  const id = jornada.resolve(wanted, dados);
  const etapas = jornada.etapas(dados);
  const numberOf = (step: Id) => etapas.findIndex((etapa) => etapa.id === step) + 1;
  const current = numberOf(id);
  const linkTo = (step: Id) => addressOf(search, numberOf(step));

  useEffect(() => {
    if (settled && wanted !== current) {
      void navigate(addressOf(search, current), { replace: true, preventScrollReset: true });
    }
  }, [settled, wanted, current, search, navigate]);

  useEffect(() => {
    if (settled) noteStep(current);
  }, [settled, current]);

  const { clear } = errors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the errors when the step changes
  useEffect(clear, [id]);

  const goTo = (step: Id) => void navigate(linkTo(step), { state: { from: id } });

  const submit = () => {
    if (jornada.isLast(id, dados)) return finish();
    const next = jornada.next(id, dados);
    if (next) goTo(next);
    else errors.show(jornada.errors(id, dados));
  };

  const previous = jornada.previous(id, dados);
  const goBack = () => {
    // If the previous step is also the previous history entry, go back instead of adding an entry.
    if (previous && state?.from === previous) void navigate(-1);
    else if (previous) void navigate(linkTo(previous));
  };

  return {
    id,
    /** From 1. */
    current,
    label: etapas[current - 1]?.titulo ?? "",
    steps: etapas.map(
      (etapa): Step => ({
        label: etapa.titulo,
        to: jornada.canVisit(etapa.id, dados) ? linkTo(etapa.id) : undefined,
        skipped: etapa.isSkipped?.(dados) ?? false,
      }),
    ),
    isLast: jornada.isLast(id, dados),
    isComplete: jornada.isComplete(id, dados),
    /** Which fields are open, if they are few. */
    pendencia: pendenciaOf(jornada.errors(id, dados), dados),
    /** False until the stored data has been read: only then is it known which steps are accessible. */
    settled,
    submit,
    goTo,
    /** Null on the first step. */
    goBack: previous ? goBack : null,
    /** For "Alterar" in the summary; none for the current step and for steps that are not accessible yet. */
    changeLink: (step: Id) => (step !== id && jornada.canVisit(step, dados) ? linkTo(step) : undefined),
  };
}

export type Wizard = Omit<ReturnType<typeof useWizardSteps>, "changeLink" | "goTo">;

/** Other query parameters are kept, e.g. the plano the visitor came with. */
function addressOf(search: string, number: number): string {
  const params = new URLSearchParams(search);
  params.set(PARAM, String(number));
  return `?${params}`;
}

/** Drafts are read in the first effects; this becomes true in the render in which they arrive. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return settled;
}
