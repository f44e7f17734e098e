import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/dados-usuario",
    title: "Éden Grupo - Dados do Usuário",
    description: "Os dados de cadastro guardados neste aparelho.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function DadosUsuario() {
  return (
    <PageSummary
      title={
        <>
          Dados guardados neste <em>aparelho</em>
        </>
      }
      actions={
        <ButtonLink to="/" variant="fio">
          Voltar ao início
        </ButtonLink>
      }
    >
      Esta página mostra o que o cadastro do Eden App guardou neste navegador. Nada daqui é enviado a outro lugar.
    </PageSummary>
  );
}
