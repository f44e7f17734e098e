import { BelowFold } from "@eden/ui/below-fold.tsx";
import { ChoiceSection } from "~/features/gestao/choice-section.tsx";
import { ConsultoriasSection } from "~/features/gestao/consultorias-section.tsx";
import { DiagnosticoSection } from "~/features/gestao/diagnostico-section.tsx";
import { FerramentasSection } from "~/features/gestao/ferramentas-section.tsx";
import { GestaoHero } from "~/features/gestao/gestao-hero.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/gestao",
    title: "Éden Grupo - Gestão",
    description:
      "Consultoria Orientativa e Consultoria Transformadora: dois modelos para farmácias independentes, do diagnóstico ao acompanhamento da execução.",
    card: "gestao",
    trail: [{ label: "Gestão", path: "/gestao" }],
  });

export const handle: SiteHandle = { convite: "folha" };

const sections = (
  <>
    <GestaoHero />
    <BelowFold>
      <ConsultoriasSection />
      <ChoiceSection />
      <DiagnosticoSection />
      <FerramentasSection />
    </BelowFold>
  </>
);

export default function Gestao() {
  return sections;
}
