import { Button, ButtonLink } from "@eden/ui/button.tsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type Checkout, readTempData } from "~/clients/edenapp-storage.ts";

const REDIRECT_AFTER = 3000;
const REGISTRATION = "/registro-edenapp?payment=success";

/**
 * Leads from the payment to the account: automatically while the typed data is still stored, unless the visitor
 * cancels.
 */
export function ReturnToRegistration({ checkout }: { checkout: Checkout | null | undefined }) {
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const isOpen = Boolean(checkout) && checkout?.over !== "concluded";

  useEffect(() => {
    if (isOpen && readTempData()) setGoing(true);
  }, [isOpen]);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => navigate(REGISTRATION), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [isGoing, navigate]);

  if (!checkout) return null;
  if (!isOpen) {
    return (
      <ButtonLink to="/cadastro-sucesso" variant="ipe" className="mt-7 max-md:w-full">
        Ver o meu cadastro
      </ButtonLink>
    );
  }
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3 max-md:flex-col">
        <ButtonLink to={REGISTRATION} variant="ipe">
          Criar minha conta
        </ButtonLink>
        {isGoing && (
          <Button variant="fio" onClick={() => setGoing(false)}>
            Ficar nesta página
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-base/snug text-pedra">
        {isGoing
          ? "Em 3 segundos levamos você ao cadastro, com o que já foi preenchido."
          : "Falta só o cadastro da sua farmácia. Não é preciso pagar de novo."}
      </p>
    </div>
  );
}
