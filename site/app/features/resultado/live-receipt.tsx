import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ConsultantLink, Protocol } from "~/forms/receipt.tsx";

/** For who comes from the form: the number of what was sent, and a chat that quotes it. */
export function LiveReceipt() {
  const { state } = useLocation();
  // After hydration: the prerendered page belongs to no request in particular.
  const [sent, setSent] = useState<{ id?: string; produto?: string }>({});
  useEffect(() => setSent(Object(state)), [state]);
  if (!sent.id) return null;
  return (
    <div className="mt-8 border-linha border-t pt-6 text-pedra">
      <p>
        <Protocol id={sent.id} />
      </p>
      <ConsultantLink id={sent.id} did={`deixar meu interesse em ${sent.produto} pelo site`} />
    </div>
  );
}
