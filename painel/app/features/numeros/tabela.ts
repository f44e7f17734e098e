/** The figures of one chart as a table: what a screen reader reads, what "Tabela" shows and what the CSV contains. */
export interface Tabela {
  colunas: readonly Coluna[];
  linhas: readonly (readonly Celula[])[];
}

type Celula = string | number | null;

interface Coluna {
  nome: string;
  /** How the page writes a number; by default with thousands. The CSV has the plain number. */
  formato?: (valor: number) => string;
  /** Not in the CSV: computed from the columns beside it. */
  screenOnly?: boolean;
  /** Whether the page marks the number. */
  isBad?: (valor: number) => boolean;
}

export function formatCelula(celula: Celula, { formato = formatNumero }: Coluna): string {
  if (celula === null) return "–";
  return typeof celula === "number" ? formato(celula) : celula;
}

export function csvLines({ colunas, linhas }: Tabela): (string | null)[][] {
  const kept = colunas.flatMap(({ screenOnly }, index) => (screenOnly ? [] : [index]));
  return [
    kept.map((index) => colunas[index]?.nome ?? ""),
    ...linhas.map((linha) => kept.map((index) => plain(linha[index] ?? null))),
  ];
}

/** Excel in Portuguese reads a decimal comma. */
const plain = (celula: Celula) => (typeof celula === "number" ? String(celula).replace(".", ",") : celula);

const numero = new Intl.NumberFormat("pt-BR");
export const formatNumero = (valor: number) => numero.format(valor);

/** `+33`, `−5`, `=`. */
export function formatDiferenca(valor: number): string {
  if (valor === 0) return "=";
  return valor > 0 ? `+${formatNumero(valor)}` : `−${formatNumero(-valor)}`;
}

/** `38 min`, `1 h 20 min`, from working seconds. */
export function formatDuracao(segundos: number): string {
  if (segundos < 60) return "menos de 1 min";
  const minutos = Math.floor(segundos / 60);
  const horas = Math.floor(minutos / 60);
  return [horas > 0 && `${formatNumero(horas)} h`, minutos % 60 > 0 && `${minutos % 60} min`].filter(Boolean).join(" ");
}

/** Below this number a percentage would promise more than the few visits can tell. */
const MIN_FOR_PERCENT = 40;

/** `14%`, or `7 de 15` when there are few. */
export function formatParte(parte: number, todo: number): string {
  return todo < MIN_FOR_PERCENT ? `${parte} de ${todo}` : `${Math.round((100 * parte) / todo)}%`;
}

const day = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", day: "numeric", month: "short" });
/** `17 out.` of `2026-10-17`. */
export const formatDiaCurto = (dia: string) => day.format(new Date(`${dia}T12:00Z`)).replace(" de ", " ");

const longDay = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", day: "numeric", month: "long" });
/** `17 de outubro` of `2026-10-17`. */
export const formatDiaLongo = (dia: string) => longDay.format(new Date(`${dia}T12:00Z`));

/** The columns of a comparison: the period, the one before, and the difference. */
export const COMPARACAO = (agora: string): Coluna[] => [
  { nome: agora },
  { nome: "Antes" },
  { nome: "Diferença", formato: formatDiferenca, screenOnly: true },
];
export const compare = ({ agora, antes }: { agora: number; antes: number }): number[] => [agora, antes, agora - antes];

/** The sum of one column. */
export const sumOf = <K extends string>(rows: readonly Record<K, number>[], column: K): number =>
  rows.reduce((sum, row) => sum + row[column], 0);
