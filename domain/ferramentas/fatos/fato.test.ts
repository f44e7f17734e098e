import { expect, test } from "vitest";
import { fatoDe } from "./fato.ts";
import * as folha from "./folha.ts";
import * as promocao from "./promocao.ts";
import { ANEXO_I, DEFASAGEM, LIMITE, MONOFASICO, SUBLIMITE } from "./simples.ts";

const LISTAS = { ANEXO_I, DEFASAGEM, MONOFASICO };

test("[CONTAS-01] the facts of a month are those of its sales", () => {
  expect(fatoDe(DEFASAGEM, "2026-12").fato.valor).toBe(1);
  expect(fatoDe(DEFASAGEM, "2027-01").fato.valor).toBe(2);
  expect([fatoDe(MONOFASICO, "2026-12").fato.valor, fatoDe(MONOFASICO, "2027-01").fato.valor]).toEqual([true, false]);
  expect(fatoDe(ANEXO_I, "2027-01").fato.valor[5]).toMatchObject({ nominal: 1890, federal: 3402, icms: 0 });
});

test("[CONTAS-02] a month before the first and after the last fact has one, too", () => {
  expect(fatoDe(ANEXO_I, "2017-12")).toMatchObject({ isVencido: false });
  expect(fatoDe(ANEXO_I, "2028-12")).toMatchObject({ isVencido: false });
  expect(fatoDe(ANEXO_I, "2029-01")).toMatchObject({ isVencido: true });
  expect(fatoDe(DEFASAGEM, "2099-12")).toMatchObject({ isVencido: false });
});

test("[CONTAS-02] the facts of a list follow each other without a gap", () => {
  for (const fatos of Object.values(LISTAS))
    for (const [index, { ate, desde }] of fatos.entries()) {
      const next = fatos[index + 1];
      if (ate) expect(desde < ate).toBe(true);
      if (next) expect(Date.parse(next.desde) - Date.parse(ate ?? "")).toBe(86_400_000);
    }
});

test("every fact names a law and its year, and how sure it is", () => {
  const { LEVE_E_PAGUE, PMC } = promocao;
  for (const { fonte, desde, certeza } of [
    ...Object.values(LISTAS).flat(),
    ...Object.values(folha),
    LIMITE,
    SUBLIMITE,
    LEVE_E_PAGUE,
    PMC,
  ]) {
    expect(fonte).toMatch(/\d{4}/);
    expect(desde).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(certeza).toMatch(/^(texto|copia|leitura)$/);
  }
});
