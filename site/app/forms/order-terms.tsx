import type { FormaPagamento, OrigemCompra } from "@eden/domain/catalogo/precos";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { condicoesDeCompra } from "~/content/condicoes-de-compra.ts";

/** What is bought, from whom and how to cancel, above the button that leads to the payment. */
export function OrderTerms({ origem, plano }: { origem: OrigemCompra; plano: FormaPagamento }) {
  return (
    <section aria-labelledby="condicoes" className="mt-8 rounded-[20px] bg-areia px-5 py-4.5 text-base/normal">
      <h2 id="condicoes" className="font-semibold font-texto text-base tracking-normal text-tinta">
        Antes de pagar
      </h2>
      <ul className="mt-2 grid gap-1.5 text-pedra">
        <li className="text-tinta">
          <MoneyText>{`${condicoesDeCompra.oferta[origem][plano]} ${condicoesDeCompra.acesso}`}</MoneyText>
        </li>
        <li>{condicoesDeCompra.desistencia}</li>
        <li>{condicoesDeCompra.vendedor}</li>
      </ul>
    </section>
  );
}
