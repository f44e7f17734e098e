import { orientativa, transformadora } from "~/content/gestao.ts";
import { Section } from "~/ui/section.tsx";
import { Compass } from "./compass.tsx";
import { ModelCard } from "./model-card.tsx";
import { WateringCan } from "./watering-can.tsx";

const titleId = "gestao-modelos";

export function ModelsSection() {
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId} className="max-w-[18ch] text-h2">
        Dois jeitos de cuidar da sua <em>loja</em>
      </h2>
      <div className="grid items-stretch gap-x-6 lg:grid-cols-2">
        <ModelCard model={orientativa} picture={<Compass />} />
        <ModelCard model={transformadora} picture={<WateringCan />} dark />
      </div>
    </Section>
  );
}
