import { useEffect, useState } from "react";
import { readCheckout } from "~/clients/edenapp-storage.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

/** For who left the registration for the checkout: back to it, with what was typed. */
export function ResumeRegistration() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const checkout = readCheckout();
    setBegun(checkout !== null && checkout.over !== "concluded");
  }, []);
  return (
    begun && (
      <ButtonLink to="/registro-edenapp?etapa=3" variant="nu">
        Continuar o cadastro do EdenApp
      </ButtonLink>
    )
  );
}
