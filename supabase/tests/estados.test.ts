import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { ESTADOS, type Estado, isFechado, keysOf, type Motivo } from "../../domain/painel/valores.ts";
import { callPainel, insertEquipe, insertPessoa, MEMBROS } from "./support/call-painel.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;
const ALL = keysOf(ESTADOS);

beforeAll(() => insertEquipe(database.sql));

/** A proposal that waits for an answer. */
const insertProposta = () =>
  insertPessoa(database.sql, {
    estado: "muda",
    espera_desde: new Date("2026-11-16T12:00:00Z"),
    prazo: new Date("2026-11-16T14:00:00Z"),
    valor_previsto_centavos: 189_800,
    previsto_para: "2026-12-01",
  });

/** What the change to a state left: `since` says whether the person is in it from now on. */
async function effectsOn(id: string) {
  const [row] =
    await database.sql`select estado, motivo, prazo is not null as espera, estado_desde > now() - interval '1 minute' as since,
      num_nulls(valor_previsto_centavos, previsto_para) = 0 as previsto,
      (select jsonb_agg(h.dados) from privado.historico as h where h.pessoa_id = p.id and h.tipo = 'estado') as linhas
    from privado.pessoas as p where id = ${id}`;
  return row;
}

/** As a request may send it: a reason, whether the state has one or not. */
const change = (estado: Estado) => ({ estado, motivo: "preco" as Motivo });

test("[ESTADO-02] for one person and for many a state has the same effects, those of its row", async () => {
  for (const estado of ALL) {
    const [one, many] = [await insertProposta(), await insertProposta()];
    const motivo = ESTADOS[estado].pedeMotivo ? "preco" : null;
    const effects = {
      estado,
      motivo,
      espera: !isFechado(estado),
      since: true,
      previsto: motivo === null,
      linhas: [{ de: "muda", para: estado, motivo }],
    };
    await callPainel(database.sql, EU, "mudar_estado", {
      comando: randomUUID(),
      pessoa: one,
      versao: 1,
      ...change(estado),
    });
    expect(await effectsOn(one)).toEqual(effects);
    const lote = { pessoas: [{ id: many, versao: 1 }], acao: { tipo: "estado" as const, ...change(estado) } };
    const done = await callPainel(database.sql, EU, "em_lote", { comando: randomUUID(), ...lote });
    // Who is in the state already is not changed.
    expect(done).toMatchObject(estado === "muda" ? { feitas: 0, iguais: 1 } : { feitas: 1, iguais: 0 });
    if (estado !== "muda") expect(await effectsOn(many)).toEqual(effects);
  }
});

test("[ESTADO-02] what the product changes by itself has the effects too, but for the wait", async () => {
  for (const estado of ALL.filter((other) => other !== "muda" && !ESTADOS[other].pedeMotivo)) {
    const id = await insertProposta();
    await database.sql`select privado.mudar_estado_sozinho(${id}, ${estado}, now())`;
    const linhas = [{ de: "muda", para: estado, motivo: null }];
    expect(await effectsOn(id)).toEqual({ estado, motivo: null, espera: true, since: true, previsto: true, linhas });
  }
});

test("[ESTADO-02] only passar_para says since when a state is", async () => {
  const functions =
    await database.sql`select proname as name, coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), '') as body
    from pg_proc where pronamespace in ('privado'::regnamespace, 'painel'::regnamespace)`;
  // A union, its undo and an heir copy the state of a person whole: u.estado_desde.
  const writes = /estado_desde(?:'(?:::text)?,|\s*=)(?!\s*(?:'|\(?\w+\)?\.estado_desde))/;
  expect(functions.filter(({ body }) => writes.test(body)).map(({ name }) => name)).toEqual(["passar_para"]);
});

test("[ESTADO-03] privado.estados has the ids, the order and the flags of ESTADOS", async () => {
  const stored = await database.sql`select estado, ordem, fechado, pede_motivo from privado.estados order by ordem`;
  expect([...stored]).toEqual(
    ALL.map((estado, index) => ({
      estado,
      ordem: index + 1,
      fechado: ESTADOS[estado].fechado,
      pede_motivo: ESTADOS[estado].pedeMotivo,
    })),
  );
});

test("[ESTADO-03] the constraints, aberta and the end of a wait follow privado.estados", async () => {
  const { sql } = database;
  for (const estado of ALL) {
    const { fechado, pedeMotivo } = ESTADOS[estado];
    const id = await insertPessoa(sql, { estado, motivo: pedeMotivo ? "preco" : null });
    const [row] = await sql`select p.aberta, privado.fim_da_espera(jsonb_populate_record(null::privado.historico,
        jsonb_build_object('tipo', 'estado', 'autor', ${EU}::uuid, 'dados', jsonb_build_object('para', p.estado)))) as encerra
      from privado.pessoas as p where id = ${id}`;
    expect({ estado, ...row }).toEqual({ estado, aberta: !fechado, encerra: fechado });
    const wrong = { estado, motivo: pedeMotivo ? null : "preco" };
    await expect(insertPessoa(sql, wrong)).rejects.toMatchObject({ constraint_name: "folha_tem_motivo" });
  }
  await expect(insertPessoa(sql, { estado: "flor" })).rejects.toMatchObject({ constraint_name: "estado_conhecido" });
});
