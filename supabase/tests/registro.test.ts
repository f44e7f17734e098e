import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACOES, acaoOf } from "@eden/domain/painel/acoes";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

/** Functions that record the action given to them as `p_funcao`. */
function recordingFunctions(sql: string): string[] {
  const bodies = sql.split(/^create (?:or replace )?function /m);
  return bodies.filter((body) => body.includes("privado.registrar(p_funcao")).map((body) => body.split("(")[0] ?? "");
}

/** The first text that a call of one of these functions is given. */
function actionsIn(sql: string, functions: readonly string[]): string[] {
  const call = new RegExp(
    `(?:${functions.join("|").replaceAll(".", "\\.")})\\((?:(?!p_funcao)[\\w:]+, )?'(\\w+)'`,
    "g",
  );
  return [...sql.matchAll(call)].map(([, action]) => action ?? "");
}

test("[ACESSO-07] the actions that migrations and service record are exactly those with words", () => {
  const sql = sourceOf("supabase/migrations/*.sql").join("\n");
  const functions = recordingFunctions(sql);
  expect(functions).toContain("privado.mudar_pessoa");
  const service = sourceOf("service/src/**/*.ts").join("\n");
  // Of the sign-in: its actions are typed, the database gets them as a parameter.
  const chosen = [...service.matchAll(/\brecord\(client, (.+), \w+(?:\.\w+)?\)/g)].flatMap(([, action = ""]) =>
    [...action.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  expect(chosen).toContain("entrou");
  // A recording call whose action is neither a text nor `p_funcao` would be missed.
  const calls = sql.match(/perform privado\.registrar\(|, privado\.registrar\(/g)?.length ?? 0;
  const read = sql.match(/privado\.registrar\((?:'\w+'|p_funcao),/g)?.length ?? 0;
  expect(read).toBe(calls);
  const recorded = [
    ...actionsIn(sql, ["privado.registrar", ...functions]),
    ...actionsIn(service, ["privado.registrar"]),
    ...chosen,
  ];
  expect([...new Set(recorded)].toSorted()).toEqual(Object.keys(ACOES).toSorted());
});

test("[ACESSO-04] every function of the contract is called by name in a test of the database or the service", () => {
  const tests = [...sourceOf("supabase/tests/*.test.ts"), ...sourceOf("service/tests/*.ts")].join("\n");
  const called = (funcao: string) => new RegExp(`(?:"|rpc/)${funcao}["\`]`).test(tests);
  expect(Object.keys(CONTRATO).filter((funcao) => !called(funcao))).toEqual([]);
});

test("[ACESSO-07] an action that the panel does not know is shown in neutral words", () => {
  for (const acao of ["acao_de_amanha", "toString", "__proto__"]) {
    expect(acaoOf(acao)).toEqual({ frase: "fez outra mudança em", nome: "Outra mudança" });
  }
});
