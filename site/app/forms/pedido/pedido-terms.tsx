import { type FormaAvista, NOMES_FORMAS, type OrigemCompra, type PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Lock } from "lucide";
import { condicoesDoPedido } from "~/content/condicoes-do-pedido.ts";

interface PedidoTermsProps {
  origem: OrigemCompra;
  plano: PlanoPagamento;
  forma: FormaAvista;
}

/** What is bought, from whom and how to cancel, above the button that leads to the payment. */
export function PedidoTerms({ origem, plano, forma }: PedidoTermsProps) {
  return (
    <section aria-labelledby="condicoes" className="mt-8 rounded-[20px] bg-areia px-5 py-4.5 text-base/normal">
      <h2 id="condicoes" className="font-semibold font-texto text-base tracking-normal text-tinta">
        Antes de pagar
      </h2>
      <ul className="mt-2 grid gap-1.5 text-pedra">
        <li className="text-tinta">
          <MoneyText>{`${condicoesDoPedido.ofertaOf(origem, plano, forma)} ${condicoesDoPedido.acesso}`}</MoneyText>
        </li>
        <li>{condicoesDoPedido.desistencia}</li>
        <li>{condicoesDoPedido.vendedor}</li>
      </ul>
    </section>
  );
}

interface PixOrBoletoProps {
  id: string;
  value: FormaAvista;
  onValueChange: (forma: FormaAvista) => void;
}

const formas = [
  { value: "pix", title: NOMES_FORMAS.pix, description: "Confirma na hora." },
  { value: "boleto", title: NOMES_FORMAS.boleto, description: "De 1 a 3 dias úteis para confirmar." },
] as const;

/** The provider has separate pages for PIX and boleto, so the one-off price needs this extra choice. */
export function PixOrBoleto({ id, value, onValueChange }: PixOrBoletoProps) {
  return (
    <RadioCards<FormaAvista>
      id={id}
      name="forma"
      legend="PIX ou boleto?"
      options={formas}
      value={value}
      onValueChange={onValueChange}
      layout="pair"
      columns={2}
      phoneColumns={2}
    />
  );
}

/** Note under the button that leads to the payment provider. */
export function CheckoutNote() {
  return (
    <p className="mt-3.5 flex items-start gap-2.5 text-balance text-base/snug text-pedra">
      <Icon of={Lock} size={20} className="mt-px text-folha" />
      Você vai para o ambiente seguro de pagamento e volta automaticamente.
    </p>
  );
}
