import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ConsultantLink, Protocol } from "~/forms/receipt.tsx";

/** The next steps and, for visitors who come from the form, the number of the request. */
export function BookReceipt() {
  const { state } = useLocation();
  // Read after hydration: the prerendered page is the same for all requests.
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId((state as { id?: string } | null)?.id ?? null), [state]);
  return (
    <div className="mt-8 border-linha border-t pt-6 text-pedra">
      <p>Nossa equipe pode entrar em contato com você.</p>
      {id && (
        <>
          <p className="mt-1">
            <Protocol id={id} />
          </p>
          <ConsultantLink id={id} did="pedir o livro Chamado para a Plenitude" />
        </>
      )}
    </div>
  );
}
