import { EQUILIBRIO } from "@eden/domain/ferramentas/equilibrio";
import { ANEXO_I } from "@eden/domain/ferramentas/fatos/simples";
import { today } from "@eden/domain/ferramentas/hoje";
import { lazy, Suspense } from "react";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { useConta } from "~/features/ferramentas/use-conta.ts";
import { computeConta } from "./conta-equilibrio.ts";
import { EquilibrioForm } from "./equilibrio-form.tsx";
import { leituraOf, OLHO, UNIDADE } from "./leitura-equilibrio.ts";

/** An invented shop, as a link carries it. With a percentage: the table of the Simples changes with the year. */
const exemplo = "v=1&f=380000.1390000.450000.145000.165000.90000&m=3200&t=210&p=50&d=26&r=1&i=639&y=13000000";

const Canteiro = lazy(loadOnce(() => import("./canteiro.tsx")));
/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
const load = loadOnce(() => import("./equilibrio-depois.tsx"));
const EquilibrioDepois = lazy(async () => ({ default: (await load()).EquilibrioDepois }));
const EquilibrioAbaixo = lazy(async () => ({ default: (await load()).EquilibrioAbaixo }));

export function EquilibrioTool() {
  const hoje = today();
  const conta = useConta({
    forma: EQUILIBRIO,
    inicio: { dias: "26" },
    exemplo,
    // On a day with a table: after its last one a link still fills the fields, and only the tax is asked for.
    isComplete: (valores) => computeConta(valores, ANEXO_I.desde).status === "feita",
  });
  const feita = computeConta(conta.valores, hoje);
  const leitura = feita.status === "feita" ? leituraOf(feita) : null;
  return (
    <FerramentaFrame
      titulo={
        <>
          Quanto a farmácia precisa <em>vender</em> por dia?
        </>
      }
      lead="Some as contas do mês, diga o que sobra de cada venda e veja o número que paga a porta aberta."
      isUnreadable={conta.isUnreadable}
      form={<EquilibrioForm conta={conta} hoje={hoje} />}
      resultado={
        <>
          <Resultado
            leitura={leitura}
            vazio={{
              olho: OLHO,
              valor: "R$ ––",
              unidade: UNIDADE,
              frase: feita.status === "falta" ? missingWords(feita.nomes) : "",
            }}
            isExemplo={conta.isExemplo}
            onExemplo={conta.filled ? undefined : conta.showExemplo}
          >
            <Suspense>
              <Canteiro dias={conta.valores.dias ?? 26} paga={diaQuePagaOf(feita)} isGrown={leitura !== null} />
            </Suspense>
          </Resultado>
          {feita.status === "feita" && leitura && (
            <Suspense>
              <EquilibrioDepois feita={feita} conta={conta} leitura={leitura} />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense>
        <EquilibrioAbaixo feita={feita} leitura={leitura} conta={conta} />
      </Suspense>
    </FerramentaFrame>
  );
}

const diaQuePagaOf = (conta: ReturnType<typeof computeConta>) =>
  conta.status === "feita" && conta.resultado.status === "ok" ? (conta.resultado.hoje?.diaQuePaga ?? null) : null;
