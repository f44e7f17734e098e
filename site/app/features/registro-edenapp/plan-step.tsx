import type { FormaPagamento } from "@eden/domain/catalogo/precos";
import { planosDoApp, precos } from "~/content/registro-edenapp.ts";
import { Badge } from "~/ui/badge.tsx";
import { MoneyText } from "~/ui/money-text.tsx";
import { RadioCards } from "~/ui/radio-cards.tsx";

export type Forma = "pix" | "boleto";

interface PlanStepProps {
  idOf: (field: string) => string;
  planType: FormaPagamento | undefined;
  forma: Forma;
  onChoose: (planType: FormaPagamento) => void;
  onForma: (forma: Forma) => void;
  error?: string | undefined;
}

const formas = [
  { value: "pix", title: "PIX", description: "Confirma na hora." },
  { value: "boleto", title: "Boleto", description: "De 1 a 3 dias úteis para confirmar." },
] as const;

/** How to pay. The provider has one page for PIX and another for boleto, so that the one-off price asks once more. */
export function PlanStep({ idOf, planType, forma, onChoose, onForma, error }: PlanStepProps) {
  return (
    <RadioCards<FormaPagamento>
      id={idOf("planType")}
      name="planType"
      legend="Plano de pagamento"
      legendHidden
      value={planType}
      onValueChange={onChoose}
      error={error}
      options={[
        {
          value: "parcelado",
          title: planosDoApp.parcelado.nome,
          description: planosDoApp.parcelado.meio,
          price: precos.parcelas,
          priceNote: "por mês",
          details: <MoneyText>{`Total ${precos.totalParcelado}, sem juros`}</MoneyText>,
        },
        {
          value: "avista",
          title: planosDoApp.avista.nome,
          badge: (
            <Badge>
              <span>
                <MoneyText>{`Economia de ${precos.economia}`}</MoneyText>
              </span>
            </Badge>
          ),
          description: planosDoApp.avista.meio,
          price: precos.avista,
          priceNote: "uma vez só",
          details: "O boleto leva de 1 a 3 dias úteis para confirmar.",
          nested: (
            <RadioCards<Forma>
              id={idOf("forma")}
              name="forma"
              legend="PIX ou boleto?"
              options={formas}
              value={forma}
              onValueChange={onForma}
              layout="pair"
              columns={2}
              phoneColumns={2}
            />
          ),
        },
      ]}
    />
  );
}
