import { chooseTipoEdenapp } from "@eden/domain/jornadas/live";
import { Card } from "@eden/ui/card.tsx";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { useRef } from "react";
import { precosDaLive } from "~/content/live.ts";
import { planosDoApp, precos } from "~/content/registro-edenapp.ts";
import { OrderTerms } from "~/forms/order-terms.tsx";
import { PixOrBoleto } from "~/forms/pix-or-boleto.tsx";
import { useBringIntoView } from "./use-bring-into-view.ts";
import type { LiveForm } from "./use-live.ts";

const tipos = [
  { value: "free", title: "FREE", description: <MoneyText>{`${precosDaLive.gratuito}, sem cartão`}</MoneyText> },
  {
    value: "pago",
    title: "PAGO",
    description: (
      <>
        <MoneyText>{`${precos.parcelas}, ou ${precosDaLive.avista} à\u00a0vista`}</MoneyText>
        <span className="block">{precosDaLive.acesso}</span>
      </>
    ),
  },
] as const;

const formasDePagamento = [
  {
    value: "parcelado",
    title: planosDoApp.parcelado.nome,
    description: planosDoApp.parcelado.meio,
    price: precos.parcelas,
    details: <MoneyText>{`= ${precos.totalParcelado}, sem juros`}</MoneyText>,
  },
  {
    value: "avista",
    title: planosDoApp.avista.nome,
    description: planosDoApp.avista.meio,
    price: precosDaLive.avista,
    details: (
      <>
        <strong>{precosDaLive.desconto}</strong>: <MoneyText>{`economia de ${precosDaLive.economia}`}</MoneyText>
      </>
    ),
  },
] as const;

type AppChoiceProps = Pick<LiveForm, "values" | "errors" | "edit">;

/** The EdenApp's own questions: FREE or PAGO and, if paid, the payment method. Empty for other products. */
export function AppChoice({ values, errors: { errors, idOf }, edit }: AppChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const payment = useRef<HTMLDivElement>(null);
  const { tipoEdenapp, formaPagamento, forma } = values;
  const asked = values.produto === "edenapp";
  const isPago = tipoEdenapp === "pago";
  useBringIntoView(box, asked);
  useBringIntoView(payment, isPago);
  if (!asked) return <div ref={box} />;
  return (
    <div ref={box} className="mt-4 scroll-my-6">
      <Card>
        <RadioCards
          id={idOf("tipoEdenapp")}
          name="tipoEdenapp"
          legend="Como você quer o EdenApp?"
          options={tipos}
          value={tipoEdenapp || undefined}
          onValueChange={(tipo) => edit(chooseTipoEdenapp(values, tipo))}
          error={errors.tipoEdenapp}
          layout="pair"
          columns={2}
        />
        <div ref={payment} className="scroll-my-6">
          {isPago && (
            <RadioCards
              id={idOf("formaPagamento")}
              name="formaPagamento"
              legend="Forma de pagamento"
              options={formasDePagamento}
              value={formaPagamento || undefined}
              onValueChange={(escolhida) => edit({ formaPagamento: escolhida })}
              error={errors.formaPagamento}
              layout="pair"
              columns={2}
              className="mt-8"
            />
          )}
          {isPago && formaPagamento === "avista" && (
            <div className="mt-8">
              <PixOrBoleto id={idOf("forma")} value={forma} onValueChange={(escolhida) => edit({ forma: escolhida })} />
            </div>
          )}
        </div>
      </Card>
      {isPago && formaPagamento && <OrderTerms origem="live" plano={formaPagamento} />}
    </div>
  );
}
