import { mesDe, mesEAno, nomeDoMes } from "@eden/domain/ferramentas/mes";
import { Suspense } from "react";
import type { Ferramenta as Definida } from "./define-ferramenta.ts";
import { FerramentaFrame } from "./ferramenta-frame.tsx";
import { Fita } from "./fita.tsx";
import { Resultado } from "./resultado.tsx";
import { type Conta, useConta } from "./use-conta.ts";

/** A tool of the owner: what is typed at the left, the answer at the right, and what follows from it below. */
export function Ferramenta<Digitado extends object, Feita>({ de }: { de: Definida<Digitado, Feita> }) {
  const conta = useConta({
    ...de,
    isComplete: (digitado, quando) => de.compute(digitado, quando).status === "feita",
  });
  const resposta = de.compute(conta.digitado, conta);
  const feita = resposta.status === "feita" ? resposta.feita : null;
  const leitura = feita && de.leitura(feita);
  const falta = resposta.status === "falta" ? resposta.frase : "";
  const { Entradas, partes } = de;
  return (
    <FerramentaFrame
      titulo={de.titulo}
      lead={de.lead}
      onExemplo={conta.isFilled ? undefined : conta.showExemplo}
      isUnreadable={conta.isUnreadable}
      form={
        <>
          {de.isDoMes && <DeOutroMes conta={conta} />}
          <Entradas conta={conta} />
        </>
      }
      resultado={
        <>
          <Resultado
            leitura={leitura}
            vazio={{ ...de.vazia, frase: falta }}
            isExemplo={conta.isExemplo}
            antes={
              feita && (
                <Suspense>
                  <partes.Antes feita={feita} conta={conta} />
                </Suspense>
              )
            }
          >
            <Suspense>
              <partes.Desenho feita={feita} conta={conta} />
            </Suspense>
          </Resultado>
          {leitura ? <Fita {...leitura} /> : conta.isFilled && <Fita {...de.vazia} falta={falta} />}
          {feita && (
            <Suspense>
              <partes.Seguinte feita={feita} conta={conta} />
            </Suspense>
          )}
        </>
      }
    >
      <Suspense>
        <partes.Abaixo feita={feita} conta={conta} />
      </Suspense>
    </FerramentaFrame>
  );
}

/** A link of an earlier month shows the result of that month. */
function DeOutroMes<Digitado extends object>({ conta }: { conta: Conta<Digitado> }) {
  const agora = mesDe(conta.hoje);
  if (conta.mes === agora) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 rounded-panel bg-sol px-4 py-1.5">
      <b className="py-1.5 font-semibold">Conta de {mesEAno(conta.mes)}</b>
      <button
        type="button"
        onClick={conta.renew}
        className="inline-flex min-h-11 items-center font-semibold text-mata underline underline-offset-4"
      >
        Atualizar para {nomeDoMes(agora)}
      </button>
    </p>
  );
}
