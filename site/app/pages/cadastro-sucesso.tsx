import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/cadastro-sucesso",
    title: "Éden Grupo - Cadastro Realizado",
    description: "Confirmação do cadastro no Eden App.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function CadastroSucesso() {
  return (
    <PageSummary
      title={
        <>
          Cadastro <em>realizado</em>
        </>
      }
      actions={
        <ButtonLink to="/" variant="fio">
          Voltar ao início
        </ButtonLink>
      }
    >
      Aqui você acompanha o cadastro que acabou de fazer no Eden App: tipo de acesso, situação e próximos passos.
    </PageSummary>
  );
}
