import { CadastroWizard } from "~/features/cadastro/cadastro-wizard.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-edenapp",
    card: "registro-edenapp",
    title: "Éden Grupo - Registro Eden App",
    description: "Crie o seu acesso ao EdenApp, gratuito ou pago, em três passos: tipo, plano e dados.",
    trail: [{ label: "Registro Eden App", path: "/registro-edenapp" }],
  });

export default function RegistroEdenapp() {
  return <CadastroWizard />;
}
