import { PageSummary } from "~/features/resumo/page-summary.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/registro-plenitude",
    title: "Éden Grupo - Registro Plenitude",
    description:
      "Cadastre a sua farmácia no nível Plenitude: loja nova ou conversão, com o acompanhamento do Éden Grupo.",
    trail: [{ label: "Registro Plenitude", path: "/registro-plenitude" }],
  });

export default function RegistroPlenitude() {
  return (
    <PageSummary
      title={
        <>
          Plenitude para a sua <em>loja</em>
        </>
      }
    >
      Para loja nova ou conversão de uma farmácia que já existe. Você deixa seus dados e um consultor combina os
      próximos passos.
    </PageSummary>
  );
}
