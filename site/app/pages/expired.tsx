import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/expired",
    title: "Éden Grupo - Checkout Expirado",
    description: "O checkout expirou após 1 hora. É só começar de novo.",
    noindex: true,
  });

export default function Expired() {
  return (
    <PageSummary
      title={
        <>
          O tempo do checkout <em>acabou</em>
        </>
      }
      actions={
        <>
          <ButtonLink to="/formulario-live">Iniciar nova compra</ButtonLink>
          <ButtonLink to="/" variant="fio">
            Voltar ao início
          </ButtonLink>
        </>
      }
    >
      O checkout expirou após 1 hora. É só começar de novo.
    </PageSummary>
  );
}
