import { AppBlock } from "~/features/educacao/app-block.tsx";
import { EducacaoOpening } from "~/features/educacao/educacao-opening.tsx";
import { ImersaoBlock } from "~/features/educacao/imersao-block.tsx";
import { MentoriaBlock } from "~/features/educacao/mentoria-block.tsx";
import { PlanosBlock } from "~/features/planos-bloco/planos-block.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/educacao",
    title: "Educação",
    description:
      "Aplicativo, imersão e mentoria para donos de farmácia aplicarem na loja o que aprendem, no ritmo de quem abre a porta todo dia.",
    card: "educacao",
    trail: [{ label: "Educação", path: "/educacao" }],
  });

export default function Educacao() {
  return (
    <>
      <EducacaoOpening />
      <AppBlock />
      <ImersaoBlock />
      <MentoriaBlock />
      <PlanosBlock show={["eden-app", "imersao", "mentoria", "despertar"]} />
    </>
  );
}
