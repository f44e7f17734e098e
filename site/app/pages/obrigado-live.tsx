import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/obrigado-live",
    title: "Éden Grupo - Obrigado",
    description: "Recebemos o seu interesse.",
    noindex: true,
  });

export default function ObrigadoLive() {
  return (
    <PageSummary
      title={
        <>
          Recebemos o seu <em>interesse</em>
        </>
      }
      actions={
        <>
          <ButtonLink to="/" variant="fio">
            Voltar ao início
          </ButtonLink>
          <ButtonLink to="/formulario-live" variant="fio">
            Escolher outro produto
          </ButtonLink>
        </>
      }
    >
      Obrigado. A equipe do Éden Grupo entra em contato para combinar os próximos passos.
    </PageSummary>
  );
}
