import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Signpost } from "lucide";
import { Destinations } from "~/features/resultado/destinations.tsx";
import { ResultPage } from "~/features/resultado/result-page.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { naoEncontrado } from "~/images/nao-encontrado.ts";

export const meta = () =>
  pageMeta({
    path: "/404",
    title: "Éden Grupo - Página não encontrada",
    description: "O endereço não existe ou mudou de lugar.",
    noindex: true,
  });

export default function NaoEncontrada() {
  return (
    <ResultPage
      picture={naoEncontrado}
      badge="Página não encontrada"
      icon={Signpost}
      title={
        <>
          Este caminho não leva ao <em>jardim</em>.
        </>
      }
      lead="A página que você procura não existe ou mudou de lugar. Confira o endereço ou siga por um destes caminhos."
      actions={
        <>
          <ButtonLink to="/" variant="ipe">
            Voltar ao início
          </ButtonLink>
          <Destinations />
          <AppLink
            to="/diagnostico-gestao"
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
          >
            Já sou do grupo: diagnóstico inteiro
          </AppLink>
        </>
      }
    />
  );
}
