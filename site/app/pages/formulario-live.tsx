import { LiveForm } from "~/features/live/live-form.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/formulario-live",
    card: "formulario-live",
    title: "Éden Grupo - Formulário Live",
    description: "Escolha o produto do Éden Grupo que combina com você e deixe seus dados em dois passos.",
    trail: [{ label: "Formulário Live", path: "/formulario-live" }],
  });

export default function FormularioLive() {
  return <LiveForm />;
}
