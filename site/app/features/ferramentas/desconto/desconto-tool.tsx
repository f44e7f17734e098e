import { DESCONTO } from "@eden/domain/ferramentas/desconto";
import { lazy, Suspense } from "react";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { useConta } from "~/features/ferramentas/use-conta.ts";
import { type ContaDesconto, computeConta } from "./conta-desconto.ts";
import { DescontoForm } from "./desconto-form.tsx";
import { leituraOf, TETO } from "./leitura-desconto.ts";

/** An invented product, as a link carries it. */
const exemplo = "v=1&p=2490&c=1450&e=850&u=120&d=1500&g=3000&l=3.2";

/** Loads after the page, so that a slow phone can type sooner; without a network from then on. */
const load = loadOnce(() => import("./desconto-depois.tsx"));
const Desenho = lazy(async () => ({ default: (await load()).Desenho }));
const DescontoDepois = lazy(async () => ({ default: (await load()).DescontoDepois }));
const DescontoAbaixo = lazy(async () => ({ default: (await load()).DescontoAbaixo }));

export function DescontoTool() {
  const conta = useConta({
    forma: DESCONTO,
    inicio: {},
    exemplo,
    // Percent and promotional price follow from each other: the page writes one of them.
    isComplete: (valores) =>
      "resultado" in computeConta(valores) && (valores.desconto === null || valores.promocao === null),
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
            onExemplo={conta.filled ? undefined : conta.showExemplo}
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
