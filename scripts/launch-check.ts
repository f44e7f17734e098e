import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { is } from "valibot";
import { CHAVES, FORMAS } from "../domain/conteudo/formas.ts";
import { mergeConteudo } from "../domain/conteudo/merge-conteudo.ts";
import { isAmostra, PADROES } from "../domain/conteudo/padroes.ts";
import { schemaOf } from "../domain/conteudo/schema.ts";
import { diaOf } from "../domain/dia.ts";
import { FATOS } from "../domain/ferramentas/fatos/todos.ts";
import { factsToCheck } from "./facts-to-check.ts";

/**
 * Lists every fact still marked as a sample: in the code, in data/, and among the texts that the team edits, where the panel shows the
 * same; and every legal figure of the tools that a person has to compare with the law again. With LAUNCH=1 any of them fails
 * the check.
 */
const root = join(import.meta.dirname, "..");
const files = globSync("{site/app/content,domain/empresa}/**/*.ts", { cwd: root });
const inCode = files.sort().flatMap((file) =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, index) => (/\bamostra\(/.test(line) ? [`${file}:${index + 1}  ${line.trim()}`] : [])),
);

const publicado = JSON.parse(readFileSync(join(root, "domain/conteudo/publicado.json"), "utf8"));
const inTexts = CHAVES.filter((chave) => isAmostra(chave, is(schemaOf(chave), publicado[chave]))).map(
  (chave) => `domain/conteudo/padroes.ts  ${chave}: ${FORMAS[chave].rotulo} (the team edits it in the panel)`,
);

const expediente = mergeConteudo(publicado).valores.expediente;
const inHours = isAmostra("expediente", !isDeepStrictEqual(expediente, PADROES.expediente))
  ? ["domain/conteudo/padroes.ts  expediente: promise and hours (the team sets them in Equipe › Horário)"]
  : [];

const data = readFileSync(join(root, "data/README.md"), "utf8");
const inData = /^IBGE: compared on \d{4}-\d{2}-\d{2}/m.test(data)
  ? []
  : ["data/populacoes.csv  população and regions of the towns: compare with IBGE (npm run receita -- ibge)"];

const pracas = process.env.EDEN_PRACAS;
const inPracas =
  pracas && !/"amostra": ?true/.test(readFileSync(pracas, "utf8"))
    ? []
    : ["data/pracas-amostra.ndjson  invented pharmacies: publish the Raio-X from a real load (EDEN_PRACAS)"];

const samples = [...inCode, ...inTexts, ...inHours, ...inData, ...inPracas];
for (const sample of samples) console.log(sample);
console.log(`${samples.length} sample${samples.length === 1 ? "" : "s"} to replace before launch`);

const facts = factsToCheck(FATOS, diaOf(Date.now()));
for (const fact of facts) console.log(`domain/ferramentas/fatos/  ${fact}`);
console.log(`${facts.length} legal figure${facts.length === 1 ? "" : "s"} of the tools to compare with the law`);
if (process.env.LAUNCH === "1" && samples.length + facts.length > 0) process.exit(1);
