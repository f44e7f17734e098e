import { expect, test } from "vitest";
import { indicacaoOf, type Respostas } from "./indicacao.ts";

const LOJAS: readonly Respostas["loja"][] = ["nova", "depende", "pronta"];
const BUSCAS: readonly Respostas["busca"][] = ["aprender", "ferramentas", "marca"];
const QUEM: readonly Respostas["quem"][] = ["equipe", "acompanhada"];

test("[PLAN-11] each of the 18 combinations of answers leads to one nivel, for one reason", () => {
  const lines = LOJAS.flatMap((loja) =>
    BUSCAS.flatMap((busca) =>
      QUEM.map((quem) => {
        const { nivel, motivo } = indicacaoOf({ loja, busca, quem });
        return `${loja} ${busca} ${quem}: ${nivel}, ${motivo}`;
      }),
    ),
  );
  expect(lines).toEqual([
    "nova aprender equipe: despertar, despertar",
    "nova aprender acompanhada: mentoria, mentoria",
    "nova ferramentas equipe: edificacao, ferramentas",
    "nova ferramentas acompanhada: plenitude, execucao",
    "nova marca equipe: plenitude, marca",
    "nova marca acompanhada: plenitude, marca",
    "depende aprender equipe: despertar, despertar",
    "depende aprender acompanhada: mentoria, mentoria",
    "depende ferramentas equipe: edificacao, ferramentas",
    "depende ferramentas acompanhada: plenitude, execucao",
    "depende marca equipe: plenitude, marca",
    "depende marca acompanhada: plenitude, marca",
    "pronta aprender equipe: eden-app, app",
    "pronta aprender acompanhada: mentoria, mentoria",
    "pronta ferramentas equipe: edificacao, ferramentas",
    "pronta ferramentas acompanhada: plenitude, execucao",
    "pronta marca equipe: plenitude, marca",
    "pronta marca acompanhada: plenitude, marca",
  ]);
});
