import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Invention, inventedEmpresa } from "./invented-empresa.ts";
import { writeZip } from "./write-zip.ts";

interface Register extends Invention {
  /** The files are written to a folder of the month in it. */
  folder: string;
  companies: number;
}

const PARTS = 10;
/** Share of the companies in the first of the files; those of the real register differ in size too. */
const FIRST = 0.4;

/**
 * Writes a month of an invented public CNPJ register in the layout of the real one. Returns the folder, the number of rows,
 * and the pharmacies that a load must keep.
 */
export function writeRegister({ folder, companies, ...invention }: Register) {
  const month = join(folder, invention.month);
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
      linesOf(range, invention, (empresa) => {
        const { lines, kept: found } = empresa.estabelecimentos();
        kept.push(...found);
        return count(lines);
      }),
    );
    // Companies are in other files than their establishments.
    writeZip(
      join(month, `Empresas${PARTS - 1 - part}.zip`),
      written("EMPRECSV"),
      linesOf(range, invention, ({ empresa }) => count([empresa()])),
    );
  }
  writeZip(
    join(month, "Simples.zip"),
    "F.K03200$W.SIMPLES.CSV.D61010",
    linesOf({ from: 0, end: companies }, invention, (empresa) => {
      const simples = empresa.simples();
      return count(simples ? [simples] : []);
    }),
  );
  return { folder: month, rows, kept };
}

function* linesOf(
  { from, end }: { from: number; end: number },
  invention: Invention,
  choose: (empresa: ReturnType<typeof inventedEmpresa>) => string[],
): Generator<string> {
  for (let index = from; index < end; index++) yield* choose(inventedEmpresa(index, invention));
}
