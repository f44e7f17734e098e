import { expect, test } from "vitest";
import { AGORA, CARLA, DAVI, pessoaLida } from "../../../testing/pessoas.ts";
import { groupPessoas } from "./group-pessoas.ts";

const now = Date.parse(AGORA);
const passo = (em: string) => pessoaLida({ relogio: null, passo: { texto: "Ligar", em } });
const titles = (items: ReturnType<typeof groupPessoas>) =>
  items.flatMap((item) => (item.tipo === "grupo" ? [`${item.titulo}|${item.lado}`] : []));

test("[CAIXA-01] headings appear where the reason for the order changes, in the order of the database", () => {
  const items = groupPessoas(
    [
      pessoaLida(),
      passo("2026-11-13T15:00:00Z"),
      passo("2026-11-16T18:00:00Z"),
      passo("2026-11-16T19:00:00Z"),
      passo("2026-11-20T15:00:00Z"),
      pessoaLida({ relogio: null }),
    ],
    { vista: "minhas" },
    now,
    true,
  );
  expect(titles(items)).toEqual([
    "Esperando resposta|tempo de trabalho · 1",
    "Promessas de dias anteriores|1",
    "Prometido para hoje|2",
    "Prometido para depois|1",
    "Sem passo marcado|1",
  ]);
  expect(items).toHaveLength(11);
});

test("[CAIXA-01] the last group of an incomplete list has no count, because more may follow", () => {
  expect(titles(groupPessoas([pessoaLida({ relogio: null })], { vista: "todas" }, now, false))).toEqual([
    "Sem passo marcado|",
  ]);
});

test("[CAIXA-11] suspicious people are one group without a clock", () => {
  expect(
    titles(groupPessoas([pessoaLida({ suspeita: true, relogio: null })], { vista: "suspeitas" }, now, true)),
  ).toEqual(["Em quarentena|1"]);
});

test("[DONO-04] in Minhas, people of an absent colleague are a group of their own, under the colleague's name", () => {
  const pessoas = [pessoaLida({ dono: CARLA }), pessoaLida({ dono: DAVI }), pessoaLida({ dono: DAVI, relogio: null })];
  const group = (vista: "minhas" | "esperando", ausentes = new Set([DAVI.id])) =>
    titles(groupPessoas(pessoas, { vista, ausentes }, now, true));
  expect(group("minhas")).toEqual(["Esperando resposta|tempo de trabalho · 1", "De Davi, ausente|2"]);
  expect(group("esperando")).not.toContain("De Davi, ausente|2");
  // A person just handed to a colleague who is there keeps their place.
  expect(group("minhas", new Set())).toEqual(["Esperando resposta|tempo de trabalho · 2", "Sem passo marcado|1"]);
});
