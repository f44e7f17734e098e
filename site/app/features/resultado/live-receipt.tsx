import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ConsultantLink, Protocol } from "~/forms/receipt.tsx";

/** For visitors who come from the form: the number of the lead, and a chat that quotes it. */
export function LiveReceipt() {
  const { state } = useLocation();
  // Read after hydration: the prerendered page is the same for all requests.
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
