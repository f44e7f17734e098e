import { perguntas } from "~/content/faq.ts";
import { FaqSection } from "~/features/faq/faq-section.tsx";
import { Hero } from "~/features/home/hero.tsx";
import { LeadersSection } from "~/features/lideres/leaders-section.tsx";
import { BookSection } from "~/features/livro/book-section.tsx";
import { LevelsSection } from "~/features/niveis/levels-section.tsx";
import { PillarsSection } from "~/features/pilares/pillars-section.tsx";
import { AboutSection } from "~/features/sobre/about-section.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { faqPage, organization } from "~/head/structured-data.ts";

export const meta = () =>
  pageMeta({
    path: "/",
    title: "Crescimento com Propósito",
    description:
      "Éden Grupo: educação, gestão, tecnologia e marcas para a farmácia independente crescer com propósito e raiz firme.",
    structuredData: [organization(), faqPage(perguntas)],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <AboutSection />
      <LeadersSection />
      <LevelsSection />
      <PillarsSection />
      <FaqSection />
      <BookSection />
    </>
  );
}
