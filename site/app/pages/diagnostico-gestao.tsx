import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/diagnostico-gestao",
    title: "Éden Grupo - Diagnóstico de Gestão",
    description:
      "Responda ao diagnóstico de gestão do Éden Grupo e veja, área por área, por onde começar a melhorar a farmácia.",
    trail: [{ label: "Diagnóstico de Gestão", path: "/diagnostico-gestao" }],
  });

export default function DiagnosticoGestao() {
  return (
    <PageSummary
      title={
        <>
          Como está a gestão da sua <em>farmácia</em>?
        </>
      }
    >
      O diagnóstico identifica a loja por CNPJ e CPF, faz uma pergunta por tela e mostra, ao final, um resultado por
      área de gestão.
    </PageSummary>
  );
}
