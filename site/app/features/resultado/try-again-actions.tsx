import { isBoleto, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { useEffect, useState } from "react";
import { readPedido } from "~/clients/storage/stored-pedido.ts";

/** Links after an unpaid checkout: to the live form and, for buyers from the cadastro, back to their data. */
export function TryAgainActions({ label }: { label: string }) {
  const pedido = useOpenPedido();
  const resumes = pedido?.origem === "app";
  return (
    <>
      {resumes && (
        <ButtonLink to="/registro-edenapp?etapa=3" variant="ipe">
          Continuar o cadastro
        </ButtonLink>
      )}
      <ButtonLink to="/formulario-live" variant={resumes ? "outline" : "ipe"}>
        {label}
      </ButtonLink>
      <ButtonLink to="/" variant={resumes ? "bare" : "outline"} className={resumes ? "sm:ml-1.5 sm:px-0!" : undefined}>
        Voltar ao início
      </ButtonLink>
    </>
  );
}

/** How long the payment was open: a boleto stays open longer than a checkout. */
export function ExpiredLead() {
  const pedido = useOpenPedido();
  const what = pedido && isBoleto(pedido) ? "O prazo de 3 dias do boleto terminou" : "O checkout expirou após 1 hora";
  return `${what}. É só começar de novo. Nenhuma cobrança foi feita.`;
}

/** Pedido of an unfinished cadastro; read after hydration. */
function useOpenPedido(): StoredPedido | null {
  const [pedido, setPedido] = useState<StoredPedido | null>(null);
  useEffect(() => {
    const kept = readPedido();
    setPedido(kept?.over === "concluded" ? null : kept);
  }, []);
  return pedido;
}
