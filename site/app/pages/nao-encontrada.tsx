import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { ButtonLink } from "~/ui/button-link.tsx";

export const meta = () =>
  pageMeta({
    path: "/404",
    title: "Éden Grupo - Página não encontrada",
    description: "O endereço não existe ou mudou de lugar.",
    noindex: true,
  });

export default function NaoEncontrada() {
  return (
    <PageSummary
      title={
        <>
          Este caminho não dá em <em>jardim</em>
        </>
      }
      actions={
        <>
          <ButtonLink to="/">Voltar ao início</ButtonLink>
          <ButtonLink to="/planos" variant="fio">
            Comparar os planos
          </ButtonLink>
          <ButtonLink to="/contato" variant="fio">
            Falar com a equipe
          </ButtonLink>
        </>
      }
    >
      A página que você procura não existe ou mudou de lugar. Confira o endereço ou siga por um destes caminhos.
    </PageSummary>
  );
}
