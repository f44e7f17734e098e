import { Carousel } from "@eden/ui/carousel.tsx";
import { Section } from "@eden/ui/section.tsx";
import { lideres } from "~/content/lideres.ts";
import { LeaderCard } from "./leader-card.tsx";

const AUTOPLAY = 5000;

const slides = lideres.map((lider) => ({ id: lider.id, content: <LeaderCard lider={lider} /> }));

export function LeadersSection() {
  return (
    <Section aria-labelledby="lideres-titulo">
      <Carousel
        label="Diretoria do Éden Grupo"
        slides={slides}
        visible={3}
        autoplay={AUTOPLAY}
        header={
          <>
            <h2 id="lideres-titulo" className="text-h2">
              Quem cultiva com você
            </h2>
            <p className="mt-3 text-lead text-pedra lg:mt-4">
              Seis diretorias, cada uma cuidando de uma parte do caminho.
            </p>
          </>
        }
      />
    </Section>
  );
}
