import fc from "fast-check";
import { readSheet } from "read-excel-file/universal";
import { expect, test } from "vitest";
import { sheetXml, XML, xlsxFile, xlsxOf } from "../../scripts/samples/xlsx-file.ts";
import { folhasOfXlsx } from "../app/clients/leitor/xlsx.ts";

/** Shared texts are the third relation of the workbook. */
const RELS = (strings: string) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="${strings}"/></Relationships>`;
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="[$-416]d &quot;de&quot; mmm"/><numFmt numFmtId="166" formatCode="&quot;R$&quot;\\ #,##0.00"/><numFmt numFmtId="167" formatCode="[>=100]0&quot; dias&quot;;0"/><numFmt numFmtId="168" formatCode="dd/mm/yyyy hh:mm:ss.000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/></cellXfs></styleSheet>`;

interface Parts {
  rows: string;
  strings?: string;
  workbook?: string;
  styles?: string;
}
const fileOf = ({ rows, strings = "", workbook, styles = STYLES }: Parts) =>
  xlsxOf({
    "xl/worksheets/sheet1.xml": sheetXml(rows),
    "xl/sharedStrings.xml": `${XML}<sst>${strings}</sst>`,
    "xl/styles.xml": `${XML}${styles}`,
    "xl/_rels/workbook.xml.rels": RELS("sharedStrings.xml"),
    ...(workbook && { "xl/workbook.xml": workbook }),
  });
const rowsOf = (parts: Parts) => folhasOfXlsx(fileOf(parts))[0]?.rows;

test.each<[string, Parts, string[][]]>([
  [
    "shared texts: plain, in runs of two fonts, with a pronunciation, with signs and control characters",
    {
      strings:
        '<si><t xml:space="preserve"> SORO </t></si><si><r><rPr><b/></rPr><t>DIPI</t></r><r><t>RONA</t></r><rPh><t>x</t></rPh></si><si><t>A &amp; B &#233;&#xE9; _x000D_</t></si>',
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>9</v></c></row>',
    },
    [["SORO", "DIPIRONA", "A & B éé"]],
  ],
  [
    "days by format, and numbers that are none",
    {
      rows: `<row r="1">${[1, 2, 3, 6, 4, 5, 0].map((style) => `<c s="${style}"><v>46418.75</v></c>`).join("")}<c s="1"><v>-1</v></c><c t="d"><v>2027-01-31T00:00:00</v></c></row>`,
    },
    [
      [
        "2027-01-31",
        "2027-01-31",
        "2027-01-31",
        "2027-01-31",
        "=46418.75",
        "=46418.75",
        "=46418.75",
        "-1",
        "2027-01-31",
      ],
    ],
  ],
  [
    "days from 1904",
    {
      workbook: `${XML}<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      rows: '<row><c s="1"><v>44956</v></c></row>',
    },
    [["2027-01-31"]],
  ],
  [
    "as .NET writes it: a prefix, no places of cells, an empty cell",
    { rows: '<x:row><x:c t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c><x:c/><x:c><x:v>1</x:v></x:c></x:row><x:row/>' },
    [["A", "", "1"]],
  ],
  [
    "rows and columns left out, and empty ones at the end",
    {
      rows: '<row r="2"><c r="C2"><v>7</v></c></row><row r="4"><c r="AA4"><v>8</v></c></row><row r="5"><c r="A5"/></row>',
    },
    [[], ["", "", "7"], [], [...Array(26).fill(""), "8"]],
  ],
  [
    "formulas, errors, truth and numbers as Excel stores them",
    {
      rows: '<row r="1"><c r="A1" t="str"><f>B1&amp;"&gt;"</f><v>x</v></c><c r="B1" t="e"><v>#DIV/0!</v></c><c r="C1" t="b"><v>1</v></c><c r="D1"><v>2.3500000000000001</v></c><c r="E1"><v>7.891234567895E+12</v></c><c r="F1"><v>1234</v></c><c r="G1"><v>-2.7755575615628914E-17</v></c></row>',
    },
    [["x", "#DIV/0!", "1", "=2.35", "7891234567895", "1234", "0"]],
  ],
  [
    "a sign in a value, a comment and CDATA",
    {
      rows: "<!-- <row> --><row a='>' r=\"1\"><c r='A1' t=\"inlineStr\"><is><t><![CDATA[<A & B>]]></t></is></c></row>",
    },
    [["<A & B>"]],
  ],
])("[FERRAMENTA-23] Excel: %s", (_, parts, rows) => {
  expect(rowsOf(parts)).toEqual(rows);
});

test.each<[string, Uint8Array]>([
  ["a document of Word", xlsxOf({ "xl/workbook.xml": `${XML}<workbook/>` })],
  ["a sheet that ends early", fileOf({ rows: '<row r="1"><c r="A1' })],
  ["a row below every sheet", fileOf({ rows: '<row r="1048577"/>' })],
  ["a column beside every sheet", fileOf({ rows: '<row r="1"><c r="XFE1"><v>1</v></c></row>' })],
])("[FERRAMENTA-23] Excel: %s is refused", (_, bytes) => {
  expect(() => folhasOfXlsx(bytes)).toThrow("excel-ilegivel");
});

const CELLS = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("<", "&", ">", '"', "é", "_x", "0041_", " ", "1"), maxLength: 10 }),
  fc.integer(),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.date({ min: new Date("1950-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }),
);

test("[FERRAMENTA-23] Excel: the rows are those that read-excel-file reads", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(CELLS, { maxLength: 5 }), { minLength: 1, maxLength: 8 }), async (table) => {
      const file = xlsxFile(table.map((row) => row.map((cell) => (typeof cell === "string" ? plain(cell) : cell))));
      const rows = await readSheet(new Uint8Array(file).buffer);
      expect(folhasOfXlsx(file)[0]?.rows).toEqual(rows.map((row) => trimmed(row.map(textOf))));
    }),
  );
});

/** XML has no control characters. */
const plain = (text: string) => text.replace(/[^\u0020-\ufffd]/g, "");

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return `${typeof cell === "number" && !Number.isInteger(cell) ? "=" : ""}${cell ?? ""}`;
}

/** The other reader fills up every row to the longest. */
function trimmed(row: string[]): string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== "") + 1);
}
