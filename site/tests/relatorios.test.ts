import { openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { missingColunas } from "@eden/domain/ferramentas/colunas";
import { ALVOS } from "@eden/domain/ferramentas/estoque";
import { expect, test } from "vitest";
import { createLeitura } from "../app/clients/leitor/leitura.ts";
import { ESPERADO, type Esperado } from "./relatorios/esperado.ts";

const FOLDER = join(import.meta.dirname, "relatorios");

/** What the reader makes of a report before the owner has said anything. */
async function outcomeOf(file: string): Promise<Omit<Esperado, "layout">> {
  const ask = createLeitura();
  const first = await ask({ tipo: "ler", conteudo: await openAsBlob(join(FOLDER, file)) });
  if (first.tipo === "erro") return { recusa: first.motivo };
  if (first.tipo !== "relatorio") throw new Error(first.tipo);
  const { pergunta, colunas, periodo } = first.relatorio;
  if (pergunta) return { pergunta: pergunta.tipo };
  const falta = missingColunas(colunas);
  if (falta.length > 0) return { pergunta: "falta", falta };
  const second = await ask({ tipo: "analisar", periodo: periodo ?? 90, hoje: "2026-11-19", alvos: ALVOS });
  if (second.tipo === "erro") return { recusa: second.motivo };
  if (second.tipo === "pergunta") return { pergunta: second.pergunta.tipo };
  if (second.tipo !== "resumo") throw new Error(second.tipo);
  const { produtos, valor, custoVendido } = second.resumo;
  return {
    lido: { colunas, produtos, valor, custoVendido: Math.round(custoVendido), ...(periodo && { periodo }) },
  };
}

test.each(Object.entries(ESPERADO))("[CONTAS-30] %s", async (file, { layout, ...esperado }) => {
  expect(await outcomeOf(file), layout).toEqual(esperado);
});

test("[CONTAS-30] every report of the folder has an expected outcome", () => {
  expect(Object.keys(ESPERADO).sort()).toEqual(
    readdirSync(FOLDER)
      .filter((name) => !name.endsWith(".ts"))
      .sort(),
  );
});
