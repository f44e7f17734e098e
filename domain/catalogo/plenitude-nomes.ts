/** The four steps of Plenitude. Separate from the plans' contents, because the form needs only the names. */
export const PLENITUDE_NOMES = {
  estimulo: "Estímulo",
  ritmo: "Ritmo",
  habito: "Hábito",
  excelencia: "Excelência",
} as const;

export type PlanoPlenitudeId = keyof typeof PLENITUDE_NOMES;

export const isPlanoPlenitudeId = (value: string | null): value is PlanoPlenitudeId =>
  value !== null && Object.hasOwn(PLENITUDE_NOMES, value);
