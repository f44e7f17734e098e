import fc from "fast-check";
import { INSERTABLE } from "../../../scripts/access/allowed-access.ts";
import type { Row } from "./rows.ts";

const HOSTILE = [
  "'; drop table leadlive; --",
  "<script>alert(1)</script>",
  "{{constructor}}",
  "\u0000",
  "Ana\u0000Lima",
  "\ud800",
  "\u202eanA",
  "\u200b",
  "\ufeffAna",
  "Ana\u2800Lima",
  "\u3164",
  "Ana\u{e0041}",
  "👩\u200d👧",
  "=1+1",
  "-1+1",
  "+55",
  "@ana",
  " ",
  "Ana\r\nBcc: outra@exemplo.com",
  "１１９８７６５４３２１",
  "e\u0301",
  "NULL",
  "-1",
  "1e400",
  "2147483648",
  "true",
  "{}",
  "[]",
];

const BORDERS = [2, 14, 20, 40, 60, 120, 200, 254, 300, 500, 4000, 10_000];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..."ãé 1@.-_'\"<>\\/\n\t\u00a0💊") }),
  fc
    .tuple(fc.constantFrom(...BORDERS), fc.constantFrom(-1, 0, 1), fc.constantFrom("a", "ã", "1", "💊", " "))
    .map(([length, more, character]) => character.repeat(length + more)),
  fc.emailAddress(),
  fc.stringMatching(/^\d{10,14}$/),
);
const anything = fc.oneof(
  { weight: 12, arbitrary: text },
  fc.constant(null),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A valid row with some values replaced or set, some columns removed and some added. */
export function fuzzedRow(table: string, valid: fc.Arbitrary<Row>): fc.Arbitrary<Row> {
  const insertable = (INSERTABLE[table] ?? "").split(/\s+/);
  return valid.chain((row) => {
    const columns = Object.keys(row);
    const changes = fc.dictionary(fc.constantFrom(...insertable), anything, { maxKeys: 2 });
    const left = fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, fc.subarray(columns, { maxLength: 1 }));
    const extra = fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      fc.dictionary(fc.oneof(fc.constantFrom("criado_em", "suspeito", "id; --", "__proto__"), fc.string()), anything, {
        maxKeys: 1,
      }),
    );
    return fc.tuple(changes, left, extra).map(([changed, missing, more]) => {
      const fuzzed: Row = { ...row, ...changed, ...more };
      for (const column of missing) delete fuzzed[column];
      return fuzzed;
    });
  });
}
