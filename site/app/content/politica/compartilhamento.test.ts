import { formatPrazo } from "@eden/domain/privacidade/prazos";
import { REGRAS } from "@eden/domain/privacidade/regras";
import { expect, test } from "vitest";
import { compartilhamento } from "./compartilhamento.ts";

const tables = compartilhamento.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"));

test("[SEC-M19] the policy has a row for every period of what visitors give us, with the period", () => {
  const rows = new Map(tables.at(-1)?.rows.map(([registro = "", prazo = ""]) => [registro, prazo]));
  for (const regra of Object.values(REGRAS)) {
    if ("politica" in regra) expect(rows.get(regra.politica.registro)).toContain(formatPrazo(regra.prazo));
  }
  expect(rows.get("Cadastro de quem contratou")).toBe("Durante o contrato e 5 anos depois do fim");
});

test("[SEC-M19] the policy says who receives data, and how long copies live", () => {
  const who = tables[0]?.rows.map(([name]) => name).join("\n");
  for (const word of ["pagamento", "hospedagem", "banco de dados", "e-mail", "cópias", "Calendário", "avisos"])
    expect(who).toContain(word);
  expect(JSON.stringify(compartilhamento)).toMatch(/continua por até 30 dias nas nossas cópias/);
});
