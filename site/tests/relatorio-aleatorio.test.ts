import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLeitura } from "../app/clients/leitor/leitura.ts";
import { createChance, outcomeOf, randomReport } from "./relatorio-aleatorio.ts";

/** `npm run bench -- leitor` reads 10,000. */
const REPORTS = 400;

test("[CONTAS-30] random reports of a known stock are read right, asked about or refused", async () => {
  const count = { right: 0, told: 0, asked: 0, refused: 0, "silently wrong": 0 };
  for (let seed = 0; seed < REPORTS; seed++) {
    const report = randomReport(seed);
    const { outcome, why } = await outcomeOf(report);
    count[outcome] += 1;
    expect(outcome, `seed ${seed}: ${why}\n${report.texto}`).not.toBe("silently wrong");
  }
  // A reader that asks about everything is of no use.
  expect(count.right).toBeGreaterThan(REPORTS / 4);
});

const FOLDER = join(import.meta.dirname, "relatorios");

test("[CONTAS-30] broken files end in an answer, and soon", async () => {
  const files = readdirSync(FOLDER).filter((name) => !name.endsWith(".ts"));
  const chance = createChance(7);
  for (let round = 0; round < 1500; round++) {
    const name = chance.pick(files);
    const bytes = breakBytes(new Uint8Array(readFileSync(join(FOLDER, name))), chance);
    const ask = createLeitura();
    const start = performance.now();
    const resposta = await ask({ tipo: "ler", conteudo: new Blob([bytes]) });
    expect(["relatorio", "erro"], `${name}, round ${round}`).toContain(resposta.tipo);
    if (resposta.tipo === "relatorio")
      await ask({ tipo: "analisar", periodo: 90, hoje: "2026-11-19", alvos: { A: 30, B: 45, C: 60 } });
    expect(performance.now() - start, `${name}, round ${round}`).toBeLessThan(4000);
  }
});

const NASTY = [
  '"',
  "<",
  "<td colspan=999999>",
  "<!--",
  "<![CDATA[",
  "&#x110000;",
  ";",
  "\n",
  "\0",
  "=1e308",
  "]]>",
  "<row r='1048576'>",
];

/** Bytes changed, removed, doubled, cut off, or replaced by what readers fear. */
function breakBytes(bytes: Uint8Array, { int, pick }: ReturnType<typeof createChance>): Uint8Array<ArrayBuffer> {
  let broken = [...bytes];
  for (let times = int(1, 6); times > 0; times--) {
    const at = int(0, Math.max(0, broken.length - 1));
    const end = at + int(1, 40);
    const change = pick(["byte", "cut", "double", "end", "nasty"]);
    if (change === "byte") broken[at] = int(0, 255);
    if (change === "cut") broken.splice(at, end - at);
    if (change === "double") broken.splice(at, 0, ...broken.slice(at, end));
    if (change === "end") broken = broken.slice(0, at);
    if (change === "nasty") broken.splice(at, 0, ...new TextEncoder().encode(pick(NASTY)));
  }
  return new Uint8Array(broken);
}

test("[CONTAS-30] markup of many unclosed tags, quotes and comments takes no time and little memory", async () => {
  const texts = [
    `<html>${"<script".repeat(100_000)}`,
    `<html>${"<style>".repeat(100_000)}`,
    `<table>${"<tr><td rowspan=99 colspan=99>1".repeat(2000)}`,
    `<html>${"<!--".repeat(20_000)}`,
    `<html>${"<![CDATA[".repeat(20_000)}`,
    `a;b\n${'"x;'.repeat(50_000)}`,
    `Produto;Estoque;Custo;Qtd. Vendida\n${"9".repeat(1_000_000)}`,
    ";".repeat(1_000_000),
  ];
  for (const texto of texts) {
    const start = performance.now();
    const resposta = await createLeitura()({ tipo: "ler", conteudo: texto });
    expect(resposta.tipo, texto.slice(0, 20)).toMatch(/erro|relatorio/);
    expect(performance.now() - start, texto.slice(0, 20)).toBeLessThan(4000);
  }
});
