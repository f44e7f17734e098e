import JardimSection from "~/features/jardim/jardim-section.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/jardim",
    title: "Éden Grupo - O jardim da sua farmácia",
    description:
      "Sete perguntas, uma por área da gestão. Cada resposta faz crescer uma planta no jardim da sua farmácia.",
    card: "jardim",
    trail: [{ label: "O jardim da sua farmácia", path: "/jardim" }],
  });

const section = <JardimSection level={1} />;

export default function Jardim() {
  return section;
}
