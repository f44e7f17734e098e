/** Working time, by the same rules as the functions of the database: opening hours in São Paulo and holidays. */
export type Faixa = { abre: string; fecha: string };
export type Calendario = {
  /** `dias[0]` is Sunday. */
  dias: readonly (readonly Faixa[])[];
  /** Days with other hours by `YYYY-MM-DD`; they also replace a national holiday. */
  feriados: Readonly<Record<string, readonly Faixa[]>>;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** São Paulo is three hours behind UTC all year, since daylight saving time was abolished in 2019. */
const OFFSET = 3 * 60 * MINUTE;

/** The moment at which so many working minutes have passed since `inicio`. */
export function addTempoUtil(inicio: Date, minutos: number, calendario: Calendario): Date {
  let left = minutos * MINUTE;
  for (const [abre, fecha] of workingRanges(inicio, calendario)) {
    const from = Math.max(abre, inicio.getTime());
    if (fecha - from >= left) return new Date(from + left);
    left -= Math.max(fecha - from, 0);
  }
  return new Date(inicio.getTime() + minutos * MINUTE);
}

/** Working seconds from one moment to another, rounded down; negative when the second is earlier. */
export function tempoUtil(de: Date, ate: Date, calendario: Calendario): number {
  if (de > ate) return 0 - tempoUtil(ate, de, calendario);
  let total = 0;
  for (const [abre, fecha] of workingRanges(de, calendario)) {
    if (abre >= ate.getTime()) break;
    total += Math.max(Math.min(fecha, ate.getTime()) - Math.max(abre, de.getTime()), 0);
  }
  return Math.floor(total / 1000);
}

/** Names of the national holidays of a year by `YYYY-MM-DD`. */
export function feriadosNacionais(ano: number): Map<string, string> {
  const sextaFeiraSanta = new Date(easterOf(ano) - 2 * DAY).toISOString().slice(0, 10);
  return new Map([
    [`${ano}-01-01`, "Confraternização Universal"],
    [sextaFeiraSanta, "Sexta-feira Santa"],
    [`${ano}-04-21`, "Tiradentes"],
    [`${ano}-05-01`, "Dia do Trabalho"],
    [`${ano}-09-07`, "Independência do Brasil"],
    [`${ano}-10-12`, "Nossa Senhora Aparecida"],
    [`${ano}-11-02`, "Finados"],
    [`${ano}-11-15`, "Proclamação da República"],
    [`${ano}-11-20`, "Consciência Negra"],
    [`${ano}-12-25`, "Natal"],
  ]);
}

/** Ranges of working time in milliseconds, day by day from the day of `inicio`, for ten years at most. */
function* workingRanges(inicio: Date, calendario: Calendario): Generator<[number, number]> {
  const first = Math.floor((inicio.getTime() - OFFSET) / DAY) * DAY;
  for (let day = 0; day < 3660; day += 1) {
    const midnight = first + day * DAY;
    for (const { abre, fecha } of rangesOf(new Date(midnight), calendario)) {
      yield [midnight + OFFSET + minutesOf(abre) * MINUTE, midnight + OFFSET + minutesOf(fecha) * MINUTE];
    }
  }
}

function rangesOf(midnight: Date, { dias, feriados }: Calendario): readonly Faixa[] {
  const dia = midnight.toISOString().slice(0, 10);
  if (feriados[dia]) return feriados[dia];
  return feriadosNacionais(midnight.getUTCFullYear()).has(dia) ? [] : (dias[midnight.getUTCDay()] ?? []);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Easter Sunday: the first Sunday after the ecclesiastical full moon, found by Gauss's method. */
function easterOf(ano: number): number {
  const century = Math.floor(ano / 100);
  const moon = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30;
  const epact = (19 * (ano % 19) + moon) % 30;
  const fullMoon = epact === 29 || (epact === 28 && ano % 19 > 10) ? epact - 1 : epact;
  const date = Date.UTC(ano, 2, 21) + fullMoon * DAY;
  return date + (7 - new Date(date).getUTCDay()) * DAY;
}
