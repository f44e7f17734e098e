import { normalizeTexto } from "../campos/texto.ts";
import { normalizeTelefone } from "../documentos/telefone.ts";
import type { Campo } from "./campos.ts";
import { camposDe } from "./formas.ts";

/** What was typed, in the form the schema accepts: single spaces, digits only, null for an empty optional field. */
export function normalizeConteudo(campo: Campo, valor: unknown): unknown {
  if (campo.tipo === "grupo") {
    if (!isRecord(valor)) return valor;
    const conhecidos = camposDe(campo).map(([nome, filho]) => [nome, normalizeConteudo(filho, valor[nome] ?? null)]);
    return { ...valor, ...Object.fromEntries(conhecidos) };
  }
  if (campo.tipo === "lista") {
    return Array.isArray(valor) ? valor.map((item) => normalizeConteudo(campo.item, item)) : valor;
  }
  if (valor === null) return campo.opcional ? null : "";
  if (typeof valor !== "string") return valor;
  const texto = campo.tipo === "telefone" ? normalizeTelefone(valor) : normalizeTexto(valor);
  return texto === "" && campo.opcional ? null : texto;
}

const isRecord = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === "object" && valor !== null && !Array.isArray(valor);
