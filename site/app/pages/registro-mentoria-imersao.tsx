import { MentoriaImersaoSection } from "~/features/mentoria-imersao/mentoria-imersao-section.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-mentoria-imersao",
    title: "Éden Grupo - Mentoria e Imersão",
    description: "Garanta a sua pré-reserva na mentoria de 10 meses, na imersão de dois dias, ou nas duas.",
    trail: [{ label: "Mentoria e Imersão", path: "/registro-mentoria-imersao" }],
  });

export default function RegistroMentoriaImersao() {
  return <MentoriaImersaoSection />;
}
