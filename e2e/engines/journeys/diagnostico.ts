import {
  answersOf,
  createLoja,
  KEY,
  PAGE,
  readPerguntas,
  removeLoja,
  savedAnswers,
} from "../../support/diagnostico.ts";
import { ARRIVES, button, field, heading } from "../tab.ts";
import { expect, SITE, test } from "../test.ts";

export function diagnostico(): void {
  test("[DIAG-01, DIAG-02, DIAG-05, DIAG-08] the diagnostic from the store's numbers to a stored result", async ({
    tab,
  }) => {
    const loja = await createLoja();
    const perguntas = await readPerguntas();
    const answers = answersOf(perguntas);
    const answer = async (index: number) => {
      const { id, texto } = perguntas[index] ?? { id: 0, texto: "" };
      await tab.see(heading(texto), ARRIVES);
      await tab.choose(answers[`p${id}`] ?? "");
    };
    await tab.open(SITE + PAGE);
    await tab.fill(field("CNPJ da farmácia"), loja.cnpj);
    await tab.fill(field("CPF do responsável"), loja.cpf);
    await tab.click(button("Começar o diagnóstico"));
    await answer(0);
    await tab.click(button("Próxima"));
    await tab.see(heading(perguntas[1]?.texto ?? ""));

    // The progress of a visit that has two questions left.
    const left = perguntas.length - 2;
    const kept = {
      ...{ cnpj: loja.cnpj, cpf: loja.cpf, lojaId: loja.id, step: "perguntas" },
      currentQuestionIndex: left,
      answers: answersOf(perguntas.slice(0, left)),
    };
    await tab.engine.goto(`${SITE}/robots.txt`);
    await tab.engine.evaluate((key, value) => localStorage.setItem(key, value), KEY, JSON.stringify(kept));
    await tab.open(SITE + PAGE);
    await answer(left);
    await tab.click(button("Próxima"));
    await answer(left + 1);
    await tab.click(button("Ver resultado"));
    await tab.see(heading(/de 100/), ARRIVES);
    await tab.seeText("Resultado salvo", ARRIVES);
    expect(await savedAnswers(loja)).toMatchObject([{ respostas: answers }]);
    await removeLoja(loja);
  });
}
