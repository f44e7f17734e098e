import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { livro } from "~/images/livro.ts";
import { LivroForm } from "./livro-form.tsx";

/** The book is on the left, past the edge; the form is a card in front of it. */
export default function LivroSection() {
  return (
    <Section
      id="livro"
      aria-labelledby="livro-titulo"
      className="relative overflow-x-clip"
      columnClassName="md:relative md:flex md:items-center md:justify-end lg:min-h-120 xl:items-end"
    >
      <Picture
        of={livro}
        sizes="(min-width: 1280px) 1320px, (min-width: 1024px) 1080px, (min-width: 768px) 760px, 660px"
        className="relative left-0 -mt-14 -mb-5 h-82.5 w-132 max-w-none md:absolute md:-bottom-8 md:-left-20 md:m-0 md:h-118.75 md:w-190 lg:-bottom-13.5 lg:-left-25 lg:h-168.75 lg:w-270 xl:-bottom-[4.125rem] xl:left-[calc(50%-747px)] xl:h-206.25 xl:w-330"
      />
      <div className="relative z-1 -mt-7 rounded-[28px] bg-papel px-5.5 py-5.5 shadow-suave md:mt-0 md:w-105 lg:w-125 lg:rounded-ficha lg:p-9 xl:w-140">
        <h2 id="livro-titulo" className="text-[clamp(2rem,1.6rem+1.6vw,2.5rem)]/[1.1]">
          Um livro para ler antes de levantar a porta
        </h2>
        <p className="mt-3 mb-6 text-pedra">
          <cite>Chamado para a Plenitude</cite> é um convite para cuidar das pessoas, dos números e dos clientes da sua
          farmácia. Em PDF, sem custo.
        </p>
        <LivroForm labelledBy="livro-titulo" />
      </div>
    </Section>
  );
}
