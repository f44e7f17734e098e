import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { PLANOS, type PlanoId } from "@eden/domain/catalogo/planos";
import { PLANOS_EDIFICACAO } from "@eden/domain/catalogo/planos-edificacao";
import { GESTAO_E_ANALISE, hasRecurso, type RecursoId } from "@eden/domain/catalogo/recursos";
import { expect, test } from "vitest";
import { mensagemDaAjuda, paginaDoFormato, razoes } from "./ajuda.ts";
import { encontrosDaMentoria } from "./encontros.ts";

const PLENITUDE = ["estimulo", "ritmo", "habito", "excelencia"];
const planosWith = (recurso: RecursoId) => PLANOS.filter((plano) => hasRecurso(plano, recurso)).map(({ id }) => id);
const recursosOf = (id: PlanoId) => PLANOS.find((plano) => plano.id === id)?.recursos ?? [];
const edificacaoWith = (recurso: RecursoId) =>
  PLANOS_EDIFICACAO.filter((plano) => hasRecurso(plano, recurso)).map(({ nome }) => nome);
const ferramentasOf = ({ recursos }: { recursos: readonly RecursoId[] }) =>
  GESTAO_E_ANALISE.filter((recurso) => recursos.includes(recurso)).length;

test("[PLAN-11] only Plenitude includes the three brands, in each of its four steps", () => {
  expect(razoes.marca).toContain("Só a Plenitude traz as três. Compare os quatro passos.");
  for (const marca of ["valoraFarma", "doladoFarma", "batePreco"] as const) {
    expect.soft(planosWith(marca), marca).toEqual(PLENITUDE);
    expect.soft(edificacaoWith(marca), marca).toEqual([]);
  }
});

test("[PLAN-11] the Consultoria Transformadora comes with Plenitude and with Planos 3 and 4 of Edificação", () => {
  expect(razoes.execucao).toContain("Consultoria Transformadora, da Plenitude");
  expect(planosWith("transformadora")).toEqual(PLENITUDE);
  expect(PLANOS.filter(({ categoria }) => categoria === "Plenitude").every((plano) => ferramentasOf(plano) > 0)).toBe(
    true,
  );
  expect(razoes.execucao).toContain("nos Planos 3 e 4 da Edificação");
  expect(edificacaoWith("consultoriaTransformadora")).toEqual(["Plano 3", "Plano 4"]);
});

test("[PLAN-11] Edificação includes up to as many tools as stated, mentoring and the Consultoria Orientativa", () => {
  const most = ferramentasOf({ recursos: recursosOf("edificacao") });
  expect(razoes.ferramentas).toContain(`até ${most} ferramentas, mentoria e Consultoria Orientativa`);
  expect(most).toBe(11);
  expect(Math.max(...PLANOS_EDIFICACAO.map(ferramentasOf))).toBe(most);
  expect(recursosOf("edificacao")).toEqual(expect.arrayContaining(["mentoria", "orientativa"]));
  expect(edificacaoWith("edenMentoria")).toHaveLength(4);
});

test("[PLAN-11] Despertar is the EdenApp and the Imersão, and nothing else", () => {
  expect(razoes.despertar).toContain("O Despertar junta o EdenApp e a Imersão.");
  expect(recursosOf("despertar")).toEqual(["ead", "imersao"]);
});

test("[PLAN-11] Mentoria: months and meetings as on /educacao", () => {
  expect(encontrosDaMentoria.map(({ quantidade }) => quantidade)).toEqual([4, 8]);
  expect(razoes.mentoria).toContain("A Mentoria são 10 meses, com 12 encontros.");
});

test("[PLAN-12] a product without a column has a page of its own", () => {
  const columns: string[] = PLANOS.flatMap(({ id, categoria }) => [id, categoria.toLowerCase()]);
  const without = NIVEIS.filter(({ id }) => !columns.includes(id)).map(({ id }) => id);
  expect(Object.keys(paginaDoFormato)).toEqual(without);
});

test("[PLAN-11] the message to the consultant has the product and the three answers", () => {
  expect(mensagemDaAjuda("Edificação", { loja: "depende", busca: "ferramentas", quem: "equipe" })).toBe(
    "Olá! Respondi às três perguntas do site, e a indicação foi Edificação. Como está a sua farmácia hoje? Aberta, e a rotina depende de mim. O que você procura primeiro? Ferramentas e orientação para decidir. Quem põe em prática? Eu e a minha equipe.",
  );
});
