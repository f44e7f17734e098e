import { expect, test } from "vitest";
import { ANEXO_MAX, bloqueioOf, cleanNome, tipoDoAnexo } from "./anexos.ts";

const PEDIR = "bloqueado: peça em PDF ou foto";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test.each([
  ["contrato.pdf", "application/pdf", null],
  ["FOTO.JPG", "image/jpeg", null],
  ["planilha.xlsx", XLSX, null],
  ["audio.ogg", "audio/ogg", null],
  ["contrato.pdf", "application/octet-stream", null],
  // The name and the type must agree.
  ["contrato.pdf", "text/html", PEDIR],
  ["contrato.pdf", "application/x-msdownload", PEDIR],
  ["contrato.pdf.exe", "application/pdf", PEDIR],
  ["virus.exe", "application/octet-stream", PEDIR],
  ["fotos.zip", "application/zip", PEDIR],
  ["pagina.html", "text/html", PEDIR],
  ["desenho.svg", "image/svg+xml", PEDIR],
  ["macro.xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", PEDIR],
  ["antigo.doc", "application/msword", PEDIR],
  ["convite.ics", "text/calendar", PEDIR],
  ["semnome", "application/pdf", PEDIR],
  ["toString", "application/pdf", PEDIR],
  ["x.constructor", "application/pdf", PEDIR],
])("[EMAIL-08, SEC-H7] %s as %s: %s", (nome, tipo, bloqueio) => {
  expect(bloqueioOf({ nome, tipo, bytes: 1000 })).toBe(bloqueio);
});

test("[EMAIL-08] what is larger than 15 MB is not offered", () => {
  const pdf = { nome: "a.pdf", tipo: "application/pdf" };
  expect(bloqueioOf({ ...pdf, bytes: ANEXO_MAX })).toBeNull();
  expect(bloqueioOf({ ...pdf, bytes: ANEXO_MAX + 1 })).toBe("grande demais: peça em partes");
});

test("[EMAIL-08] a name has no path, control sign or reversed writing, and keeps its extension", () => {
  expect(cleanNome("../../etc/passwd", "2")).toBe("etc-passwd");
  expect(cleanNome("a\r\nSet-Cookie: x=1.pdf", "2")).toBe("aSet-Cookie- x=1.pdf");
  expect(cleanNome("nota\u202Efdp.exe", "2")).toBe("notafdp.exe");
  expect(cleanNome("C:\\Meus documentos\\contrato.pdf", "2")).toBe("C-Meus documentos-contrato.pdf");
  expect(cleanNome(`${"a".repeat(300)}.pdf`, "2")).toMatch(/^a{110}\.?/);
  for (const empty of ["", null, undefined, "\u0000", "..."]) expect(cleanNome(empty, "2.1")).toBe("anexo-2.1");
  expect([tipoDoAnexo({ nome: "a.pdf" }), tipoDoAnexo({ nome: "a.zip" }), tipoDoAnexo({ nome: "a" })]).toEqual([
    "PDF",
    "ZIP",
    "Arquivo",
  ]);
});
