import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { TrendingDown, TrendingUp } from "lucide";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { mesDe } from "./area-series.ts";
import { Cartao } from "./cartao.tsx";
import { type Mudanca, mudancasOf } from "./mudancas-of.ts";

/** Shown at once per column; paper has all of them. */
const SHOWN = 4;

/** What the owner answers differently than before: what got better, then what got worse. */
export function Mudancas({ inteira }: { inteira: Saida<"loja"> }) {
  const [all, setAll] = useState(false);
  const found = mudancasOf(inteira);
  if (!found) return null;
  const { before, last, asked, mudancas } = found;
  const better = mudancas.filter(({ ganho }) => ganho > 0);
  const worse = mudancas.filter(({ ganho }) => ganho <= 0).reverse();
  const hidden = Math.max(0, better.length - SHOWN) + Math.max(0, worse.length - SHOWN);
  return (
    <Cartao
      titulo={`O que mudou desde ${mesDe(before, last)}`}
      nota={
        <span className="text-small text-pedra">
          {mudancas.length} de {asked} respostas: {better.length} {better.length === 1 ? "melhor" : "melhores"},{" "}
          {worse.length} {worse.length === 1 ? "pior" : "piores"}
        </span>
      }
      className="print:break-inside-auto"
    >
      {mudancas.length === 0 ? (
        <p className="mt-2 text-pedra">As respostas são as mesmas.</p>
      ) : (
        <div className="mt-2 grid gap-x-7 md:grid-cols-2 print:grid-cols-2 print:gap-x-5">
          {[better, worse].map(
            (list) => list.length > 0 && <Lista key={String(list === better)} mudancas={list} all={all} />,
          )}
        </div>
      )}
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 min-h-9 rounded-mark text-body font-semibold text-folha pointer-coarse:min-h-11 print:hidden"
        >
          {all ? "Ver menos" : `Ver as ${mudancas.length} mudanças`}
        </button>
      )}
    </Cartao>
  );
}

function Lista({ mudancas, all }: { mudancas: readonly Mudanca[]; all: boolean }) {
  return (
    <ul className="only:col-span-full only:md:columns-2 only:print:columns-2 only:gap-x-7">
      {mudancas.map(({ id, pergunta, antes, depois, ganho }, index) => (
        <li
          key={id}
          className={classNames(
            "flex break-inside-avoid gap-3 border-linha border-t py-2.5 print:py-1.5",
            index >= SHOWN && !all && "not-print:hidden",
          )}
        >
          <Icon
            of={ganho > 0 ? TrendingUp : TrendingDown}
            size={18}
            className={classNames("mt-0.5 shrink-0", ganho > 0 ? "text-folha" : "text-terracota")}
          />
          <div className="min-w-0">
            <p className="font-semibold text-pretty print:text-small/snug">
              <span className="sr-only">{ganho > 0 ? "Melhorou: " : "Piorou: "}</span>
              {pergunta}
            </p>
            <p className="text-small text-pretty text-pedra">
              <s className="decoration-contorno">
                <span className="sr-only">era </span>
                {antes}
              </s>{" "}
              <span aria-hidden="true">→</span> <span className="text-tinta">{depois}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
