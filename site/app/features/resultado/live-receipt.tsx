import { ButtonLink } from "@eden/ui/core/button.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type InferOutput, is, object, optional, string } from "valibot";
import { cadastroGratuito } from "~/content/edenapp.ts";
import { ConsultantLink, Protocol } from "~/forms/receipt/receipt.tsx";

/** History state passed by the live form. */
const sentSchema = object({
  id: optional(string()),
  produto: optional(string()),
  /** For EdenApp FREE only. */
  pessoa: optional(object({ nome: string(), email: string(), telefone: string() })),
});
type Sent = InferOutput<typeof sentSchema>;

/** For visitors who come from the form: the number of the lead, and a chat that quotes it. */
export function LiveReceipt() {
  const { id, produto } = useSent();
  if (!id) return null;
  return (
    <div className="mt-8 border-linha border-t pt-6 text-pedra">
      <p>
        <Protocol id={id} />
      </p>
      <ConsultantLink id={id} did={`deixar meu interesse em ${produto} pelo site`} />
    </div>
  );
}

/** "em" and the product. */
export function InProduto() {
  const { produto } = useSent();
  if (!produto) return "no produto";
  return (
    <>
      em <strong className="font-semibold text-tinta">{produto}</strong>
    </>
  );
}

/** Data of a visitor who chose EdenApp FREE. */
export const useFreeLead = (): Sent["pessoa"] => useSent().pessoa;

/** Link to the free cadastro, prefilled. */
export function FreeCadastroLink({ pessoa }: { pessoa: object }) {
  return (
    <ButtonLink to={cadastroGratuito} state={{ pessoa }} variant="ipe">
      Criar minha conta gratuita
    </ButtonLink>
  );
}

/** Read after hydration: the prerendered page is the same for everyone. */
function useSent(): Sent {
  const { state } = useLocation();
  const [sent, setSent] = useState<Sent>({});
  useEffect(() => setSent(is(sentSchema, state) ? state : {}), [state]);
  return sent;
}
