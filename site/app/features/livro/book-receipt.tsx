import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ConsultantLink, Protocol } from "~/forms/receipt.tsx";

/** What follows the request and, for who comes from the form, its number. */
export function BookReceipt() {
  const { state } = useLocation();
  // After hydration: the prerendered page belongs to no request in particular.
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
