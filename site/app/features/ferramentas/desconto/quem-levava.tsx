import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { LevePague } from "@eden/domain/ferramentas/desconto";

/** The pack against what each customer would have bought anyway. */
export function QuemLevava({ quemLevava }: LevePague) {
  return (
    <section aria-labelledby="quem-titulo" className="mt-10">
      <h2 id="quem-titulo" className="text-[1.875rem]/tight">
        Depende de <em>quem</em> compra
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {quemLevava.map(({ unidades, diferenca }) => (
          <li key={unidades} className="rounded-cartao border border-linha bg-papel px-5 py-4.5">
            <h3 className="font-semibold font-texto text-[1.0625rem]/snug text-tinta tracking-normal">
              Quem já levava {unidades}
            </h3>
            <p className="valor mt-3 text-[1.875rem]/none text-mata">{formatReais(Math.abs(diferenca))}</p>
            <p className={`mt-2 font-semibold text-peq ${diferenca < 0 ? "text-terracota" : "text-folha"}`}>
              {diferenca === 0 ? "o mesmo lucro" : `a ${diferenca > 0 ? "mais" : "menos"} de lucro por cliente`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
