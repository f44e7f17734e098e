import { precosDaLive } from "~/content/live.ts";
import { precos } from "~/content/registro-edenapp.ts";
import { MoneyText } from "~/ui/money-text.tsx";

/** What is being bought, said from the first step on to who came by "Adquira agora". */
export default function EdenappLead() {
  return (
    <>
      Você escolheu o <strong className="font-semibold text-tinta">EdenApp</strong>:{" "}
      <MoneyText>{`gratuito, ou pago em ${precos.parcelas} (${precosDaLive.avista} à\u00a0vista).`}</MoneyText> Comece
      pelos seus dados.
    </>
  );
}
