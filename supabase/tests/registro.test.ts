import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACOES, acaoOf } from "@eden/domain/painel/acoes";
import { CONTRATO } from "@eden/domain/painel/contrato";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));

/** Functions of the panel that start a command, and the name they give it. */
function commandsIn(sql: string): { funcao: string; comando: string; body: string }[] {
  return sql.split(/^create function /m).flatMap((body) => {
    const comando = /privado\.comecar\(p, '(\w+)'/.exec(body)?.[1];
    return comando ? [{ funcao: body.split("(")[0] ?? "", comando, body }] : [];
  });
}

/** Actions that are given to `privado.registrar` as a text. */
const actionsIn = (source: string) =>
  [...source.matchAll(/privado\.registrar\('(\w+)'/g)].map(([, action = ""]) => action);

test("[ACESSO-07] the actions that migrations and service record are exactly those with words", () => {
  const sql = sourceOf("supabase/migrations/*.sql").join("\n");
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

test("[ACESSO-04] every function of the contract is called by name in a test of the database or the service", () => {
  const tests = [...sourceOf("supabase/tests/*.test.ts"), ...sourceOf("service/tests/*.ts")].join("\n");
  const called = (funcao: string) => new RegExp(`(?:"|rpc/)${funcao}["\`]`).test(tests);
  expect(Object.keys(CONTRATO).filter((funcao) => !called(funcao))).toEqual([]);
});

test("[ACESSO-06] every command starts under the name of its function", () => {
  const commands = commandsIn(sourceOf("supabase/migrations/*.sql").join("\n"));
  expect(commands.map(({ comando }) => `painel.${comando}`)).toEqual(commands.map(({ funcao }) => funcao));
});

test("[ACESSO-07] an action that the panel does not know is shown in neutral words", () => {
  for (const acao of ["acao_de_amanha", "toString", "__proto__"]) {
    expect(acaoOf(acao)).toEqual({ frase: "fez outra mudança em", nome: "Outra mudança" });
  }
});
