import { Badge } from "@eden/ui/badge.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Clock, type LucideIcon, SearchCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { is, object, string } from "valibot";
import type { ContaStatus, StoredCadastro } from "~/clients/stored-cadastro.ts";
import { contaSituacoes } from "~/content/edenapp.ts";
import { empresa } from "~/content/empresa.ts";
import { ConsultantLink, NextSteps, Protocol } from "~/forms/receipt/receipt.tsx";

interface CadastroDetailsProps {
  data: StoredCadastro;
  status: ContaStatus;
}

/** The cadastro's data and, once known, the state of its conta. */
export function CadastroDetails({ data, status }: CadastroDetailsProps) {
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

/** The next steps of a paid cadastro. */
export function PaidSteps({ data, status }: CadastroDetailsProps) {
  return (
    <>
      <h2 className="mt-9 text-h3">Próximos passos</h2>
      <NextSteps steps={status === "active" ? activeSteps : pendingSteps(data.email)} />
    </>
  );
}

const icons: Record<ContaStatus, LucideIcon> = { active: Check, pending: Clock, ended: Clock, review: SearchCheck };

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

/** History state passed by the form. */
const sentSchema = object({ id: string() });

/** The number of the cadastro, for visitors who come from the form, and the contact address. */
export function CadastroAfter() {
  const { state } = useLocation();
  // Read after hydration: the prerendered page is the same for all cadastros.
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(is(sentSchema, state) ? state.id : null), [state]);
  return (
    <div className="mt-8 text-pedra">
      {id && (
        <div className="mb-4 border-linha border-t pt-5">
          <p>
            <Protocol id={id} />
          </p>
          <ConsultantLink id={id} did="me cadastrar no EdenApp pelo site" />
        </div>
      )}
      <p>
        Algo não saiu como esperava?{" "}
        <AppLink
          to={`mailto:${empresa.emailSuporte}`}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-folha underline underline-offset-4"
        >
          Escreva para o suporte
        </AppLink>
      </p>
    </div>
  );
}
