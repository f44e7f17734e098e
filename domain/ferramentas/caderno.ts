import { addMeses, isMes, mesesEntre } from "./mes.ts";

/** Six integers of one tool in one month: cents, basis points or counts; null where there was none. */
export type Seis = readonly [Numero, Numero, Numero, Numero, Numero, Numero];
type Numero = number | null;

/** Letter of a tool in the notebook. */
export const LETRAS = { equilibrio: "e", desconto: "d", estoque: "s", fluxo: "f" } as const;
export type NomeDaFerramenta = keyof typeof LETRAS;
export type Letra = (typeof LETRAS)[NomeDaFerramenta];
const TODAS: readonly Letra[] = Object.values(LETRAS);

/** A month and the moment, in seconds, at which it was last kept. */
export type Mes = { em: number } & Partial<Record<Letra, Seis>>;

/** What the owner asked the device to keep. */
export interface Caderno {
  v: 1;
  /** Seconds of the last use. */
  em: number;
  /** Of the shop. */
  nome?: string | undefined;
  /** Fields of each tool, as its link carries them. */
  campos: Partial<Record<Letra, string>>;
  meses: Record<string, Mes>;
}

export const NOME_DA_LOJA_MAX = 48;
const MESES_MAX = 24;
const NUMERO_MAX = 1e12;

export const newCaderno = (em: number): Caderno => ({ v: 1, em, campos: {}, meses: {} });

const isNumero = (value: unknown): value is Numero =>
  value === null || (Number.isInteger(value) && Math.abs(Number(value)) <= NUMERO_MAX);
const isSeis = (value: unknown): value is Seis => Array.isArray(value) && value.length === 6 && value.every(isNumero);

function isRegistro(value: unknown): value is Mes {
  const { em, ...ferramentas } = Object(value) as Mes;
  return (
    Number.isInteger(em) &&
    Object.entries(ferramentas).every(([letra, seis]) => TODAS.includes(letra as Letra) && isSeis(seis))
  );
}

/** Whether what the device or a link held is a notebook. */
export function isCaderno(value: unknown): value is Caderno {
  const { v, em, nome, campos, meses } = Object(value) as Caderno;
  return (
    v === 1 &&
    Number.isInteger(em) &&
    (nome === undefined || (typeof nome === "string" && nome.length <= NOME_DA_LOJA_MAX)) &&
    Object.values(Object(campos)).every((texto) => typeof texto === "string") &&
    Object.entries(Object(meses)).every(([mes, registro]) => isMes(mes) && isRegistro(registro))
  );
}

/** With the figures of one month; the oldest months beyond two years fall out. */
export function withMes(caderno: Caderno, mes: string, letra: Letra, seis: Seis): Caderno {
  const meses = { ...caderno.meses, [mes]: { ...caderno.meses[mes], [letra]: seis, em: caderno.em } };
  const kept = Object.keys(meses).sort().slice(-MESES_MAX);
  return { ...caderno, meses: Object.fromEntries(kept.map((one) => [one, meses[one] as Mes])) };
}

/** Both notebooks: of a month and tool in both, the one kept last. */
export function joinCadernos(own: Caderno, other: Caderno): Caderno {
  const nomes = [...new Set([...Object.keys(own.meses), ...Object.keys(other.meses)])].sort().slice(-MESES_MAX);
  const meses = nomes.map((mes) => {
    const [one, two] = [own.meses[mes], other.meses[mes]];
    const [newer, older] = (two?.em ?? 0) > (one?.em ?? 0) ? [two, one] : [one, two];
    return [mes, { ...older, ...newer }] as [string, Mes];
  });
  return {
    ...own,
    nome: own.nome || other.nome,
    campos: { ...other.campos, ...own.campos },
    meses: Object.fromEntries(meses),
  };
}

/** The newest month before another in which a tool has figures. */
export function mesAnterior({ meses }: Caderno, mes: string, letra: Letra): { mes: string; seis: Seis } | null {
  const found = Object.keys(meses)
    .sort()
    .findLast((other) => other < mes && meses[other]?.[letra]);
  const seis = found && meses[found]?.[letra];
  return found && seis ? { mes: found, seis } : null;
}

/** The last twelve months up to the newest one kept, oldest first; none without one. */
export function dozeMeses({ meses }: Caderno): string[] {
  const last = Object.keys(meses).sort().at(-1);
  return last ? Array.from({ length: 12 }, (_, index) => addMeses(last, index - 11)) : [];
}

/** Numbers in base 36, so that twelve months of four tools fit into a link and a calendar entry. */
const base36 = (numero: Numero) => (numero === null ? "" : numero.toString(36));

/** What a link, a file or a calendar entry carries: the months and the name, not the fields. */
export function writeCaderno({ em, nome = "", meses }: Caderno): string {
  const partes = Object.keys(meses)
    .sort()
    .slice(-12)
    .map((mes) => {
      const registro = meses[mes] as Mes;
      const ferramentas = TODAS.flatMap((letra) => {
        const seis = registro[letra];
        return seis ? [`${letra.toUpperCase()}${seis.map(base36).join(".")}`] : [];
      });
      return [base36(mesesEntre("2020-01", mes)), base36(em - registro.em), ...ferramentas].join("*");
    });
  return [base36(em), encodeURIComponent(nome).replaceAll("~", "%7E"), ...partes].join("~");
}

/** Null for anything else. */
export function readCaderno(texto: string): Caderno | null {
  const [em = "", nome = "", ...partes] = texto.split("~");
  if (!/^[0-9a-z]{1,8}$/.test(em) || partes.length === 0) return null;
  try {
    const moment = Number.parseInt(em, 36);
    const caderno = {
      ...newCaderno(moment),
      ...(nome && { nome: decodeURIComponent(nome) }),
      meses: Object.fromEntries(partes.map((parte) => readMes(parte, moment))),
    };
    return isCaderno(caderno) ? caderno : null;
  } catch {
    return null;
  }
}

function readMes(parte: string, moment: number): [string, Mes] {
  const [mes = "", antes = "", ...ferramentas] = parte.split("*");
  const numeros = (texto: string) =>
    texto.split(".").map((numero) => {
      if (numero === "") return null;
      if (!/^-?[0-9a-z]{1,8}$/.test(numero)) throw new Error("no number");
      return Number.parseInt(numero, 36);
    });
  const registros = ferramentas.map((texto) => [texto.slice(0, 1).toLowerCase(), numeros(texto.slice(1))]);
  return [
    addMeses("2020-01", Number.parseInt(mes, 36)),
    { em: moment - Number.parseInt(antes, 36), ...Object.fromEntries(registros) },
  ];
}
