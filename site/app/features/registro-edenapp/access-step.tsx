import { CheckLines } from "@eden/ui/choice-card.tsx";
import { RadioCards } from "@eden/ui/choice-group.tsx";
import { MoneyText } from "@eden/ui/money-text.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { useRef } from "react";
import { acessos, precos } from "~/content/registro-edenapp.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { usePress } from "./use-press.ts";

export type Acesso = "gratuito" | "pago";

interface AccessStepProps {
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
    picture: <Picture of={vaso2} alt="" sizes="104px" />,
  },
  {
    value: "pago",
    title: acessos.pago.nome,
    description: acessos.pago.descricao,
    price: precos.parcelas,
    priceNote: <MoneyText>{`= ${precos.totalParcelado}, ou ${precos.totalAvista} à\u00a0vista`}</MoneyText>,
    details: <CheckLines lines={acessos.pago.linhas} />,
    picture: <Picture of={vaso4} alt="" sizes="104px" />,
  },
] as const;

export function AccessStep({ id, isPaid, onChoose, onFree, error }: AccessStepProps) {
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
