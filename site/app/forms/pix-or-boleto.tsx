import { RadioCards } from "~/ui/radio-cards.tsx";

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

/** The provider has one page for PIX and another for boleto, so that the one-off price asks once more. */
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
