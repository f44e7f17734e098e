import { ButtonLink } from "@eden/ui/button.tsx";
import { useEffect, useState } from "react";
import { type Checkout, isBoleto, readCheckout } from "~/clients/edenapp-storage.ts";

/** Links after an unpaid checkout: to the live form and, for buyers from the sign-up, back to their data. */
export function TryAgainActions({ label }: { label: string }) {
  const checkout = useOpenCheckout();
  const resumes = checkout?.origem === "app";
  return (
    <>
      {resumes && (
        <ButtonLink to="/registro-edenapp?etapa=3" variant="ipe">
          Continuar o cadastro do EdenApp
        </ButtonLink>
      )}
      <ButtonLink to="/formulario-live" variant={resumes ? "fio" : "ipe"}>
        {label}
      </ButtonLink>
      <ButtonLink to="/" variant="fio">
        Voltar ao início
      </ButtonLink>
    </>
  );
}

/** How long the payment was open: a boleto stays open longer than a checkout. */
export function ExpiredLead() {
  const checkout = useOpenCheckout();
  const what =
    checkout && isBoleto(checkout) ? "O prazo de 3 dias do boleto terminou" : "O checkout expirou após 1 hora";
  return `${what}. É só começar de novo. Nenhuma cobrança foi feita.`;
}

/** Order of an unfinished sign-up; read after hydration. */
function useOpenCheckout(): Checkout | null {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  useEffect(() => {
    const kept = readCheckout();
    setCheckout(kept?.over === "concluded" ? null : kept);
  }, []);
  return checkout;
}
