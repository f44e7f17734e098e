import { isBoleto, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readComprador } from "~/clients/storage/stored-pedido.ts";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";

/** Undefined until storage is read, because the prerendered page cannot know it. Null if there is none. */
type DevicePedido = StoredPedido | null | undefined;

/** The next steps after the payment; the third depends on the payment method. */
export function PaymentSteps({ pedido }: { pedido: DevicePedido }) {
  const signedUp = pedido?.over === "concluded";
  return (
    <>
      <h2 className="text-h3">Próximos passos</h2>
      <NextSteps
        steps={[
          {
            titulo: "Confirmação por e-mail",
            texto: `Você recebe um e-mail com a confirmação do pagamento${signedUp ? "" : " e o link da sua conta"}.`,
          },
          {
            titulo: "Acesso liberado",
            texto: `${signedUp ? "Depois dela" : "Com a conta criada"}, o acesso ao EdenApp é liberado em até 24 horas.`,
          },
          chargeOf(pedido),
          { titulo: "Contato da equipe", texto: "A equipe do Éden Grupo entra em contato com você." },
        ]}
      />
    </>
  );
}

function chargeOf(pedido: DevicePedido): { titulo: string; texto: string } {
  if (!pedido) {
    return {
      titulo: "Cobrança",
      texto: "Se você parcelou no cartão, as parcelas entram sozinhas na fatura, mês a mês.",
    };
  }
  if (isBoleto(pedido)) {
    return { titulo: "Boleto", texto: "O banco leva de 1 a 3 dias úteis para confirmar. É um pagamento só." };
  }
  if (pedido.plano === "avista") return { titulo: "Pagamento único", texto: "Não haverá outras cobranças." };
  return { titulo: "Cobrança automática", texto: "As parcelas entram sozinhas na fatura do seu cartão, mês a mês." };
}

const REDIRECT_AFTER = 3000;
const CADASTRO = "/registro-edenapp?payment=success";

/**
 * Leads from the payment to the cadastro: automatically while the typed data is still stored, unless the visitor
 * cancels.
 */
export function ReturnToCadastro({ pedido }: { pedido: DevicePedido }) {
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const isOpen = Boolean(pedido) && pedido?.over !== "concluded";

  useEffect(() => {
    if (isOpen && readComprador()) setGoing(true);
  }, [isOpen]);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => navigate(CADASTRO), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [isGoing, navigate]);

  if (!pedido) return null;
  if (!isOpen) {
    return (
      <ButtonLink to="/cadastro-sucesso" variant="ipe">
        Ver o meu cadastro
      </ButtonLink>
    );
  }
  return (
    <div className="w-full">
      <div className="flex flex-wrap gap-3 max-sm:flex-col md:max-lg:justify-center">
        <ButtonLink to={CADASTRO} variant="ipe">
          Criar minha conta
        </ButtonLink>
        {isGoing && (
          <Button variant="outline" onClick={() => setGoing(false)}>
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
