import { randomUUID } from "node:crypto";
import type postgres from "postgres";

/** Visits a day of each form, and the share of them that reaches each further step; the last one saved it. */
const FORMULARIOS: Record<string, { visitas: number; chegam: number[] }> = {
  "/registro-edenapp": { visitas: 3, chegam: [0.75, 0.4, 0.15] },
  "/formulario-live": { visitas: 4, chegam: [0.9, 0.8] },
  "/registro-plenitude": { visitas: 0.5, chegam: [0.7, 0.5, 0.4] },
  "/registro-edificacao": { visitas: 0.6, chegam: [0.8, 0.7, 0.6, 0.5] },
  "/diagnostico-gestao": { visitas: 1.2, chegam: [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65] },
  "/contato": { visitas: 0.9, chegam: [0.8] },
};
/** What three in four telephones take: LCP and INP in milliseconds, CLS. */
const PAGINAS: Record<string, { LCP: number; INP: number; CLS: number }> = {
  "/": { LCP: 2100, INP: 148, CLS: 0.02 },
  "/edenapp": { LCP: 2400, INP: 171, CLS: 0.04 },
  "/registro-edenapp": { LCP: 1800, INP: 224, CLS: 0.01 },
  "/planos": { LCP: 3100, INP: 162, CLS: 0.13 },
  "/contato": { LCP: 2000, INP: 131, CLS: 0.03 },
};
const DAYS = 60;

/** Measurements of invented visits that consented, over the last days. */
export async function insertMedicoes(sql: postgres.Sql): Promise<void> {
  const rows = [...visitsOfForms(), ...vitalsOfPages()].map(({ ago, ...row }) => ({ valor: 0, etapa: 0, ...row, ago }));
  await sql`insert into public.medicoes (visita, pagina, medida, etapa, valor, tela, motor, dia)
    select r.visita, r.pagina, r.medida, r.etapa, r.valor, r.tela, r.motor, (now() at time zone 'America/Sao_Paulo')::date - r.ago
    from jsonb_to_recordset(${sql.json(rows)}) as r
      (visita uuid, pagina text, medida text, etapa smallint, valor real, tela text, motor text, ago integer)`;
}

function visitsOfForms() {
  return Object.entries(FORMULARIOS).flatMap(([pagina, { visitas, chegam }]) => {
    const count = Math.round(visitas * DAYS);
    return Array.from({ length: count }, (_, index) => {
      const base = {
        visita: randomUUID(),
        pagina,
        medida: "etapa",
        tela: telaOf(index),
        motor: motorOf(index),
        ago: Math.floor((index / count) * DAYS),
      };
      // The same share in every stretch of visits.
      const place = ((index * 7) % 20) / 20;
      const reached = chegam.filter((share) => place < share).map((_share, step) => stepOf(step, chegam.length));
      return [1, ...reached].map((etapa) => ({ ...base, etapa }));
    }).flat();
  });
}

const SAVED = 100;
const stepOf = (index: number, steps: number) => (index === steps - 1 ? SAVED : index + 2);
const telaOf = (index: number) => (index % 3 === 0 ? "computador" : "celular");
const motorOf = (index: number) => ["chromium", "chromium", "webkit", "chromium", "webkit", "gecko"][index % 6];

function vitalsOfPages() {
  return Object.entries(PAGINAS).flatMap(([pagina, vitals]) =>
    Array.from({ length: 2 * DAYS }, (_, index) => {
      const base = {
        visita: randomUUID(),
        pagina,
        tela: telaOf(index),
        motor: motorOf(index),
        ago: Math.floor(index / 2),
      };
      const factor = (0.7 + ((index * 13) % 20) / 50) * (base.tela === "celular" ? 1 : 0.6);
      return Object.entries(vitals).map(([medida, valor]) => ({ ...base, medida, valor: valor * factor }));
    }).flat(),
  );
}
