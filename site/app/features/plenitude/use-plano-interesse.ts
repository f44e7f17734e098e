import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

type PlanoPlenitude = Extract<Plano, { categoria: "Plenitude" }>;

/** The step of Plenitude chosen on the plans page, if the visitor comes from there. */
export function usePlanoInteresse(): PlanoPlenitude | undefined {
  const { search } = useLocation();
  const [plano, setPlano] = useState<PlanoPlenitude>();
  // Read after hydration: the prerendered page cannot know it.
  useEffect(() => {
    const id = new URLSearchParams(search).get("plano");
    setPlano(
      PLANOS.find(
        (candidate): candidate is PlanoPlenitude => candidate.id === id && candidate.categoria === "Plenitude",
      ),
    );
  }, [search]);
  return plano;
}
