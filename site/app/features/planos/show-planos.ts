import type { NivelId } from "@eden/domain/catalogo/niveis";
import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";

/** Ids that the comparison gives to a nivel's column header, and to each accordion. */
export const columnId = (nivel: string) => `coluna-${nivel}`;
export const accordionId = (plano: string) => `plano-${plano}`;

/** Scrolls to a nivel's columns or, on a phone, to its first accordion, which it opens; focuses and marks it. */
export function showPlanos(nivel: NivelId): void {
  const planos = PLANOS.filter(({ id, categoria }) =>
    nivel === "plenitude" ? categoria === "Plenitude" : id === nivel,
  );
  const column = document.getElementById(columnId(nivel));
  const accordion = document.getElementById(accordionId(planos[0]?.id ?? ""));
  // Only one of the two is displayed.
  const target = column?.getClientRects().length ? column : accordion;
  if (!target) return;
  if (target === accordion) target.closest("details")?.setAttribute("open", "");
  target.focus({ preventScroll: true });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  for (const mark of marks) mark.cancel();
  marks = (target === accordion ? [target] : cellsOf(planos, target)).map((element) => element.animate(MARK, 2000));
}

const yellow = "var(--color-ipe-claro)";
/** The running ones; a later call ends those of an earlier one. */
let marks: Animation[] = [];
const MARK: Keyframe[] = [{ backgroundColor: yellow }, { backgroundColor: yellow, offset: 0.8 }, {}];

/** The cells of the columns of some planos, except those across several columns. */
function cellsOf(planos: readonly Plano[], header: Element): Element[] {
  const first = PLANOS.findIndex(({ id }) => id === planos[0]?.id) + 1;
  const rows = [...(header.closest("table")?.rows ?? [])].filter(({ cells }) => cells.length === PLANOS.length + 1);
  return rows.flatMap(({ cells }) => [...cells].slice(first, first + planos.length));
}
