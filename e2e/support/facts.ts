import { tituloDaFase } from "@eden/domain/acompanhar/fase";
import { fraseDaPromessa } from "@eden/domain/atendimento/frases";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS } from "@eden/domain/painel/valores";
import type { BrowserContext, Page } from "@playwright/test";
import { SENT } from "./form-checks.ts";
import { callPainel } from "./painel/call-painel.ts";
import { enterAs, type Membro } from "./painel/membro.ts";
import { painelUrl } from "./ports.ts";
import { expect } from "./test.ts";

/** What each part of the product says of one person, to be compared with the others. */
const NUMBER = /ED-[0-9A-Z]{4}-[0-9A-Z]{4}/g;
const REAIS = /R\$\s*([\d.]+,\d\d)/g;

export const numbersIn = (text: string) => [...new Set(text.match(NUMBER))];
/** Amounts in a text, in cents. */
export const centsIn = (text: string) =>
  [...text.matchAll(REAIS)].map(([, value = ""]) => Number(value.replace(/\D/g, "")));
export const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** What one place says; what it does not tell is left out. */
interface Facts {
  nome?: string | undefined;
  email?: string | undefined;
  telefone?: string | undefined;
  protocolo?: string | undefined;
  promessa?: string | undefined;
  fase?: string | undefined;
  estado?: string | undefined;
  centavos?: number | undefined;
}

/** Every fact is the same in all places that tell it, and at least two tell it. */
export function expectAgreement(places: Record<string, Facts>, facts: readonly (keyof Facts)[]): void {
  for (const fact of facts) {
    const told = Object.entries(places).filter(([, place]) => place[fact] !== undefined);
    expect(told.length, `places that tell ${fact}`).toBeGreaterThan(1);
    const [[, first] = ["", {} as Facts]] = told;
    expect(Object.fromEntries(told.map(([name, place]) => [name, place[fact]])), fact).toEqual(
      Object.fromEntries(told.map(([name]) => [name, first[fact]])),
    );
  }
}

/** A member's browser. */
export async function openPainel(page: Page, membro: Membro): Promise<BrowserContext> {
  const context = (await page.context().browser()?.newContext({ baseURL: painelUrl })) as BrowserContext;
  await enterAs(context, membro);
  return context;
}

/** The person of a protocol, once the row has reached the inbox. */
export async function findPessoa(painel: BrowserContext, protocolo: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { pessoas } = await callPainel(painel, "buscar", { texto: protocolo, limite: 10 });
      found = pessoas[0]?.id;
      return pessoas.length;
    }, SENT)
    .toBe(1);
  return found ?? "";
}

/** The row of this address in the exported list. */
export async function exported(painel: BrowserContext, email: string): Promise<Record<string, string>> {
  const response = await painel.request.get("/api/painel/exportar/caixa.csv?vista=todas", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  const [header = "", ...rows] = (await response.text()).replace("\ufeff", "").split("\r\n");
  const cells = (line: string) => line.slice(1, -1).split('";"');
  const row = cells(rows.find((line) => line.includes(`"${email}"`)) ?? "");
  return Object.fromEntries(cells(header).map((name, place) => [name, row[place] ?? ""]));
}

/** What the panel's functions say of a person, and what its screen shows. */
export async function painelFacts(painel: BrowserContext, id: string): Promise<{ pessoa: Pessoa; screen: string }> {
  const pessoa = await callPainel(painel, "pessoa", { id });
  const page = await painel.newPage();
  await page.goto(`/caixa/${id}`);
  const article = page.getByRole("article", { name: pessoa.nome, exact: true });
  await expect(article).toContainText("A pessoa vê:", SENT);
  const screen = (await article.innerText()).replaceAll(/\s+/g, " ");
  await page.close();
  return { pessoa, screen };
}

export const entradasOf = ({ linha_do_tempo }: Pessoa) => linha_do_tempo.filter((linha) => linha.tipo === "entrada");

/** The name and the first channels that the panel shows, with protocol, phase and state of the person. */
export function factsOf(pessoa: Pessoa): Facts {
  const [entrada] = entradasOf(pessoa);
  return {
    nome: pessoa.nome,
    email: pessoa.emails[0]?.email,
    telefone: pessoa.telefones[0] && formatTelefone(pessoa.telefones[0].telefone),
    protocolo: entrada?.protocolo,
    fase: entrada && tituloDaFase(entrada.fase, entrada.tabela).join(" "),
    estado: ESTADOS[pessoa.estado].nome,
    promessa: pessoa.relogio ? fraseDaPromessa(pessoa.relogio.prazo) : undefined,
  };
}

/** "18/11/2026 08:01" of the list, as the promise names it. */
export function promiseOfCell(cell: string | undefined): string | undefined {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(cell ?? "") ?? [];
  return day && fraseDaPromessa(new Date(`${year}-${month}-${day}T${time}:00-03:00`).toISOString());
}
