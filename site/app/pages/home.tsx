import { BelowFold } from "@eden/ui/below-fold.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { lazyPart } from "@eden/ui/lazy-part.tsx";
import { perguntas } from "~/content/faq.ts";
import { AmostrasSection } from "~/features/amostras/amostras-section.tsx";
import { FaqSection } from "~/features/faq/faq-section.tsx";
import { Hero } from "~/features/home/hero.tsx";
import { LideresSection } from "~/features/lideres/lideres-section.tsx";
import { NiveisSection } from "~/features/niveis/niveis-section.tsx";
import { PilaresSection } from "~/features/pilares/pilares-section.tsx";
import { QuantoCustaSection } from "~/features/quanto-custa/quanto-custa-section.tsx";
import { SobreSection } from "~/features/sobre/sobre-section.tsx";
import { faqPage, organization } from "~/head/dados/structured-data.ts";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/",
    title: "Crescimento com Propósito",
    description:
      "Éden Grupo: educação, gestão, tecnologia e marcas para a farmácia independente crescer com propósito e raiz firme.",
    structuredData: [organization(), faqPage(perguntas)],
  });

export const handle: SiteHandle = { convite: "conversa" };

/** Prerendered, and hydrated after the page: its form needs as much script as all other sections together. */
const LivroSection = lazyPart(() => import("~/features/livro/livro-section.tsx"), {
  nome: "o livro",
  minHeight: "min-h-200",
  Frame: Section,
});

/** Prerendered, and hydrated after the page: its script is not part of the first load. */
const JardimSection = lazyPart(() => import("~/features/jardim/jardim-section.tsx"), {
  nome: "o jardim",
  minHeight: "min-h-112",
  Frame: Section,
});

/** A constant, as in the other pages: React does not render it again while the router loads the next page. */
const sections = (
  <>
    <Hero />
    <BelowFold>
      <QuantoCustaSection />
      <JardimSection level={2} />
    </BelowFold>
    <BelowFold>
      <SobreSection />
      <LideresSection />
    </BelowFold>
    <BelowFold>
      <NiveisSection />
    </BelowFold>
    <BelowFold>
      <PilaresSection />
      <AmostrasSection />
    </BelowFold>
    <BelowFold>
      <FaqSection />
      <LivroSection />
    </BelowFold>
  </>
);

export default function Home() {
  return sections;
}
