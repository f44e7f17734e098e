import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type InventedEmpresa, type Invention, inventedEmpresa } from "./invented-empresa.ts";
import { writeZip } from "./write-zip.ts";

interface Register extends Invention {
  /** The files are written to a folder of the month in it. */
  folder: string;
  companies: number;
}

const PARTS = 10;
/** Share of the companies in the first of the files; those of the real register differ in size too. */
const FIRST = 0.4;

interface Empresas {
  count: number;
  at(index: number): InventedEmpresa;
}

/** Writes a month of an invented register: companies of every kind, of which a share are pharmacies. */
export function writeRegister({ folder, companies, ...invention }: Register) {
  return writeEmpresas(join(folder, invention.month), {
    count: companies,
    at: (index) => inventedEmpresa(index, invention),
  });
}

/**
 * Writes companies in the layout of the public CNPJ register into the folder of a month. Returns the folder, the number of
 * rows, and the pharmacies that a load must keep.
 */
export function writeEmpresas(month: string, empresas: Empresas) {
  const companies = empresas.count;
  mkdirSync(month, { recursive: true });
  const ends = Array.from({ length: PARTS }, (_, part) =>
    Math.round(companies * (FIRST + ((1 - FIRST) * part) / (PARTS - 1))),
  );
  const kept: string[] = [];
  let rows = 0;
  const count = (lines: string[]) => {
    rows += lines.length;
    return lines;
  };
  for (const [part, end] of ends.entries()) {
    const range = { from: ends[part - 1] ?? 0, end };
    const written = (kind: string) => `K3241.K03200Y${part}.D61010.${kind}`;
    writeZip(
      join(month, `Estabelecimentos${part}.zip`),
      written("ESTABELE"),
      linesOf(range, empresas, (empresa) => {
        const { lines, kept: found } = empresa.estabelecimentos();
        kept.push(...found);
        return count(lines);
      }),
    );
    // Companies are in other files than their establishments.
    writeZip(
      join(month, `Empresas${PARTS - 1 - part}.zip`),
      written("EMPRECSV"),
      linesOf(range, empresas, ({ empresa }) => count([empresa()])),
    );
  }
  writeZip(
    join(month, "Simples.zip"),
    "F.K03200$W.SIMPLES.CSV.D61010",
    linesOf({ from: 0, end: companies }, empresas, (empresa) => {
      const simples = empresa.simples();
      return count(simples ? [simples] : []);
    }),
  );
  return { folder: month, rows, kept };
}

function* linesOf(
  { from, end }: { from: number; end: number },
  empresas: Empresas,
  choose: (empresa: InventedEmpresa) => string[],
): Generator<string> {
  for (let index = from; index < end; index++) yield* choose(empresas.at(index));
}
