import type { Praca } from "@eden/domain/pracas/praca";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy } from "react";
import { BarraDeAcoes } from "./barra-de-acoes.tsx";
import { Cabeca } from "./cabeca.tsx";
import { Moldes } from "./lojas.tsx";

/** Prerendered with the page; its JavaScript comes after that of the first screen. */
const Depois = lazy(() => loadAgain(() => import("./depois.tsx")));

/** The page of a town: what it shows follows from the document alone. */
export function Cidade({ praca }: { praca: Praca }) {
  return (
    <>
      <Moldes />
      <Cabeca praca={praca} />
      <BarraDeAcoes titulo={`Farmácias em ${praca.nome}, ${praca.uf}`} />
      <BelowFold>
        <Depois praca={praca} />
      </BelowFold>
    </>
  );
}
