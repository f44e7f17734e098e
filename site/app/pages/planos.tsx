import { conviteDosPlanos } from "~/content/planos.ts";
import { ConsultantSection, PlanosComparison } from "~/features/planos/planos-comparison.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { fechoPlanos } from "~/images/fecho-planos.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/planos",
    title: "Éden Grupo - Planos",
    description:
      "Compare os seis planos do Éden Grupo, do Despertar à Excelência, e escolha o que combina com o momento da sua farmácia.",
    card: true,
    trail: [{ label: "Planos", path: "/planos" }],
  });

export const handle: SiteHandle = {
  convite: {
    title: (
      <>
        Em dúvida entre dois planos? A gente acha a sua <em>chave</em>.
      </>
    ),
    picture: fechoPlanos,
    ...conviteDosPlanos,
  },
};

const sections = (
  <>
    <PlanosComparison />
    <ConsultantSection />
  </>
);

export default function Planos() {
  return sections;
}
