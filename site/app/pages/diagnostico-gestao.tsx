import { DiagnosticoJornada } from "~/features/diagnostico/diagnostico-jornada.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/diagnostico-gestao",
    card: "diagnostico-gestao",
    title: "Éden Grupo - Diagnóstico de Gestão",
    description:
      "Responda ao diagnóstico de gestão do Éden Grupo e veja, área por área, por onde começar a melhorar a farmácia.",
    trail: [{ label: "Diagnóstico de Gestão", path: "/diagnostico-gestao" }],
  });

export default function DiagnosticoGestao() {
  return <DiagnosticoJornada />;
}
