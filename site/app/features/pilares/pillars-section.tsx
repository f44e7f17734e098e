import { Section } from "@eden/ui/section.tsx";
import { pilares } from "~/content/pilares.ts";
import { PillarTile } from "./pillar-tile.tsx";

export function PillarsSection() {
  return (
    <Section aria-labelledby="pilares-titulo">
      <h2 id="pilares-titulo" className="text-h2">
        Quatro pilares, uma casa em pé
      </h2>
      <ul className="mt-7 grid gap-3 md:grid-cols-2 md:gap-4 lg:mt-14 lg:grid-cols-12">
        {pilares.map((pilar) => (
          <PillarTile key={pilar.id} pilar={pilar} />
        ))}
      </ul>
    </Section>
  );
}
