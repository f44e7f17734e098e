import { diaOf } from "@eden/domain/dia";
import { EQUILIBRIO } from "@eden/domain/ferramentas/equilibrio";
import { formatTaxa } from "@eden/domain/ferramentas/numero";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense, useEffect } from "react";
import { takeMargem } from "~/clients/ferramenta-link.ts";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { useConta } from "~/features/ferramentas/use-conta.ts";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { computeConta } from "./conta-equilibrio.ts";
import { EquilibrioForm } from "./equilibrio-form.tsx";
import { leituraOf, OLHO, UNIDADE } from "./leitura-equilibrio.ts";

/** An invented shop. */
const exemplo = {
  fixo1: 3_800_00,
  fixo2: 13_900_00,
  fixo3: 4_500_00,
  fixo4: 1_450_00,
  fixo5: 1_650_00,
  fixo6: 900_00,
  margem: 3200,
  taxas: 210,
  perdas: 50,
  dias: 26,
  rbt12: 1_560_000_00,
  monofasico: 7000,
  st: 6000,
  vendas: 130_000_00,
};

const Canteiro = lazy(() => loadAgain(() => import("./canteiro.tsx")));
/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
const load = () => loadAgain(() => import("./equilibrio-depois.tsx"));
const EquilibrioDepois = lazy(async () => ({ default: (await load()).EquilibrioDepois }));
const EquilibrioAbaixo = lazy(async () => ({ default: (await load()).EquilibrioAbaixo }));

export function EquilibrioTool() {
  const hoje = diaOf(Date.now());
  const conta = useConta({
    forma: EQUILIBRIO,
    inicio: { dias: "26" },
    exemplo,
    isComplete: (valores) => computeConta(valores, hoje).status === "feita",
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const margem = takeMargem();
    if (margem !== null && margem <= 9500) conta.put({ margem: formatTaxa(margem) });
  }, []);
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
            onExemplo={conta.showExemplo}
            vaso={vaso4}
            semente={vaso1}
          >
            <Suspense>
              <Canteiro dias={conta.valores.dias ?? 26} paga={diaQuePagaOf(feita)} />
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
