import { Icon } from "@eden/ui/icon.tsx";
import { Lock } from "lucide-react";

/** Note under the button that leads to the payment provider. */
export default function CheckoutNote() {
  return (
    <p className="mt-3.5 flex items-start gap-2.5 text-base/snug text-pedra">
      <Icon of={Lock} size={20} className="mt-px text-folha" />
      Você vai para o ambiente seguro de pagamento e volta automaticamente.
    </p>
  );
}
