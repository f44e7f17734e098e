import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FORMULARIOS, type Formulario, LIMITE_MAXIMO } from "../../domain/painel/limites.ts";
import { keysOf } from "../../domain/painel/valores.ts";
import { callPainel, insertEquipe, insertMembro, MEMBROS } from "./support/call-painel.ts";
import { validRow } from "./support/rows.ts";
import { newAddress, useApi } from "./support/test-api.ts";

const api = useApi();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

beforeAll(() => insertEquipe(api.sql));
beforeEach(async () => {
  await api.sql`delete from privado.aumentos_de_limite`;
  // In a window that does not end while the tests run.
  await api.sql`update privado.limites set maximo = 2, janela = '1000 days' where alvo in ('leadlive', 'contato')`;
});

const readLimites = () => callPainel(api.sql, MEMBROS.gestao, "limites", {});
async function aumentoOf(formulario: Formulario) {
  const { limites } = await readLimites();
  return limites.find((limite) => limite.formulario === formulario)?.aumento ?? null;
}

type Aumento = { formulario?: Formulario; maximo?: number; ate?: string; na_tela?: string | null; comando?: string };
const raise = (change: Aumento = {}, membro = MEMBROS.gestao) =>
  callPainel(api.sql, membro, "aumentar_limite", {
    comando: randomUUID(),
    formulario: "leadlive",
    na_tela: null,
    maximo: 4,
    ate: inHours(3),
    ...change,
  });

/** As if this much time had passed: the raise began and ends so much earlier. */
const pass = (interval: string) =>
  api.sql`update privado.aumentos_de_limite set desde = desde - ${interval}::interval, ate = ate - ${interval}::interval`;

async function send(times: number, address: string, table: "leadlive" | "contato" = "leadlive") {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent++) {
    statuses.push((await api.insert(table, validRow(table), { address })).status);
  }
  return statuses;
}

test("[EQUIPE-04] a raised form takes more from one address, also one that was already refused; other forms and the normal figure stay", async () => {
  const address = newAddress();
  expect(await send(3, address)).toEqual([201, 201, 429]);
  const ate = inHours(3);
  await raise({ ate });
  expect(await send(3, address)).toEqual([201, 201, 429]);
  expect(await send(3, newAddress(), "contato")).toEqual([201, 201, 429]);
  const { limites } = await readLimites();
  expect(limites.map(({ formulario }) => formulario).sort()).toEqual([...keysOf(FORMULARIOS)].sort());
  const por = { id: MEMBROS.gestao, nome: "Gestão" };
  expect(limites.filter(({ aumento }) => aumento)).toEqual([
    {
      formulario: "leadlive",
      maximo: 2,
      minutos: 1_440_000,
      aumento: { id: expect.any(String), maximo: 4, ate: expect.any(String), por },
    },
  ]);
  expect(Date.parse((await aumentoOf("leadlive"))?.ate ?? "")).toBe(Date.parse(ate));
});

test("[EQUIPE-04] at its hour the limit falls back by itself, and a new raise needs no end of the old one", async () => {
  await raise();
  await pass("2 hours 59 minutes");
  const [before, after] = [newAddress(), newAddress()];
  expect(await send(4, before)).toEqual([201, 201, 201, 201]);
  await pass("1 minute");
  expect(await aumentoOf("leadlive")).toBeNull();
  expect(await send(3, after)).toEqual([201, 201, 429]);
  expect(await send(1, before)).toEqual([429]);
  await raise({ maximo: 5, ate: inHours(24) });
  expect(await send(2, before)).toEqual([201, 429]);
});

test("[EQUIPE-04] the networks of one IPv6 /48 share ten times the raised limit", async () => {
  await api.sql`update privado.limites set maximo = 1 where alvo = 'leadlive'`;
  await raise({ maximo: 2 });
  const statuses: number[] = [];
  for (let network = 1; network <= 11; network++) {
    statuses.push(...(await send(2, `2001:db8:5:${network}::1`)));
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});

test("[EQUIPE-04] the receipt's link is raised with any form, the checkout with a form that sells", async () => {
  const raised = async (alvo: string) =>
    (await api.sql`select privado.limite_aumentado(${alvo}) as maximo`)[0]?.maximo as number | null;
  const followers = ["acompanhar_recibo", "checkout", "convite", "leadlive"];
  await raise({ formulario: "contato", maximo: 700 });
  expect(await Promise.all(followers.map(raised))).toEqual([700, null, null, null]);
  await raise({ maximo: 900 });
  expect(await Promise.all(followers.map(raised))).toEqual([900, 900, null, 900]);
});

test("[EQUIPE-04] a raise is ended before its hour, and both are in the record of accesses", async () => {
  const membro = await insertMembro(api.sql, "gestao");
  const ate = inHours(2);
  await raise({ ate }, membro);
  const end = {
    comando: randomUUID(),
    formulario: "leadlive" as const,
    na_tela: (await aumentoOf("leadlive"))?.id ?? null,
  };
  await callPainel(api.sql, membro, "encerrar_aumento", end);
  await callPainel(api.sql, membro, "encerrar_aumento", end);
  expect(await aumentoOf("leadlive")).toBeNull();
  expect(await send(3, newAddress())).toEqual([201, 201, 429]);
  const linhas =
    await api.sql`select acao, alvo, detalhe from privado.registro_de_acessos where membro = ${membro} order by id`;
  expect([...linhas]).toEqual([
    {
      acao: "aumentar_limite",
      alvo: "limite",
      detalhe: { formulario: "leadlive", maximo: 4, vale_ate: expect.any(String) },
    },
    { acao: "encerrar_aumento", alvo: "limite", detalhe: { formulario: "leadlive" } },
  ]);
});

test("[EQUIPE-04] more than a day, the past, a lower figure and more than the most are refused", async () => {
  for (const wrong of [
    { ate: inHours(24.01) },
    { ate: inHours(-0.01) },
    { maximo: 2 },
    { maximo: LIMITE_MAXIMO + 1 },
  ]) {
    await expect(raise(wrong)).rejects.toMatchObject({ code: "PT422" });
  }
  await raise({ maximo: LIMITE_MAXIMO, ate: inHours(23.99) });
});

test("[EQUIPE-04] what a colleague changed meanwhile is not overwritten; a repeated command changes nothing", async () => {
  const comando = randomUUID();
  await raise({ comando, maximo: 4 });
  await raise({ comando, maximo: 4 });
  await expect(raise({ maximo: 9 })).rejects.toMatchObject({ code: "PT409" });
  await raise({ maximo: 9, na_tela: comando });
  const stale = { comando: randomUUID(), formulario: "leadlive" as const, na_tela: comando };
  await expect(callPainel(api.sql, MEMBROS.gestao, "encerrar_aumento", stale)).rejects.toMatchObject({ code: "PT409" });
  expect((await aumentoOf("leadlive"))?.maximo).toBe(9);
});
