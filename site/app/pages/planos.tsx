import { BelowFold } from "@eden/ui/below-fold.tsx";
import { AjudaSection } from "~/features/planos/ajuda-section.tsx";
import { ConsultantSection, PlanosComparison, PlanosOpening } from "~/features/planos/planos-comparison.tsx";
import { QuantoCusta } from "~/features/quanto-custa/quanto-custa.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/planos",
    title: "Éden Grupo - Planos",
    description:
      "Compare os seis planos do Éden Grupo, do Despertar à Excelência, e escolha o que combina com o momento da sua farmácia.",
    card: "planos",
    trail: [{ label: "Planos", path: "/planos" }],
  });

export const handle: SiteHandle = { convite: "arvore" };

const sections = (
  <>
    <PlanosOpening>
      <QuantoCusta labelledBy="planos-titulo" />
    </PlanosOpening>
    <BelowFold>
      <AjudaSection />
      <PlanosComparison />
      <ConsultantSection />
    </BelowFold>
  </>
);

export default function Planos() {
  return sections;
}
