import { formatData } from "@eden/domain/dia";
import { Badge } from "@eden/ui/badge.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Clock, type IconNode, SearchCheck } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { is, object, optional, string } from "valibot";
import { type ContaStatus, readPedidoDoCadastro, type StoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { empresa } from "~/content/empresa.ts";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { ConsultantLine, PedidoRows, ProtocoloRow, ReceiptCard, ReceiptRow } from "./receipt-card.tsx";

interface CadastroProps {
  data: StoredCadastro;
  status: ContaStatus;
}

/** The cadastro's data, its pedido if this device knows it and, once known, the state of its conta. */
export function CadastroReceipt({ data, status }: CadastroProps) {
  const { inicio } = useSent();
  const isPaid = data.userType === "paid";
  // Read at each render, which a new state causes: the answer about it corrects the copy.
  const pedido = isPaid ? readPedidoDoCadastro() : null;
  return (
    <ReceiptCard title="Seu cadastro">
      <ReceiptRow label="E-mail">
        <Address email={data.email} />
      </ReceiptRow>
      <ReceiptRow label="Tipo">{isPaid ? "Premium" : "Gratuito"}</ReceiptRow>
      {pedido && status !== "ended" && (
        <PedidoRows pedido={pedido} isPaid={status === "active" || status === "opening"} />
      )}
      <ReceiptRow label="Data do cadastro">{formatData(data.registrationDate)}</ReceiptRow>
      {inicio && <ProtocoloRow id={inicio} />}
      <ReceiptRow label="Status">
        <span role="status">
          <Badge tone={status === "active" ? "orvalho" : "aviso"}>
            <Icon of={icons[status]} size={18} />
            {contaSituacoes[status]}
          </Badge>
        </span>
      </ReceiptRow>
    </ReceiptCard>
  );
}

const icons: Record<ContaStatus, IconNode> = {
  active: Check,
  pending: Clock,
  unpaid: Clock,
  opening: Clock,
  ended: Clock,
  review: SearchCheck,
};

/** A long address breaks after its @. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

/** The next steps, the app stores once there is an account to open, and where to ask. */
export function CadastroSteps({ data, status, stores }: CadastroProps & { stores: ReactNode }) {
  const { id, inicio } = useSent();
  return (
    <>
      <h2 className="text-h3">Próximos passos</h2>
      <NextSteps steps={stepsOf(data, status)} />
      {status === "active" && stores}
      <div className="mt-7 border-linha-2 border-t border-dashed pt-3 text-base/snug text-pedra">
        {id && inicio ? (
          <ConsultantLine id={id} tabela="cadastros_app" inicio={inicio} did="me cadastrar no EdenApp pelo site">
            ou {support}
          </ConsultantLine>
        ) : (
          <p className="flex flex-wrap items-center gap-x-2.5">Ficou com dúvida? {support}</p>
        )}
      </div>
    </>
  );
}

const support = (
  <AppLink
    to={`mailto:${empresa.emailSuporte}`}
    className="inline-flex min-h-11 items-center rounded-sm font-semibold text-mata underline underline-offset-4"
  >
    Escrever para o suporte
  </AppLink>
);

function stepsOf({ userType, email }: StoredCadastro, status: ContaStatus) {
  const byMail = { titulo: "Confira seu e-mail", texto: `As instruções de acesso vão para ${email}.` };
  const enter = { titulo: "Entre no EdenApp", texto: "Use o mesmo e-mail do cadastro." };
  if (userType === "free") return [byMail, enter];
  if (status === "active") return activeSteps;
  if (status === "opening")
    return [{ titulo: "Aguarde a abertura da conta", texto: "Em até 24 horas." }, byMail, enter];
  const takes = "Cartão e PIX levam minutos; o boleto, de 1 a 3 dias úteis.";
  return [
    status === "unpaid" || status === "ended"
      ? { titulo: "Pague o pedido", texto: `Se você já pagou, é só esperar a confirmação. ${takes}` }
      : { titulo: "Aguarde a confirmação", texto: takes },
    byMail,
    enter,
  ];
}

const activeSteps = [
  { titulo: "Confira seu e-mail", texto: "As instruções de acesso já estão a caminho." },
  { titulo: "Baixe o EdenApp", texto: "Na loja de aplicativos do seu celular." },
  { titulo: "Comece pela primeira aula", texto: "São mais de 30, no seu ritmo." },
];

/** History state passed by the form. */
const sentSchema = object({ id: string(), inicio: optional(string()) });

/** The cadastro and the first row of its purchase, for visitors who come from the form. Read after hydration. */
function useSent(): { id?: string; inicio?: string | undefined } {
  const { state } = useLocation();
  const [sent, setSent] = useState({});
  useEffect(() => setSent(is(sentSchema, state) ? state : {}), [state]);
  return sent;
}
