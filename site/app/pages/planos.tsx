import { ConsultantSection, PlanosComparison } from "~/features/planos/planos-comparison.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/planos",
    title: "Éden Grupo - Planos",
    description:
      "Compare os seis planos do Éden Grupo, de Despertar a Excelência, e escolha o que combina com o momento da sua farmácia.",
    card: "planos",
    trail: [{ label: "Planos", path: "/planos" }],
  });

export default function Planos() {
  return (
    <>
      <PlanosComparison />
      <ConsultantSection />
    </>
  );
}
