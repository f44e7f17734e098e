import type { FormaAvista, PlanoPagamento } from "@eden/domain/catalogo/pedido";
import { Badge } from "@eden/ui/badge.tsx";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { RadioCards } from "@eden/ui/choice/choice-group.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { acessos, planosDoApp } from "~/content/cadastro.ts";
import { precos } from "~/content/precos.ts";
import { PixOrBoleto } from "~/forms/pedido/pedido-terms.tsx";
import { fechoEdenapp } from "~/images/fecho-edenapp.ts";
import { vaso1 } from "~/images/vaso-1.ts";

type Acesso = "gratuito" | "pago";

interface AcessoStepProps {
  id: string;
  isPaid: boolean | null;
  onChoose: (isPaid: boolean) => void;
  /** Free was clicked: there is nothing more to choose. */
  onFree: () => void;
  error?: string | undefined;
}

const options = [
  {
    value: "gratuito",
    title: acessos.gratuito.nome,
    description: acessos.gratuito.descricao,
    price: precos.gratuito,
    details: <CheckLines lines={acessos.gratuito.linhas} />,
    picture: <Picture of={vaso1} alt="" sizes="104px" />,
  },
  {
    value: "pago",
    title: acessos.pago.nome,
    description: acessos.pago.descricao,
    price: precos.parcelas,
    priceNote: (
      <>
        <MoneyText>{`= ${precos.totalParcelado}, `}</MoneyText>
        <span className="mt-1 block">
          <MoneyText>{`ou\u00a0${precos.avista} à\u00a0vista`}</MoneyText>
        </span>
      </>
    ),
    details: <CheckLines lines={acessos.pago.linhas} />,
    picture: <Picture of={fechoEdenapp} alt="" sizes="104px" />,
  },
] as const;

export function AcessoStep({ id, isPaid, onChoose, onFree, error }: AcessoStepProps) {
  const box = useRef<HTMLDivElement>(null);
  usePress(box, "gratuito", onFree);
  return (
    <div ref={box}>
      <RadioCards<Acesso>
        id={id}
        name="isPaid"
        legend="Tipo de acesso"
        legendHidden
        options={options}
        value={isPaid === null ? undefined : isPaid ? "pago" : "gratuito"}
        onValueChange={(acesso) => onChoose(acesso === "pago")}
        error={error}
      />
    </div>
  );
}

/**
 * Calls `onPress` when a choice is activated by pointer, Space or assistive technology, also if it is already selected.
 * Arrow keys also fire a click on the radio they move to: those clicks are ignored.
 */
function usePress(box: RefObject<HTMLElement | null>, value: string, onPress: () => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const element = box.current;
    let byArrow = false;
    const down = ({ key }: KeyboardEvent) => {
      byArrow = key.startsWith("Arrow");
    };
    const up = () => {
      byArrow = false;
    };
    const click = ({ target }: MouseEvent) => {
      if (!byArrow && target instanceof HTMLInputElement && target.value === value) latest.current();
    };
    element?.addEventListener("keydown", down);
    element?.addEventListener("keyup", up);
    element?.addEventListener("click", click);
    return () => {
      element?.removeEventListener("keydown", down);
      element?.removeEventListener("keyup", up);
      element?.removeEventListener("click", click);
    };
  }, [box, value]);
}

interface PlanoStepProps {
  idOf: (field: string) => string;
  plano: PlanoPagamento | undefined;
  forma: FormaAvista;
  onChoose: (plano: PlanoPagamento) => void;
  onForma: (forma: FormaAvista) => void;
  error?: string | undefined;
}

export function PlanoStep({ idOf, plano, forma, onChoose, onForma, error }: PlanoStepProps) {
  return (
    <RadioCards<PlanoPagamento>
      id={idOf("plano")}
      name="plano"
      legend="Plano de pagamento"
      legendHidden
      value={plano}
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
