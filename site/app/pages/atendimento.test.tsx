import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fraseDaProposta, fraseDoHorario, fraseDoHorarioCurto, fraseDoPrazo } from "@eden/domain/atendimento/frases";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Open on Saturdays too, with an answer within three days: nothing of it is in the committed texts. */
const expediente = vi.hoisted(() => {
  const dia = [{ abre: "07:30", fecha: "17:00" }];
  return { prazo_minutos: 3 * 570, dias: [[], dia, dia, dia, dia, dia, dia] };
});
vi.mock("../../../domain/conteudo/publicado.json", () => ({ default: { expediente } }));

const { Hero } = await import("~/features/home/hero.tsx");
const { NiveisSection } = await import("~/features/niveis/niveis-section.tsx");
const { QuantoCustaSection } = await import("~/features/quanto-custa/quanto-custa-section.tsx");
const { PlanosTable } = await import("~/features/planos/planos-table.tsx");
const { PlanosCards } = await import("~/features/planos/planos-cards.tsx");
const { convites } = await import("~/features/convite/convites.tsx");
const { empresa } = await import("~/content/empresa.ts");
const { garantiasNoRodape } = await import("~/content/rodape.ts");
const { proposta } = await import("~/content/quanto-custa.ts");

test("[SITE-17] hero, price lines, level cards, footer and contact state the hours and times of one setting", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <MemoryRouter>
      <Hero />
      <QuantoCustaSection />
      <NiveisSection />
    </MemoryRouter>,
  );
  const hero = screen.getByRole("region", { name: "Crescimento com Propósito" });
  const [prazo, quando] = [fraseDoPrazo(expediente), fraseDaProposta(expediente)];
  expect([prazo, quando]).toEqual(["em até 3 dias úteis", "em 3 dias úteis"]);
  expect(hero).toHaveTextContent(`Planos: proposta ${quando}.`);
  expect(hero).toHaveTextContent(`Resposta ${prazo}`);
  expect(hero).toHaveTextContent(fraseDoHorarioCurto(expediente.dias));
  expect(screen.getAllByText(`Proposta ${quando}`), "five rows and five cards").toHaveLength(10);
  expect(proposta).toBe(`Proposta ${quando}`);
  expect(garantiasNoRodape).toContain(`Respondemos ${prazo}.`);
  expect(empresa.atendimento.horario).toBe(fraseDoHorario(expediente.dias));
});

test("[SITE-17] so do the comparison of /planos and the closing sections", () => {
  const [prazo, quando] = [fraseDoPrazo(expediente), fraseDaProposta(expediente)];
  const { container } = render(
    <MemoryRouter>
      <PlanosTable />
      <PlanosCards className="" />
      {Object.entries(convites).map(([name, scene]) => (
        <div key={name}>{scene}</div>
      ))}
    </MemoryRouter>,
  );
  const proposals = screen.getAllByText(`Proposta do consultor ${quando}.`);
  expect(proposals, "in the table and on the cards").toHaveLength(2);
  expect(container).toHaveTextContent(`O consultor responde ${prazo}.`);
  expect(container.textContent?.match(/dias? út(il|eis)/g)).toHaveLength(3);
});

const LITERAL = /\bdias? út(il|eis)|\bhoras? (de trabalho|úteis)|\bseg(unda|\.) a s(ex(ta|\.)|áb(ado|\.))/i;
/** How long a bank takes, and when salaries are due and a pharmacy sells, is not ours to promise. */
const OF_OTHERS = /1 a 3 dias úteis|5º dia útil|Toda semana, de segunda a (sexta|sábado)/g;

test("[SITE-17] no module of the site writes hours, time to answer or time to a proposal itself", () => {
  const files = globSync("site/app/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(200);
  const literal = files.filter((file) =>
    LITERAL.test(readFileSync(`${ROOT}/${file}`, "utf8").replaceAll(OF_OTHERS, "")),
  );
  expect(literal).toEqual([]);
});
