import { formatDigitado } from "@eden/domain/ferramentas/numero";
import type { Linha } from "@eden/domain/ferramentas/previsao";
import { porQuanto, quandoWords } from "@eden/domain/ferramentas/quando";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DecimalField } from "@eden/ui/form/decimal-field.tsx";
import { ChevronDown } from "lucide";
import { lazy, Suspense, useState } from "react";
import { erroOf } from "./erro-of.ts";
import type { FluxoDigitado } from "./fluxo-da-conta.ts";
import { loadDepois } from "./load-depois.ts";

const LancamentoPainel = lazy(async () => ({ default: (await loadDepois()).LancamentoPainel }));

interface LinhaProps {
  linha: Linha;
  fluxo: FluxoDigitado;
  hoje: string;
  /** One that was just added begins with its name. */
  isNew: boolean;
}

/** An entry: its amount, and behind the words for its days its name and when it falls. */
export function LancamentoLinha({ linha, fluxo, hoje, isNew }: LinhaProps) {
  const { id, nome, valor, quando } = linha;
  const [isOpen, setOpen] = useState(isNew);
  return (
    <li className="border-linha border-t pt-2.5 pb-0.5 first:border-t-0">
      <DecimalField
        id={`linha-${id}`}
        label={<b className="font-semibold">{nome || "Sem nome"}</b>}
        hint={`R$${porQuanto(quando)}`}
        row
        optional
        prefix="R$"
        value={valor}
        onValueChange={(text) => fluxo.putLinha(id, { valor: text })}
        format={formatDigitado}
        error={erroOf(valor)}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="group -mt-1.5 inline-flex min-h-11 items-center gap-1 text-left text-pedra text-peq/snug underline-offset-4 hover:underline"
      >
        {quandoWords(quando) || "Escolha quando"}
        <span className="sr-only">: mudar {nome}</span>
        <Icon
          of={ChevronDown}
          size={18}
          className="shrink-0 text-folha group-aria-expanded:rotate-180 noscript:hidden"
        />
      </button>
      {isOpen && (
        <Suspense>
          <LancamentoPainel linha={linha} fluxo={fluxo} hoje={hoje} isNew={isNew} />
        </Suspense>
      )}
    </li>
  );
}
