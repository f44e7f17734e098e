import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { type InventedEmpresa, toRow } from "./invented-empresa.ts";
import { mulberry32 } from "./random.ts";

/** A shop of an invented market, as its row of the register needs it. */
export interface Loja {
  tom: string;
  uf: string;
  ativa: boolean;
  codigo: string;
  desde: Date;
  motivo: string;
  inicio: Date;
  cnae: string;
}

interface Draw {
  cidade: { tom: string; uf: string };
  /** AAAA-MM */
  month: string;
  isRede: boolean;
  random: () => number;
}

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** Share of the pharmacies below an age in years that are still active. */
const STILL_ACTIVE: [below: number, share: number][] = [
  ...([
    [0.5, 0.975],
    [1, 0.94],
    [2, 0.87],
    [3, 0.79],
    [5, 0.68],
    [8, 0.55],
  ] as [number, number][]),
  ...([
    [12, 0.4],
    [18, 0.27],
    [25, 0.17],
    [Number.POSITIVE_INFINITY, 0.09],
  ] as [number, number][]),
];
/** Share of chains in towns below a number of inhabitants. */
const REDES: [below: number, share: number][] = [
  ...([
    [10_000, 0.02],
    [50_000, 0.09],
    [100_000, 0.19],
    [500_000, 0.31],
  ] as [number, number][]),
  [Number.POSITIVE_INFINITY, 0.42],
];

const below = (table: [number, number][], value: number) => table.find(([limit]) => value < limit)?.[1] ?? 0;

export const redeShareOf = (habitantes: number): number => below(REDES, habitantes);

export function inventLoja({ cidade: { tom, uf }, month, isRede, random }: Draw): Loja {
  const today = new Date(`${month}-01T00:00:00Z`);
  const inicio = drawInicio(today, random);
  const days = (today.getTime() - inicio.getTime()) / DAY_MS;
  const chance = below(STILL_ACTIVE, days / YEAR_DAYS) * (isRede ? 1.25 : 0.95);
  const ativa = random() < chance;
  const kind = random();
  const cnae = kind < 0.9 ? "4771701" : kind < 0.985 ? "4771702" : "4771703";
  const loja = { tom, uf, inicio, cnae, ativa };
  if (ativa) return { ...loja, codigo: "02", desde: inicio, motivo: "00" };
  return { ...loja, ...drawFim(inicio, days, random) };
}

/** Four of five since 1993, more in later years; the others since 1972. Never after the month. */
function drawInicio(today: Date, random: () => number): Date {
  const years = today.getUTCFullYear() + today.getUTCMonth() / 12;
  const year = random() < 0.8 ? 1993 + (years - 1993) * random() ** 0.8 : 1972 + 21 * random();
  return new Date(Date.UTC(Math.floor(year), 0, 1 + Math.floor((year % 1) * 365)));
}

/** Two clean-ups of the register took out many old ones on one day; of the others most were closed by their owner. */
function drawFim(inicio: Date, days: number, random: () => number): Pick<Loja, "codigo" | "desde" | "motivo"> {
  const how = random();
  const desde = new Date(inicio.getTime() + Math.floor(days * (0.04 + 0.96 * random() ** 1.3)) * DAY_MS);
  if (how < 0.1) return { codigo: "04", desde, motivo: "63" };
  if (how < 0.12) return { codigo: "03", desde, motivo: "63" };
  if (how < 0.32 && inicio < new Date("2008-06-30")) {
    return { codigo: "08", desde: new Date("2008-12-31"), motivo: "71" };
  }
  if (how >= 0.32 && how < 0.42 && inicio < new Date("2013-12-31")) {
    return { codigo: "08", desde: new Date("2015-02-09"), motivo: "73" };
  }
  return { codigo: "08", desde, motivo: how > 0.97 ? "02" : "01" };
}

/** The company of these shops. Chains are limited companies or corporations; of the others a quarter are sole traders. */
export function inventEmpresa(company: { raiz: string; lojas: Loja[]; month: string; seed: number }): InventedEmpresa {
  const { raiz, lojas, month, seed } = company;
  const random = mulberry32(seed);
  const isRede = lojas.filter(({ ativa }) => ativa).length >= 5;
  const [form, size, simples] = [random(), random(), random()];
  const natureza = isRede ? (form < 0.5 ? "2054" : "2062") : form < 0.24 ? "2135" : "2062";
  const porte = isRede ? "05" : size < 0.66 ? "01" : size < 0.93 ? "03" : size < 0.98 ? "05" : "00";
  return {
    estabelecimentos: () => rowsOf(raiz, lojas, month),
    empresa: () => toRow([raiz, `INVENTADA ${raiz} LTDA`, natureza, "49", "10000,00", porte, ""]),
    simples: () =>
      simples < 0.9
        ? toRow([raiz, porte !== "05" && simples < 0.78 ? "S" : "N", "20120305", "00000000", "N", "00000000", "0"])
        : undefined,
  };
}

function rowsOf(raiz: string, lojas: Loja[], month: string) {
  const limit = new Date(`${Number(month.slice(0, 4)) - 2}${month.slice(4)}-01`);
  const kept: string[] = [];
  const lines = lojas.map(({ tom, uf, ativa, codigo, desde, motivo, inicio, cnae }, store) => {
    const ordem = (store + 1).toString(36).toUpperCase().padStart(4, "0");
    const dv = cnpjCheckDigits(`${raiz}${ordem}`);
    if (ativa || desde >= limit) kept.push(`${raiz}${ordem}${dv}`);
    return toRow([
      ...[raiz, ordem, dv, store === 0 ? "1" : "2", `FARMACIA INVENTADA ${raiz}`, codigo, digits(desde), motivo],
      ...["", "", digits(inicio), cnae, "", "RUA", "INVENTADA", "10", "", "CENTRO", "", uf, tom],
      ...["", "", "", "", "", "", "", "", ""],
    ]);
  });
  return { lines, kept };
}

const digits = (date: Date) => date.toISOString().slice(0, 10).replaceAll("-", "");
