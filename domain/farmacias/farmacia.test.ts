import { expect, test } from "vitest";
import { clearFilled, fillEmpresa, firstFaltando, formatMes, lugarOf, marcaOf, nomeOf, semCep } from "./farmacia.ts";
import { sampleFarmacia as farmacia } from "./sample-farmacia.ts";
import { formatTextoDaReceita } from "./texto-da-receita.ts";

const VAZIOS = {
  razaoSocial: "",
  endereco: "",
  numero: "",
  complemento: "",
  bairro: "",
  cidade: "",
  estado: "",
  cep: "",
};

test("[CNPJ-01] empty fields get the register's values, and none is left to type", () => {
  const patch = fillEmpresa(farmacia(), VAZIOS);
  expect(patch).toEqual({
    razaoSocial: "Okamoto & Filhos Drogaria Ltda.",
    endereco: "Avenida Sampaio Vidal",
    numero: "418",
    bairro: "Centro",
    cidade: "Marília",
    estado: "SP",
    cep: "17500020",
  });
  expect(firstFaltando({ ...VAZIOS, ...patch })).toBeUndefined();
});

test("[CNPJ-01] what the visitor typed stays, spaces alone count as empty", () => {
  const typed = { ...VAZIOS, razaoSocial: "Meu nome", numero: "422", bairro: "  " };
  const patch = fillEmpresa(farmacia(), typed);
  expect(patch).not.toHaveProperty("razaoSocial");
  expect(patch).not.toHaveProperty("numero");
  expect(patch).toMatchObject({ bairro: "Centro" });
});

test("[CNPJ-01] for another CNPJ the register's values are removed, and the visitor's stay", () => {
  const filled = fillEmpresa(farmacia({ complemento: "Loja 2" }), VAZIOS);
  const corrected = { ...VAZIOS, ...filled, numero: "422" };
  const emptied = { ...corrected, ...clearFilled(corrected, filled) };
  expect(emptied).toEqual({ ...VAZIOS, numero: "422" });
  expect(fillEmpresa(farmacia({ logradouro: "Rua Amazonas", numero: "1205" }), emptied)).toMatchObject({
    endereco: "Rua Amazonas",
  });
});

test("[CNPJ-01, RESULT-04] the CEP comes with the register's street and town, and leaves when the address is changed", () => {
  expect(fillEmpresa(farmacia(), { ...VAZIOS, endereco: "Rua Bahia" })).not.toHaveProperty("cep");
  expect(fillEmpresa(farmacia(), { ...VAZIOS, cidade: "Garça" })).not.toHaveProperty("cep");
  expect(fillEmpresa(farmacia({ cep: null }), VAZIOS)).not.toHaveProperty("cep");
  for (const campo of ["endereco", "cidade", "estado"] as const) {
    expect(semCep(campo)).toEqual({ cep: "" });
  }
  for (const campo of ["razaoSocial", "numero", "complemento", "bairro"] as const) expect(semCep(campo)).toEqual({});
});

test("[CNPJ-01] a sole trader's street and number are the first fields still to type", () => {
  const patch = fillEmpresa(farmacia({ logradouro: null, numero: null }), VAZIOS);
  expect(patch).not.toHaveProperty("endereco");
  expect(firstFaltando({ ...VAZIOS, ...patch })).toBe("endereco");
});

test("[CNPJ-01] a value that the form would refuse is not filled in", () => {
  const patch = fillEmpresa(farmacia({ razao_social: "=HYPERLINK()", numero: "9".repeat(21), uf: "EX" }), VAZIOS);
  for (const campo of ["razaoSocial", "numero", "estado"]) expect(patch).not.toHaveProperty(campo);
});

test("[CNPJ-01] a filled field is marked; changed, it is the visitor's correction", () => {
  const filled = { endereco: "Avenida Sampaio Vidal", complemento: "" };
  expect(marcaOf("endereco", { ...VAZIOS, ...filled }, filled)).toBe("preenchido");
  expect(marcaOf("endereco", { ...VAZIOS, endereco: "Av. Sampaio Vidal" }, filled)).toBe("corrigido");
  expect(marcaOf("complemento", { ...VAZIOS, complemento: "Loja 2" }, filled)).toBeUndefined();
  expect(marcaOf("cidade", { ...VAZIOS, cidade: "Garça" }, filled)).toBeUndefined();
});

test("[CNPJ-01] name, town and month as words", () => {
  expect(nomeOf(farmacia())).toBe("Drogaria Okamoto");
  expect(nomeOf(farmacia({ nome_fantasia: null }))).toBe("Okamoto & Filhos Drogaria Ltda.");
  expect(lugarOf({ municipio: null, uf: "SP" })).toBe("SP");
  expect(formatMes("2026-10-01")).toBe("outubro de 2026");
});

test.each([
  ["OKAMOTO & FILHOS DROGARIA LTDA", "Okamoto & Filhos Drogaria Ltda."],
  ["  DROGARIA  SAO JOAO DA BOA VISTA  ", "Drogaria Sao Joao da Boa Vista"],
  ["A FARMACIA DO POVO LTDA.", "A Farmacia do Povo Ltda."],
  ["JM COMERCIO DE MEDICAMENTOS S/A", "JM Comercio de Medicamentos S/A"],
  ["FARMACIA DR PEDRO II ME", "Farmacia Dr. Pedro II ME"],
  ["RUA D'AGUA SANTA-CRUZ", "Rua D'agua Santa-Cruz"],
  ["S/N", "S/N"],
  ["418", "418"],
  ["24 HORAS", "24 Horas"],
  ["Marília", "Marília"],
  ["", ""],
])("[CNPJ-01] the register's %j is shown as %j", (written, shown) => {
  expect(formatTextoDaReceita(written)).toBe(shown);
});
