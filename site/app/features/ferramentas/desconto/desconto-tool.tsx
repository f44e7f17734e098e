import { DESCONTO } from "@eden/domain/ferramentas/desconto";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense } from "react";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { useConta } from "~/features/ferramentas/use-conta.ts";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { type ContaDesconto, computeConta } from "./conta-desconto.ts";
import { DescontoForm } from "./desconto-form.tsx";
import { leituraOf, TETO } from "./leitura-desconto.ts";

const exemplo = {
  preco: 2490,
  custo: 1450,
  encargos: 850,
  unidades: 120,
  desconto: 1500,
  aMais: 3000,
  leve: 3,
  pague: 2,
};

/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
const load = () => loadAgain(() => import("./desconto-depois.tsx"));
const Desenho = lazy(async () => ({ default: (await load()).Desenho }));
const DescontoDepois = lazy(async () => ({ default: (await load()).DescontoDepois }));
const DescontoAbaixo = lazy(async () => ({ default: (await load()).DescontoAbaixo }));

export function DescontoTool() {
  const conta = useConta({
    forma: DESCONTO,
    inicio: {},
    exemplo,
    isComplete: (valores) => "resultado" in computeConta(valores),
  });
  const feita = computeConta(conta.valores);
  const leitura = leituraOf(feita);
  return (
    <FerramentaFrame
      titulo={
        <>
          Esse desconto <em>cabe</em>?
        </>
      }
      lead="Promoção traz gente. Veja quantas unidades a mais ela precisa trazer para você ganhar o mesmo."
      isUnreadable={conta.isUnreadable}
      form={<DescontoForm conta={conta} />}
      resultado={
        <>
          <Resultado
            leitura={leitura}
            vazio={{
              olho: "Para ganhar o mesmo com a promoção",
              valor: "––",
              unidade: "unidades a mais por mês",
              frase: vazioOf(feita),
            }}
            isExemplo={conta.isExemplo}
            onExemplo={conta.showExemplo}
            vaso={vaso3}
            semente={vaso1}
          >
            <Suspense>
              <Desenho conta={feita} />
            </Suspense>
          </Resultado>
          {leitura && (
            <Suspense>
              <DescontoDepois feita={feita} conta={conta} leitura={leitura} />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense>
        <DescontoAbaixo feita={feita} leitura={leitura} isExemplo={conta.isExemplo} />
      </Suspense>
    </FerramentaFrame>
  );
}

const vazioOf = (conta: ContaDesconto) => (conta.status === "falta" ? missingWords(conta.nomes) : `--${TETO}--`);
