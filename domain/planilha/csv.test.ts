import fc from "fast-check";
import { expect, test } from "vitest";
import { CSV_START, csvLine } from "./csv.ts";

test("[EQUIPE-02] a line has every cell between quotes, `;` between them and CRLF at the end", () => {
  expect(csvLine(["Ana", "", null, 'Drogaria "Boa; Vista"', "linha 1\nlinha 2"])).toBe(
    '"Ana";"";"";"Drogaria ""Boa; Vista""";"linha 1\nlinha 2"\r\n',
  );
  expect(new TextEncoder().encode(CSV_START)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});

test.each([
  ["=1+1"],
  ["+55 27"],
  ["-2"],
  ["@SUM(A1)"],
  ["\ttab"],
  ["\rreturn"],
  ["  =1"],
  ["\u00A0=1"],
  ["\u200B=1"],
  ["\u0000=1"],
  ["\n@x"],
  ['"=1'],
  ["' -1"],
  ["“=1”"],
  ["＝1"],
  ["＋1"],
  ["－1"],
  ["＠x"],
  ["−1"],
])("[EQUIPE-02] the cell %j is kept as text by an apostrophe", (cell) => {
  expect(readCsv(csvLine([cell]))).toEqual([[`'${cell}`]]);
});

test.each([["Ana"], ["a=b"], ["(27) 99999-0000"], ["16/11/2026 09:30"], ["1 - 2"], ["'quoted'"], [""]])(
  "[EQUIPE-02] the cell %j stays as it is",
  (cell) => {
    expect(readCsv(csvLine([cell]))).toEqual([[cell]]);
  },
);

const COMMON = fc.constantFrom(..."=+-@＝＋－＠\t\r\n \u00A0\u200B\uFEFF\"';,ãx1");
const CELL = fc.string({
  unit: fc.oneof(COMMON, fc.string({ unit: "binary", minLength: 1, maxLength: 1 })),
  maxLength: 12,
});
const TABLE = fc.array(fc.array(CELL, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

test("[EQUIPE-02] a parser gives back the cells of any text, and none of them starts like a formula", () => {
  fc.assert(
    fc.property(TABLE, (rows) => {
      const read = readCsv(rows.map(csvLine).join(""));
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      const wrong = rows.flatMap((cells, row) => cells.filter((cell, column) => !isText(read[row]?.[column], cell)));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Guarded by an apostrophe, or the cell itself where its first visible character starts no formula. */
function isText(found: string | undefined, cell: string): boolean {
  const first = [...cell].find((character) => !/[\s"'\u200B]/u.test(character)) ?? "x";
  const mayRun = "=+-@＝＋－＠".includes(first) || /^[\t\r]/.test(cell);
  return found === `'${cell}` || (found === cell && !mayRun);
}

/** A strict RFC 4180 reader with `;` for files in which every cell is quoted. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  for (const match of text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/gu)) {
    expect(match.index).toBe(at);
    at += match[0].length;
    cells.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] === ";") continue;
    rows.push(cells);
    cells = [];
  }
  expect([at, cells]).toEqual([text.length, []]);
  return rows;
}
