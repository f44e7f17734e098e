import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The step of Plenitude chosen on the plans page, if the visitor comes from there. */
export function usePlanoInteresse(): Plano | undefined {
  const { search } = useLocation();
  const [plano, setPlano] = useState<Plano>();
  // Read after hydration: the prerendered page cannot know it.
  useEffect(() => {
    const id = new URLSearchParams(search).get("plano");
    setPlano(PLANOS.find((candidate) => candidate.id === id && candidate.categoria === "Plenitude"));
  }, [search]);
  return plano;
}
