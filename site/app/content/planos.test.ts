import { PLANOS, type PlanoId } from "@eden/domain/catalogo/planos";
import { expect, test } from "vitest";
import { addedToPrevious, chooseLink, edificacaoNote } from "./planos.ts";

const plano = (id: PlanoId) => {
  const found = PLANOS.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test("[PLAN-05] each plano links to its form, and planos that share a form pass which was chosen", () => {
  expect(PLANOS.map(chooseLink)).toEqual([
    "/registro-despertar",
    "/registro-edificacao",
    "/registro-plenitude?plano=estimulo",
    "/registro-plenitude?plano=ritmo",
    "/registro-plenitude?plano=habito",
    "/registro-plenitude?plano=excelencia",
  ]);
});

test("[PLAN-07] the tooltip on a check mark of Edificação says which of its four planos include the recurso", () => {
  const all = "Disponível em todos os planos da Edificação, do 1 ao 4.";
  const fromTwo = "Disponível na Edificação a partir do Plano 2.";
  const notes = Object.fromEntries(plano("edificacao").recursos.map((recurso) => [recurso, edificacaoNote(recurso)]));
  expect(notes).toEqual({
    mentoria: all,
    gestaoFinanceira: all,
    gestaoCompras: all,
    painelCompras: all,
    painelVendas: all,
    mixProdutos: all,
    eva: all,
    estudoLocalizacao: all,
    vendaWhatsapp: all,
    clubeVantagens: fromTwo,
    deliveryOnline: fromTwo,
    superApps: fromTwo,
    orientativa: "Faz parte da Edificação. Os Planos 3 e 4 trazem a Consultoria Transformadora.",
  });
});

test("a recurso that no plano of Edificação includes has no tooltip", () => {
  expect(() => edificacaoNote("valoraFarma")).toThrow("valoraFarma");
});

test("a step of Plenitude says what it adds to the previous one", () => {
  expect(addedToPrevious(plano("despertar"))).toBeUndefined();
  expect(addedToPrevious(plano("edificacao"))).toBeUndefined();
  expect(addedToPrevious(plano("estimulo"))).toBeUndefined();
  expect(addedToPrevious(plano("ritmo"))).toEqual({ previous: plano("estimulo"), added: ["vendaWhatsapp"] });
  expect(addedToPrevious(plano("habito"))).toEqual({ previous: plano("ritmo"), added: ["clubeVantagens"] });
  expect(addedToPrevious(plano("excelencia"))?.added).toEqual(["deliveryOnline", "superApps"]);
});
