import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button.tsx";

/** Left by the registration before it went to the checkout; the registration itself forgets it. */
const WAITING_REGISTRATION = "edenApp_tempData";
const REDIRECT_AFTER = 3000;

/** Takes a visitor who paid in the middle of a registration back to it, unless they would rather stay. */
export function ReturnToRegistration() {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    setWaiting(localStorage.getItem(WAITING_REGISTRATION) !== null);
  }, []);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => navigate("/registro-edenapp?payment=success"), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [waiting, navigate]);

  if (!waiting) return null;
  return (
    <div role="status" className="mt-8 rounded-cartao bg-papel p-6 shadow-suave">
      <p className="leading-normal">
        Falta completar o seu cadastro. Em 3 segundos levamos você de volta, com o que já foi preenchido.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ipe" onClick={() => navigate("/registro-edenapp?payment=success")}>
          Continuar agora
        </Button>
        <Button variant="fio" onClick={() => setWaiting(false)}>
          Ficar nesta página
        </Button>
      </div>
    </div>
  );
}
