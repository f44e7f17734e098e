import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { cpfCheckDigits } from "../../domain/documentos/cpf.ts";
import { mulberry32 } from "./random.ts";

/** What decides the content of the files, so that the same values always give the same register. */
export interface Invention {
  seed: number;
  /** AAAA-MM */
  month: string;
  /** Share of companies that are pharmacies. */
  pharmacies: number;
  /** Neighbourhood of every row, by which a test recognises a register. */
  bairro?: string;
}

export interface InventedEmpresa {
  /** Rows of its establishments, and the CNPJs of those that a load must keep. */
  estabelecimentos(): { lines: string[]; kept: string[] };
  empresa(): string;
  /** Undefined for a company that never chose the Simples. */
  simples(): string | undefined;
}

const OTHER_CNAES = ["6204000", "4772500", "4771704", "5611201", "4781400"];
const PHARMACY_CNAES = ["4771701", "4771701", "4771702", "4771703"];
const NOMES = [
  "FLOR DO CAMPO",
  "BOA VIDA",
  "SANTA CLARA",
  "DO BAIRRO",
  "AGUA VIVA",
  "SOL NASCENTE",
  "DA PRACA",
  "BEM CUIDAR",
];
const PORTES = ["00", "01", "03", "05"];
const PESSOAS = ["ANTONIO PEREIRA", "JOSEFA LIMA", "RAIMUNDO COSTA", "LUZIA BARROS"];
/** TOM code, state. */
export const TOWNS = [
  ...[
    ["7107", "SP"],
    ["6001", "RJ"],
    ["4123", "MG"],
    ["9701", "DF"],
    ["3849", "BA"],
    ["7535", "PR"],
    ["8801", "RS"],
  ],
  ...[
    ["9373", "GO"],
    ["2531", "PE"],
    ["1389", "CE"],
    ["0427", "PA"],
    ["0255", "AM"],
  ],
] as [string, string][];
/** Coprime to 90 million, so that every index has another root. */
const STEP = 38_117_933;

/** One company, of about 9 establishments per 7 companies. */
export function inventedEmpresa(index: number, invention: Invention): InventedEmpresa {
  const base = invention.seed * 7_919 + index * 4;
  const random = mulberry32(base);
  const raiz = index % 37 === 36 ? `E${index.toString(36).toUpperCase().padStart(7, "0")}` : raizAt(index);
  const isPharmacy = random() < invention.pharmacies;
  const isSoleTrader = random() < 0.3;
  return {
    estabelecimentos: () => estabelecimentosOf(raiz, index, isPharmacy, invention),
    empresa() {
      const pick = picker(mulberry32(base + 2));
      const person = `${pick(PESSOAS)}${index % 2 ? ` ${cpfOf(index)}` : ""}`;
      const razao = isSoleTrader ? person : `COMERCIO ${pick(NOMES)} ${index} LTDA`;
      return toRow([raiz, razao, isSoleTrader ? "2135" : "2062", "49", "10000,00", pick(PORTES), ""]);
    },
    simples() {
      const opcao = picker(mulberry32(base + 3))(["S", "N", "", null]);
      return opcao === null ? undefined : toRow([raiz, opcao, "20120305", "00000000", "N", "00000000", "0"]);
    },
  };
}

function estabelecimentosOf(raiz: string, index: number, isPharmacy: boolean, { seed, month, bairro }: Invention) {
  const random = mulberry32(seed * 7_919 + index * 4 + 1);
  const pick = picker(random);
  const fantasia = `${isPharmacy ? "FARMACIA" : "LOJA"}  ${pick(NOMES)} ${index}${index % 29 === 0 ? "\0" : ""}`;
  const kept: string[] = [];
  const lines = Array.from({ length: index % 7 === 0 ? 3 : 1 }, (_, store) => {
    // Some head offices are not 0001, and some branches of numeric roots have letters.
    const number = String(index % 49 === 0 ? 3 - store : store + 1).padStart(4, "0");
    const ordem = store === 2 && index % 2 === 0 ? "0E8G" : number;
    const dv = cnpjCheckDigits(`${raiz}${ordem}`);
    const { codigo, desde, stays } = situacaoOf(random(), month);
    if (isPharmacy && stays) kept.push(`${raiz}${ordem}${dv}`);
    const [tom, uf] = pick(TOWNS);
    const others = [pick(OTHER_CNAES), index % 50 ? "" : "4771701,4772500"];
    const cnaes = isPharmacy ? [pick(PHARMACY_CNAES), "4772500,4646001"] : others;
    const [numero, cep] = [pick(["10", "S/N", "1200"]), pick(["1001000", "70836900", "0", ""])];
    return toRow([
      ...[raiz, ordem, dv, store === 0 ? "1" : "2", fantasia, codigo, desde, "00", "", "", "20120305", ...cnaes],
      ...["RUA", `DAS  ACACIAS ${index % 900}`, numero, store ? "LOJA B" : "", bairro ?? "CENTRO", cep, uf, tom],
      ...["11", "33334444", "", "", "", "", "CONTATO@EXEMPLO.COM.BR", "", ""],
    ]);
  });
  return { lines, kept };
}

export const toRow = (fields: string[]): string => `"${fields.join('";"')}"`;

const raizAt = (index: number) => String(10_000_000 + ((index * STEP) % 90_000_000)).padStart(8, "0");

function cpfOf(index: number): string {
  const base = String(100_000_000 + index);
  return base + cpfCheckDigits(base);
}

/** Four of five are active. The others changed one year or three years before the month. */
function situacaoOf(value: number, month: string): { codigo: string; desde: string; stays: boolean } {
  const at = (years: number) => `${Number(month.slice(0, 4)) - years}${month.slice(5)}01`;
  if (value < 0.8) return { codigo: "02", desde: at(6), stays: true };
  if (value < 0.88) return { codigo: "08", desde: at(1), stays: true };
  if (value < 0.94) return { codigo: "08", desde: at(3), stays: false };
  if (value < 0.97) return { codigo: "03", desde: at(1), stays: true };
  return { codigo: "04", desde: at(3), stays: false };
}

const picker =
  (random: () => number) =>
  <Value>(values: Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
