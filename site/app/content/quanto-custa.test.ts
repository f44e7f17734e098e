import { GRUPOS_PLANOS, PLANOS } from "@eden/domain/catalogo/planos";
import { hasRecurso } from "@eden/domain/catalogo/recursos";
import { expect, test } from "vitest";
import { ofertas } from "./quanto-custa.ts";

test("[HOME-10] the number of tools of Edificação is that of the comparison", () => {
  const edificacao = PLANOS.find(({ id }) => id === "edificacao");
  const gestao = GRUPOS_PLANOS.find(({ titulo }) => titulo === "Gestão e Análise");
  const tools = gestao?.recursos.filter((recurso) => edificacao && hasRecurso(edificacao, recurso));
  expect(ofertas.edificacao.oQueE).toContain(`${tools?.length} ferramentas de gestão`);
});
