import { AppBlock } from "~/features/educacao/app-block.tsx";
import { EducationOpening } from "~/features/educacao/education-opening.tsx";
import { ImmersionBlock } from "~/features/educacao/immersion-block.tsx";
import { MentoringBlock } from "~/features/educacao/mentoring-block.tsx";
import { PlansBlock } from "~/features/planos-bloco/plans-block.tsx";
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
      <EducationOpening />
      <AppBlock />
      <ImmersionBlock />
      <MentoringBlock />
      <PlansBlock show={["eden-app", "imersao", "mentoria", "despertar"]} />
    </>
  );
}
