import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACOES, acaoOf } from "@eden/domain/painel/acoes";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { PARTES } from "@eden/domain/painel/detalhe-do-registro";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

/** The commands of the panel. */
function commandsIn(sql: string): { comando: string; body: string }[] {
  return sql.split(/^create or replace function /m).flatMap((body) => {
    const comando = /^painel\.(\w+)\(v_comando /.exec(body)?.[1];
    return comando ? [{ comando, body }] : [];
  });
}

/** Actions that are given to `privado.registrar` as a text. */
const actionsIn = (source: string) =>
  [...source.matchAll(/privado\.registrar\('(\w+)'/g)].map(([, action = ""]) => action);

test("[ACESSO-07, FUNCAO-07] the actions that migrations and service record are exactly those with words", () => {
  const sql = sourceOf("supabase/{migrations,routines/*}/*.sql").join("\n");
  // privado.concluir records a command by its name, also when mudar_pessoa or another closer calls it.
  const concluded = commandsIn(sql).filter(({ body }) =>
    /(?:return|:=) privado\.(?:concluir|mudar_pessoa)\w*\(v_comando,/.test(body),
  );
  expect(concluded.length).toBeGreaterThan(30);
  const service = sourceOf("service/src/**/*.ts").join("\n");
  // Of the sign-in: its actions are typed, the database gets them as a parameter.
  const chosen = [...service.matchAll(/\brecord\(client, (.+), \w+(?:\.\w+)?\)/g)].flatMap(([, action = ""]) =>
    [...action.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(chosen).toContain("entrou");
  // A recording call whose action is neither a text nor that of the command would be missed.
  const calls = sql.match(/perform privado\.registrar\(|, privado\.registrar\(/g)?.length ?? 0;
  const read = sql.match(/privado\.registrar\((?:'\w+'|c\.funcao),/g)?.length ?? 0;
  expect(read).toBe(calls);
  const recorded = [...actionsIn(sql), ...actionsIn(service), ...concluded.map(({ comando }) => comando), ...chosen];
  expect([...new Set(recorded)].toSorted()).toEqual(Object.keys(ACOES).toSorted());
});

/** The arguments of each call of a function, as written. */
function argumentsOf(source: string, name: RegExp): string[][] {
  return [...source.matchAll(name)].map((found) => {
    const parts = [""];
    let depth = 0;
    let quoted = false;
    for (const letter of source.slice(found.index + found[0].length)) {
      if (letter === "'") quoted = !quoted;
      if (!quoted && /[([{]/.test(letter)) depth += 1;
      if (!quoted && /[)\]}]/.test(letter)) depth -= 1;
      if (depth < 0) break;
      if (!quoted && depth === 0 && letter === ",") parts.push("");
      else parts.push(`${parts.pop()}${letter}`);
    }
    return parts;
  });
}

/** Keys of the objects that a piece of SQL builds at its top: every other argument, or a literal. */
const keysIn = (sql: string) => [
  ...argumentsOf(sql.replaceAll(/select[\s\S]*/gi, ""), /jsonb_build_object\(/g).flatMap((parts) =>
    parts.filter((_, index) => index % 2 === 0).map((part) => part.trim().replaceAll("'", "")),
  ),
  ...[...sql.matchAll(/'(\{"[^']*\})'/g)].flatMap(([, literal = "{}"]) => Object.keys(JSON.parse(literal))),
];

test("[ACESSO-07] every part of a detail that migrations and service record has words", () => {
  const sql = sourceOf("supabase/{migrations,routines/*}/*.sql").join("\n");
  const details = [
    ...argumentsOf(sql, /perform privado\.registrar\(|, privado\.registrar\(/g).map((parts) => parts[3]),
    ...argumentsOf(sql, /(?:return|:=) privado\.concluir\(/g).map((parts) => parts[3]),
    ...argumentsOf(sql, /perform privado\.registrar_lista\(/g).map((parts) => parts[2]),
    // What the two functions that build a detail for others put into it.
    ...["privado.registrar_lista", "privado.filtro_das_lojas"].map(
      (name) => new RegExp(`create or replace function ${name}\\([\\s\\S]*?comment on`).exec(sql)?.[0],
    ),
  ].filter((detail) => detail !== undefined);
  expect(details.length).toBeGreaterThan(40);
  const service = sourceOf("service/src/painel/*.ts").join("\n");
  const sent = [...service.matchAll(/privado\.registrar\([^"]*", \[\w+, \{ ([\w, ]+) \}\]/g)].flatMap(([, keys = ""]) =>
    keys.split(", "),
  );
  expect(sent).toContain("papel");
  const recorded = new Set([...details.flatMap(keysIn), ...sent]);
  expect([...recorded].filter((key) => !Object.hasOwn(PARTES, key))).toEqual([]);
  expect(recorded.size).toBeGreaterThan(30);
});

test("[ACESSO-04] every function of the contract is called by name in a test of the database or the service", () => {
  const tests = [...sourceOf("supabase/tests/*.test.ts"), ...sourceOf("service/tests/*.ts")].join("\n");
  const called = (funcao: string) => new RegExp(`(?:"|rpc/)${funcao}["\`]`).test(tests);
  expect(Object.keys(CONTRATO).filter((funcao) => !called(funcao))).toEqual([]);
});

test("[ACESSO-07] an action that the panel does not know is shown in neutral words", () => {
  for (const acao of ["acao_de_amanha", "toString", "__proto__"]) {
    expect(acaoOf(acao)).toEqual({ frase: "fez outra mudança em", nome: "Outra mudança", sinal: "correcao" });
  }
});
