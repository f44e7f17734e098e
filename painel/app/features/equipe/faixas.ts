/** Opening hours of a day as ranges of minutes since midnight; the editor moves their ends by quarters of an hour. */
export interface Faixa {
  abre: string;
  fecha: string;
}

export const PASSO = 15;
/** What the editor's scale shows. */
export const INICIO = 6 * 60;
export const FIM = 22 * 60;
const PAUSA: Faixa = { abre: "12:00", fecha: "13:00" };
const PADRAO: Faixa[] = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];

export function minutesOf(hora: string): number {
  const [hours = 0, minutes = 0] = hora.split(":").map(Number);
  return hours * 60 + minutes;
}

export const horaOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export type Ponta = "abre" | "fecha";

/** How far an end may go: not past its own other end, nor into the neighbouring range. */
export function limitsOf(faixas: readonly Faixa[], index: number, ponta: Ponta): [number, number] {
  const faixa = faixas[index];
  const before = faixas[index - 1];
  const after = faixas[index + 1];
  if (!faixa) return [INICIO, FIM];
  return ponta === "abre"
    ? [before ? minutesOf(before.fecha) + PASSO : INICIO, minutesOf(faixa.fecha) - PASSO]
    : [minutesOf(faixa.abre) + PASSO, after ? minutesOf(after.abre) - PASSO : FIM];
}

/** Moves one end to a moment, rounded to a quarter of an hour and kept inside its limits. */
export function movePonta(faixas: readonly Faixa[], index: number, ponta: Ponta, minutes: number): Faixa[] {
  const [min, max] = limitsOf(faixas, index, ponta);
  const moved = Math.min(max, Math.max(min, Math.round(minutes / PASSO) * PASSO));
  return faixas.map((faixa, at) => (at === index ? { ...faixa, [ponta]: horaOf(moved) } : faixa));
}

/** Splits the day by a lunch break: noon to one if that fits, else an hour in the middle. */
export function addPausa(faixas: readonly Faixa[]): Faixa[] {
  const first = faixas[0];
  const last = faixas.at(-1);
  if (!first || !last) return [];
  const [abre, fecha] = [minutesOf(first.abre), minutesOf(last.fecha)];
  const fits = abre < minutesOf(PAUSA.abre) && fecha > minutesOf(PAUSA.fecha);
  const middle = Math.round((abre + fecha) / 2 / PASSO) * PASSO;
  const pausa = fits ? PAUSA : { abre: horaOf(middle - PASSO * 2), fecha: horaOf(middle + PASSO * 2) };
  return [
    { abre: first.abre, fecha: pausa.abre },
    { abre: pausa.fecha, fecha: last.fecha },
  ];
}

export function removePausa(faixas: readonly Faixa[]): Faixa[] {
  const first = faixas[0];
  const last = faixas.at(-1);
  return first && last ? [{ abre: first.abre, fecha: last.fecha }] : [];
}

/** A day that opens takes the hours of another open day. */
export const openLike = (dias: readonly (readonly Faixa[])[]) => [...(dias.find((dia) => dia.length > 0) ?? PADRAO)];

/** "08:00 às 12:00 e 13:00 às 18:00", for screen readers and lists. */
export function describeFaixas(faixas: readonly Faixa[]): string {
  if (faixas.length === 0) return "sem atendimento";
  return faixas.map(({ abre, fecha }) => `${abre} às ${fecha}`).join(" e ");
}
