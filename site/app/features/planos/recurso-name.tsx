import { RECURSOS, type RecursoId } from "@eden/domain/catalogo/recursos";
import { notasImpressas, numeroDaNota } from "~/content/planos.ts";
import { fraseDoRecurso, isComparado } from "~/content/recursos.ts";

const idOf = (recurso: RecursoId) => `o-que-e-${recurso}`;

/** The name of a row; a click or a tap explains it. Works without JavaScript. */
export function RecursoName({ recurso }: { recurso: RecursoId }) {
  return (
    <button type="button" popoverTarget={idOf(recurso)} className={nameStyle}>
      {RECURSOS[recurso]}
    </button>
  );
}

// The dotted line indicates the explanation; the scroll margin keeps a focused name clear of the sticky header.
const nameStyle =
  "min-h-11 min-w-11 scroll-mt-28 rounded-lg text-left underline decoration-contorno decoration-dotted decoration-[1.5px] underline-offset-5 hover:decoration-folha hover:decoration-solid";

/**
 * The explanations, once for the table and the cards: a tooltip for each of the 133 names would make the page slow to
 * start; on paper, where nothing is pressed, the notes of Edificação. Beside the pressed name where the browser can anchor a popover, otherwise at the foot of the window.
 */
export function RecursoExplanations() {
  const recursos = Object.keys(RECURSOS) as RecursoId[];
  return (
    <>
      {recursos.filter(isComparado).map((recurso) => (
        <div key={recurso} id={idOf(recurso)} popover="auto" className={explanationStyle}>
          <b className="block font-semibold">{RECURSOS[recurso]}</b>
          {fraseDoRecurso[recurso]}
        </div>
      ))}
      <p data-notas className="hidden">
        {notasImpressas.map((note) => `${numeroDaNota(note)} ${note} `)}Traço: não vem no plano.
      </p>
    </>
  );
}

const explanationStyle =
  "fixed inset-x-4 top-auto bottom-28 mx-auto my-2 w-72 max-w-[calc(100vw-2rem)] rounded-2xl bg-tinta px-4 py-3 text-left text-peq/snug text-white shadow-[0_12px_40px_#0e3b2e40] forced-colors:border supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-0 supports-[position-area:block-end]:[position-area:block-end_span-inline-end] supports-[position-area:block-end]:[position-try-fallbacks:flip-block,flip-inline]";
