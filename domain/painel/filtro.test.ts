import { safeParse } from "valibot";
import { expect, test } from "vitest";
import {
  CAMPOS_DO_FILTRO,
  changeCampo,
  type Filtro,
  filtroSchema,
  parseFiltro,
  readFiltro,
  writeFiltro,
} from "./filtro.ts";

const FILTRO: Filtro = { ufs: ["MG"], de: "2026-11-01", ate: "2026-11-15", donos: ["eu", "ninguem"], novidades: false };

test("[VISTA-01] a filter has one spelling in the address, and is read back from it", () => {
  expect(writeFiltro(FILTRO)).toBe(
    '{"de":"2026-11-01","ate":"2026-11-15","novidades":false,"ufs":["MG"],"donos":["eu","ninguem"]}',
  );
  expect(parseFiltro(writeFiltro(FILTRO))).toEqual({ filtro: FILTRO, perdidos: 0 });
});

test("[VISTA-02] a field or value that does not exist any more is dropped and counted, the others stay", () => {
  const stored = { ...FILTRO, signo: ["touro"], origens: ["fax"], texto: "maria" };
  expect(readFiltro(stored)).toEqual({ filtro: FILTRO, perdidos: 3 });
  for (const param of ["", "{", "[]", "null", '"x"', "12"]) {
    expect(parseFiltro(param)).toEqual({ filtro: {}, perdidos: 1 });
  }
});

test("[VISTA-01] an address cannot carry a search text, an empty field or a value that is none", () => {
  for (const wrong of [
    { texto: "maria" },
    { ufs: [] },
    { ufs: ["XX"] },
    { dias: 0 },
    { de: "ontem" },
    { donos: ["ela"] },
  ]) {
    expect([wrong, safeParse(filtroSchema, wrong).success]).toEqual([wrong, false]);
  }
});

test("[VISTA-01] every field of the document belongs to one field on screen", () => {
  const chaves = Object.values(CAMPOS_DO_FILTRO).flatMap((campo): string[] => [...campo.chaves]);
  expect(chaves.toSorted()).toEqual(Object.keys(filtroSchema.entries).toSorted());
  expect(changeCampo(FILTRO, "periodo", { dias: 7 })).toEqual({
    ufs: ["MG"],
    donos: ["eu", "ninguem"],
    novidades: false,
    dias: 7,
  });
});
