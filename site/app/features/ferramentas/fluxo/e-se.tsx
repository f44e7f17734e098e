import type { Fluxo } from "@eden/domain/ferramentas/fluxo";
import { fluxoComVendas } from "@eden/domain/ferramentas/fluxo-com-vendas";
import { fluxoOf } from "@eden/domain/ferramentas/fluxo-da-previsao";
import type { Previsao } from "@eden/domain/ferramentas/previsao";
import { Switch } from "@eden/ui/choice/switch.tsx";
import { useState } from "react";
import { dayMonth, semanaShort } from "./semana-words.ts";

interface ESeProps {
  previsao: Previsao;
  hoje: string;
}

/** The same shop with one thing changed by a tenth. */
export function ESe({ previsao, hoje }: ESeProps) {
  const [compras, setCompras] = useState(false);
  const saidas = previsao.lancamentos.filter(({ sinal }) => sinal < 0);
  const maior = saidas.length > 0 ? saidas.reduce((most, one) => (one.valor > most.valor ? one : most)) : null;
  const now = fluxoOf(previsao, hoje);
  const changes: [string, Fluxo][] = [
    ["Vender 10% menos a partir de amanhã", fluxoComVendas(previsao, hoje, { vezes: 0.9, compras })],
    ["Vender 10% mais a partir de amanhã", fluxoComVendas(previsao, hoje, { vezes: 1.1, compras })],
  ];
  if (maior) changes.push([`${maior.nome}: 10% a menos`, fluxoOf(withTenthLess(previsao, maior), hoje)]);
  return (
    <section aria-labelledby="se-titulo" className="mt-10">
      <h2 id="se-titulo" className="text-[1.875rem]/tight">
        E se…
      </h2>
      <p className="mt-1 flex items-center gap-1 text-pedra text-peq">
        <Switch label="Comprar 10% menos, ou mais, também" checked={compras} onCheckedChange={setCompras} />
        <span aria-hidden="true">Comprar 10% menos, ou mais, também?</span>
      </p>
      <ul className="mt-2 grid gap-3 sm:grid-cols-3">
        {changes.map(([titulo, after]) => (
          <li key={titulo} className="flex flex-col rounded-cartao border border-linha bg-papel px-4 py-4.5">
            <span className="font-semibold text-[1.0625rem]/snug">{titulo}</span>
            <span className="valor mt-auto pt-3 text-xl/tight text-mata">{faltaWords(after)}</span>
            <span className={`mt-2 font-semibold text-peq/snug ${after.primeiroDia ? "text-terracota" : "text-folha"}`}>
              {differenceWords(now, after)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withTenthLess = (previsao: Previsao, changed: Previsao["lancamentos"][number]): Previsao => ({
  ...previsao,
  lancamentos: previsao.lancamentos.map((one) =>
    one === changed ? { ...one, valor: Math.max(1, Math.round(one.valor * 0.9)) } : one,
  ),
});

function faltaWords({ primeiraNegativa, primeiroDia }: Fluxo): string {
  if (primeiraNegativa) return semanaShort(primeiraNegativa);
  return primeiroDia ? `Falta em ${dayMonth(primeiroDia)}` : "Não falta";
}

function differenceWords(now: Fluxo, changed: Fluxo): string {
  if (!changed.primeiroDia) return now.primeiroDia ? "O caixa não fica negativo" : "Toda semana continua acima de zero";
  const [before, after] = [now, changed].map(({ primeiraNegativa }) => primeiraNegativa?.semana);
  if (!after) return "Toda semana fecha acima de zero";
  if (!before) return "A primeira semana abaixo de zero";
  if (before === after) return "A primeira negativa é a mesma";
  const weeks = Math.abs(before - after);
  return `A primeira negativa vem ${weeks} ${weeks === 1 ? "semana" : "semanas"} ${after < before ? "antes" : "depois"}`;
}
