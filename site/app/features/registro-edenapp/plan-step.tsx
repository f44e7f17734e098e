import type { FormaPagamento } from "@eden/domain/catalogo/precos";
import { Badge } from "@eden/ui/badge.tsx";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { planosDoApp, precos } from "~/content/registro-edenapp.ts";
import { type Forma, PixOrBoleto } from "~/forms/pix-or-boleto.tsx";

interface PlanStepProps {
  idOf: (field: string) => string;
  planType: FormaPagamento | undefined;
  forma: Forma;
  onChoose: (planType: FormaPagamento) => void;
  onForma: (forma: Forma) => void;
  error?: string | undefined;
}

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
          nested: <PixOrBoleto id={idOf("forma")} value={forma} onValueChange={onForma} />,
        },
      ]}
    />
  );
}
