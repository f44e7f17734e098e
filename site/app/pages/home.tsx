import { perguntas } from "~/content/faq.ts";
import { FaqSection } from "~/features/faq/faq-section.tsx";
import { Hero } from "~/features/home/hero.tsx";
import { LideresSection } from "~/features/lideres/lideres-section.tsx";
import { LivroSection } from "~/features/livro/livro-section.tsx";
import { NiveisSection } from "~/features/niveis/niveis-section.tsx";
import { PilaresSection } from "~/features/pilares/pilares-section.tsx";
import { SobreSection } from "~/features/sobre/sobre-section.tsx";
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
      <SobreSection />
      <LideresSection />
      <NiveisSection />
      <PilaresSection />
      <FaqSection />
      <LivroSection />
    </>
  );
}
