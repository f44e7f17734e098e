import { DespertarSection } from "~/features/despertar/despertar-section.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-despertar",
    title: "Éden Grupo - Registro Despertar",
    description: "Comece a jornada no Despertar, com o EdenApp e a imersão.",
    trail: [{ label: "Registro Despertar", path: "/registro-despertar" }],
  });

export default function RegistroDespertar() {
  return <DespertarSection />;
}
