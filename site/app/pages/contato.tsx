import { BelowFold } from "@eden/ui/below-fold.tsx";
import { ContatoSection } from "~/features/contato/contato-section.tsx";
import { OtherWays } from "~/features/contato/other-ways.tsx";
import { FaqSection } from "~/features/faq/faq-section.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/contato",
    title: "Éden Grupo - Contato",
    description: "Fale com o Éden Grupo: conte como está a sua farmácia hoje e um consultor indica o melhor caminho.",
    card: "contato",
    trail: [{ label: "Contato", path: "/contato" }],
  });

const sections = (
  <>
    <ContatoSection />
    <BelowFold>
      <OtherWays />
      <FaqSection contact={false} />
    </BelowFold>
  </>
);

export default function Contato() {
  return sections;
}
