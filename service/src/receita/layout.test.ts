import { expect, test } from "vitest";
import {
  hasLayout,
  mayBePharmacy,
  parseRow,
  toCep,
  toDate,
  toEmpresa,
  toEstabelecimento,
  toOpcaoSimples,
  toRegistro,
  withoutCpf,
} from "./layout.ts";

const MONTH = "2026-10-01";
const FIELDS = [
  ...[
    "33683111",
    "0002",
    "80",
    "2",
    "FARMACIA  BOA VIDA",
    "02",
    "20040522",
    "00",
    "",
    "",
    "19670630",
    "4771701",
    "6201501",
  ],
  ...["AVENIDA", "L2 SGAN", "601", "MODULO G", "ASA NORTE", "1001000", "DF", "427", "61", "33334444", "61", "33335555"],
  ...["61", "33336666", "DONO@EXEMPLO.COM.BR", "", ""],
];
const row = (changes: Record<number, string> = {}) =>
  FIELDS.map((field, index) => `"${changes[index + 1] ?? field}"`).join(";");
const read = (changes: Record<number, string> = {}) => toEstabelecimento(parseRow(row(changes)), MONTH);

test("[CNPJ-02] an establishment has the columns that are kept, and no telephone or e-mail", () => {
  expect(read()).toEqual({
    cnpj: "33683111000280",
    matriz: false,
    nome_fantasia: "FARMACIA BOA VIDA",
    situacao: "ativa",
    situacao_em: "2004-05-22",
    inicio_em: "1967-06-30",
    cnae: "4771701",
    logradouro: "AVENIDA L2 SGAN",
    numero: "601",
    complemento: "MODULO G",
    bairro: "ASA NORTE",
    cep: "01001000",
    uf: "DF",
    tom: "0427",
  });
});

test("[CNPJ-02] column 4 says which store is the head office, and a CNPJ may have letters", () => {
  expect(read({ 1: "00000000", 2: "E08G", 3: "12", 4: "2" })).toMatchObject({ cnpj: "00000000E08G12", matriz: false });
  expect(read({ 2: "0003", 4: "1" })).toMatchObject({ matriz: true });
});

test.each([
  ["the principal activity is another one", { 12: "6204000" }],
  ["it is veterinary", { 12: "4771704" }],
  ["only a secondary activity is a pharmacy", { 12: "4772500", 13: "4771701" }],
  ["it was closed more than 24 months before", { 6: "08", 7: "20240930" }],
  ["it is suspended without a date", { 6: "03", 7: "00000000" }],
])("[CNPJ-02] a row is left out when %s", (_reason, changes) => {
  expect(read(changes)).toBeNull();
});

test("[CNPJ-02] a pharmacy that stopped within 24 months before the month is kept with its situation", () => {
  expect(read({ 6: "08", 7: "20241001" })).toMatchObject({ situacao: "baixada", situacao_em: "2024-10-01" });
  expect(read({ 6: "04", 7: "20260115" })).toMatchObject({ situacao: "inapta" });
});

const count = (changes: Record<number, string> = {}) => toRegistro(parseRow(row(changes)));

test("[PRACA-24] a pharmacy of any age is counted, with town, dates and how it ended, and without name or address", () => {
  expect(count()).toEqual({
    cnpj: "33683111000280",
    tom: "0427",
    cnae: "4771701",
    inicio_em: "1967-06-30",
    fim: null,
    fim_em: null,
  });
  expect(count({ 6: "08", 7: "19990131", 8: "01" })).toMatchObject({ fim: "encerrada", fim_em: "1999-01-31" });
  expect(count({ 12: "6204000" })).toBeNull();
  expect([count({ 6: "09" }), count({ 1: "3368311" })]).toEqual([undefined, undefined]);
});

test.each([
  ["encerrada", ["01", "05", "06", "08", "09", "10", "54", "1"]],
  ["reorganizada", ["02", "03", "04", "07", "28", "31", "33", "7"]],
  ["cadastro", ["71", "73", "63", "00", "", "11"]],
])("[PRACA-24] a closed one is %s for the reasons %s of the register", (fim, motivos) => {
  for (const motivo of motivos) expect(count({ 6: "08", 8: motivo })?.fim).toBe(fim);
  for (const situacao of ["01", "03", "04"]) expect(count({ 6: situacao, 8: "01" })?.fim).toBe("cadastro");
});

