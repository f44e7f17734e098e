import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, LOGS } from "../../scripts/static/nginx.ts";
import { database } from "./database.ts";
import { findPersonalData, findRequestData } from "./personal-data.ts";
import { ports } from "./ports.ts";

const NGINX_LOGS = ["access.log", "nginx-error.log"];

/**
 * Runs after all tests, while everything is still running: checks that no log contains what visitors typed. Fails the
 * run if one does, or if a log is missing or empty, which would prove nothing.
 */
export default async function searchLogs(): Promise<void> {
  const values = await personalValues();
  const runFolder = folderOf(ports);
  const found = LOGS.flatMap((name) => {
    const log = readFileSync(join(runFolder, name), "utf8");
    if (log === "" && name !== "nginx-error.log") throw new Error(`${name} is empty`);
    const findings = [...findPersonalData(log, values), ...(NGINX_LOGS.includes(name) ? findRequestData(log) : [])];
    return findings.map(({ line, what }) => `${name}:${line} holds ${what}`);
  });
  if (found.length > 0) throw new Error(`Personal data in the logs of the run (${runFolder}):\n${found.join("\n")}`);
  console.log(`${LOGS.length} logs hold none of ${values.length} personal values`);
}

/** All personal data that the run stored. Single names are excluded, because they are also ordinary words. */
async function personalValues(): Promise<string[]> {
  const sql = database();
  const rows = await sql<{ value: string }[]>`
    with pessoa as (
      select nome || ' ' || sobrenome as nome, email, telefone, null as cpf, mensagem as texto from public.contato
      union all select nome, email, telefone, null, null from public.leadlive
      union all select nome, email, telefone, null, cnpj from public.inscricoes
      union all select nome || ' ' || sobrenome, email, telefone, cpf, razao_social from public.cadastros_app
      union all select nome, email, telefone, cpf, null from public.pedidos
      union all select null, null, null, cpf, cnpj from public.diagnosticos_lojas
      union all select nome, email, null, null, null from privado.equipe
    )
    select distinct value from pessoa, unnest(array[nome, email, telefone, cpf, texto]) as value
    where value is not null and (length(value) >= 10 or value like '% %')`;
  await sql.end();
  return rows.map(({ value }) => value);
}
