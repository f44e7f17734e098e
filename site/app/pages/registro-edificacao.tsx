import { EdificacaoForm } from "~/features/edificacao/edificacao-form.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-edificacao",
    title: "Éden Grupo - Registro Edificação",
    description: "Cadastre a sua empresa na Edificação e compare os quatro planos, da loja única à matriz com filiais.",
    trail: [{ label: "Registro Edificação", path: "/registro-edificacao" }],
  });

export default function RegistroEdificacao() {
  return <EdificacaoForm />;
}
