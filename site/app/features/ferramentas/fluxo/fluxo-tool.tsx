import { today } from "@eden/domain/ferramentas/hoje";
import { lazy, Suspense, useEffect, useState } from "react";
import { missingWords } from "~/features/ferramentas/falta.ts";
import { FerramentaFrame } from "~/features/ferramentas/ferramenta-frame.tsx";
import { Resultado } from "~/features/ferramentas/resultado.tsx";
import { FluxoForm } from "./fluxo-form.tsx";
import { loadDepois } from "./load-depois.ts";
import { useFluxo } from "./use-fluxo.ts";

const Desenho = lazy(async () => ({ default: (await loadDepois()).Desenho }));
const FluxoDepois = lazy(async () => ({ default: (await loadDepois()).FluxoDepois }));
const FluxoAbaixo = lazy(async () => ({ default: (await loadDepois()).FluxoAbaixo }));

const VAZIA = {
  olho: "A semana em que o dinheiro aperta",
  valor: "–– a ––",
  unidade: "",
};

export function FluxoTool() {
  const hoje = today();
  const digitado = useFluxo();
  const [depois, setDepois] = useState<Awaited<ReturnType<typeof loadDepois>> | null>(null);
  useEffect(() => void loadDepois().then(setDepois), []);
  const conta = (digitado.previsao && depois?.computeConta(digitado.previsao, hoje)) ?? null;
  return (
    <FerramentaFrame
      titulo={
        <>
          Em que semana o dinheiro <em>aperta</em>?
        </>
      }
      lead="Três meses de caixa, semana a semana, com o 13º no lugar certo. Melhor saber em novembro."
      isUnreadable={digitado.isUnreadable}
      form={<FluxoForm fluxo={digitado} hoje={hoje} />}
      resultado={
        <>
          <Resultado
            leitura={conta?.leitura ?? null}
            vazio={{ ...VAZIA, frase: missingWords(missingOf(digitado)) }}
            isExemplo={digitado.isExemplo}
            onExemplo={
              digitado.filled
                ? undefined
                : () => void loadDepois().then(({ exemploOf }) => digitado.showExemplo(exemploOf(hoje)))
            }
          >
            <Suspense>
              <Desenho conta={conta} />
            </Suspense>
          </Resultado>
          {conta && (
            <Suspense>
              <FluxoDepois conta={conta} digitado={digitado} hoje={hoje} />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense>
        <FluxoAbaixo conta={conta} digitado={digitado} hoje={hoje} />
      </Suspense>
    </FerramentaFrame>
  );
}

function missingOf({ saldo, bruto, linhas }: ReturnType<typeof useFluxo>): string[] {
  const hasAmount = bruto !== "" || linhas.some(({ valor }) => valor !== "");
  const nomes = [...(saldo === "" ? ["o saldo de hoje"] : []), ...(hasAmount ? [] : ["o que entra e o que sai"])];
  // What is left is an amount that cannot be read; its field says so.
  return nomes.length > 0 ? nomes : ["um valor que dê para ler"];
}
