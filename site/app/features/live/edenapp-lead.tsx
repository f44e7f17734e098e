import { MoneyText } from "@eden/ui/money-text.tsx";
import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/registro-edenapp.ts";

/** Names the product from the first step on for visitors who came through "Adquira agora". */
export default function EdenappLead() {
  return (
    <>
      Você escolheu o <strong className="font-semibold text-tinta">EdenApp</strong>:{" "}
      <MoneyText>{`gratuito, ou pago em ${precos.parcelas} (${precosDaLive.avista} à\u00a0vista).`}</MoneyText> Comece
      pelos seus dados.
    </>
  );
}
