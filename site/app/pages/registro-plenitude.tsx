import { PlenitudeForm } from "~/features/plenitude/plenitude-form.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-plenitude",
    title: "Éden Grupo - Registro Plenitude",
    description: "Cadastre a sua farmácia na Plenitude: loja nova ou conversão, com o acompanhamento do Éden Grupo.",
    trail: [{ label: "Registro Plenitude", path: "/registro-plenitude" }],
  });

export default function RegistroPlenitude() {
  return <PlenitudeForm />;
}
