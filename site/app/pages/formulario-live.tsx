import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/formulario-live",
    title: "Éden Grupo - Formulário Live",
    description: "Escolha o produto do Éden Grupo que combina com você e deixe seus dados em dois passos.",
    trail: [{ label: "Formulário Live", path: "/formulario-live" }],
  });

export default function FormularioLive() {
  return (
    <PageSummary
      title={
        <>
          Escolha por onde <em>começar</em>
        </>
      }
    >
      Em dois passos você deixa seus dados e escolhe entre EdenApp, Imersão, Mentoria, Despertar, Edificação e
      Plenitude.
    </PageSummary>
  );
}
