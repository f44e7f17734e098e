import { Section } from "@eden/ui/section.tsx";
import { orientativa, transformadora } from "~/content/gestao.ts";
import { consultoriaOrientativa } from "~/images/consultoria-orientativa.ts";
import { consultoriaTransformadora } from "~/images/consultoria-transformadora.ts";
import { ModelCard } from "./model-card.tsx";

const titleId = "gestao-modelos";

export function ModelsSection() {
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId} className="max-w-[18ch] text-h2">
        Dois jeitos de cuidar da sua <em>loja</em>
      </h2>
      <div className="mt-4 grid items-stretch gap-x-6 gap-y-10 lg:grid-cols-2">
        <ModelCard model={orientativa} picture={consultoriaOrientativa} />
        <ModelCard model={transformadora} picture={consultoriaTransformadora} dark />
      </div>
    </Section>
  );
}
