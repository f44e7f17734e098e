import { Hourglass } from "lucide-react";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { ResumeRegistration } from "~/features/resultado/resume-registration.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { expirado } from "~/images/expirado.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/expired",
    title: "Éden Grupo - Checkout Expirado",
    description: "O checkout expirou após 1 hora. É só começar de novo.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function Expired() {
  return (
    <ResultPage
      picture={expirado}
      badge="Checkout expirado"
      icon={Hourglass}
      title={
        <>
          O tempo da compra <em>acabou</em>.
        </>
      }
      lead="O checkout expirou após 1 hora. É só começar de novo. Nenhuma cobrança foi feita."
      actions={
        <>
          <ButtonLink to="/formulario-live" variant="ipe">
            Iniciar nova compra
          </ButtonLink>
          <ButtonLink to="/" variant="fio">
            Voltar ao início
          </ButtonLink>
          <ResumeRegistration />
        </>
      }
    />
  );
}
