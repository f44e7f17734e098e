import { csvLine } from "@eden/domain/planilha/csv";
import { expect, test } from "vitest";
import { decodeCsv, readCsv } from "./csv.ts";

const fieldsOf = (text: string) => Array.from(readCsv(text), ({ campos }) => campos);

test.each([
  [
    "semicolons",
    "cnpj;nome\r\n1;Farmácia\r\n",
    [
      ["cnpj", "nome"],
      ["1", "Farmácia"],
    ],
  ],
  [
    "commas",
    "cnpj,nome\n1,Farmácia",
    [
      ["cnpj", "nome"],
      ["1", "Farmácia"],
    ],
  ],
  [
    "tabs and old line breaks",
    "cnpj\tnome\r1\tFarmácia\r",
    [
      ["cnpj", "nome"],
      ["1", "Farmácia"],
    ],
  ],
  [
    "quotes with separators, breaks and quotes",
    'a;b\n"x;""y""\n z";2',
    [
      ["a", "b"],
      ['x;"y"\n z', "2"],
    ],
  ],
  [
    "empty fields and lines",
    "a;b\n;\n\n1;\n",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  [
    "text after a closing quote",
    'a;b\n"x"y;2',
    [
      ["a", "b"],
      ["xy", "2"],
    ],
  ],
  [
    "a quote that is never closed",
    'a;b\n"x;2\n3;4',
    [
      ["a", "b"],
      ['"x', "2"],
      ["3", "4"],
    ],
  ],
  [
    "separators inside the quoted header",
    '"a,b,c";d\n1;2',
    [
      ["a,b,c", "d"],
      ["1", "2"],
    ],
  ],
  ["an empty file", "", []],
])("[LOJAS-01] reads %s", (_, text, expected) => {
  expect(fieldsOf(text)).toEqual(expected);
});

test("[LOJAS-01] names the line of the file on which each record starts", () => {
  const lines = Array.from(readCsv('a;b\r\n\r\n"x\r\ny";1\r\nz;2'), ({ linha }) => linha);
  expect(lines).toEqual([1, 3, 5]);
});

test("[LOJAS-01] reads UTF-8 with and without BOM, Windows-1252 and UTF-16", () => {
  const utf8 = new TextEncoder().encode("Farmácia São João");
  expect(decodeCsv(utf8)).toBe("Farmácia São João");
  expect(decodeCsv(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe("Farmácia São João");
  expect(decodeCsv(Uint8Array.from("Farm\xe1cia S\xe3o Jo\xe3o", (letter) => letter.charCodeAt(0)))).toBe(
    "Farmácia São João",
  );
  const utf16 = Array.from("Sé", (letter) => [letter.charCodeAt(0), 0]).flat();
  expect(decodeCsv(new Uint8Array([0xff, 0xfe, ...utf16]))).toBe("Sé");
});

test("[LOJAS-01] what is written can be read again, and a formula is only text", () => {
  const rows = [
    ["cnpj", "nome"],
    ["1", 'A "boa"; aqui'],
    ["2", "=1+1"],
  ];
  expect(fieldsOf(rows.map(csvLine).join(""))).toEqual([rows[0], rows[1], ["2", "'=1+1"]]);
});
