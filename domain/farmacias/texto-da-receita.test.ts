import { expect, test } from "vitest";
import { formatTextoDaReceita } from "./texto-da-receita.ts";

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
