export const STEP_NOTED = "eden:etapa";

/** Step for a form that was saved. */
export const SAVED_STEP = 100;

export interface Step {
  pagina: string;
  etapa: number;
}

let latest: Step | undefined;

/** The name under which a page is measured: its path, or the one that pages of a kind share (`data-pagina`). */
export const measuredPage = () => document.documentElement.dataset.pagina ?? location.pathname.replace(/(.)\/$/, "$1");

/** Records how far the visible form has come. There is no listener unless the visitor consented to measurement. */
export function noteStep(etapa: number): void {
  const step = { pagina: measuredPage(), etapa };
  if (latest?.pagina !== step.pagina || latest.etapa < etapa) latest = step;
  window.dispatchEvent(new CustomEvent<Step>(STEP_NOTED, { detail: step }));
}

/** The current step, for a listener that is added later. */
export function latestStep(): Step | undefined {
  return latest;
}
