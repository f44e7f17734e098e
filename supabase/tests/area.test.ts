import { AREA_IDS, AREAS } from "@eden/domain/diagnostico/areas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import { areaNotaSchema } from "@eden/domain/painel/partes";
import fc from "fast-check";
import { array, parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { diagnosticoNoticeEmail } from "../../service/src/emails/diagnostico-notice-email.ts";
import { callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, pessoaOf } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";

const database = useDatabase();
const EU = MEMBROS.atendimento;

beforeAll(() => insertEquipe(database.sql));

/** A store whose owner chose the option at this place of each question. */
async function answer(chosen: readonly number[]) {
  const { sql } = database;
  const perguntas =
    await sql`select id, versao, area, texto, opcoes from public.diagnosticos_perguntas where ativa order by id`;
  const asked = perguntas.map(({ id, area, texto, opcoes }) => ({ id, area, texto, opcoes: parseOpcoes(opcoes) }));
  const respostas = Object.fromEntries(
    asked.map(({ id, opcoes }, index) => [`p${id}`, opcoes[(chosen[index] ?? 0) % opcoes.length]?.texto ?? ""]),
  );
  const cnpj = "11222333000181";
  const [loja] =
    await sql`insert into public.diagnosticos_lojas (cnpj, cpf) values (${cnpj}, ${newCpf()}) returning id`;
  const [resposta] = await sql`insert into public.diagnosticos_respostas (loja_id, versao, respostas)
    values (${loja?.id}, ${perguntas[0]?.versao}, ${sql.json(respostas)}) returning id`;
  await drainCaixa(sql);
  const resultado = resultadoOf(asked, respostas);
  if (!resultado) throw new Error("nothing was answered");
  return { loja: loja?.id as string, resposta: resposta?.id as string, cnpj, resultado };
}

/** The weakest area in the words of each place that tells it. */
async function placesOf({ loja, resposta, cnpj, resultado }: Awaited<ReturnType<typeof answer>>) {
  const textOf = (areas: unknown) => {
    const fraca = fracaOf(parse(array(areaNotaSchema), areas));
    return fraca && fracaText(fraca);
  };
  const pessoa = await pessoaOf(database.sql, resposta);
  const { lojas } = await callPainel(database.sql, EU, "lojas", { limite: 100 });
  const page = await callPainel(database.sql, EU, "loja", { id: loja });
  const { linha_do_tempo } = await callPainel(database.sql, EU, "pessoa", { id: pessoa });
  const { dados } = await callPainel(database.sql, EU, "entrada", { tabela: "diagnosticos_respostas", id: resposta });
  const { diagnosticos } = await callPainel(database.sql, EU, "hoje", {});
  const [stored] =
    await database.sql`select fraca from privado.notas_lojas where resposta_id = ${resposta} and area = 'geral'`;
  const entrada = linha_do_tempo.find((linha) => linha.tipo === "entrada");
  const mail = diagnosticoNoticeEmail({ id: resposta, cnpj, criadoEm: new Date(), resultado });
  return {
    fraca: stored?.fraca,
    mail: mail.text,
    words: [
      textOf(lojas.find(({ id }) => id === loja)?.areas),
      textOf(page.respostas[0]?.areas),
      textOf(dados.areas),
      textOf(entrada?.tipo === "entrada" ? entrada.dados.areas : null),
      textOf(diagnosticos.linhas.find((linha) => linha.pessoa === pessoa)?.areas),
    ],
  };
}

test("[AREA-01, AREA-02] for random answers every place names the same weakest area or the same tie", async () => {
  // Few different options, so that ties are frequent.
  const chosen = fc.array(fc.nat(1), { minLength: 23, maxLength: 23 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(chosen, fc.constantFrom(Array(23).fill(0), Array(23).fill(1))), async (options) => {
      const answered = await answer(options);
      const { fraca } = answered.resultado;
      const owner = fraca && fracaText(fraca);
      const { words, mail, fraca: stored } = await placesOf(answered);
      expect(words).toEqual(words.map(() => owner));
      expect(mail).toContain(owner);
      expect(stored).toBe(answered.resultado.areas[0]?.area);
      const nomes = Object.values(AREAS).filter(({ nome }) => owner?.includes(nome));
      expect(nomes).toHaveLength(fraca?.status === "uma" ? 1 : 0);
    }),
    { numRuns: 12 },
  );
});

test("[AREA-01] the order that decides between equal areas is that of the questionnaire", async () => {
  const [row] = await database.sql`select privado.ordem_das_areas() as ordem`;
  expect(row?.ordem).toEqual(AREA_IDS);
});
