import { BelowFold } from "@eden/ui/below-fold.tsx";
import { AppBlock } from "~/features/educacao/app-block.tsx";
import { EducacaoOpening } from "~/features/educacao/educacao-opening.tsx";
import { ImersaoBlock } from "~/features/educacao/imersao-block.tsx";
import { MentoriaBlock } from "~/features/educacao/mentoria-block.tsx";
import { PlanosBlock } from "~/features/planos-bloco/planos-block.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/educacao",
    title: "Educação",
    description:
      "Aplicativo, imersão e mentoria para donos de farmácia aplicarem na loja o que aprendem, no ritmo de quem abre a porta todo dia.",
    card: "educacao",
    trail: [{ label: "Educação", path: "/educacao" }],
  });

export const handle: SiteHandle = { convite: "bilhete" };

const sections = (
  <>
    <EducacaoOpening />
    <BelowFold>
      <AppBlock />
      <ImersaoBlock />
      <MentoriaBlock />
      <PlanosBlock show={["eden-app", "imersao", "mentoria", "despertar"]} />
    </BelowFold>
  </>
);

export default function Educacao() {
  return sections;
}
