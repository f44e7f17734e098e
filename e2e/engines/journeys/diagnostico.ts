import { splitSigla } from "@eden/domain/diagnostico/perguntas";
import { PREVIA } from "@eden/domain/diagnostico/previa";
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
  test("[JARDIM-01, JARDIM-03, JARDIM-05] the garden from the name on the sign to seven plants", async ({ tab }) => {
    await tab.open(`${SITE}/jardim`);
    await tab.fill(field(/^Nome da farmácia/), "Farmácia Boa Vista");
    await tab.until("the name on the sign", () =>
      [...document.querySelectorAll(".jardim-quadro text")].some(
        ({ textContent }) => textContent === "Farmácia Boa Vista",
      ),
    );
    await tab.click(button("Começar"));
    for (const { texto, opcoes } of PREVIA) {
      await tab.see(heading(texto));
      await tab.click(button(opcoes[2]?.texto ?? ""));
    }
    await tab.see(heading("O jardim da Farmácia Boa Vista"));
    await tab.until("seven plants", () => {
      const plants = document.querySelectorAll<HTMLImageElement>(".jardim-cena [data-estagio='3'] img");
      return [...plants].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length === 7;
    });
  });

  test("[DIAG-01, DIAG-02, DIAG-05, DIAG-08] the diagnostic from the store's numbers to a stored result", async ({
    tab,
  }) => {
    const loja = await createLoja();
    const perguntas = await readPerguntas();
    const answers = answersOf(perguntas);
    const answer = async (index: number) => {
      const { id, texto } = perguntas[index] ?? { id: 0, texto: "" };
      await tab.see(heading(splitSigla(texto).frase), ARRIVES);
      await tab.choose(answers[`p${id}`] ?? "");
    };
    await tab.open(SITE + PAGE);
    await tab.fill(field("CNPJ da farmácia"), loja.cnpj);
    await tab.fill(field("CPF do responsável"), loja.cpf);
    await tab.click(button("Começar o diagnóstico"));
    await answer(0);
    await tab.click(button("Próxima"));
    await tab.see(heading(splitSigla(perguntas[1]?.texto ?? "").frase));

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
