import { readDesde2012 } from "@eden/domain/pracas/leitura-das-secoes";
import type { Praca } from "@eden/domain/pracas/praca";
import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { useEffect } from "react";
import { rememberPraca } from "~/clients/remember-praca.ts";
import { praca as words } from "~/content/praca.ts";
import { Moradores, Redes } from "./comparacoes.tsx";
import { Folha } from "./folha.tsx";
import { Fontes } from "./fontes.tsx";
import { Parecidas } from "./parecidas.tsx";
import { Ponte } from "./ponte.tsx";
import { Quadro, Rotulo } from "./quadro.tsx";
import { Coorte, Fluxo, IdadeEPorte } from "./tempo.tsx";
import { Vizinhas } from "./vizinhas.tsx";

/** What follows the street. It loads after the first screen, and so does the code that a lead needs. */
export default function Depois({ praca }: { praca: Praca }) {
  useEffect(rememberPraca, []);
  return (
    <>
      <Moradores praca={praca} />
      {"detalhe" in praca ? (
        <>
          <Redes praca={praca} />
          <Fluxo praca={praca} />
          <Coorte praca={praca} />
          <IdadeEPorte praca={praca} />
        </>
      ) : (
        praca.ativas > 0 && <Poucas desde2012={praca.desde_2012} />
      )}
      <Vizinhas praca={praca} />
      <Parecidas praca={praca} />
      <Ponte praca={praca} />
      <Fontes praca={praca} />
      <ParaImprimir praca={praca} />
    </>
  );
}

/** Not in the prerendered page: it would be a third of it, and the button that prints needs JavaScript anyway. */
function ParaImprimir({ praca }: { praca: Praca }) {
  return useHydrated() && <Folha praca={praca} />;
}

/** Fewer than five pharmacies: totals, and why there is no more. */
function Poucas({ desde2012 }: { desde2012: { abertas: number; encerradas: number } }) {
  const { titulo, motivo, texto } = words.poucas;
  return (
    <Quadro titulo={titulo} lead={readDesde2012(desde2012)}>
      <Rotulo>{motivo}</Rotulo>
      <p className="mt-2 max-w-[60ch] text-[1.0625rem]/relaxed">{texto}</p>
    </Quadro>
  );
}
