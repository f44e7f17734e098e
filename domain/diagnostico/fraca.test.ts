import { expect, test } from "vitest";
import { AREA_IDS, type AreaId } from "./areas.ts";
import { fracaOf, fracaText } from "./fraca.ts";

/** Weakest first, as `score` gives them. */
const areasOf = (notas: Partial<Record<AreaId, number>>) =>
  AREA_IDS.flatMap((area) => (notas[area] === undefined ? [] : [{ area, nota: notas[area] }])).sort(
    (one, other) => one.nota - other.nota,
  );
const seven = (nota: number) => Object.fromEntries(AREA_IDS.map((area) => [area, nota]));

test("[AREA-02] one weakest area is named, a tie is told with its number, equal areas as equal", () => {
  const cases = [
    [{ ...seven(50), financas: 33 }, "Mais fraca: Finanças, 33"],
    [{ ...seven(33), digital: 80 }, "Seis áreas empatadas em 33"],
    [{ ...seven(80), digital: 0, pessoas: 0 }, "Duas áreas empatadas em 0"],
    [seven(33), "Todas em 33"],
  ] as const;
  for (const [notas, words] of cases) {
    const fraca = fracaOf(areasOf(notas));
    expect(fraca && fracaText(fraca)).toBe(words);
  }
  expect(fracaOf([])).toBeNull();
});
