import { RadioCards } from "@eden/ui/choice-group.tsx";

export type Forma = "pix" | "boleto";

interface PixOrBoletoProps {
  id: string;
  value: Forma;
  onValueChange: (forma: Forma) => void;
}

const formas = [
  { value: "pix", title: "PIX", description: "Confirma na hora." },
  { value: "boleto", title: "Boleto", description: "De 1 a 3 dias úteis para confirmar." },
] as const;

/** The provider has separate pages for PIX and boleto, so the one-off price needs this extra choice. */
export function PixOrBoleto({ id, value, onValueChange }: PixOrBoletoProps) {
  return (
    <RadioCards<Forma>
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
