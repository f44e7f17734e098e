import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readCheckout, readTempData } from "~/clients/edenapp-storage.ts";
import { Button } from "~/ui/button.tsx";

const REDIRECT_AFTER = 3000;
const REGISTRATION = "/registro-edenapp?payment=success";

/** going: what was typed is still here. offered: it was forgotten, or the visitor would rather choose when. */
type Return = "none" | "going" | "offered";

/** Takes a visitor who paid in the middle of a registration back to it, unless they would rather stay. */
export function ReturnToRegistration() {
  const navigate = useNavigate();
  const [way, setWay] = useState<Return>("none");

  useEffect(() => {
    const checkout = readCheckout();
    if (readTempData()) setWay("going");
    else if (checkout && checkout.over !== "concluded") setWay("offered");
  }, []);
  useEffect(() => {
    if (way !== "going") return;
    const timer = setTimeout(() => navigate(REGISTRATION), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [way, navigate]);

  if (way === "none") return null;
  return (
    <div role="status" className="mt-8 rounded-cartao bg-papel p-6 shadow-suave">
      <p className="leading-normal">
        Falta completar o seu cadastro.
        {way === "going" && " Em 3 segundos levamos você de volta, com o que já foi preenchido."}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ipe" onClick={() => navigate(REGISTRATION)}>
          Continuar agora
        </Button>
        {way === "going" && (
          <Button variant="fio" onClick={() => setWay("offered")}>
            Ficar nesta página
          </Button>
        )}
      </div>
    </div>
  );
}
