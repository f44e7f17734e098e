import { formatDigitado } from "@eden/domain/ferramentas/numero";
import { lido } from "@eden/domain/ferramentas/previsao";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { lazy, Suspense } from "react";
import { Ficha } from "~/features/ferramentas/ficha.tsx";
import { erroOf } from "./erro-of.ts";
import type { FluxoDigitado } from "./fluxo-da-conta.ts";
import { loadDepois } from "./load-depois.ts";

const FolhaLinhas = lazy(async () => ({ default: (await loadDepois()).FolhaLinhas }));

interface FolhaProps {
  fluxo: FluxoDigitado;
  hoje: string;
}

/** One gross amount gives the payroll. */
export function FolhaDePagamento({ fluxo, hoje }: FolhaProps) {
  const { bruto, put } = fluxo;
  const centavos = lido(bruto);
  return (
    <Ficha titulo="Folha e 13º">
      <div className="mt-3.5 grid">
        <DecimalField
          id="bruto"
          label={
            <>
              Salários brutos do mês<span className="sr-only">, em reais</span>
            </>
          }
          hint="A soma, sem nomes. O resto a gente põe na data."
          optional
          prefix="R$"
          value={bruto}
          onValueChange={(texto) => put({ bruto: texto })}
          format={formatDigitado}
          error={erroOf(bruto)}
        />
      </div>
      {centavos && (
        <Suspense>
          <FolhaLinhas bruto={centavos} fluxo={fluxo} hoje={hoje} />
        </Suspense>
      )}
      <p className="mt-2 text-pedra text-peq/snug">
        Férias, rescisão, acordo do sindicato e feriado da cidade não entram. O INSS da empresa está no DAS do Simples.
      </p>
    </Ficha>
  );
}
