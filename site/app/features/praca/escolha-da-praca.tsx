import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense, useState } from "react";
import { BuscaCidade } from "./busca-cidade.tsx";
import { textLink, VerORaioX } from "./ver-o-raio-x.tsx";

const BuscaPorCnpj = lazy(() => loadAgain(() => import("./busca-por-cnpj.tsx")));

/** The ways to a town: its name, or the CNPJ of a pharmacy in it. */
export function EscolhaDaPraca() {
  const [byCnpj, setByCnpj] = useState(false);
  if (byCnpj) {
    return (
      <Suspense fallback={<div className="h-56" />}>
        <BuscaPorCnpj onCidade={() => setByCnpj(false)} />
      </Suspense>
    );
  }
  return (
    <BuscaCidade id="cidade" label="Cidade" hint='Comece a digitar: "maril"'>
      {() => (
        <>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5 text-pedra noscript:hidden">
            Tem farmácia?
            <button type="button" onClick={() => setByCnpj(true)} className={textLink} data-cedo>
              Buscar pelo CNPJ
            </button>
          </p>
          <VerORaioX />
        </>
      )}
    </BuscaCidade>
  );
}
