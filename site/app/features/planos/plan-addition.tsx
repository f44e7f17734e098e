import type { Plano } from "@eden/domain/catalogo/planos";
import { RECURSOS } from "@eden/domain/catalogo/recursos";
import { addedToPrevious } from "~/content/planos.ts";

const list = new Intl.ListFormat("pt-BR");

/** The rows in which this step of Plenitude differs from the previous one. */
export function PlanAddition({ plano }: { plano: Plano }) {
  const step = addedToPrevious(plano);
  if (!step) return null;
  return (
    <p className="mb-4.5 rounded-campo bg-creme px-4 py-3 text-base/snug">
      Tudo do {step.previous.nome} e mais{" "}
      <strong className="font-semibold">{list.format(step.added.map((recurso) => RECURSOS[recurso]))}</strong>.
    </p>
  );
}
