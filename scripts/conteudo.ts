import { join } from "node:path";
import { parseArgs } from "node:util";
import { downloadConteudo, reportReady } from "./conteudo/download-conteudo.ts";

/**
 * `baixar` brings the texts that the team approved into the files that a build reads; they are committed. It prints the
 * revision, which `pronta` reports back once the build is served. `--previa` takes the drafts as well.
 */
const root = join(import.meta.dirname, "..");
const { values, positionals } = parseArgs({ allowPositionals: true, options: { previa: { type: "boolean" } } });
const [command, revisao] = positionals;
const { CONTEUDO_URL: url, CONTEUDO_TOKEN: token } = process.env;
if (!url || !token)
  throw new Error("set CONTEUDO_URL, such as https://www.example.com/api/conteudo, and CONTEUDO_TOKEN");
const alvo = values.previa ? "previa" : "site";

if (command === "baixar") {
  const files = { json: join(root, "domain/conteudo/publicado.json"), pictures: join(root, "site/public") };
  console.log(await downloadConteudo(alvo, { url, token }, files));
} else if (command === "pronta" && Number.isInteger(Number(revisao))) {
  await reportReady(alvo, Number(revisao), { url, token });
} else throw new Error("usage: node scripts/conteudo.ts baixar [--previa] | pronta <revisao> [--previa]");