test.each([
  ["an unknown situation", { 6: "09" }],
  ["a CNPJ of another form", { 1: "3368311" }],
  ["neither head office nor branch", { 4: "3" }],
  ["no state", { 20: "" }],
])("[CNPJ-02] a pharmacy with %s cannot be read", (_reason, changes) => {
  expect(read(changes)).toBeUndefined();
});

test("[CNPJ-02] NUL bytes and repeated spaces are removed; stray quotes and a carriage return do not move columns", () => {
  expect(read({ 5: "FARMACIA\0  DO   BAIRRO " })?.nome_fantasia).toBe("FARMACIA DO BAIRRO");
  expect(read({ 15: 'RUA "DO MEIO" ALTA' })).toMatchObject({ logradouro: 'AVENIDA RUA "DO MEIO" ALTA', uf: "DF" });
  expect(toEstabelecimento(parseRow(`${row()}\r`), MONTH)).toEqual(read());
  expect(parseRow('"33683111";"SEM FIM')).toEqual([]);
});

test("[CNPJ-02] accents of Latin-1 survive", () => {
  const line = Buffer.from(row({ 5: "DROGARIA SÃO JOSÉ" }), "latin1").toString("latin1");
  expect(toEstabelecimento(parseRow(line), MONTH)?.nome_fantasia).toBe("DROGARIA SÃO JOSÉ");
});

test.each([
  ["ANTONIO PEREIRA 10000000108", "ANTONIO PEREIRA"],
  ["ANTONIO PEREIRA - 100.000.001-08", "ANTONIO PEREIRA"],
  ["ANTONIO PEREIRA10000000108", "ANTONIO PEREIRA"],
  ["10000000108", null],
  ["12.345.678 ANTONIO PEREIRA", "12.345.678 ANTONIO PEREIRA"],
  ["FARMACIA 11222333000181", "FARMACIA 11222333000181"],
  ["DROGARIA 24 HORAS LTDA.", "DROGARIA 24 HORAS LTDA."],
])("[CNPJ-02] the name %s is kept as %s", (name, kept) => {
  expect(withoutCpf(name)).toBe(kept);
});

test("[CNPJ-02] a company keeps name, nature and size; the option for the Simples is yes, no or unknown", () => {
  const empresa = ["33683111", "LUZIA BARROS 10000000108", "2135", "50", "1000,00", "03", ""];
  expect(toEmpresa(empresa)).toEqual({
    raiz: "33683111",
    razao_social: "LUZIA BARROS",
    natureza: "2135",
    porte: "EPP",
  });
  expect(toEmpresa(["33683111", "10000000108", "2135"])).toBeUndefined();
  expect(["S", "N", ""].map((opcao) => toOpcaoSimples(["33683111", opcao]).simples)).toEqual([true, false, null]);
});

test("[CNPJ-02] dates and postal codes are read as the register writes them", () => {
  expect(["", "0", "00000000", "20190231", "20240229"].map(toDate)).toEqual([null, null, null, null, "2024-02-29"]);
  expect(["1001000", "70836900", "0", "", "123456789"].map(toCep)).toEqual(["01001000", "70836900", null, null, null]);
});

test("[CNPJ-02] a first row of another layout is recognised", () => {
  expect(hasLayout("Estabelecimentos", row())).toBe(true);
  expect(hasLayout("Estabelecimentos", `${row()};"NOVA"`)).toBe(false);
  expect(hasLayout("Estabelecimentos", row().replaceAll('"', ""))).toBe(false);
  expect(hasLayout("Estabelecimentos", row({ 1: "cnpj" }))).toBe(false);
  expect(hasLayout("Empresas", '"33683111";"X";"2062";"49";"1,00";"01";""')).toBe(true);
  const others = [
    { 12: "6204000", 13: "" },
    { 12: "4771704", 13: "4771701,4772500" },
    { 1: "47717011", 12: "6204000" },
  ];
  expect([row(), ...others.map(row)].map(mayBePharmacy)).toEqual([true, false, false, false]);
});

test.each([
  ["ANA SILVA 52998224725 ME", "ANA SILVA ME"],
  ["529.982.247-25 ANA SILVA", "ANA SILVA"],
  ["ANA 52998224725 E RUI 390.533.447-05 LTDA", "ANA E RUI LTDA"],
  ["DROGARIA 52998224726 ME", "DROGARIA 52998224726 ME"],
  ["DROGARIA 11222333000181 ME", "DROGARIA 11222333000181 ME"],
])("[SEC-L37] a valid CPF is removed wherever it is, other digits stay: %s", (name, kept) => {
  expect(withoutCpf(name)).toBe(kept);
});
