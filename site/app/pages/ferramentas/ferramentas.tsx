import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense } from "react";
import { FerramentasOpening } from "~/features/ferramentas/ferramentas-opening.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/ferramentas",
    card: "ferramentas",
    title: "Éden Grupo - Ferramentas do dono",
    description:
      "Contas grátis para o dono da farmácia independente: quanto vender por dia, até onde um desconto cabe e quanto dinheiro está parado na prateleira. Sem cadastro, no seu celular.",
    trail: [{ label: "Ferramentas do dono", path: "/ferramentas" }],
  });

const FerramentasSection = lazy(() => loadAgain(() => import("~/features/ferramentas/ferramentas-section.tsx")));

const sections = (
  <>
    <FerramentasOpening />
    <Suspense fallback={<div className="h-screen" />}>
      <FerramentasSection />
    </Suspense>
  </>
);

export default function Ferramentas() {
  return sections;
}
