import type { FieldErrors } from "../campos/validate.ts";

export type Etapa<Id extends string, Dados> = {
  id: Id;
  titulo: string;
  campos: readonly (keyof Dados & string)[];
  /** Removed from the indicator: with these answers the journey ends before it. */
  isDropped?: (dados: Dados) => boolean;
  /** Stays in the indicator but is never shown: an earlier answer already decided it. */
  isSkipped?: (dados: Dados) => boolean;
};

export type Jornada<Id extends string, Dados> = {
  /** Steps in the indicator; a step's number is its 1-based position here. */
  etapas(dados: Dados): readonly Etapa<Id, Dados>[];
  /** Errors of the step's own fields; none means that the step is complete. */
  errors(id: Id, dados: Dados): FieldErrors;
  isComplete(id: Id, dados: Dados): boolean;
  /** Every step before it is complete, and it is part of this journey. */
  canVisit(id: Id, dados: Dados): boolean;
  /** The step that a link with this number opens: that step, or the first unfinished one. */
  resolve(numero: number, dados: Dados): Id;
  /** The step after a complete one; null while it is incomplete, and after the last. */
  next(id: Id, dados: Dados): Id | null;
  previous(id: Id, dados: Dados): Id | null;
  isLast(id: Id, dados: Dados): boolean;
};

/** Derives a journey from its steps and the errors of its data. */
export function createJornada<Id extends string, Dados extends object>(
  all: readonly [Etapa<Id, Dados>, ...Etapa<Id, Dados>[]],
  errorsOf: (dados: Dados) => FieldErrors,
): Jornada<Id, Dados> {
  const etapas = (dados: Dados) => all.filter((etapa) => !etapa.isDropped?.(dados));
  const path = (dados: Dados) => etapas(dados).filter((etapa) => !etapa.isSkipped?.(dados));
  const indexOf = (id: Id, dados: Dados) => path(dados).findIndex((etapa) => etapa.id === id);
  const idAt = (index: number, dados: Dados) => path(dados)[index]?.id ?? null;

  // One render asks about every step, with the same data: validate it once. Data is replaced, never changed.
  const validated = new WeakMap<Dados, FieldErrors>();
  const allErrors = (dados: Dados): FieldErrors => {
    const known = validated.get(dados) ?? errorsOf(dados);
    validated.set(dados, known);
    return known;
  };
  const errors = (id: Id, dados: Dados): FieldErrors => {
    const campos: readonly string[] = all.find((etapa) => etapa.id === id)?.campos ?? [];
    return Object.fromEntries(Object.entries(allErrors(dados)).filter(([campo]) => campos.includes(campo)));
  };
  const isComplete = (id: Id, dados: Dados) => Object.keys(errors(id, dados)).length === 0;
  const canVisit = (id: Id, dados: Dados) => {
    const index = indexOf(id, dados);
    return (
      index >= 0 &&
      path(dados)
        .slice(0, index)
        .every((etapa) => isComplete(etapa.id, dados))
    );
  };

  return {
    etapas,
    errors,
    isComplete,
    canVisit,
    resolve: (numero, dados) => {
      const wanted = etapas(dados)[numero - 1]?.id;
      if (wanted && canVisit(wanted, dados)) return wanted;
      const unfinished = path(dados).find((etapa) => !isComplete(etapa.id, dados));
      return unfinished?.id ?? path(dados).at(-1)?.id ?? all[0].id;
    },
    next: (id, dados) => {
      const index = indexOf(id, dados);
      return index >= 0 && isComplete(id, dados) ? idAt(index + 1, dados) : null;
    },
    previous: (id, dados) => idAt(indexOf(id, dados) - 1, dados),
    isLast: (id, dados) => indexOf(id, dados) === path(dados).length - 1,
  };
}
