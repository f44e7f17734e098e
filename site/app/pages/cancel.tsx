import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/cancel",
    title: "Éden Grupo - Pagamento Cancelado",
    description: "O pagamento foi cancelado e nenhuma cobrança foi feita.",
    noindex: true,
  });

export default function Cancel() {
  return (
    <PageSummary
      title={
        <>
          Nenhuma cobrança foi <em>feita</em>
        </>
      }
      actions={
        <>
          <ButtonLink to="/formulario-live">Tentar novamente</ButtonLink>
          <ButtonLink to="/" variant="fio">
            Voltar ao início
          </ButtonLink>
        </>
      }
    >
      Você cancelou o pagamento. Quando quiser, é só tentar novamente.
    </PageSummary>
  );
}
