import { BelowFold } from "@eden/ui/below-fold.tsx";
import { marcas } from "~/content/marcas.ts";
import { MarcaSection } from "~/features/marcas/marca-section.tsx";
import { MarcasOpening } from "~/features/marcas/marcas-opening.tsx";
import { useDocumentLoaded, useSectionScroll } from "~/features/marcas/use-section-scroll.ts";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "~/pages/frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/marcas",
    title: "Éden Grupo - Marcas",
    description:
      "Valora Farma, DoLado Farma e Farmácias BatePreço: três marcas licenciáveis para a farmácia independente.",
    card: "marcas",
    trail: [{ label: "Marcas", path: "/marcas" }],
  });

export const handle: SiteHandle = { convite: "lojas" };

const opening = <MarcasOpening />;

export default function Marcas() {
  useSectionScroll();
  const loaded = useDocumentLoaded();
  return (
    <>
      {opening}
      <BelowFold>
        {marcas.map((marca, index) => (
          <MarcaSection
            key={marca.id}
            marca={marca}
            mirrored={index % 2 === 1}
            first={index === 0}
            holdJump={!loaded}
          />
        ))}
      </BelowFold>
    </>
  );
}
