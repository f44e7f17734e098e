import { isBoleto, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { useEffect, useState } from "react";
import { readPedido } from "~/clients/storage/stored-pedido.ts";
import { garantias } from "~/content/cadastro.ts";
import { precos } from "~/content/precos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";

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

/** What makes a second attempt easier, and whom to ask. */
export function BeforeTryingAgain() {
  return (
    <>
      <h2 className="text-h3">Antes de tentar de novo</h2>
      <div className="mt-4 text-pedra">
        <CheckLines
          lines={[
            `No cartão, ${precos.parcelas} sem juros; à vista, por PIX ou boleto.`,
            garantias.seguro,
            garantias.desistencia,
          ]}
        />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-2.5 text-pedra">
        Ficou com dúvida?
        <AppLink
          to={whatsappLink("Olá! Comecei a comprar o EdenApp pelo site e quero tirar uma dúvida.")}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          <SocialIcon of="whatsapp" />
          <span>
            Falar com Consultor<span className="sr-only"> sobre o EdenApp</span>
          </span>
        </AppLink>
      </p>
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
