import { DINHEIRO_MAX, dinheiro, readCampo } from "./campos.ts";
import type { Estado } from "./endereco.ts";
import { formatValor } from "./numero.ts";
import { parseQuando, type Quando } from "./quando.ts";

/** An entry that the forecast computes with. */
export interface Guardado {
  nome: string;
  sinal: 1 | -1;
  /** Cents. */
  valor: number;
  quando: Quando;
}

/** What the tool "Fluxo de caixa" computes with. */
export interface Previsao {
  saldo: number;
  /** Gross pay of a month; 0 without payroll. */
  bruto: number;
  /** Lines of the payroll that the owner removed, by their place. */
  semLinhas: number[];
  lancamentos: Guardado[];
}

/** An entry as it is typed. */
export interface Linha {
  id: number;
  nome: string;
  sinal: 1 | -1;
  valor: string;
  quando: Quando;
}

/** What is typed. */
export interface Digitado {
  saldo: string;
  isNegative: boolean;
  bruto: string;
  semLinhas: readonly number[];
  linhas: readonly Linha[];
}

export const LANCAMENTOS_MAX = 60;
export const NOME_MAX = 30;

/** How the money of an entry follows from sales: at once, a month later, as purchases, or as the tax of the month before. */
type Tipo = "vista" | "prazo" | "compras" | "das" | "fixo";

/** The usual entries of a pharmacy, without amounts. A link names them by their place: new ones go to the end. */
export const INICIO: readonly (Omit<Guardado, "valor"> & { tipo: Tipo })[] = [
  { nome: "Dinheiro, PIX e débito", sinal: 1, quando: "s6", tipo: "vista" },
  { nome: "Cartão de crédito", sinal: 1, quando: "s5", tipo: "prazo" },
  { nome: "Distribuidoras", sinal: -1, quando: "w5", tipo: "compras" },
  { nome: "Aluguel", sinal: -1, quando: "m10d", tipo: "fixo" },
  { nome: "DAS (Simples)", sinal: -1, quando: "m20d", tipo: "das" },
  { nome: "Luz, internet e sistema", sinal: -1, quando: "m15d", tipo: "fixo" },
  { nome: "Pró-labore", sinal: -1, quando: "m5a", tipo: "fixo" },
  { nome: "Convênio e Farmácia Popular", sinal: 1, quando: "m10d", tipo: "prazo" },
];

export const VALOR = dinheiro("o valor");
export const SALDO = { ...VALOR, min: 0 };

/** The amount in cents; null where there is none, or a wrong one. */
export function lido(texto: string, campo = VALOR): number | null {
  const found = readCampo(campo, texto);
  return typeof found === "string" ? null : found;
}

/** Null until there is a balance and at least one amount. A wrong or empty amount does not count. */
export function previsaoOf({ saldo, isNegative, bruto, semLinhas, linhas }: Digitado): Previsao | null {
  const caixa = lido(saldo, SALDO);
  const folha = lido(bruto) ?? 0;
  const lancamentos = linhas.flatMap(({ nome, sinal, valor, quando }) => {
    const centavos = lido(valor);
    return centavos && parseQuando(quando) ? [{ nome: nome.trim() || "Sem nome", sinal, valor: centavos, quando }] : [];
  });
  if (caixa === null || (lancamentos.length === 0 && folha === 0)) return null;
  return { saldo: isNegative ? -caixa : caixa, bruto: folha, semLinhas: [...semLinhas], lancamentos };
}

export const ESTADO_FLUXO: Estado<Digitado> = {
  vazio: {
    saldo: "",
    isNegative: false,
    bruto: "",
    semLinhas: [],
    linhas: INICIO.map(({ nome, sinal, quando }, id) => ({ id, nome, sinal, valor: "", quando })),
  },
  write: ({ saldo, isNegative, bruto, semLinhas, linhas }) =>
    [
      `s=${isNegative ? "-" : ""}${lido(saldo, SALDO) ?? ""}`,
      `b=${lido(bruto) ?? ""}`,
      `x=${semLinhas.join(".")}`,
      `l=${linhas.map(writeLinha).join(".")}`,
    ].join("&"),
  read: (texto) => {
    const match = /^s=(-?)(\d{0,10})&b=(\d{0,10})&x=([0-5](?:\.[0-5])*)?&l=(.*)$/.exec(texto);
    if (!match) return null;
    const [, sinal, saldo = "", bruto = "", semLinhas, lista = ""] = match;
    const linhas = lista === "" ? [] : lista.split(".").map(readLinha);
    if (Number(saldo) > DINHEIRO_MAX || Number(bruto) > DINHEIRO_MAX || linhas.length > LANCAMENTOS_MAX) return null;
    if (linhas.includes(null)) return null;
    return {
      saldo: show(saldo),
      isNegative: sinal === "-",
      bruto: show(bruto),
      semLinhas: semLinhas ? semLinhas.split(".").map(Number) : [],
      linhas: (linhas as Omit<Linha, "id">[]).map((linha, id) => ({ ...linha, id })),
    };
  },
};

const show = (centavos: string) => (centavos === "" ? "" : formatValor(Number(centavos)));

/** `*0~186000` for a usual entry with its usual days, else `nome~e~186000~s6`. */
function writeLinha({ nome, sinal, valor, quando }: Linha): string {
  const centavos = lido(valor) ?? "";
  const place = INICIO.findIndex((one) => one.nome === nome && one.sinal === sinal && one.quando === quando);
  if (place >= 0) return `*${place}~${centavos}`;
  return `${encode(nome)}~${sinal > 0 ? "e" : "s"}~${centavos}~${quando}`;
}

function readLinha(texto: string): Omit<Linha, "id"> | null {
  const parts = texto.split("~");
  const inicial = /^\*\d$/.test(parts[0] ?? "") ? INICIO[Number(parts[0]?.slice(1))] : undefined;
  const [nome = "", sinal = "", valor = "", quando = "", ...rest] =
    inicial && parts.length === 2
      ? [inicial.nome, inicial.sinal > 0 ? "e" : "s", parts[1], inicial.quando]
      : [decode(parts[0] ?? ""), ...parts.slice(1)];
  if (nome === null || rest.length > 0 || nome.length > NOME_MAX || !/^[es]$/.test(sinal)) return null;
  if (!/^\d{0,10}$/.test(valor) || (valor !== "" && (Number(valor) < 1 || Number(valor) > DINHEIRO_MAX))) return null;
  if (quando !== "" && !parseQuando(quando)) return null;
  return { nome, sinal: sinal === "e" ? 1 : -1, valor: show(valor), quando };
}

/** Also the characters that separate and mark. */
const encode = (nome: string) =>
  encodeURIComponent(nome.toWellFormed()).replace(
    /[.~*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(nome: string): string | null {
  try {
    return nome.startsWith("*") ? null : decodeURIComponent(nome);
  } catch {
    return null;
  }
}
