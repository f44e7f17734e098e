import { expect, test } from "vitest";
import { BUSCA_START, type BuscaEvent, type BuscaState, buscaReducer, kindOf } from "./busca-reducer.ts";
import { sampleFarmacia as farmacia } from "./sample-farmacia.ts";

const CNPJ = "27418936000193";
const OUTRA = { cnpj: "27418936000274", matriz: false, nome: "Okamoto Pompeia", municipio: "Pompeia", uf: "SP" };

const after = (...events: BuscaEvent[]): BuscaState => events.reduce(buscaReducer, BUSCA_START);
const typed = (cnpj = CNPJ): BuscaEvent => ({ type: "typed", cnpj });
const answered = (found = farmacia()): BuscaEvent => ({ type: "answered", farmacia: found });

test.each(["", "2741893", "2741893600019", "27418936000194", "11111111111111"])(
  "[CNPJ-01] %j is not searched: incomplete, or with wrong digits",
  (cnpj) => {
    expect(after(typed(cnpj))).toEqual(BUSCA_START);
  },
);

test.each([CNPJ, "12ABC34501DE35"])("[CNPJ-01] %s is searched as soon as it is complete", (cnpj) => {
  expect(after(typed(cnpj))).toMatchObject({ card: { status: "procurando", cnpj }, isOpen: false });
});

test("[CNPJ-01] a found pharmacy is only offered: no field opens before the visitor says yes", () => {
  const found = after(typed(), answered());
  expect(found).toMatchObject({ card: { status: "encontrada", escolhida: CNPJ }, isOpen: false });
  const filled = buscaReducer(found, { type: "filled", patch: { cidade: "Marília", complemento: "" } });
  expect(filled).toMatchObject({ card: { status: "preenchida", quantos: 1 }, isOpen: true });
});

test("[CNPJ-01] no, not found and no response each open the fields", () => {
  expect(after(typed(), answered(), { type: "refused" })).toMatchObject({ card: { status: "aMao" }, isOpen: true });
  expect(after(typed(), { type: "answered", farmacia: null })).toMatchObject({
    card: { status: "naoEncontrada" },
    isOpen: true,
  });
  expect(after(typed(), { type: "failed" })).toMatchObject({ card: { status: "fora", cnpj: CNPJ }, isOpen: true });
});

test("[CNPJ-01] fields that are open stay open while another number is typed", () => {
  const retyped = after(typed(), { type: "failed" }, typed("2741893600019"));
  expect(retyped).toMatchObject({ card: { status: "digitando" }, isOpen: true });
});

test("[CNPJ-01] a retry searches the same number; a late answer to a left search changes nothing", () => {
  const retried = after(typed(), { type: "failed" }, { type: "retried" });
  expect(retried.card).toEqual({ status: "procurando", cnpj: CNPJ, isAccepted: false });
  const left = after(typed(), typed("274"));
  for (const late of [answered(), { type: "failed" }] satisfies BuscaEvent[]) {
    expect(buscaReducer(left, late)).toBe(left);
  }
  expect(buscaReducer(left, { type: "retried" })).toBe(left);
});

test("[CNPJ-01] of several stores the typed one is chosen; another is looked up and counts as accepted", () => {
  const several = after(typed(), answered(farmacia({ outras: [OUTRA] })));
  expect(several.card).toMatchObject({ escolhida: CNPJ });
  const chosen = buscaReducer(several, { type: "chosen", cnpj: OUTRA.cnpj });
  expect(chosen.card).toMatchObject({ escolhida: OUTRA.cnpj });
  const switched = buscaReducer(chosen, { type: "switched", cnpj: OUTRA.cnpj });
  // The field changes too, and reports the number that is already being searched.
  const reported = buscaReducer(switched, typed(OUTRA.cnpj));
  expect(reported.card).toEqual({ status: "procurando", cnpj: OUTRA.cnpj, isAccepted: true });
  expect(buscaReducer(reported, answered(farmacia({ cnpj: OUTRA.cnpj }))).card).toMatchObject({ isAccepted: true });
});

test("[CNPJ-01] a pharmacy that is not active is said first, also if its company has other stores", () => {
  expect(kindOf(farmacia())).toBe("unica");
  expect(kindOf(farmacia({ outras: [OUTRA] }))).toBe("varias");
  for (const situacao of ["nula", "suspensa", "inapta", "baixada"] as const) {
    expect(kindOf(farmacia({ situacao, outras: [OUTRA] }))).toBe("inativa");
  }
});
