import { loadAgain } from "@eden/ui/core/load-again.ts";
import { useRef, useState } from "react";
import { BuscaCidade } from "./busca-cidade.tsx";
import type BuscaPorCnpj from "./busca-por-cnpj.tsx";
import { textLink, VerORaioX } from "./ver-o-raio-x.tsx";

/** The ways to a town: its name, or the CNPJ of a pharmacy in it, which loads when it is asked for. */
export function EscolhaDaPraca() {
  const [Busca, setBusca] = useState<typeof BuscaPorCnpj>();
  const [retry, setRetry] = useState<() => void>();
  const loading = useRef<Promise<{ default: typeof BuscaPorCnpj }>>(undefined);
  /** Whoever types a town meanwhile keeps its field. */
  const isWanted = useRef(false);
  if (Busca) return <Busca onCidade={() => setBusca(undefined)} />;
  const open = async () => {
    isWanted.current = true;
    retry?.();
    loading.current ??= loadAgain(
      () => import("./busca-por-cnpj.tsx"),
      (again) => setRetry(() => again),
    );
    const { default: Part } = await loading.current;
    setRetry(undefined);
    if (isWanted.current) setBusca(() => Part);
    isWanted.current = false;
  };
  return (
    <div
      onInput={() => {
        isWanted.current = false;
      }}
    >
      <BuscaCidade id="cidade" label="Cidade" hint='Comece a digitar: "maril"'>
        {() => (
          <>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5 text-pedra noscript:hidden">
              <span role="status">{retry ? "A busca pelo CNPJ não carregou." : "Tem farmácia?"}</span>
              <button type="button" onClick={open} className={textLink} data-cedo>
                {retry ? "Tentar de novo" : "Buscar pelo CNPJ"}
              </button>
            </p>
            <VerORaioX />
          </>
        )}
      </BuscaCidade>
    </div>
  );
}
