import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Sprout } from "lucide-react";
import { FreeCadastroLink, InProduto, LiveReceipt, useFreeLead } from "~/features/resultado/live-receipt.tsx";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { obrigado } from "~/images/obrigado.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/obrigado-live",
    title: "Éden Grupo - Obrigado",
    description: "Recebemos o seu interesse.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function ObrigadoLive() {
  const pessoa = useFreeLead();
  return (
    <ResultPage
      compact
      picture={obrigado}
      badge="Interesse recebido"
      icon={Sprout}
      title={
        <>
          Obrigado. A semente está <em>plantada</em>.
        </>
      }
      lead={
        <>
          Recebemos seu interesse <InProduto />.{" "}
          {pessoa
            ? "Falta só criar a sua conta: sem cartão, em um passo."
            : "A equipe entra em contato com os próximos passos."}
        </>
      }
      actions={
        <>
          {pessoa && <FreeCadastroLink pessoa={pessoa} />}
          <ButtonLink to="/" variant={pessoa ? "outline" : "mata"}>
            Voltar ao início
          </ButtonLink>
          <ButtonLink to="/formulario-live" variant={pessoa ? "bare" : "outline"}>
            Escolher outro produto
          </ButtonLink>
        </>
      }
      after={<LiveReceipt />}
    />
  );
}
