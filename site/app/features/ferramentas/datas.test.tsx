import { computeEstoque } from "@eden/domain/ferramentas/estoque";
import { addMeses } from "@eden/domain/ferramentas/mes";
import { resumoOf } from "@eden/domain/ferramentas/sugestoes";
import { expect, test } from "vitest";
import type { Ferramenta } from "./define-ferramenta.ts";
import { desconto } from "./desconto/desconto.tsx";
import { equilibrio } from "./equilibrio/equilibrio.tsx";
import { leituraOf } from "./estoque/leitura-estoque.ts";
import { fluxo } from "./fluxo/fluxo.tsx";

const MESES = Array.from({ length: 37 }, (_, index) => `${addMeses("2026-11", index)}-01`);
const DIAS = [...MESES, "2028-02-29", "2026-12-31", "2027-01-04"];

/** By each way to the tax. */
const VIAS = ["a=831017..13000000", "r=1&s=156000000.7000.6000", "r=2&i=639"];
const CONTAS = "f=2620000&m=3200&t=210&p=50&d=26&y=13000000";

function answer<Digitado extends object, Feita>(de: Ferramenta<Digitado, Feita>, texto: string, hoje: string): string {
  const digitado = de.estado.read(texto);
  if (!digitado) throw new Error(texto);
  const resposta = de.compute(digitado, { hoje, mes: hoje.slice(0, 7) });
  if (resposta.status !== "feita") throw new Error(`${de.id} on ${hoje}: ${resposta.frase}`);
  const { valor, frase } = de.leitura(resposta.feita);
  return `${valor} ${frase}`;
}

test.each(DIAS)("[CONTAS-02] on %s every tool has a result, by every way to the tax", (hoje) => {
  for (const via of VIAS) expect(answer(equilibrio, `${CONTAS}&${via}`, hoje)).toMatch(/^R\$ 4\.\d{3} São/);
  expect(answer(desconto, desconto.exemplo(hoje), hoje)).toMatch(/^85 De 120 para/);
  expect(answer(fluxo, fluxo.exemplo(hoje), hoje)).toMatch(/R\$/);
  const produto = { nome: "A", estoque: 100, custo: 800, vendido: 20, validade: hoje };
  expect(leituraOf(resumoOf(computeEstoque([produto], { periodo: 90 }), hoje)).valor).toMatch(/^R\$ \d/);
});

test("[CONTAS-01, CONTAS-02] the first result of the table on the days around the change", () => {
  const texto = `${CONTAS}&${VIAS[1]}`;
  const valores = ["2026-12-31", "2027-01-01", "2027-01-04", "2029-01-01"].map((dia) => answer(equilibrio, texto, dia));
  expect(valores.map((one) => one.split(" São")[0])).toEqual(["R$ 4.380", "R$ 4.580", "R$ 4.580", "R$ 4.580"]);
});
