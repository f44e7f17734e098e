import { Badge } from "@eden/ui/badge.tsx";
import { Icon } from "@eden/ui/icon.tsx";
import { Check, Clock, type LucideIcon, SearchCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { AccountStatus } from "~/clients/use-account-status.ts";
import type { UserData } from "~/clients/user-data.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { NextSteps } from "~/forms/receipt.tsx";

interface SignUpDetailsProps {
  data: UserData;
  status: AccountStatus;
}

/** The sign-up's data and, once known, the account's state. */
export function SignUpDetails({ data, status }: SignUpDetailsProps) {
  return (
    <dl className="mt-8 rounded-cartao bg-papel px-5 py-1 shadow-suave md:px-6">
      <Row label="E-mail">{data.email}</Row>
      <Row label="Tipo">{data.userType === "paid" ? "Premium" : "Gratuito"}</Row>
      <Row label="Data do cadastro">{new Date(data.registrationDate).toLocaleDateString("pt-BR")}</Row>
      <Row label="Status">
        <span role="status">
          <Badge tone={status === "active" ? "orvalho" : "aviso"}>
            <Icon of={icons[status]} size={18} />
            {contaSituacoes[status]}
          </Badge>
        </span>
      </Row>
    </dl>
  );
}

/** The next steps of a paid sign-up. */
export function PaidSteps({ data, status }: SignUpDetailsProps) {
  return (
    <>
      <h2 className="mt-9 text-h3">Próximos passos</h2>
      <NextSteps steps={status === "active" ? activeSteps : pendingSteps(data.email)} />
    </>
  );
}

const icons: Record<AccountStatus, LucideIcon> = { active: Check, pending: Clock, ended: Clock, review: SearchCheck };

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-linha border-b py-3.5 last:border-b-0">
      <dt className="shrink-0 text-pedra">{label}</dt>
      <dd className="text-right font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

const activeSteps = [
  { titulo: "Confira seu e-mail", texto: "As instruções de acesso já estão a caminho." },
  { titulo: "Baixe o EdenApp", texto: "Na loja de aplicativos do seu celular." },
  { titulo: "Comece pela primeira aula", texto: "São mais de 30, no seu ritmo." },
];

const pendingSteps = (email: string) => [
  { titulo: "Aguarde a confirmação", texto: "Cartão e PIX levam minutos; o boleto, de 1 a 3 dias úteis." },
  { titulo: "Confira seu e-mail", texto: `As instruções de acesso chegam em ${email}.` },
  { titulo: "Entre no EdenApp", texto: "Use o mesmo e-mail do cadastro." },
];
