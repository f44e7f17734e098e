export const STEP_NOTED = "eden:etapa";

/** Where a form was saved. */
export const SAVED_STEP = 100;

export interface Step {
  pagina: string;
  etapa: number;
}

let latest: Step | undefined;

/** Says how far the form in sight has come. Nobody listens unless the visitor agreed to being measured. */
export function noteStep(etapa: number): void {
  const step = { pagina: location.pathname.replace(/(.)\/$/, "$1"), etapa };
  if (latest?.pagina !== step.pagina || latest.etapa < etapa) latest = step;
  window.dispatchEvent(new CustomEvent<Step>(STEP_NOTED, { detail: step }));
}

/** For who begins to listen in the middle of a form. */
export function latestStep(): Step | undefined {
  return latest;
}
