import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/success",
    title: "Éden Grupo - Pagamento Confirmado",
    description: "Pagamento confirmado e assinatura criada.",
    noindex: true,
  });

export default function Success() {
  return (
    <PageSummary
      title={
        <>
          Pagamento <em>confirmado</em>
        </>
      }
      actions={
        <ButtonLink to="/" variant="fio">
          Voltar ao início
        </ButtonLink>
      }
    >
      Sua assinatura foi criada. Você recebe um e-mail de confirmação e o acesso é liberado em até 24 horas.
    </PageSummary>
  );
}
