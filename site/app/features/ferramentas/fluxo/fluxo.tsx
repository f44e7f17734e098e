import { addDays, mondayOf } from "@eden/domain/ferramentas/calendario";
import { type Digitado, ESTADO_FLUXO, previsaoOf } from "@eden/domain/ferramentas/previsao";
import { defineFerramenta } from "~/features/ferramentas/define-ferramenta.ts";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { computeConta } from "./conta-fluxo.ts";
import { FluxoForm } from "./fluxo-form.tsx";
import { leituraOf } from "./leitura-fluxo.ts";
import { loadDepois } from "./load-depois.ts";

/** An invented shop, with a purchase on the Wednesday of the fifth week. */
const exemploOf = (hoje: string) =>
  `s=1400000&b=1287000&x=&l=*0~1860000.*1~1120000.*2~2040000.*3~380000.*4~831000.*5~400000.*6~450000.*7~.Compra%20de%20ver%C3%A3o~s~960000~u${addDays(mondayOf(hoje), 30)}`;

export const fluxo = defineFerramenta({
  id: "fluxo",
  titulo: (
    <>
      Em que semana o dinheiro <em>aperta</em>?
    </>
  ),
  lead: "Três meses de caixa, semana a semana, com o 13º no lugar certo. Melhor saber antes.",
  estado: ESTADO_FLUXO,
  exemplo: exemploOf,
  compute: (digitado, { hoje }) => {
    const previsao = previsaoOf(digitado);
    return previsao
      ? { status: "feita", feita: computeConta(previsao, hoje) }
      : { status: "falta", frase: missingWords(missingOf(digitado)) };
  },
  leitura: ({ fluxo: resultado, lancamentos }) => leituraOf(resultado, lancamentos),
  vazia: { olho: "O ponto mais baixo das 13 semanas", valor: "R$ 0", unidade: "em caixa" },
  Entradas: FluxoForm,
  depois: loadDepois,
});

function missingOf({ saldo, bruto, linhas }: Digitado): string[] {
  const hasAmount = bruto !== "" || linhas.some(({ valor }) => valor !== "");
  const nomes = [...(saldo === "" ? ["o saldo de hoje"] : []), ...(hasAmount ? [] : ["o que entra e o que sai"])];
  // What is left is an amount that cannot be read; its field says so.
  return nomes.length > 0 ? nomes : ["um valor que dê para ler"];
}
